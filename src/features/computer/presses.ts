import { z } from "zod";
import { pressBook } from "../../bot/press/book.ts";
import { FIELDS } from "../../bot/press/fields.ts";
import { filtersOf } from "../../bot/updates/context.ts";
import { LEVELS } from "../../tables/game/seats.ts";

export const COMPUTER_PRESSES = pressBook(
  {
    ...FIELDS,
    level: z.enum(LEVELS),
  },
  {
    "computer-menu": ["2", "person", "ruleset", "level", "cube", "match"],
    "computer-play": ["3", "person", "ruleset", "level", "cube", "match", "clock?"],
    /** A game against the computer that begins at once, and is the usual one from then on. */
    "computer-first": ["[", "ruleset"],
    /** The same game again, against a weaker computer. */
    "computer-easier": ["3w", "game"],
    "computer-part": ["=", "person", "part", "level", "cube", "match", "clock?", "page?"],
  },
);

export const computerPress = COMPUTER_PRESSES.write;
export const { pressed, pressedHere } = filtersOf(COMPUTER_PRESSES);
