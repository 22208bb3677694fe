import { pressBook } from "../../bot/press/book.ts";
import { FIELDS } from "../../bot/press/fields.ts";
import { filtersOf } from "../../bot/updates/context.ts";

export const WATCH_PRESSES = pressBook(FIELDS, {
  "watch-next": ["7n"],
  "watch-stop": ["7q"],
});

export const watchPress = WATCH_PRESSES.write;
export const { pressed, pressedHere } = filtersOf(WATCH_PRESSES);
