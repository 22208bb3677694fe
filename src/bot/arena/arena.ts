import type { Terms } from "../../game/series.ts";
import { isArenaId } from "../../ids/ids.ts";
import {
  ARENA_DELAY,
  ARENA_MINUTES,
  enterArena,
  openArena,
  pauseArena,
} from "../../tables/arena/arena.ts";
import type { Chat } from "../../tables/people.ts";
import { ownRulesets } from "../../tables/rulesets.ts";
import { habitsIn, rulesetsIn } from "../../tables/settings.ts";
import { type BotContext, inPrivate, pressed, pressedHere } from "../context.ts";
import { calledFor, unclear } from "../events/event.ts";
import { clockCode, USUAL_CLOCK } from "../play/clock-words.ts";
import { termsFor } from "../play/play-words.ts";
import { wishOf } from "../play/wish.ts";
import { answer, edit, erase, openBot, reply, toast } from "../reply.ts";
import { threadOf } from "../topic.ts";
import { ARENA_PAYLOAD } from "../view/links.ts";
import { type ArenaWish, arenaMenu } from "./menu.ts";
import { type ArenaWords, arenaTerms, readArenaWords } from "./words.ts";

/** The words of /arena open one, or the menu in which what is missing is chosen. */
const openByWords = (ctx: BotContext, here: Chat, text: string) => {
  const { say, services } = ctx;
  const own = ownRulesets(services, here.id).map(({ ruleset }) => ruleset);
  const words = readArenaWords(text, own, habitsIn(services, here.id));
  if (!("wish" in words) && !words.ok) return unclear(words, say);
  if (words.minutes < ARENA_MINUTES.least || words.minutes > ARENA_MINUTES.most) {
    return say("arena-bad-minutes", ARENA_MINUTES);
  }
  if (words.startsIn > ARENA_DELAY.most) return say("arena-bad-delay");
  if (!words.ok) return menuFor(ctx, here, words);
  const opened = begin(ctx, here, words.terms, words);
  return opened.ok ? undefined : say(opened.code);
};

const menuFor = (ctx: BotContext, here: Chat, words: ArenaWords) => {
  const { person, services, say } = ctx;
  const isUnclear = !words.ok && words.word !== "" && "wish" in words;
  const clock = !words.ok && "wish" in words ? words.wish.clock : undefined;
  const wish: ArenaWish = {
    person: person.id,
    minutes: words.minutes,
    clock: clockCode(clock ?? USUAL_CLOCK),
    startsIn: words.startsIn,
  };
  const title = isUnclear ? unclear(words, say) : undefined;
  return arenaMenu(wish, rulesetsIn(services, here.id), say, title);
};

const begin = (
  ctx: BotContext,
  here: Chat,
  terms: Terms,
  times: Pick<ArenaWords, "minutes" | "startsIn">,
) => {
  const place = { chat: here.id, thread: threadOf(ctx) };
  const opened = openArena(ctx.services, place, ctx.person.id, terms, times);
  if (opened.ok) ctx.delivery.jobs.look();
  return opened;
};

/** An evening of a group: opened by /arena, entered and left by the buttons of its one message. */
export const arenas = calledFor({
  command: "arena",
  events: (store) => store.arenas,
  says: {
    names: "words-arena",
    needsGroup: "arena-needs-group",
    runs: "arena-runs",
    nothingThere: "arena-none",
    notYours: "arena-not-yours",
    cancelled: "arena-cancel-done",
  },
  open: openByWords,
});

arenas.filter(pressedHere("arena-menu"), async (ctx) => {
  const { press, here, person, services, say } = ctx;
  if (press.person !== person.id) return toast(ctx, "event-not-your-menu");
  const { do: _, ...wish } = press;
  await toast(ctx);
  await edit(ctx, arenaMenu(wish, rulesetsIn(services, here.id), say));
});

arenas.filter(pressedHere("arena-begin"), async (ctx) => {
  const { press, here, person, services } = ctx;
  if (press.person !== person.id) return toast(ctx, "event-not-your-menu");
  const ruleset = rulesetsIn(services, here.id).find(({ id }) => id === press.ruleset);
  if (!ruleset || here.kind !== "group") return toast(ctx, "refused-no-ruleset");
  const { minutes, startsIn = 0, clock = 0 } = press;
  const wish = wishOf({ stake: 1, cube: 0, match: 0, hints: 0, clock });
  const terms = arenaTerms(termsFor(ruleset, wish, habitsIn(services, here.id)));
  const opened = begin(ctx, here, terms, { minutes, startsIn });
  await toast(ctx, opened.ok ? undefined : opened.code);
  if (opened.ok) await erase(ctx);
});

arenas.filter(pressed("arena-play"), async (ctx) => {
  const { press, person, services } = ctx;
  const entered = enterArena(services, press.arena, person.id);
  if (entered.ok) return toast(ctx, inPrivate(ctx) ? "arena-entered-here" : "arena-entered");
  // Whoever has not begun with the bot is led there: its START enters.
  if (entered.code === "event-unreachable") return openBot(ctx, `${ARENA_PAYLOAD}${press.arena}`);
  return answer(ctx, entered);
});

arenas.filter(pressed("arena-pause"), async (ctx) => {
  const paused = pauseArena(ctx.services, ctx.press.arena, ctx.person.id);
  await (paused.ok ? toast(ctx, "arena-paused") : answer(ctx, paused));
});

/** Somebody has come by the link of an arena, and plays in it. */
export const enterByLink = (ctx: BotContext, number: string): void => {
  const id = Number(number);
  const entered = isArenaId(id) ? enterArena(ctx.services, id, ctx.person.id) : undefined;
  const code = entered && !entered.ok ? entered.code : "arena-over";
  reply(ctx, ctx.say(entered?.ok ? "arena-entered-here" : `refused-${code}`));
};
