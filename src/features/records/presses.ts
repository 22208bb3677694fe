import { pressBook } from "../../bot/press/book.ts";
import { FIELDS } from "../../bot/press/fields.ts";
import { filtersOf } from "../../bot/updates/context.ts";

export const RECORD_PRESSES = pressBook(FIELDS, {
  "finished-game": [">", "game", "page"],
});

export const recordPress = RECORD_PRESSES.write;
export const { pressed, pressedHere } = filtersOf(RECORD_PRESSES);
