import { Composer } from "grammy";
import { type BotContext, inPrivate } from "../../../bot/updates/context.ts";
import { reply, sendPage, toast } from "../../../bot/updates/reply.ts";
import { readProblem } from "../../../game/problem/read.ts";
import { trainPage } from "../trainer/pages/pages.ts";
import { trainingOf, trainOwn } from "../trainer/play/play.ts";
import { newRepetition } from "../trainer/rules/repetition.ts";
import { puzzlesIn } from "../trainer/store/puzzles.ts";
import { answerTo, BEING_PLAYED } from "./answer.ts";
import { keepProblem } from "./keep.ts";
import { broughtPage } from "./pages.ts";
import { isBeingPlayed } from "./played.ts";
import { pressedHere } from "./presses.ts";

/** Positions from elsewhere that somebody writes or forwards into the private chat. */
export const brought = new Composer<BotContext>();

brought.filter(inPrivate, async (ctx, next) => {
  const { message, say, services, think, person } = ctx;
  const read = readProblem(message?.text ?? message?.caption ?? "");
  if (read === undefined) return next();
  if (!read.ok) return reply(ctx, say(`problem-unfit-${read.code}`));
  const { problem } = read;
  const answer = isBeingPlayed(services, person.id, problem)
    ? BEING_PLAYED
    : await answerTo(think, problem).catch((error: unknown) => {
        ctx.log.error({ err: error }, "a position could not be judged");
      });
  if (answer === undefined) return reply(ctx, say("refused-not-judged"));
  const puzzle = services.store.transaction(() =>
    keepProblem(services, person.id, problem, answer),
  );
  sendPage(ctx, ctx.here, (look) => broughtPage({ problem, answer, puzzle }, look, say));
});

brought.filter(pressedHere("brought-try"), async (ctx) => {
  const { services, person, press, here, whisper: say } = ctx;
  const now = trainOwn(services, person.id, press.puzzle) && trainingOf(services, person.id);
  if (!now) return toast(ctx, "refused-no-puzzle");
  await toast(ctx, undefined);
  sendPage(ctx, here, (look) => trainPage(now, [], look, say));
});

brought.filter(pressedHere("brought-keep"), async (ctx) => {
  const { services, person, press } = ctx;
  const puzzles = puzzlesIn(services.store);
  const isOwn = puzzles.find(press.puzzle)?.person === person.id;
  if (!isOwn) return toast(ctx, "refused-no-puzzle");
  const at = { person: person.id, puzzle: press.puzzle };
  puzzles.keepBox({ ...at, ...newRepetition(services.now()) });
  await toast(ctx, "problem-kept");
});
