import { Composer } from "grammy";
import { type BotContext, type InPrivate, inPrivate } from "../../../bot/updates/context.ts";
import { answer, reply, sendPage, toast, turnPage } from "../../../bot/updates/reply.ts";
import { termsFrom } from "../../../game/placed.ts";
import { readProblem, readProblems } from "../../../game/problem/read.ts";
import type { Problem } from "../../../game/problem.ts";
import { type Result, refused } from "../../../rules/result.ts";
import { invite } from "../../../tables/challenge/links.ts";
import { playComputer } from "../../computer/door.ts";
import { judgeAndShow } from "../solve/handlers.ts";
import { trainPage } from "../trainer/pages/pages.ts";
import { trainingOf, trainOwn } from "../trainer/play/play.ts";
import { newRepetition } from "../trainer/rules/repetition.ts";
import { puzzlesIn } from "../trainer/store/puzzles.ts";
import { answerTo } from "./answer.ts";
import { keepProblem } from "./keep.ts";
import { broughtPage } from "./pages.ts";
import { pressedHere } from "./presses.ts";
import { type Withheld, withheldFrom } from "./withheld.ts";

/** So many of one message are answered. */
const MOST_READ = 3;

/** Positions from elsewhere that somebody writes or forwards into the private chat. */
export const brought = new Composer<BotContext>();

brought.filter(inPrivate, async (ctx, next) => {
  const { message, say } = ctx;
  const all = readProblems(message?.text ?? message?.caption ?? "");
  if (all.length === 0) return next();
  for (const read of all.slice(0, MOST_READ)) {
    if (read.ok) await show(ctx, read.problem);
    else reply(ctx, say(`problem-unfit-${read.code}`));
  }
});

const show = async (ctx: InPrivate, problem: Problem): Promise<void> => {
  const { say, services, think, person } = ctx;
  const withheld = withheldFrom(services, person.id, problem);
  const found = withheld
    ? { about: withheld }
    : await answerTo(think, problem).catch((error: unknown) => {
        ctx.log.error({ err: error }, "a position could not be judged");
      });
  if (found === undefined) return reply(ctx, say("refused-not-judged"));
  const puzzle = services.store.transaction(() => keepProblem(services, person.id, problem, found));
  sendPage(ctx, ctx.here, (look) => broughtPage({ problem, answer: found, puzzle }, look, say));
};

brought.filter(pressedHere("brought-try"), async (ctx) => {
  const { services, person, press, here, whisper: say } = ctx;
  const now = trainOwn(services, person.id, press.puzzle) && trainingOf(services, person.id);
  if (!now) return toast(ctx, "refused-no-puzzle");
  await toast(ctx, undefined);
  sendPage(ctx, here, (look) => trainPage(now, [], look, say));
});

brought.filter(pressedHere("brought-bot"), async (ctx) => {
  const found = problemHere(ctx);
  if (!found.ok) return toast(ctx, `problem-${found.code}`);
  const terms = termsFrom(found.problem);
  await answer(ctx, playComputer(ctx.services, ctx.person.id, "private", terms, "best"));
});

brought.filter(pressedHere("brought-friend"), async (ctx) => {
  const found = problemHere(ctx);
  if (!found.ok) return toast(ctx, `problem-${found.code}`);
  await answer(ctx, invite(ctx.services, ctx.person.id, termsFrom(found.problem)));
});

brought.filter(pressedHere("brought-cube"), (ctx) =>
  judgeAndShow(ctx, async () => {
    const { think, press, here, say } = ctx;
    const found = problemHere(ctx);
    if (!found.ok) return () => toast(ctx, `problem-${found.code}`);
    const { problem } = found;
    const page = { problem, answer: await answerTo(think, problem), puzzle: undefined };
    const did = press.action;
    return () => turnPage(ctx, here, (look) => broughtPage({ ...page, did }, look, say));
  }),
);

type ProblemHere = Result<{ readonly problem: Problem }, "gone" | Withheld>;

/** The problem on the message's own key, if it is not one's decision. */
const problemHere = ({ callbackQuery, services, person }: BotContext): ProblemHere => {
  const keys = callbackQuery?.message?.reply_markup?.inline_keyboard.flat() ?? [];
  const [line] = keys.flatMap((key) => ("copy_text" in key ? [key.copy_text.text] : []));
  const read = line === undefined ? undefined : readProblem(line);
  if (!read?.ok) return refused("gone");
  const withheld = withheldFrom(services, person.id, read.problem);
  return withheld ? refused(withheld) : read;
};

brought.filter(pressedHere("brought-keep"), async (ctx) => {
  const { services, person, press } = ctx;
  const puzzles = puzzlesIn(services.store);
  const isOwn = puzzles.find(press.puzzle)?.person === person.id;
  if (!isOwn) return toast(ctx, "refused-no-puzzle");
  const at = { person: person.id, puzzle: press.puzzle };
  puzzles.keepBox({ ...at, ...newRepetition(services.now()) });
  await toast(ctx, "problem-kept");
});
