import { pressBook } from "../../../bot/press/book.ts";
import { FIELDS, number } from "../../../bot/press/fields.ts";
import { filtersOf } from "../../../bot/updates/context.ts";
import { COLOUR } from "../../../game/stored.ts";
import { isMatchId, type MatchId } from "./store.ts";

export const MATCH_PRESSES = pressBook(
  {
    ...FIELDS,
    brought: number.refine((id): id is MatchId => isMatchId(id)),
    side: COLOUR,
  },
  {
    /** Who one was in a match that one has brought. */
    "match-side": ["0g", "brought", "side"],
    /** Opens the decisions that cost most, in a message of their own. */
    "match-look": ["0h", "brought"],
    "match-at": ["0y", "brought", "page"],
    "match-forget": ["0w", "brought"],
  },
);

export const matchPress = MATCH_PRESSES.write;
export const { pressedHere } = filtersOf(MATCH_PRESSES);
