import { pressBook } from "../../../../bot/press/book.ts";
import { FIELDS, flag, number } from "../../../../bot/press/fields.ts";
import { filtersOf } from "../../../../bot/updates/context.ts";
import { isWoodResultId, type WoodResultId } from "./store.ts";

export const WOOD_RESULT_PRESSES = pressBook(
  {
    ...FIELDS,
    /** The other of the two. */
    rival: FIELDS.person,
    /** 1: the person who tells it has won. */
    won: flag,
    told: number.refine((id): id is WoodResultId => isWoodResultId(id)),
  },
  {
    // What is told of a game, before it is told.
    "wood-begin": ["Wb"],
    "wood-menu": ["Wm", "person", "rival", "ruleset"],
    "wood-games": ["Wg", "person", "rival", "page"],
    "wood-tell": ["Wt", "person", "rival", "ruleset", "won", "outcome"],
    // Under what is told.
    "wood-right": ["Wr", "told"],
    "wood-wrong": ["Wn", "told"],
    "wood-again": ["Wa", "person", "rival", "ruleset"],
  },
);

export const woodResultPress = WOOD_RESULT_PRESSES.write;
export const { pressedHere } = filtersOf(WOOD_RESULT_PRESSES);
