import { pressBook } from "../../../bot/press/book.ts";
import { between, FIELDS, flag, number } from "../../../bot/press/fields.ts";
import { filtersOf } from "../../../bot/updates/context.ts";
import { isWoodResultId, type WoodResultId } from "../../standings/door.ts";
import { CONTEST_FIELDS } from "../presses.ts";
import { CUP_HOURS } from "./cup.ts";
import { type CupId, type CupPairId, isCupId, isCupPairId } from "./cups.ts";

/** A Swiss never has more rounds. */
const MOST_ROUNDS = 12;

export const CUP_PRESSES = pressBook(
  {
    ...FIELDS,
    ...CONTEST_FIELDS,
    cup: number.refine((id): id is CupId => isCupId(id)),
    hours: between(CUP_HOURS.least, CUP_HOURS.most),
    /** The rounds of a Swiss; 0: knock-out. */
    rounds: between(0, MOST_ROUNDS),
    /** 1: on wooden boards. */
    wood: flag,
    pair: number.refine((id): id is CupPairId => isCupPairId(id)),
    /** The result that is answered: an older button answers no newer one. */
    told: number.refine((id): id is WoodResultId => isWoodResultId(id)),
    isRight: flag,
  },
  {
    "cup-enter": ["6p", "cup"],
    "cup-leave": ["6z", "cup"],
    "watch-cup": ["7c", "cup"],
    "cup-start": ["6s", "cup"],
    "cup-format": ["6f", "person", "cup", "rounds"],
    "cup-mine": ["6g", "cup"],
    "cup-menu": [
      "6m",
      "person",
      "match",
      "hours",
      "clock?",
      "startsIn?",
      "startsAt?",
      "part?",
      "wood?",
    ],
    "cup-begin": [
      "6b",
      "person",
      "ruleset",
      "match",
      "hours",
      "clock?",
      "startsIn?",
      "startsAt?",
      "wood?",
    ],
    // On wood: who won is asked, told and answered.
    "cup-ask": ["6q", "pair"],
    "cup-tell": ["6w", "pair", "person", "outcome"],
    "cup-answer": ["6a", "told", "isRight"],
  },
);

export const cupPress = CUP_PRESSES.write;
export const { pressed, pressedHere } = filtersOf(CUP_PRESSES);
