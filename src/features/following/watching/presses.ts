import { pressBook } from "../../../bot/press/book.ts";
import { FIELDS } from "../../../bot/press/fields.ts";
import { filtersOf } from "../../../bot/updates/context.ts";

export const WATCH_PRESSES = pressBook(FIELDS, {
  "watch-next": ["7n"],
  "watch-stop": ["7q"],
});

export const watchPress = WATCH_PRESSES.write;
export const { pressed, pressedHere } = filtersOf(WATCH_PRESSES, "following");

/** The payload of older links to watch a game, which name none. */
export const WATCH_BEGUN_PAYLOAD = "watch";

/** Payloads with this prefix open a game to watch. */
export const WATCH_PAYLOAD = "watch-";
