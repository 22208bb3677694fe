import type { Update } from "grammy/types";
import type { PressBook } from "../press/book.ts";

export type Origin = {
  readonly kind: "message" | "press" | "inline" | "membership";
  /** The request as the log may name it: a command or a button, never what people wrote. */
  readonly what: string;
  /** The sender; a channel, or a group that writes in its own name, counts as a person. */
  readonly person: string;
  readonly chat: string | undefined;
  /** The chat or game of the update, on which only one update at a time may be at work. */
  readonly places: readonly string[];
};

const COMMAND = /^\/[a-z]{1,32}/;

const memberIn = ({ my_chat_member: bot, chat_member: person }: Update) => bot ?? person;

/** The number of a person, or of the chat in whose name they speak; 0 where none is told. */
const senderOf = (update: Update): number => {
  const { message, callback_query: press, inline_query: query } = update;
  const member = memberIn(update);
  const spoken = message?.sender_chat ?? message?.from;
  const from = spoken ?? press?.from ?? query?.from ?? update.guest_message?.from ?? member?.from;
  return from?.id ?? 0;
};

export const originOf = (update: Update, read: PressBook["read"]): Origin => {
  const { message, callback_query: press, inline_query: query, guest_message: guest } = update;
  const member = memberIn(update);
  const chat = message?.chat ?? press?.message?.chat ?? member?.chat;
  const inline = press?.inline_message_id;
  const meant = read(press?.data ?? "");
  const person = `person ${senderOf(update)}`;
  const command = message?.entities?.find(({ type }) => type === "bot_command");
  const written = command && message?.text?.slice(command.offset, command.offset + command.length);
  return {
    kind: message ? "message" : press ? "press" : query || guest ? "inline" : "membership",
    what: meant?.do ?? COMMAND.exec(written ?? "")?.[0] ?? "",
    person,
    chat: chat && `chat ${chat.id}`,
    places: [
      ...(query || guest ? [person] : []),
      ...(chat ? [`chat ${chat.id}`] : []),
      ...(inline === undefined ? [] : [`inline ${inline}`]),
      ...(meant?.game === undefined ? [] : [`game ${meant.game}`]),
      ...(meant?.challenge === undefined ? [] : [`challenge ${meant.challenge}`]),
    ],
  };
};
