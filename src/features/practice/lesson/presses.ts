import { pressBook } from "../../../bot/press/book.ts";
import { FIELDS } from "../../../bot/press/fields.ts";
import { filtersOf } from "../../../bot/updates/context.ts";

export const LESSON_PRESSES = pressBook(FIELDS, {
  /** Step 0 begins it, in a message of its own. */
  lesson: ["Z", "step"],
  "lesson-move": ["H", "step", "moves"],
  "lesson-leave": ["_"],
  /** The same for either game; the three above are for the short one. */
  "lesson-of": [",", "family", "step"],
  "lesson-press": [";", "family", "step", "moves"],
});

export const lessonPress = LESSON_PRESSES.write;
export const { pressed, pressedHere } = filtersOf(LESSON_PRESSES);

/** The payload of `/start` that asks for the first lesson. */
export const LESSON_PAYLOAD = "lesson";
