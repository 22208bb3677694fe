import type { InlineQuery } from "grammy/types";
import { post } from "../world/posting.ts";
import type { InlineResult, WorldChatKind, WorldPerson } from "../world/types.ts";
import { newInlineId, newQueryId, type World } from "../world/world.ts";
import { type ChatName, chatNamed, chatToWrite } from "./lookup.ts";
import { type ActionResult, refused, success } from "./result.ts";
import type { SeenPhoto } from "./view.ts";
import { type SeenMessage, seenMessage, seenPhotoOf } from "./view.ts";
import { answerTo } from "./waiting.ts";

type SeenResult = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly photo?: SeenPhoto;
  /** The address of a small picture, if the page can show it. */
  readonly thumbnail?: string;
};

export type SeenResults = {
  readonly query: string;
  /** Missing until the bot has answered. */
  readonly results?: readonly SeenResult[];
  /** The button above the results, which opens the bot with a start parameter. */
  readonly button?: { readonly text: string; readonly start: string };
};

const MOST_QUERY = 256;

/** The chat type in the bot's update; `sender` is the chat with the bot itself. */
const CHAT_TYPES = {
  private: "sender",
  direct: "private",
  group: "group",
  supergroup: "supergroup",
} as const satisfies Record<WorldChatKind, InlineQuery["chat_type"]>;

/** Types `@bot text` into the input line of a chat, which asks the bot for results. */
export const typeInline = (
  world: World,
  person: WorldPerson,
  { chat: name, text }: { chat: ChatName; text: string },
): ActionResult<SeenResults> => {
  const chat = chatNamed(world, person, name);
  if (!chat.ok) return chat;
  if (text.length > MOST_QUERY)
    return refused("TOO_LONG", "an inline query has at most 256 characters");
  const id = newQueryId(world);
  const chatId = chat.result.id;
  world.queries.ask({ kind: "inline", id, person: person.key, chatId, text }, world.now());
  const query = {
    id,
    from: person.user,
    query: text,
    offset: "",
    chat_type: CHAT_TYPES[chat.result.kind],
  };
  world.updates.add({ inline_query: query }, world.now());
  return success({ query: id });
};

const seenResult = (
  world: World,
  { id, title, description, thumbnail, content }: InlineResult,
): SeenResult => {
  const photo = content.kind === "photo" ? seenPhotoOf(world, content.file) : undefined;
  return {
    id,
    title,
    description,
    ...(photo && { photo }),
    ...(thumbnail === userpicOf(world.bot.username) && { thumbnail: ICON }),
  };
};

/** Telegram's address of a person's picture. Only the bot's own is known here, as `ICON`. */
const userpicOf = (username: string): string => `https://t.me/i/userpic/320/${username}.jpg`;

/** The bot's picture, from the page. */
const ICON = "/icon.svg";

/** Waits for the results of an inline query. */
export const withResults = async (
  world: World,
  typed: ActionResult<SeenResults>,
  seconds: number,
): Promise<ActionResult<SeenResults>> => {
  if (!typed.ok) return typed;
  const { query } = typed.result;
  const answer = await answerTo(world, query, seconds);
  if (answer === undefined || !("results" in answer)) return typed;
  const results = answer.results.map((result) => seenResult(world, result));
  return success({ query, results, ...(answer.button && { button: answer.button }) });
};

/** Taps one of the results, which sends it into the chat via the bot. */
export const choose = (
  world: World,
  person: WorldPerson,
  { query: queryId, result: resultId }: { query: string; result: string },
): ActionResult<SeenMessage> => {
  const asked = world.queries.get(queryId);
  const answer = asked?.answer;
  const results = answer !== undefined && "results" in answer ? answer.results : [];
  const result = results.find(({ id }) => id === resultId);
  if (asked?.query.kind !== "inline" || asked.query.person !== person.key || !result) {
    return refused("NO_RESULT", "there is no such result any more");
  }
  const chat = chatToWrite(world, person, asked.query.chatId);
  if (!chat.ok) return chat;
  const { content, markup } = result;
  const inlineId = markup.inline === undefined ? undefined : newInlineId("AAE", world);
  const from = person.user.id;
  const message = post(world, chat.result, { from, content, markup, viaBot: true, inlineId });
  return success(seenMessage(world, message));
};
