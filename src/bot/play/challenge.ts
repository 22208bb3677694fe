import { Composer } from "grammy";
import {
  begin,
  sendComputerMenu,
  usualRuleset,
  usualWish,
} from "../../features/computer/pages/computer.ts";
import { againstComputer, computerMenu } from "../../features/computer/pages/computer-page.ts";
import {
  type ComputerWords,
  readComputerWords,
} from "../../features/computer/pages/computer-words.ts";
import { sendSeek } from "../../features/seek/pages/seek.ts";
import { readSeekWords } from "../../features/seek/pages/words.ts";
import type { ChatId } from "../../ids/ids.ts";
import type { Ruleset } from "../../rules/types.ts";
import { cancelOwn, isMeant, type Opponent } from "../../tables/challenge/challenge.ts";
import type { Chat } from "../../tables/people/people.ts";
import { ownRulesets } from "../../tables/people/rulesets.ts";
import { habitsIn, rulesetsIn } from "../../tables/people/settings.ts";
import { echoed } from "../text/html.ts";
import { type BotContext, isHere } from "../updates/context.ts";
import { reply } from "../updates/reply.ts";
import type { Page } from "../view/page.ts";
import { termsText } from "../view/titles.ts";
import { type GameMenu, gameList } from "./game-menu.ts";
import { addressed, friendCode } from "./opponent.ts";
import { menuOf, waitingOf } from "./play-menu.ts";
import { challengesFrom, playMenu } from "./play-page.ts";
import { type PlayWords, readPlayWords, type Wish } from "./play-words.ts";
import { post } from "./post.ts";
import { codeOf, type PlayWish } from "./wish.ts";

export const challenges = new Composer<BotContext>();

challenges.filter(isHere).command("play", async (ctx) => {
  const sought = readSeekWords(ctx.match);
  if (sought) return sendSeek(ctx, sought.terms);
  const computer = readComputerWords(ctx.match);
  if (computer) return playComputer(ctx, ctx.here, computer);
  const habits = habitsIn(ctx.services, ctx.here.id);
  const { words: said, opponent } = addressed(ctx, ctx.match);
  const words = readPlayWords(said, ownOf(ctx, ctx.here.id), habits);
  if (!("wish" in words)) return reply(ctx, ctx.say(words.code, { word: echoed(words.word) }));
  if (isMeant(ctx.services, opponent, ctx.person.id)) {
    return reply(ctx, ctx.say("challenge-yourself"));
  }
  const wish = wishBy(ctx, words.wish, opponent);
  const waiting = waitingOf(ctx, ctx.here, wish, opponent, words.ok ? words.terms : undefined);
  if (waiting) return reply(ctx, waiting);
  if (!words.ok) {
    const menu = menuOf(ctx, ctx.here, wish, opponent);
    const whole = (title: string | undefined) => playMenu(menu, "games", ctx.say, title);
    return reply(ctx, asked(ctx, words, challengesFrom(menu, ctx.say), whole));
  }
  const posted = post(ctx, ctx.here, words.terms, { opponent });
  if (!posted.ok) reply(ctx, ctx.say(posted.code));
});

/** What is not said, and is no habit either, is chosen in a menu. */
const playComputer = async (ctx: BotContext, here: Chat, said: ComputerWords): Promise<void> => {
  const wish = { ...usualWish(ctx, here), ...(said.level && { level: said.level }) };
  if (said.words === "" && said.level === undefined) return sendComputerMenu(ctx, here, wish);
  const habits = { ...habitsIn(ctx.services, here.id), ruleset: usualRuleset(ctx, here) };
  const words = readPlayWords(said.words, ownOf(ctx, here.id), habits);
  if (!("wish" in words)) return reply(ctx, ctx.say(words.code, { word: echoed(words.word) }));
  if (!words.ok) {
    const { clock } = codeOf(words.wish);
    const menu = { wish: { ...wish, clock }, rulesets: rulesetsIn(ctx.services, here.id) };
    const whole = (title: string | undefined) => computerMenu(menu, "games", ctx.say, title);
    return reply(ctx, asked(ctx, words, againstComputer(menu, ctx.say), whole));
  }
  const begun = begin(ctx, here, words.terms, wish.level);
  if (!begun.ok) reply(ctx, ctx.say(`refused-${begun.code}`));
};

challenges.command("cancel", async (ctx) => {
  const group = ctx.here?.kind === "group" ? ctx.here.id : undefined;
  const cancelled = cancelOwn(ctx.services, group, ctx.person.id);
  if (!cancelled.ok) return reply(ctx, ctx.say("nothing-to-cancel"));
  const terms = termsText(cancelled.challenge.terms, ctx.say);
  reply(ctx, ctx.say("cancelled", { terms }));
});

const ownOf = (ctx: BotContext, chat: ChatId): readonly Ruleset[] =>
  ownRulesets(ctx.services, chat).map(({ ruleset }) => ruleset);

const wishBy = ({ person }: BotContext, wish: Wish, opponent: Opponent | undefined): PlayWish => ({
  person: person.id,
  ...codeOf(wish),
  friend: friendCode(opponent),
  waiting: "ask",
});

type Unclear = Exclude<Extract<PlayWords, { readonly wish: Wish }>, { readonly ok: true }>;

/** Asks which game is meant by words that name none, or several, or one that nobody knows. */
const asked = (
  { say }: BotContext,
  { code, word, candidates }: Unclear,
  menu: GameMenu,
  whole: (title: string | undefined) => Page,
): Page => {
  const title = word === "" ? undefined : say(code, { word: echoed(word) });
  return code === "which-ruleset" && title !== undefined
    ? gameList(menu, candidates, title, say)
    : whole(title);
};
