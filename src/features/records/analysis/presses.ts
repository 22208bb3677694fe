import { pressBook } from "../../../bot/press/book.ts";
import { FIELDS } from "../../../bot/press/fields.ts";
import { filtersOf } from "../../../bot/updates/context.ts";

export const ANALYSIS_PRESSES = pressBook(
  FIELDS,
  {
    /** Opens the pages of turns at this one. */
    "look-from": ["8f", "game", "page"],
    "look-at": ["8", "game", "page"],
    /**
     * One forward or back from the page that is shown: this one, unless more was pressed meanwhile.
     */
    "look-turn": ["|", "game", "page", "by"],
  },
  {
    // A player may turn the pages faster than they are shown.
    "look-at": { at: "own page" },
    "look-turn": { at: "own page" },
  },
);

export const analysisPress = ANALYSIS_PRESSES.write;
export const { pressed, pressedHere } = filtersOf(ANALYSIS_PRESSES, "records");
