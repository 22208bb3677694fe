import { Composer } from "grammy";
import { MEDLEYS } from "../../game/medley.ts";
import type { ChatId } from "../../ids/ids.ts";
import type { Ruleset } from "../../rules/types.ts";
import { cancelOwn, isMeant, type Opponent } from "../../tables/challenge/challenge.ts";
import type { Chat } from "../../tables/people/people.ts";
import { ownRulesets } from "../../tables/people/rulesets.ts";
import { habitsIn } from "../../tables/people/settings.ts";
import type { Feature } from "../feature/feature.ts";
import { countryOfAll, gamesOf } from "../press/countries.ts";
import { echoed } from "../text/html.ts";
import { type BotContext, isHere } from "../updates/context.ts";
import { reply } from "../updates/reply.ts";
import type { Page } from "../view/button.ts";
import { inOrder, RULESETS_AT_ONCE } from "../view/ruleset-menu.ts";
import { termsText } from "../view/titles.ts";
import { type GameMenu, gameList, gameMenu } from "./game-menu.ts";
import { friendCode, readOpponent } from "./opponent.ts";
import { firstQuestion, menuOf, post } from "./play-menu.ts";
import { challengesFrom } from "./play-page.ts";
import { type PlayWords, readPlayWords, type Wish } from "./play-words.ts";
import { codeOf, type PlayWish } from "./wish.ts";

/** /play with words goes to the features first, then it is a challenge; also /cancel. */
export const challenging = (
  others: readonly NonNullable<Feature["playWords"]>[],
): Composer<BotContext> => {
  const composer = new Composer<BotContext>();
  composer.filter(isHere).command("play", async (ctx) => {
    for (const hear of others) {
      const heard = hear(ctx, ctx.match);
      if (heard) return heard;
    }
    return challengeBy(ctx, ctx.here, ctx.match);
  });
  composer.command("cancel", cancelChallenge);
  return composer;
};

const challengeBy = async (ctx: BotContext, here: Chat, text: string): Promise<void> => {
  const habits = habitsIn(ctx.services, here.id);
  const { words: said, opponent } = readOpponent(ctx, text);
  const words = readPlayWords(said, ownOf(ctx, here.id), habits);
  if (!("wish" in words)) return reply(ctx, ctx.say(words.code, { word: echoed(words.word) }));
  if (isMeant(ctx.services, opponent, ctx.person.id)) {
    return reply(ctx, ctx.say("challenge-yourself"));
  }
  const wish = wishBy(ctx, words.wish, opponent);
  if (!words.ok) {
    const menu = menuOf(ctx, here, wish, opponent);
    return reply(ctx, askForGame(ctx, words, challengesFrom(menu, ctx.say)));
  }
  const question = firstQuestion(ctx, wish, opponent, words.terms);
  if (question) return reply(ctx, question);
  const posted = post(ctx, here, words.terms, { opponent });
  if (!posted.ok) reply(ctx, ctx.say(posted.code));
};

const cancelChallenge = async (ctx: BotContext): Promise<void> => {
  const group = ctx.here?.kind === "group" ? ctx.here.id : undefined;
  const closed = cancelOwn(ctx.services, group, ctx.person.id);
  if (!closed.ok) return reply(ctx, ctx.say("nothing-to-cancel"));
  const terms = termsText(closed.challenge.terms, ctx.say);
  reply(ctx, ctx.say("cancelled", { terms }));
};

/** What can be named beside our rulesets: the medleys, and all that the chat has made. */
export const ownOf = ({ services }: BotContext, chat: ChatId): readonly Ruleset[] => [
  ...MEDLEYS,
  ...ownRulesets(services, chat).map(({ ruleset }) => ruleset),
];

const wishBy = ({ person }: BotContext, wish: Wish, opponent: Opponent | undefined): PlayWish => ({
  person: person.id,
  ...codeOf(wish),
  friend: friendCode(opponent),
  waiting: "ask",
});

type Unclear = Exclude<Extract<PlayWords, { readonly wish: Wish }>, { readonly ok: true }>;

/** Asks for the game when the words name none, several, many, or an unknown one. */
export const askForGame = <Asked extends object>(
  { say }: BotContext,
  { code, word, candidates }: Unclear,
  menu: GameMenu<Asked>,
): Page => {
  const title = word === "" ? undefined : say(code, { word: echoed(word) });
  const isQuestion = code === "which-ruleset" && title !== undefined;
  const country = countryOfAll(candidates);
  if (isQuestion && candidates.length <= RULESETS_AT_ONCE) {
    const listed = country ? gamesOf(country, candidates) : inOrder(candidates);
    return gameList(menu, listed, title, { part: "games" }, say);
  }
  return isQuestion && country
    ? gameMenu(menu, { part: country }, say)
    : gameMenu(menu, { part: "games" }, say, title);
};
