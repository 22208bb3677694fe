import { pressBook } from "../../../bot/press/book.ts";
import { FIELDS, flag } from "../../../bot/press/fields.ts";
import { filtersOf } from "../../../bot/updates/context.ts";

export const LISTEN_PRESSES = pressBook(
  {
    ...FIELDS,
    /** More often than once a day. */
    often: flag,
  },
  {
    /** In the group itself: the person who presses becomes a listener. */
    "listen-often": ["7o", "group", "often"],
    "listen-stop": ["7x", "group"],
  },
);

export const listenPress = LISTEN_PRESSES.write;
export const { pressed, pressedHere } = filtersOf(LISTEN_PRESSES, "following");

/** The payload that starts the bot for a person who wants to hear what happens in a group. */
export const LISTEN_PAYLOAD = "listen";
