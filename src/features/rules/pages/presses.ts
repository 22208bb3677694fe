import { pressBook } from "../../../bot/press/book.ts";
import { FIELDS, word } from "../../../bot/press/fields.ts";
import { filtersOf } from "../../../bot/updates/context.ts";

export const RULES_PRESSES = pressBook(
  { ...FIELDS, guide: word },
  {
    rules: ["U", "ruleset", "page"],
    "rules-turn": ["/", "ruleset", "page", "by"],
    "rules-family": ["J", "family", "page?"],
    "rules-countries": ["9m"],
    "rules-country": ["9n", "country", "page?"],
    guides: ["9l"],
    guide: ["9u", "guide"],
    "guide-of": ["9v", "guide"],
  },
);

export const rulesPress = RULES_PRESSES.write;
export const { pressed, pressedHere } = filtersOf(RULES_PRESSES, "rules");

/** Payloads of `/start` with this prefix show the rules of a ruleset. */
export const RULES_PAYLOAD = "rules-";
