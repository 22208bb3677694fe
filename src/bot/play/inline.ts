import { Composer } from "grammy";
import type { InlineQueryResultArticle } from "grammy/types";
import { MEDLEYS } from "../../game/medley.ts";
import type { Terms } from "../../game/series.ts";
import { privateChatOf } from "../../ids/ids.ts";
import type { Ruleset } from "../../rules/types.ts";
import { ownLink } from "../../tables/challenge/links.ts";
import { isReachable } from "../../tables/people/people.ts";
import { type Habits, habitsIn } from "../../tables/people/settings.ts";
import type { Feature, InlineResults } from "../feature/feature.ts";
import { nameHtml, plainHtml } from "../text/html.ts";
import { means } from "../text/words.ts";
import type { BotContext } from "../updates/context.ts";
import { button, type Keyboard, markup } from "../view/button.ts";
import { HELP_PAYLOAD } from "../view/links.ts";
import {
  atHome,
  type Home,
  homeText,
  inOrder,
  isQuick,
  latelyAmong,
  neighbourOf,
  rulesetLine,
} from "../view/ruleset-menu.ts";
import { termsText } from "../view/titles.ts";
import { homeIn } from "./home.ts";
import {
  article,
  type Invitation,
  invitationBy,
  invitationOf,
  type ResultWords,
} from "./invitation.ts";
import { offerPress } from "./offer.ts";
import { readPlayWords, termsFor } from "./play-words.ts";
import { latelyBy } from "./rulesets.ts";

/** `@bot` in any chat: challenges played in the message itself, and links for a friend. */
export const inlining = (
  others: readonly NonNullable<Feature["inlineWords"]>[],
): Composer<BotContext> => {
  const composer = new Composer<BotContext>();
  composer.on("inline_query", async (ctx) => {
    const query = ctx.inlineQuery.query.trim();
    const { results, hint } = await (firstAnswer(others, ctx, query) ?? resultsOf(ctx, query));
    // Personal: the challenge names its challenger. Not cached: each offer is new.
    await ctx.answerInlineQuery(results, {
      cache_time: 0,
      is_personal: true,
      ...(hint !== undefined && { button: { text: hint, start_parameter: HELP_PAYLOAD } }),
    });
  });
  return composer;
};

const firstAnswer = (
  others: readonly NonNullable<Feature["inlineWords"]>[],
  ctx: BotContext,
  query: string,
): ReturnType<NonNullable<Feature["inlineWords"]>> => {
  for (const hear of others) {
    const heard = hear(ctx, query);
    if (heard) return heard;
  }
  return undefined;
};

const resultsOf = async (ctx: BotContext, query: string): Promise<InlineResults> => {
  const number = challengeNumber(query);
  const { results, hint } =
    number === undefined ? await offerResults(ctx, query) : await linkResults(ctx, number);
  return { results: withArticle(ctx, results), hint };
};

/**
 * Telegram shows results that are all pictures as a wall of them, without titles. With one article
 * it shows a list.
 */
const withArticle = (ctx: BotContext, results: Results["results"]): Results["results"] => {
  const isWall = results.length > 1 && results.every(({ type }) => type === "photo");
  return isWall ? [...results, moreWays(ctx)] : results;
};

/** What else can be typed; sent, it shows others how they invite. */
const moreWays = (ctx: BotContext): InlineQueryResultArticle => {
  const { say, me } = ctx;
  const words = { title: say("inline-more"), description: say("inline-more-line") };
  const message_text = say("inline-more-text", { bot: me.username });
  return {
    ...article(ctx, "more", words),
    input_message_content: { message_text, parse_mode: "HTML" },
  };
};

/** The number in "challenge 12", which the button of a link fills in. */
const challengeNumber = (query: string): number | undefined => {
  const [word = "", number = "", ...others] = query.split(/\s+/);
  const isMeant = means(word, "challenge") && /^\d{1,15}$/.test(number);
  return isMeant && others.length === 0 ? Number(number) : undefined;
};

type Results = {
  readonly results: readonly Invitation[];
  readonly hint: string | undefined;
};

const linkResults = async (ctx: BotContext, number: number): Promise<Results> => {
  const link = ownLink(ctx.services, number, ctx.person.id);
  if (!link) return { results: [], hint: ctx.say("inline-no-challenge") };
  return { results: [await invitationBy(ctx, link)], hint: undefined };
};

