import { Composer } from "grammy";
import type { Diagram } from "../../../../board/pictures/diagram.ts";
import type { TextKey } from "../../../../bot/text/texts.ts";
import {
  type BotContext,
  type InPrivate,
  inPrivate,
  saidInPrivate,
} from "../../../../bot/updates/context.ts";
import { type Compose, reply, sendPage, toast, turnPage } from "../../../../bot/updates/reply.ts";
import { button, type Row } from "../../../../bot/view/button.ts";
import { wayIn } from "../../../../bot/view/links.ts";
import type { Look } from "../../../../bot/view/table-message.ts";
import { claimOnce } from "../../../../tables/services/handouts.ts";
import { sendDocument } from "../../../records/door.ts";
import { importShippedSets, openSeven, sevenToday } from "../../sets/sets.ts";
import type { SevenDay } from "../../sets/sevens.ts";
import { handlersFor } from "../../solve/handlers.ts";
import { gamesByHome } from "../../solve/home.ts";
import { gameText } from "../../solve/words.ts";
import { groupsOfSevens, joinSevens, showSevens } from "../play/groups.ts";
import { SEVEN_PRACTICE, type SevenState, sevenState } from "../play/play.ts";
import { isReminded, remindDaily, stopReminding } from "../play/reminders.ts";
import {
  bestOfYesterday,
  challengerOf,
  closedSet,
  foundIn,
  pastSevens,
  progressOf,
  resultOf,
  sevenDone,
  sevenNews,
} from "../play/results.ts";
import { BEAT_MS, isPlaying, sevenBeat, sevenBoard } from "./board.ts";
import { groupsPage, joinButton } from "./groups.ts";
import { lastUnplayed, pastDays, sevenChoice, sevenCover, sevenLook } from "./pages.ts";
import { pressedHere, SEVEN_PAYLOAD, sevenPress } from "./presses.ts";
import { remindingPage } from "./reminding.ts";
import { sevenResult } from "./result.ts";

/** The day's seven, in one message that is edited throughout. */
export const sevens = new Composer<BotContext>();

sevens.command("seven", (ctx) => sendSeven(ctx));

sevens.filter(saidInPrivate("seven"), (ctx) => sendSeven(ctx));

/** Asks for one of today's sevens, in a new message; from a group it leads to the private chat. */
export const sendSeven = (ctx: BotContext): void => {
  if (inPrivate(ctx)) sendPage(ctx, ctx.here, choiceFor(ctx));
  else {
    const join = ctx.here?.settings.sevens ? [joinButton(ctx.say)] : [];
    reply(ctx, { html: ctx.say("seven-in-group"), keyboard: [[sevenButton(ctx), ...join]] });
  }
};

export const sevenButton = (ctx: BotContext): Row[number] =>
  wayIn(ctx, SEVEN_PAYLOAD, button(ctx.say("button-seven"), sevenPress({ do: "seven-begin" })));

const choiceFor = (ctx: BotContext): Compose => {
  const { services, person, say } = ctx;
  const day = sevenToday(services);
  const open = gamesByHome(ctx).filter((game) => openSeven(services, { game, day }));
  if (open.length === 0) return () => ({ html: say("seven-none"), keyboard: [] });
  const progress = open.map((game) => progressOf(services, person.id, { game, day }));
  const hasGroups = groupsOfSevens(services, person.id).length > 0;
  const cover = coverFor(ctx);
  const news = sevenNews(services, person.id);
  return (look) => sevenChoice(day, progress, news, hasGroups, cover, look, say);
};

/** The board of today's seven that is not finished yet. */
const coverFor = (ctx: BotContext): Diagram | undefined => {
  const { services, person } = ctx;
  const day = sevenToday(services);
  const states = gamesByHome(ctx).flatMap(
    (game) => sevenState(services, person.id, { game, day }) ?? [],
  );
  const state = states.find(isPlaying) ?? states[0];
  return state && sevenCover(state);
};

const pageOf = ({ services, person, say }: BotContext, state: SevenState): Compose => {
  if (isPlaying(state)) {
    const challenger = challengerOf(services, person.id, state);
    return (look) => sevenBoard(state, challenger, look, say);
  }
  const done = resultOf(services, person.id, state);
  return (look) => sevenResult(done, look, say);
};

const pageFor = (ctx: BotContext, where: SevenDay): Compose | undefined => {
  const state = sevenState(ctx.services, ctx.person.id, where);
  return state && pageOf(ctx, state);
};

/** One seven in a new message of the private chat; false if there is none. */
export const sendSevenOf = (ctx: BotContext, where: SevenDay): boolean => {
  const page = pageFor(ctx, where);
  if (page && ctx.here) sendPage(ctx, ctx.here, page);
  return page !== undefined;
};

const played = sevens.filter(inPrivate);

/** What waited for a start may come before the first sweep. The trainer comes after this. */
played.use((ctx, next) => {
  importShippedSets(ctx.services);
  return next();
});

played.filter(pressedHere("seven-begin"), async (ctx) => {
  await toast(ctx);
  sendSeven(ctx);
});

played.filter(pressedHere("seven-choice"), (ctx) => turnPage(ctx, ctx.here, choiceFor(ctx)));

played.filter(pressedHere("seven-open"), (ctx) =>
  showSeven(ctx, { game: ctx.press.family, day: ctx.press.day }),
);

const solving = handlersFor(SEVEN_PRACTICE, pageOf);

played.filter(pressedHere("seven-move"), (ctx) => solving.play(ctx, ctx.press));

