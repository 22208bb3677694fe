import type { Terms } from "../../game/series.ts";
import { type CupId, isCupId } from "../../ids/ids.ts";
import {
  beginCup,
  bringMatch,
  CUP_HOURS,
  CUP_MATCH,
  CUP_PLAYERS,
  enterCup,
  hasMatch,
  leaveCup,
  openCup,
  playsOn,
  swissFor,
} from "../../tables/cup/cup.ts";
import type { Cup } from "../../tables/cup/standings.ts";
import type { Chat } from "../../tables/people.ts";
import { ownRulesets } from "../../tables/rulesets.ts";
import { habitsIn, rulesetsIn } from "../../tables/settings.ts";
import { type BotContext, inPrivate, pressed, pressedHere } from "../context.ts";
import { calledFor, isTheirs, unclear } from "../events/event.ts";
import { clockCode } from "../play/clock-words.ts";
import { wishOf } from "../play/wish.ts";
import { answer, edit, erase, openBot, reply, toast } from "../reply.ts";
import { threadOf } from "../topic.ts";
import { CUP_PAYLOAD } from "../view/links.ts";
import { cupMenu, formatMenu } from "./menu.ts";
import { type CupWords, cupTerms, readCupWords } from "./words.ts";

/** The words of /cup open one, or the menu in which what is missing is chosen. */
const openByWords = (ctx: BotContext, here: Chat, text: string) => {
  const { say, services } = ctx;
  const own = ownRulesets(services, here.id).map(({ ruleset }) => ruleset);
  const words = readCupWords(text, own, habitsIn(services, here.id));
  if (!("wish" in words) && !words.ok) return unclear(words, say);
  if (words.hours < CUP_HOURS.least || words.hours > CUP_HOURS.most) {
    return say("cup-bad-hours", { days: CUP_HOURS.most / 24 });
  }
  if (words.match > CUP_MATCH.most) return say("cup-bad-match", CUP_MATCH);
  if (!words.ok) return menuFor(ctx, here, words);
  const opened = open(ctx, here, words.terms, words.hours);
  return opened.ok ? undefined : say(opened.code);
};

const menuFor = (
  { person, services, say }: BotContext,
  here: Chat,
  words: Extract<CupWords, { readonly ok: false }>,
) => {
  const isUnclear = words.word !== "" && "wish" in words;
  const clock = clockCode("wish" in words ? words.wish.clock : undefined);
  const { match, hours } = words;
  const wish = { person: person.id, match, hours, clock };
  const title = isUnclear ? unclear(words, say) : undefined;
  return cupMenu(wish, rulesetsIn(services, here.id), say, title);
};

const open = (ctx: BotContext, here: Chat, terms: Terms, hours: number) => {
  const place = { chat: here.id, thread: threadOf(ctx) };
  const opened = openCup(ctx.services, place, ctx.person.id, terms, hours);
  if (opened.ok) ctx.delivery.jobs.look();
  return opened;
};

/** A cup of a group: opened by /cup, signed up for and begun by the buttons of its one message. */
export const cups = calledFor({
  command: "cup",
  events: (store) => store.cups,
  says: {
    names: "words-cup",
    needsGroup: "cup-needs-group",
    runs: "cup-runs",
    nothingThere: "cup-none",
    notYours: "cup-not-yours",
    cancelled: "cup-cancel-done",
  },
  open: openByWords,
});

cups.filter(pressedHere("cup-menu"), async (ctx) => {
  const { press, here, person, services, say } = ctx;
  if (press.person !== person.id) return toast(ctx, "event-not-your-menu");
  const { do: _, ...wish } = press;
  await toast(ctx);
  await edit(ctx, cupMenu(wish, rulesetsIn(services, here.id), say));
});

