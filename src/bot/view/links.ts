import type { Chat } from "../../tables/people/people.ts";
import type { Table } from "../../tables/shown/view.ts";
import type { Row } from "./button.ts";

/** Payloads of `/start` that begin so ask for the rules of a game. */
export const RULES_PAYLOAD = "rules-";

/** The payload of `/start` that asks for the help. */
export const HELP_PAYLOAD = "help";

/** The payload of `/start` that asks for the first lesson. */
export const LESSON_PAYLOAD = "lesson";

/** The payload of `/start` that asks for the day's seven. */
export const SEVEN_PAYLOAD = "seven";

/** The payload of `/start` that looks for an opponent. */
export const SEEK_PAYLOAD = "seek";

/** Payloads of `/start` that begin so accept the challenge of a link. */
export const SIT_PAYLOAD = "sit-";

/** Payloads of `/start` that begin so enter the arena with the number that follows. */
export const ARENA_PAYLOAD = "arena-";

/** Payloads of `/start` that begin so enter the cup with the number that follows. */
export const CUP_PAYLOAD = "cup-";

/** A deep link into the private chat with the bot, whose username is `me`. */
export const linkTo = (me: string, payload: string): string =>
  `https://t.me/${me}?start=${payload}`;

/** A button that begins something of the private chat; from a group it leads there. */
export const wayIn = (
  { here, me }: { readonly here: Chat | undefined; readonly me: { readonly username: string } },
  payload: string,
  begins: Row[number],
): Row[number] =>
  here?.kind === "group" ? { text: begins.text, url: linkTo(me.username, payload) } : begins;

/** The payload of `/start` that somebody sends who has to begin with the bot to be called. */
export const BELL_PAYLOAD = "bell";

/** The same of whoever is to be told of what happens in a group. */
export const LISTEN_PAYLOAD = "listen";

/** The same of whoever is to watch a game of others, as older links have it: they name no game. */
export const WATCH_BEGUN_PAYLOAD = "watch";

/** Payloads that begin so open what they name, to be watched. */
export const WATCH_PAYLOAD = "watch-";

/** Supergroups have numbers below this one; the rest of theirs stands in links. */
const SUPERGROUPS = -1_000_000_000_000;

/** The address of a message in a supergroup; other chats have none. */
export const linkToMessage = ({
  chat,
  thread,
  message,
}: Pick<Table, "chat" | "thread" | "message">): string | undefined => {
  if (chat === null || message === null || chat >= SUPERGROUPS) return undefined;
  const topic = thread === null ? "" : `${thread}/`;
  return `https://t.me/c/${SUPERGROUPS - chat}/${topic}${message}`;
};
