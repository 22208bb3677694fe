import { Composer } from "grammy";
import { MEDLEYS } from "../../game/medley.ts";
import type { ChatId, PersonId } from "../../ids/ids.ts";
import type { Ruleset } from "../../rules/types.ts";
import { cancelOwn, isMeant, type Opponent } from "../../tables/challenge/challenge.ts";
import type { Chat } from "../../tables/people/people.ts";
import { ownRulesets } from "../../tables/people/rulesets.ts";
import { habitsIn } from "../../tables/people/settings.ts";
import { gameFor } from "../../tables/shown/voices.ts";
import type { Feature } from "../feature/feature.ts";
import { countryOfAll, gamesOf } from "../press/countries.ts";
import { cleanName, echoed } from "../text/html.ts";
import { essence, means } from "../text/words.ts";
import {
  type BotContext,
  type InPrivate,
  inPrivate,
  isHere,
  repliedTo,
} from "../updates/context.ts";
import { reply } from "../updates/reply.ts";
import { button, type Page } from "../view/button.ts";
import { inOrder, RULESETS_AT_ONCE } from "../view/ruleset-menu.ts";
import { termsText } from "../view/titles.ts";
import { type FriendSaid, friendIn } from "./friends.ts";
import { type GameMenu, gameList, gameMenu } from "./game-menu.ts";
import { friendCode, readOpponent } from "./opponent.ts";
import { firstQuestion, menuOf, post, waysPage } from "./play-menu.ts";
import { challengesFrom } from "./play-page.ts";
import { isNameAlone, type PlayWords, readPlayWords, type Wish } from "./play-words.ts";
import { rulesetsCalled } from "./rulesets.ts";
import { codeOf, type PlayWish } from "./wish.ts";

/**
 * /play with words goes to the features first, then it is a challenge; also /cancel, and names
 * without a command.
 */
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
  composer.on("message:text", async (ctx, next) => {
    const isHeard = inPrivate(ctx) && (await hearName(ctx, ctx.message.text));
    if (!isHeard) await next();
  });
  return composer;
};

const challengeBy = async (ctx: BotContext, here: Chat, text: string): Promise<void> => {
  const addressed = readOpponent(ctx, text);
  if (addressed.opponent) return challengeOf(ctx, here, addressed.words, addressed.opponent);
  const named = friendIn(ctx, text);
  return named ? challengeTo(ctx, here, named) : challengeOf(ctx, here, text);
};

/** A challenge to the person that a key names. */
export const challengePerson = (ctx: BotContext, here: Chat, id: PersonId): Promise<void> =>
  challengeOf(ctx, here, "", { id });

/** A challenge to a friend by the name that was typed; asks which, if several are called so. */
const challengeTo = async (ctx: BotContext, here: Chat, said: FriendSaid): Promise<void> => {
  const [friend, ...others] = said.friends;
  if (!friend) return reply(ctx, ctx.say("friend-unknown", { name: echoed(said.name) }));
  if (others.length === 0) return challengeOf(ctx, here, said.words, { id: friend.id });
  const words = readPlayWords(said.words, ownOf(ctx, here.id), habitsIn(ctx.services, here.id));
  if (!("wish" in words)) return reply(ctx, ctx.say(words.code, { word: echoed(words.word) }));
  const keys = said.friends.slice(0, MOST_ALIKE).map(({ id, name, username }) => {
    const wish = wishBy(ctx, words.wish, { id });
    const label = username === null ? name : `${name} @${username}`;
    return [
      button(
        cleanName(label, ctx.say("nobody")),
        words.ok
          ? { do: "play", ...wish, ruleset: words.terms.ruleset.id }
          : { do: "play-menu", ...wish, part: "games" },
      ),
    ];
  });
  const html = ctx.say("which-friend");
  reply(ctx, { html, keyboard: keys });
};

const MOST_ALIKE = 5;

const challengeOf = async (
  ctx: BotContext,
  here: Chat,
  said: string,
  opponent?: Opponent,
): Promise<void> => {
  const own = ownOf(ctx, here.id);
  const words = readPlayWords(said, own, habitsIn(ctx.services, here.id));
  if (!("wish" in words)) return reply(ctx, ctx.say(words.code, { word: echoed(words.word) }));
  if (isMeant(ctx.services, opponent, ctx.person.id)) {
    return reply(ctx, ctx.say("challenge-yourself"));
  }
  const isName = here.kind === "private" && !opponent && isNameAlone(said, own);
  if (isName && words.ok) return reply(ctx, waysPage(ctx, words.terms.ruleset));
  const wish = wishBy(ctx, words.wish, opponent);
  if (!words.ok) {
    const menu = challengesFrom(menuOf(ctx, here, wish, opponent), ctx.say);
    return reply(ctx, askForGame(ctx, words, isName ? { ...menu, play: waysPress } : menu));
  }
  const question = firstQuestion(ctx, wish, opponent, words.terms);
  if (question) return reply(ctx, question);
  const posted = post(ctx, here, words.terms, { opponent });
  if (!posted.ok) reply(ctx, ctx.say(posted.code));
};

const waysPress = ({ id }: Ruleset) => ({ do: "play-ways", ruleset: id }) as const;

/** Nobody types a longer name. */
const LONGEST_NAME = 60;

/** In a private chat the name of a game, or of a friend, is enough. */
const hearName = async (ctx: InPrivate, text: string): Promise<boolean> => {
  if (text.startsWith("/") || text.length > LONGEST_NAME) return false;
  const named = friendIn(ctx, text);
  if (named && named.friends.length > 0 && named.words === "") {
    await challengeTo(ctx, ctx.here, named);
    return true;
  }
  const own = ownOf(ctx, ctx.here.id);
  const isGame =
    means(essence(text), "nardy") ||
    (isNameAlone(text, own) && rulesetsCalled(text, own).length > 0);
  // A name that is also said to people is said to them.
  const isKnown = isGame && !(means(text, "small-talk") && hasListener(ctx));
  if (isKnown) await challengeOf(ctx, ctx.here, text);
  return isKnown;
};

/** Somebody at whose board the words would be read. */
const hasListener = (ctx: InPrivate): boolean =>
  gameFor(ctx.services, ctx.person.id, repliedTo(ctx)?.message_id) !== undefined;

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