cups.filter(pressedHere("cup-begin"), async (ctx) => {
  const { press, here, person, services } = ctx;
  if (press.person !== person.id) return toast(ctx, "event-not-your-menu");
  const ruleset = rulesetsIn(services, here.id).find(({ id }) => id === press.ruleset);
  if (!ruleset || here.kind !== "group") return toast(ctx, "refused-no-ruleset");
  const { match, hours, clock = 0 } = press;
  const wish = wishOf({ stake: 1, cube: 0, match, hints: 0, clock });
  const opened = open(ctx, here, cupTerms(ruleset, wish, habitsIn(services, here.id)), hours);
  await toast(ctx, opened.ok ? undefined : opened.code);
  if (opened.ok) await erase(ctx);
});

cups.filter(pressed("cup-enter"), async (ctx) => {
  const { press, person, services } = ctx;
  const entered = enterCup(services, press.cup, person.id);
  if (entered.ok) return toast(ctx, inPrivate(ctx) ? "cup-entered-here" : "cup-entered");
  // Whoever has not begun with the bot is led there: its START enters.
  if (entered.code === "event-unreachable") return openBot(ctx, `${CUP_PAYLOAD}${press.cup}`);
  return answer(ctx, entered);
});

cups.filter(pressed("cup-leave"), async (ctx) => {
  const left = leaveCup(ctx.services, ctx.press.cup, ctx.person.id);
  await (left.ok ? toast(ctx, "cup-left-it") : answer(ctx, left));
});

/** Who may, begins the cup of a group; where many have come they are asked how it is to be played. */
cups.filter(pressedHere("cup-start"), async (ctx) => {
  const { person, services, say } = ctx;
  const cup = await theirCup(ctx, ctx.press.cup);
  if (!cup) return;
  const offered = swissFor(services, cup);
  if (offered.length === 0) return start(ctx, cup.id, 0);
  const players = services.store.cups.players(cup.id).length;
  await toast(ctx);
  reply(ctx, formatMenu({ cup: cup.id, person: person.id, players }, offered, say));
});

cups.filter(pressedHere("cup-format"), async (ctx) => {
  const { press, person, services } = ctx;
  if (press.person !== person.id) return toast(ctx, "event-not-your-menu");
  const cup = await theirCup(ctx, press.cup);
  if (!cup) return;
  const isOffered = press.rounds === 0 || swissFor(services, cup).includes(press.rounds);
  await start(ctx, cup.id, isOffered ? press.rounds : 0);
  await erase(ctx);
});

/** The cup of this group, for whoever may begin it; others are told why not. */
const theirCup = async (ctx: BotContext, id: CupId): Promise<Cup | undefined> => {
  const cup = ctx.services.store.cups.byId(id);
  if (!cup || cup.chat !== ctx.here?.id) {
    await toast(ctx, "refused-cup-over");
    return undefined;
  }
  if (await isTheirs(ctx, cup)) return cup;
  await toast(ctx, "cup-not-yours-to-begin");
  return undefined;
};

const start = async (ctx: BotContext, cup: CupId, rounds: number): Promise<void> => {
  const begun = beginCup(ctx.services, cup, rounds);
  if (!begun.ok && begun.code === "cup-few") return toast(ctx, "refused-cup-few", CUP_PLAYERS);
  ctx.delivery.jobs.look();
  await answer(ctx, begun);
};

/** The board of one's match, in the private chat. */
cups.filter(pressed("cup-mine"), async (ctx) => {
  const { press, person, services, here } = ctx;
  if (!hasMatch(services, press.cup, person.id)) {
    const isIn = playsOn(services, press.cup, person.id);
    return toast(ctx, isIn ? "cup-no-match-yet" : "cup-no-match");
  }
  if (here?.kind === "group") return openBot(ctx, `${CUP_PAYLOAD}${press.cup}`);
  bringMatch(services, press.cup, person.id);
  await toast(ctx);
});

/** Somebody has come by the link of a cup, and plays in it; or they look for the board of their match. */
export const enterCupByLink = (ctx: BotContext, number: string): void => {
  const { services, person, say } = ctx;
  const id = Number(number);
  if (isCupId(id) && bringMatch(services, id, person.id)) return;
  const entered = isCupId(id) ? enterCup(services, id, person.id) : undefined;
  const code = entered && !entered.ok ? entered.code : "cup-over";
  reply(ctx, say(entered?.ok ? "cup-entered-here" : `refused-${code}`));
};
