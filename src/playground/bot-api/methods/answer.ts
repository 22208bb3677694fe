import { z } from "zod";
import { post } from "../../world/posting.ts";
import type { AskedQuery, QueryAnswer } from "../../world/queries.ts";
import { newInlineId } from "../../world/world.ts";
import { readInlineResults, readResult } from "../calls/inline-results.ts";
import type { Call, Methods } from "../calls/method.ts";
import { type ApiResponse, badRequest, chain, done } from "../calls/refusals.ts";

/** Telegram waits this long for the answer to a press or an inline query. */
const ANSWERABLE_SECONDS = 30;

/** Telegram waits this long for a guest bot's message. */
const GUEST_SECONDS = 15;

const MOST_ANSWER_TEXT = 200;

const TOO_OLD = badRequest("query is too old and response timeout expired or query ID is invalid");

const asked = (
  { world, args }: Call,
  field: string,
  kind: AskedQuery["query"]["kind"],
): ApiResponse<AskedQuery> => {
  const found = world.queries.get(args.text(field) ?? "");
  const alive =
    found?.query.kind === kind &&
    found.answer === undefined &&
    world.now() - found.at <= ANSWERABLE_SECONDS;
  return found !== undefined && alive ? done(found) : TOO_OLD;
};

const settle = ({ world }: Call, { query }: AskedQuery, answer: QueryAnswer): ApiResponse<true> => {
  world.queries.answer(query.id, answer);
  world.announce({ type: "answered", queryId: query.id });
  return done(true);
};

const answerCallbackQuery = (call: Call): ApiResponse<true> =>
  chain(asked(call, "callback_query_id", "press"), (press) => {
    const { world, args } = call;
    const text = args.text("text")?.trim();
    const url = args.text("url");
    if (text !== undefined && text.length > MOST_ANSWER_TEXT) return badRequest("MESSAGE_TOO_LONG");
    const opensBot = new RegExp(`^(https?://)?t\\.me/${world.bot.username}\\?start=`, "i");
    if (url !== undefined && url !== "" && !opensBot.test(url)) return badRequest("URL_INVALID");
    return settle(call, press, {
      ...(text && { text }),
      ...(args.flag("show_alert") && { alert: true }),
      ...(url && { url }),
    });
  });

const resultsButton = z.object({
  text: z.string(),
  start_parameter: z.string().regex(/^[\w-]{1,64}$/),
});

const answerInlineQuery = (call: Call): ApiResponse<true> =>
  chain(asked(call, "inline_query_id", "inline"), (query) =>
    chain(readInlineResults(call), (results) => {
      const json = call.args.json("button");
      const button = resultsButton.safeParse(json);
      if (json !== undefined && !button.success) return badRequest("START_PARAM_INVALID");
      return settle(call, query, {
        results,
        nextOffset: call.args.text("next_offset") ?? "",
        ...(button.success && {
          button: { text: button.data.text, start: button.data.start_parameter },
        }),
      });
    }),
  );

/** A guest bot answers once, in time. Later edits use the answer's inline number. */
const answerGuestQuery = (call: Call): ApiResponse<{ inline_message_id: string }> =>
  chain(asked(call, "guest_query_id", "guest"), (guest) =>
    chain(readResult(call, call.args.json("result")), ({ content, markup }) => {
      const { world } = call;
      const { query } = guest;
      const chat = "chatId" in query ? world.chats.get(query.chatId) : undefined;
      if (query.kind !== "guest" || !chat || world.now() - guest.at > GUEST_SECONDS) return TOO_OLD;
      const inlineId = newInlineId("AAG", world);
      const from = world.bot.id;
      const draft = { from, content, markup, replyTo: query.messageId, inlineId };
      post(world, chat, draft);
      world.queries.answer(query.id, {});
      return done({ inline_message_id: inlineId });
    }),
  );

export const ANSWER_METHODS: Methods = {
  answerguestquery: answerGuestQuery,
  answercallbackquery: answerCallbackQuery,
  answerinlinequery: answerInlineQuery,
};
