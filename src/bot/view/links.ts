import { isSupergroup, SUPERGROUPS } from "../../ids/ids.ts";
import type { Chat } from "../../tables/people/people.ts";
import type { Table } from "../../tables/shown/view.ts";
import type { Row } from "./button.ts";

export const HELP_PAYLOAD = "help";

/** Opens the search for an opponent; with a dash and a game behind it, begins one. */
export const SEEK_PAYLOAD = "seek";

/** Payloads with this prefix accept the challenge of a link. */
export const SIT_PAYLOAD = "sit-";

/** A deep link into the private chat with the bot, whose username is `me`. */
export const linkTo = (me: string, payload: string): string =>
  `https://t.me/${me}?start=${payload}`;

export const linkToGroups = (me: string): string => `https://t.me/${me}?startgroup=play`;

/** A button for something of the private chat; in a group it is a link there. */
export const wayIn = (
  {
    here,
    me,
  }: { readonly here: Pick<Chat, "kind"> | undefined; readonly me: { readonly username: string } },
  payload: string,
  begins: Row[number],
): Row[number] =>
  here?.kind === "group" ? { text: begins.text, url: linkTo(me.username, payload) } : begins;

/** The payload that starts the bot for a person who wants bells. */
export const BELL_PAYLOAD = "bell";

/** A button that leads to the message of a table or, where that has no address, is a press. */
export const wayToTable = (table: Place, begins: Row[number]): Row[number] => {
  const url = linkToMessage(table);
  return url === undefined ? begins : { text: begins.text, url };
};

type Place = Pick<Table, "chat" | "thread" | "message">;

/** The address of a message in a supergroup; messages of other chats have none. */
export const linkToMessage = ({ chat, thread, message }: Place): string | undefined => {
  if (chat === null || message === null || !isSupergroup(chat)) return undefined;
  const topic = thread === null ? "" : `${thread}/`;
  return `https://t.me/c/${SUPERGROUPS - chat}/${topic}${message}`;
};
