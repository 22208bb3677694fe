import { isSupergroup, SUPERGROUPS } from "../../ids/ids.ts";
import type { Chat } from "../../tables/people/people.ts";
import type { Table } from "../../tables/shown/view.ts";
import type { Row } from "./button.ts";

export const HELP_PAYLOAD = "help";

/** Payloads with this prefix accept the challenge of a link. */
export const SIT_PAYLOAD = "sit-";

/** A deep link into the private chat with the bot, whose username is `me`. */
export const linkTo = (me: string, payload: string): string =>
  `https://t.me/${me}?start=${payload}`;

export const linkToGroups = (me: string): string => `https://t.me/${me}?startgroup=play`;

/** A button for something of the private chat; in a group it is a link there. */
export const wayIn = (
  { here, me }: { readonly here: Chat | undefined; readonly me: { readonly username: string } },
  payload: string,
  begins: Row[number],
): Row[number] =>
  here?.kind === "group" ? { text: begins.text, url: linkTo(me.username, payload) } : begins;

/** The payload that starts the bot for a person who wants bells. */
export const BELL_PAYLOAD = "bell";

/** The address of a message in a supergroup; messages of other chats have none. */
export const linkToMessage = ({
  chat,
  thread,
  message,
}: Pick<Table, "chat" | "thread" | "message">): string | undefined => {
  if (chat === null || message === null || !isSupergroup(chat)) return undefined;
  const topic = thread === null ? "" : `${thread}/`;
  return `https://t.me/c/${SUPERGROUPS - chat}/${topic}${message}`;
};
