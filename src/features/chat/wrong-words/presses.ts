import { pressBook } from "../../../bot/press/book.ts";
import { FIELDS } from "../../../bot/press/fields.ts";
import { filtersOf } from "../../../bot/updates/context.ts";

export const WRONG_WORD_PRESSES = pressBook(FIELDS, { "wrong-word": ["9w"] });

export const wrongWordPress = WRONG_WORD_PRESSES.write;
export const { pressedHere } = filtersOf(WRONG_WORD_PRESSES);
