import { pressBook } from "../../../bot/press/book.ts";
import { FIELDS } from "../../../bot/press/fields.ts";
import { filtersOf } from "../../../bot/updates/context.ts";

export const PRIVACY_PRESSES = pressBook(
  FIELDS,
  {
    // Under what is stored.
    export: ["9x"],
    "forget-ask": ["9f"],
    // Under the question whether to forget.
    forget: ["F", "person"],
    "forget-not": ["M", "person"],
  },
  { forget: { at: "page", deletes: true }, "forget-not": { at: "page", deletes: true } },
);

export const privacyPress = PRIVACY_PRESSES.write;
export const { pressed, pressedHere } = filtersOf(PRIVACY_PRESSES);

/** The payload of /start that tells what is stored. */
export const PRIVACY_PAYLOAD = "privacy";
