import { Composer } from "grammy";
import type { InlineQueryResultArticle } from "grammy/types";
import { drawEmoji } from "../../board/emoji.ts";
import { sceneOf } from "../../board/game-scene.ts";
import { newGame } from "../../game/game.ts";
import type { Terms } from "../../game/series.ts";
import { privateChatOf } from "../../tables/ids.ts";
import { ownLink } from "../../tables/links.ts";
import { habitsIn } from "../../tables/settings.ts";
import type { BotContext } from "../context.ts";
import { cleanName, escapeHtml, nameHtml } from "../html.ts";
import { offeredOf } from "../offer.ts";
import { readPlayWords, termsFor } from "../play-words.ts";
import { keyOf } from "../texts.ts";
import { button } from "../view/button.ts";
import { HELP_PAYLOAD, linkTo } from "../view/links.ts";
import { inOrder } from "../view/ruleset-menu.ts";
import { termsText } from "../view/titles.ts";

/** `@bot` in any chat: challenges that are played in the message itself, and links sent to a friend. */
export const inline = new Composer<BotContext>();

inline.on("inline_query", async (ctx) => {
  const query = ctx.inlineQuery.query.trim();
  const link = ownLink(ctx.services, query, ctx.person.id);
  const { results, hint } = link
    ? { results: linkResults(ctx, query, link.terms), hint: undefined }
    : offerResults(ctx, query);
  // Personal, because the challenge names its challenger; not kept, because offers are his alone.
  await ctx.answerInlineQuery(results, {
    cache_time: 0,
    is_personal: true,
    ...(hint !== undefined && { button: { text: hint, start_parameter: HELP_PAYLOAD } }),
  });
});

/** Both ways to play with the friend to whom a link is sent. */
const linkResults = (ctx: BotContext, token: string, terms: Terms) => [
  linkResult(ctx, token, terms),
  ...offerResult(ctx, terms, ctx.say("inline-here")),
];

type Results = {
  readonly results: readonly InlineQueryResultArticle[];
  /** What is wrong with the words. */
  readonly hint: string | undefined;
};

/** What could be meant by the words so far: every ruleset where there are none. */
const offerResults = (ctx: BotContext, query: string): Results => {
  const { services, person, say } = ctx;
  const habits = { ...habitsIn(services, privateChatOf(person.id)), ruleset: undefined };
  const words = readPlayWords(query, [], habits);
  if (!words.ok && words.code !== "which-ruleset") {
    return { results: [], hint: say(`inline-${words.code}`) };
  }
  const meant = words.ok
    ? [words.terms]
    : inOrder(words.candidates).map((ruleset) => termsFor(ruleset, words.wish, habits));
  const results = meant.flatMap((terms) =>
    offerResult(ctx, terms, say(keyOf(`ruleset-${terms.ruleset.id}-line`))),
  );
  return { results, hint: undefined };
};

/** A challenge that is played on the emoji board in the message itself. */
const offerResult = (
  ctx: BotContext,
  terms: Terms,
  about: string,
): readonly InlineQueryResultArticle[] => {
  const { say, person } = ctx;
  const offered = offeredOf(ctx, terms);
  if (!offered) return [];
  const white = cleanName(person.name, say("nobody"));
  const scene = sceneOf(newGame(terms.ruleset), {
    bottom: "white",
    alone: false,
    names: { white, black: say("empty-seat") },
    pipsWord: say("picture-pips"),
  });
  const line = say("challenge-open", { name: nameHtml(person.name, say("nobody")) });
  const result: InlineQueryResultArticle = {
    ...article(ctx, `offer-${offered.seal}`, terms, about),
    input_message_content: {
      message_text: `${escapeHtml(drawEmoji(scene))}\n\n${termsText(terms, say)}\n${line}`,
      parse_mode: "HTML",
    },
    reply_markup: {
      inline_keyboard: [
        [button(say("button-sit"), { do: "offer-sit", ...offered }, "success")],
        [button(say("button-cancel"), { do: "offer-cancel", ...offered })],
      ],
    },
  };
  return [result];
};

/** A link that leads into the private chats of both. */
const linkResult = (ctx: BotContext, token: string, terms: Terms): InlineQueryResultArticle => {
  const { say, person, me } = ctx;
  const name = nameHtml(person.name, say("nobody"));
  return {
    ...article(ctx, "link", terms, say("inline-link")),
    input_message_content: {
      message_text: `${termsText(terms, say)}\n${say("link-message", { name })}`,
      parse_mode: "HTML",
    },
    reply_markup: {
      inline_keyboard: [[{ text: say("button-open-link"), url: linkTo(me.username, token) }]],
    },
  };
};

const article = ({ say, me }: BotContext, id: string, terms: Terms, description: string) =>
  ({
    type: "article",
    id,
    title: termsText(terms, say).replaceAll(/<[^>]+>/g, ""),
    description,
    // The only picture of ours that everybody can fetch is the bot's own.
    thumbnail_url: `https://t.me/i/userpic/320/${me.username}.jpg`,
  }) as const;
