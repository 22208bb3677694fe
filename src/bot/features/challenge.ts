import { Composer } from "grammy";
import type { ChatId } from "../../ids/ids.ts";
import type { Ruleset } from "../../rules/types.ts";
import { cancelOwn, isMeant, type Opponent } from "../../tables/challenge.ts";
import type { Chat } from "../../tables/people.ts";
import { ownRulesets } from "../../tables/rulesets.ts";
import { habitsIn } from "../../tables/settings.ts";
import type { BotContext } from "../context.ts";
import { type ComputerWords, readComputerWords } from "../play/computer-words.ts";
import { addressed, friendCode } from "../play/opponent.ts";
import { type PlayWords, readPlayWords, type Wish } from "../play/play-words.ts";
import { codeOf } from "../play/wish.ts";
import { reply } from "../reply.ts";
import { escapeHtml } from "../text/html.ts";
import { gameList, playMenu } from "../view/play-menu.ts";
import type { PlayWish } from "../view/play-wish.ts";
import { termsText } from "../view/titles.ts";
import { begin, sendComputerMenu } from "./computer.ts";
import { menuOf, waitingOf } from "./play-menu.ts";
import { post } from "./post.ts";

const DEFAULT_RULESET = "long";
const LONGEST_ECHO = 32;

/** Posting a challenge by words, and withdrawing it. */
export const challenges = new Composer<BotContext>();

challenges.command("play", async (ctx) => {
  if (!ctx.here) return;
  const computer = readComputerWords(ctx.match);
  if (computer) return playComputer(ctx, ctx.here, computer);
  const habits = habitsIn(ctx.services, ctx.here.id);
  const { words: said, opponent } = addressed(ctx, ctx.match);
  const words = readPlayWords(said, ownOf(ctx, ctx.here.id), habits);
  if (!("wish" in words)) return reply(ctx, ctx.say(words.code, { word: echo(words.word) }));
  if (isMeant(ctx.services, opponent, ctx.person.id)) {
    return reply(ctx, ctx.say("challenge-yourself"));
  }
  const wish = wishBy(ctx, words.wish, opponent);
  const waiting = waitingOf(ctx, ctx.here, wish, opponent, words.ok ? words.terms : undefined);
  if (waiting) return reply(ctx, waiting.html, waiting.keyboard);
  if (!words.ok) return ask(ctx, ctx.here, words, wish, opponent);
  const posted = post(ctx, ctx.here, words.terms, { opponent });
  if (!posted.ok) reply(ctx, ctx.say(posted.code));
});

/** Without a word more everything is chosen in a menu. */
const playComputer = async (ctx: BotContext, here: Chat, said: ComputerWords): Promise<void> => {
  if (said.words === "" && said.level === undefined) return sendComputerMenu(ctx, here);
  const habits = habitsIn(ctx.services, here.id);
  const usual = said.words === "" ? (habits.ruleset?.id ?? DEFAULT_RULESET) : said.words;
  const words = readPlayWords(usual, ownOf(ctx, here.id), habits);
  if (!("wish" in words)) return reply(ctx, ctx.say(words.code, { word: echo(words.word) }));
  if (!words.ok) return ask(ctx, here, words, wishBy(ctx, words.wish, undefined), undefined);
  const begun = begin(ctx, here, words.terms, said.level ?? here.settings.level);
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

const echo = (word: string): string => escapeHtml([...word].slice(0, LONGEST_ECHO).join(""));

type Unclear = Exclude<Extract<PlayWords, { readonly wish: Wish }>, { readonly ok: true }>;

/** Asks which game is meant by words that name none, or several, or one that nobody knows. */
const ask = (
  ctx: BotContext,
  here: Chat,
  { code, word, candidates }: Unclear,
  wish: PlayWish,
  opponent: Opponent | undefined,
): void => {
  const { say } = ctx;
  const menu = menuOf(ctx, here, wish, opponent);
  const title = say(code, { word: echo(word) });
  const { html, keyboard } =
    code === "which-ruleset" && word !== ""
      ? gameList(menu, candidates, title, say)
      : playMenu(menu, "games", say, word === "" ? undefined : title);
  reply(ctx, html, keyboard);
};
