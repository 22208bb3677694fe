import { Composer } from "grammy";
import type { Say } from "../../../../bot/text/texts.ts";
import {
  type BotContext,
  type InPrivate,
  inPrivate,
  saidInPrivate,
} from "../../../../bot/updates/context.ts";
import { type Compose, reply, sendPage, toast, turnPage } from "../../../../bot/updates/reply.ts";
import { button, type Row } from "../../../../bot/view/button.ts";
import { privateChatOf } from "../../../../ids/ids.ts";
import type { Chat } from "../../../../tables/people/people.ts";
import { matchMistakes } from "../../../records/door.ts";
import { dareButton } from "../../sharing/buttons.ts";
import { handlersFor, judgeAndShow } from "../../solve/handlers.ts";
import { gamesByHome } from "../../solve/home.ts";
import { answerCube, cubeTraining, nextCube } from "../play/cube.ts";
import { keepLost, learnFromOldGames } from "../play/mistakes.ts";
import {
  dueOf,
  TRAINER_PRACTICE,
  type Training,
  type TrainingWish,
  train,
  trainGame,
  trainingOf,
  trainOwn,
} from "../play/play.ts";
import { progressOf, strengthOf } from "../play/progress.ts";
import { isOpenToAll, mayShow } from "../play/puzzles.ts";
import { themesOf } from "../play/themes.ts";
import { A_DAY } from "../rules/run.ts";
import { puzzlesIn } from "../store/puzzles.ts";
import { cubePage, cubeResult } from "./cube.ts";
import { themesPage, trainChoice, trainPage } from "./pages.ts";
import { pressed, pressedHere, trainPress } from "./presses.ts";

/** One's own mistakes, and puzzles of one's strength, in one message that is edited. */
export const trainer = new Composer<BotContext>();

trainer.command("train", (ctx) => sendTrainer(ctx));

trainer.filter(saidInPrivate("train"), (ctx) => sendTrainer(ctx));

const sendTrainer = async (ctx: BotContext): Promise<void> => {
  if (!inPrivate(ctx)) {
    return reply(ctx, { html: ctx.say("train-in-group"), keyboard: [[trainButton(ctx.say)]] });
  }
  await begin(ctx, ctx.here);
};

/** Games analysed before there was a trainer come first. */
const begin = async (ctx: BotContext, own: Chat): Promise<void> => {
  await learnFromOldGames(ctx.services, ctx.person.id);
  sendPage(ctx, own, choiceFor(ctx));
};

const trainButton = (say: Say): Row[number] =>
  button(say("button-train"), trainPress({ do: "train-begin" }));

/** Before a first game or puzzle there is nothing to train. */
export const startPart = ({ services: { store }, person }: BotContext): "first" | "more" => {
  const of = { person: person.id };
  return store.ledger.hasFinished(of) || puzzlesIn(store).hasTried(of) ? "first" : "more";
};

/** The same under /start, with the puzzles of today. */
export const startButton = ({ services, person, say }: BotContext): Row[number] => {
  const { today } = progressOf(services, person.id);
  const words =
    today < A_DAY
      ? say("button-train-today", { done: today, all: A_DAY })
      : say("button-train-done");
  return button(today === 0 ? say("button-train") : words, trainPress({ do: "train-begin" }));
};

const ownChat = ({ services, person }: BotContext): Chat | undefined => {
  const own = services.store.people.chat(privateChatOf(person.id));
  return own?.present ? own : undefined;
};

trainer.filter(pressed("train-begin"), async (ctx) => {
  const own = ownChat(ctx);
  if (!own) return toast(ctx, "refused-train-needs-chat");
  await toast(ctx, own.id === ctx.here?.id ? undefined : "train-sent");
  await begin(ctx, own);
});

trainer.filter(pressedHere("train-in-return"), async (ctx) => {
  await toast(ctx, "dare-back-how");
  await begin(ctx, ctx.here);
});

/** Under a game and its analysis: the first mistake of the person who presses. */
trainer.filter(pressed("train-game"), async (ctx) => {
  const { services, here, person, press, whisper } = ctx;
  const own = ownChat(ctx);
  if (!own) return toast(ctx, "refused-train-needs-chat");
  await learnFromOldGames(services, person.id);
  const now = trainGame(services, person.id, press.game) && trainingOf(services, person.id);
  if (!now) return toast(ctx, "train-flawless");
  await toast(ctx, own.id === here?.id ? undefined : "train-sent");
  sendPage(ctx, own, (look) => trainPage(now, [], look, whisper));
});