played.filter(pressedHere("seven-undo"), (ctx) => solving.play(ctx, ctx.press));

played.filter(pressedHere("seven-done"), (ctx) =>
  solving.answer(ctx, ctx.press, (state) => showBeat(ctx, state, ctx.press.decision)),
);

/** Shows what was best; the next decision follows by a press or by itself. */
const showBeat = async (ctx: InPrivate, state: SevenState, number: number): Promise<void> => {
  const { here, say } = ctx;
  const onward = { afterMs: BEAT_MS, page: () => pageFor(ctx, state) };
  const page = (look: Look) =>
    sevenBeat(state, number, look, say) ?? { html: say("refused-no-seven"), keyboard: [] };
  await turnPage(ctx, here, page, { onward });
};

played.filter(pressedHere("seven-look"), async (ctx) => {
  const { services, person, press, here, say } = ctx;
  const where = { game: press.family, day: press.day };
  const done = sevenDone(services, person.id, where);
  if (!done) return toast(ctx, "refused-unknown-button");
  const found = foundIn(services, where, press.page - 1);
  await turnPage(
    ctx,
    here,
    (look) => sevenLook(done, found, press.page, look, say) ?? sevenResult(done, look, say),
  );
});

/** The board of the newest of these. */
const newestCover = (
  { services, person }: InPrivate,
  [newest]: readonly SevenDay[],
): Diagram | undefined => {
  const state = newest && sevenState(services, person.id, newest);
  return state && sevenCover(state);
};

played.filter(pressedHere("seven-days"), (ctx) => {
  const { services, person, here, say } = ctx;
  const progress = pastSevens(services, person.id);
  const best = bestOfYesterday(services);
  const cover = newestCover(ctx, progress);
  return turnPage(ctx, here, (look) => lastUnplayed(progress, best, cover, look, say));
});

played.filter(pressedHere("seven-days-at"), (ctx) => {
  const { services, person, here, press, say } = ctx;
  const progress = pastSevens(services, person.id);
  const cover = newestCover(ctx, progress);
  return turnPage(ctx, here, (look) => pastDays(progress, press.page, cover, look, say));
});

/** The set of a past day, exactly as hashed. */
played.filter(pressedHere("seven-set"), async (ctx) => {
  const { services, here, press, say } = ctx;
  const { family: game, day } = press;
  const row = closedSet(services, { game, day });
  if (!row) return toast(ctx, "refused-no-seven");
  if (!claimOnce(services, `seven ${game} ${day}`, here.id)) return toast(ctx, "share-just-sent");
  const caption = say("seven-set-caption", {
    day: String(day),
    game: gameText(game, say),
    hash: row.hash,
  });
  const name = `seven-${game}-${day}.json`;
  const replyTo = ctx.callbackQuery?.message?.message_id;
  sendDocument(ctx, here.id, { name, content: row.text, caption }, replyTo);
  await toast(ctx, "record-coming");
});

played.filter(pressedHere("seven-hours"), (ctx) => {
  const { services, person, press, here, say } = ctx;
  const reminded = isReminded(services, person.id);
  const cover = coverFor(ctx);
  return turnPage(ctx, here, (look) => remindingPage(press, reminded, cover, look, say));
});

played.filter(pressedHere("seven-remind"), async (ctx) => {
  const { services, person, press } = ctx;
  remindDaily(services, { person: person.id, hour: press.hour, half: press.half ?? 0 });
  await turnPage(ctx, ctx.here, choiceFor(ctx), { said: "seven-reminding" });
});

/** Under a reminder, and on the page of its hours. */
played.filter(pressedHere("seven-stop"), async (ctx) => {
  stopReminding(ctx.services, ctx.person.id);
  await toast(ctx, "seven-reminding-not");
});

/** Under a result: the question disappears after the answer. */
played.filter(pressedHere("seven-belong"), (ctx) => {
  const { services, person, press } = ctx;
  const isShown = press.shown === 1;
  const isDone = showSevens(services, person.id, { chat: press.group, isShown });
  const said = isShown ? "seven-shown-there" : "seven-shown-not";
  const where = { game: press.family, day: press.day };
  return showSeven(ctx, where, isDone ? said : "refused-unknown-button");
});

const showGroups = async (ctx: InPrivate, said?: TextKey): Promise<void> => {
  const { services, person, here, say } = ctx;
  const known = groupsOfSevens(services, person.id);
  const cover = coverFor(ctx);
  await turnPage(
    ctx,
    here,
    (look) => groupsPage(known, cover, look, say),
    said === undefined ? {} : { said },
  );
};

played.filter(pressedHere("seven-groups"), (ctx) => showGroups(ctx));

played.filter(pressedHere("seven-group"), (ctx) => {
  const { services, person, press } = ctx;
  const isShown = press.shown === 1;
  const isDone = showSevens(services, person.id, { chat: press.group, isShown });
  return showGroups(ctx, isDone ? undefined : "refused-unknown-button");
});

/** In the group: the person who presses wants their results there. */
sevens.filter(pressedHere("seven-here"), (ctx) => {
  const { services, person, here } = ctx;
  if (!here.settings.sevens) return toast(ctx, "seven-here-none");
  return toast(ctx, joinSevens(services, person.id, here) ? "seven-here" : "seven-here-already");
});

const showSeven = async (ctx: InPrivate, where: SevenDay, said?: TextKey): Promise<void> => {
  const page = pageFor(ctx, where);
  if (!page) return toast(ctx, "refused-no-seven");
  await turnPage(ctx, ctx.here, page, said === undefined ? {} : { said });
};
