import { Composer } from "grammy";
import type { BotContext } from "../../../bot/updates/context.ts";
import { erase, sendPage, toast, turnPage } from "../../../bot/updates/reply.ts";
import { button, type Row } from "../../../bot/view/button.ts";
import { wayIn } from "../../../bot/view/links.ts";
import { turnLabel } from "../../../bot/view/turn-buttons.ts";
import type { CheckerMove } from "../../../game/types.ts";
import { expectedMove, type LessonPlace, lessonChoice, lessonMessage } from "./message.ts";
import { LESSON_PAYLOAD, lessonPress, pressed } from "./presses.ts";

/** A short guided game of either family. Nothing of it is stored: a message knows its own step. */
export const lesson = new Composer<BotContext>();

/** Asks for the game in a message of its own, which then becomes the lesson. */
export const sendLesson = (ctx: BotContext): void => {
  if (ctx.here) sendPage(ctx, ctx.here, (look) => lessonChoice(look, ctx.say));
};

export const lessonButton = (ctx: BotContext): Row[number] =>
  wayIn(
    ctx,
    LESSON_PAYLOAD,
    button(ctx.say("button-lesson"), lessonPress({ do: "lesson", step: 0 })),
  );

lesson.filter(pressed("lesson"), async (ctx) => {
  const { step } = ctx.press;
  if (step > 0) return showStep(ctx, { family: "short", step });
  await toast(ctx);
  sendLesson(ctx);
});

lesson.filter(pressed("lesson-of"), (ctx) => showStep(ctx, ctx.press));

lesson.filter(pressed("lesson-move"), (ctx) => playMove(ctx, { family: "short", ...ctx.press }));

lesson.filter(pressed("lesson-press"), (ctx) => playMove(ctx, ctx.press));

lesson.filter(pressed("lesson-leave"), async (ctx) => {
  await toast(ctx, "lesson-left");
  await erase(ctx);
});

const playMove = async (
  ctx: BotContext,
  { moves, family, step }: LessonPlace & { readonly moves: readonly CheckerMove[] },
): Promise<void> => {
  const expected = expectedMove({ family, step });
  const isExpected = ({ from, die }: CheckerMove) =>
    expected?.from === from && expected.die === die;
  if (expected === undefined || moves.every(isExpected)) {
    return showStep(ctx, { family, step: step + 1 });
  }
  await toast(ctx, "lesson-hint", { move: turnLabel([expected], ctx.say) });
};

const showStep = async (ctx: BotContext, place: LessonPlace): Promise<void> => {
  if (!ctx.here) return toast(ctx);
  await turnPage(ctx, ctx.here, (look) => lessonMessage(place, look, ctx.say));
};
