import { Composer } from "grammy";
import type { CheckerMove } from "../../game/types.ts";
import { type BotContext, pressed } from "../context.ts";
import { expectedMove, lessonMessage } from "../lesson/message.ts";
import { type Compose, erase, sendPage, toast, turnPage } from "../reply.ts";
import { button, type Row } from "../view/button.ts";
import { LESSON_PAYLOAD, linkTo } from "../view/links.ts";
import { turnLabel } from "../view/turn-label.ts";

/** A short guided game: nothing of it is kept, a message knows its own step. */
export const lesson = new Composer<BotContext>();

/** Begins the lesson in a message of its own. */
export const sendLesson = (ctx: BotContext): void => {
  if (ctx.here) sendPage(ctx, ctx.here, at(ctx, 1));
};

/** Begins it; from a group it leads into the private chat. */
export const lessonButton = ({ here, say, me }: BotContext): Row[number] =>
  here?.kind === "group"
    ? { text: say("button-lesson"), url: linkTo(me.username, LESSON_PAYLOAD) }
    : button(say("button-lesson"), { do: "lesson", step: 0 });

const at =
  ({ say }: BotContext, step: number): Compose =>
  (look) =>
    lessonMessage(step, look, say);

lesson.filter(pressed("lesson"), async (ctx) => {
  if (ctx.press.step > 0) return turned(ctx, ctx.press.step);
  await toast(ctx);
  sendLesson(ctx);
});

lesson.filter(pressed("lesson-move"), async (ctx) => {
  const { step, moves } = ctx.press;
  const expected = expectedMove(step);
  const isExpected = ({ from, die }: CheckerMove) =>
    expected?.from === from && expected.die === die;
  if (expected === undefined || moves.every(isExpected)) {
    return turned(ctx, step + 1);
  }
  await toast(ctx, "lesson-hint", { move: turnLabel([expected], ctx.say) });
});

lesson.filter(pressed("lesson-leave"), async (ctx) => {
  await toast(ctx, "lesson-left");
  await erase(ctx);
});

const turned = async (ctx: BotContext, step: number): Promise<void> => {
  if (!ctx.here) return toast(ctx);
  await turnPage(ctx, ctx.here, at(ctx, step));
};