/** The one offer that complete words mean, or a hint what is wrong with them. */
export const offerMeant = async (ctx: BotContext, query: string): Promise<Results> => {
  const { all, hint } = termsMeant(ctx, query);
  return { results: await eachOf(all.slice(0, 1), (terms) => oneOf(ctx, terms)), hint };
};

/** The offers that unfinished words may mean; without words, every ruleset. */
const offerResults = async (ctx: BotContext, query: string): Promise<Results> => {
  const { all, isClear, hint } = termsMeant(ctx, query, { ruleset: undefined });
  const offers = isClear ? offersOf : oneOf;
  return { results: await eachOf(all, (terms) => offers(ctx, terms)), hint };
};

const eachOf = async <T, R>(all: readonly T[], of: (one: T) => Promise<readonly R[]>) =>
  (await Promise.all(all.map(of))).flat();

type Meant = {
  readonly all: readonly Terms[];
  readonly isClear: boolean;
  readonly hint: string | undefined;
};

/** The terms that words may mean, with the games of the home and the quick ones first. */
const termsMeant = (ctx: BotContext, query: string, other: Partial<Habits> = {}): Meant => {
  const { services, person, say } = ctx;
  const habits = { ...habitsIn(services, privateChatOf(person.id)), ...other };
  const words = readPlayWords(query, MEDLEYS, habits);
  if (words.ok) return { all: [words.terms], isClear: true, hint: undefined };
  if (words.code !== "which-ruleset") {
    return { all: [], isClear: false, hint: say(`inline-${words.code}`) };
  }
  const named = words.word !== "";
  const home = homeIn(ctx);
  const lately = latelyAmong(latelyBy(services, person.id), words.candidates, home);
  const isOffered = (one: Ruleset) =>
    named || neighbourOf(home, one) === undefined || lately.includes(one);
  const rulesets = homeFirst(home, words.candidates.filter(isOffered), lately);
  const all = rulesets.map((ruleset) => termsFor(ruleset, words.wish, habits));
  return { all, isClear: false, hint: undefined };
};

const homeFirst = (
  home: Home,
  rulesets: readonly Ruleset[],
  lately: readonly Ruleset[],
): readonly Ruleset[] => {
  const all = inOrder(rulesets);
  const first = [...atHome(home, all), ...lately];
  return [...new Set([...first, ...all.filter(isQuick), ...all])];
};

/** Both ways to play these terms; only the second needs a challenger who has started the bot. */
const offersOf = async (ctx: BotContext, terms: Terms): Promise<readonly Invitation[]> => {
  const { say, person, services } = ctx;
  const here = offerPress(ctx, terms);
  if (!here) return [];
  const link = isReachable(services, person.id) ? offerPress(ctx, terms) : undefined;
  const accept = link && [
    [button(say("button-accept-challenge"), { ...link, do: "offer-link" }, "success")],
    [button(say("button-cancel"), { ...link, do: "offer-cancel" })],
  ];
  return [
    ...(accept ? [privately(ctx, terms, accept)] : []),
    await invitationOf(ctx, terms, here, bothWays(ctx, "inline-here", terms)),
  ];
};

const oneOf = async (ctx: BotContext, terms: Terms): Promise<readonly Invitation[]> => {
  const offered = offerPress(ctx, terms);
  if (!offered) return [];
  const { ruleset } = terms;
  const home = homeText(ruleset, ctx.say);
  const line = rulesetLine(ruleset, ctx.say);
  const description = home === undefined ? line : `${home} · ${line}`;
  return [await invitationOf(ctx, terms, offered, { title: plainTerms(ctx, terms), description })];
};

const bothWays = (
  ctx: BotContext,
  way: "inline-here" | "inline-link",
  terms: Terms,
): ResultWords => ({
  title: ctx.say(way),
  description: plainTerms(ctx, terms),
});

const plainTerms = ({ say }: BotContext, terms: Terms): string => plainHtml(termsText(terms, say));

/** A challenge to play in both private chats. */
const privately = (ctx: BotContext, terms: Terms, keyboard: Keyboard): InlineQueryResultArticle => {
  const { say, person } = ctx;
  const name = nameHtml(person.name, say("nobody"));
  return {
    ...article(ctx, "private", bothWays(ctx, "inline-link", terms)),
    input_message_content: {
      message_text: `${termsText(terms, say)}\n${say("link-message", { name })}`,
      parse_mode: "HTML",
    },
    reply_markup: markup(keyboard),
  };
};
