import { pressBook } from "../../bot/press/book.ts";
import { FIELDS } from "../../bot/press/fields.ts";
import { filtersOf } from "../../bot/updates/context.ts";

export const PRIVACY_PRESSES = pressBook(FIELDS, {
  forget: ["F", "person"],
  "forget-not": ["M", "person"],
});

export const privacyPress = PRIVACY_PRESSES.write;
export const { pressed, pressedHere } = filtersOf(PRIVACY_PRESSES);