/** Keeps the costliest turns of a match that the person has brought, and asks the first one. */
trainer.filter(pressedHere("train-match"), async (ctx) => {
  const { services, here, person, press, whisper } = ctx;
  const lost = matchMistakes(services, press.brought, person.id);
  if (!lost) return toast(ctx, "refused-match-gone");
  const [first] = keepLost(services, person.id, lost);
  const now =
    first !== undefined && trainOwn(services, person.id, first) && trainingOf(services, person.id);
  if (!now) return toast(ctx, "train-flawless");
  await toast(ctx, "match-kept", { count: lost.length });
  sendPage(ctx, here, (look) => trainPage(now, [], look, whisper));
});

const choiceFor = (ctx: BotContext): Compose => {
  const { services, person, whisper: say } = ctx;
  const games = gamesByHome(ctx);
  const choices = games.map((family) => ({
    family,
    due: dueOf(services, person.id, family),
    strength: strengthOf(services, person.id, family),
  }));
  const last = trainingOf(services, person.id)?.family ?? games[0] ?? "long";
  const progress = progressOf(services, person.id);
  return (look) => trainChoice(choices, last, progress, look, say);
};

const played = trainer.filter(inPrivate);

played.filter(pressedHere("train-choice"), (ctx) => turnPage(ctx, ctx.here, choiceFor(ctx)));

played.filter(pressedHere("train-open"), (ctx) => goOn(ctx, { family: ctx.press.family }));

played.filter(pressedHere("train-themes"), (ctx) => {
  const { services, person, press, here, say } = ctx;
  const shares = themesOf(services, person.id, press.family);
  return turnPage(ctx, here, (look) => themesPage(press.family, shares, look, say));
});

played.filter(pressedHere("train-theme"), (ctx) => {
  const { family, theme } = ctx.press;
  return goOn(ctx, { family, theme });
});

const goOn = (ctx: InPrivate, wanted: TrainingWish): Promise<void> =>
  train(ctx.services, ctx.person.id, wanted)
    ? showPuzzle(ctx)
    : toast(ctx, "refused-nothing-to-train");

const pageOf = ({ services, person, say }: BotContext, now: Training): Compose => {
  const { puzzle } = now.kept;
  const ways = mayShow(services, puzzle, person.id)
    ? [dareButton({ source: "p", of: puzzle, turn: 0 }, say)]
    : [];
  return (look) => trainPage(now, ways, look, say);
};

const solving = handlersFor(TRAINER_PRACTICE, pageOf);

played.filter(pressedHere("train-move"), (ctx) => solving.play(ctx, ctx.press));

played.filter(pressedHere("train-undo"), (ctx) => solving.play(ctx, ctx.press));

played.filter(pressedHere("train-done"), (ctx) => solving.answer(ctx, ctx.press));

/** After a finished puzzle: any next one, or one of the same theme. */
const trainNext = (ctx: InPrivate, asked: number, isAlike: boolean): Promise<void> => {
  const { services, person } = ctx;
  const now = trainingOf(services, person.id);
  if (!now) return toast(ctx, "refused-no-puzzle");
  // An old message shows the present puzzle.
  if (now.asked !== asked || now.loss === undefined) return showPuzzle(ctx, "refused-stale");
  const { family } = now;
  return goOn(ctx, isAlike ? { family, theme: now.decision.theme } : { family });
};

played.filter(pressedHere("train-next"), (ctx) => trainNext(ctx, ctx.press.asked, false));
played.filter(pressedHere("train-more"), (ctx) => trainNext(ctx, ctx.press.asked, true));

played.filter(pressedHere("train-cube"), (ctx) =>
  judgeAndShow(ctx, async () => {
    const { services, think, person, press, here, say } = ctx;
    const next = await nextCube(services, think, person.id, press.family);
    if (!next) return () => toast(ctx, "refused-nothing-to-train");
    return () => turnPage(ctx, here, (look) => cubePage(next, look, say));
  }),
);

played.filter(pressedHere("train-cube-do"), (ctx) =>
  judgeAndShow(ctx, async () => {
    const { services, think, person, press, here, say } = ctx;
    const { puzzle, action } = press;
    const asked = isOpenToAll(services, puzzle)
      ? await cubeTraining(services, think, puzzle)
      : undefined;
    const done = asked && answerCube(services, person.id, asked, action);
    if (!done) return () => toast(ctx, "refused-no-puzzle");
    return () => turnPage(ctx, here, (look) => cubeResult(asked, action, done, look, say));
  }),
);

const showPuzzle = async (ctx: InPrivate, said?: "refused-stale"): Promise<void> => {
  const now = trainingOf(ctx.services, ctx.person.id);
  if (!now) return toast(ctx, "refused-no-puzzle");
  await turnPage(ctx, ctx.here, pageOf(ctx, now), said === undefined ? {} : { said });
};
