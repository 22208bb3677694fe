import { z } from "zod";
import { CUBE_ACTIONS } from "../../../../ai/cube-actions.ts";
import { pressBook } from "../../../../bot/press/book.ts";
import { FIELDS, number } from "../../../../bot/press/fields.ts";
import { filtersOf } from "../../../../bot/updates/context.ts";
import { isMatchId, type MatchId } from "../../../records/door.ts";
import { THEMES } from "../../decision/decision.ts";
import { isPuzzleId, type PuzzleId } from "../store/puzzles.ts";

export const TRAIN_PRESSES = pressBook(
  {
    ...FIELDS,
    /** The number of the puzzle among those that the person was asked. */
    asked: number,
    puzzle: number.refine((id): id is PuzzleId => isPuzzleId(id)),
    brought: number.refine((id): id is MatchId => isMatchId(id)),
    action: z.enum(CUBE_ACTIONS),
    theme: z.enum(THEMES),
  },
  {
    /** In a message of its own, in the private chat. */
    "train-begin": ["2b"],
    /** The same, to find what to dare somebody with. */
    "train-in-return": ["2r"],
    "train-choice": ["2c"],
    "train-open": ["2o", "family"],
    /** In the puzzle of that number among those asked; the step is the state of its turn. */
    "train-move": ["2m", "asked", "step", "moves"],
    "train-undo": ["2u", "asked", "step"],
    "train-done": ["2d", "asked", "step"],
    "train-next": ["2n", "asked"],
    /** The mistakes of a game, in a message of its own. */
    "train-game": ["2g", "game"],
    /** Those of a match that one has brought. */
    "train-match": ["2v", "brought"],
    "train-themes": ["2h", "family"],
    "train-theme": ["2i", "family", "theme"],
    "train-more": ["2t", "asked"],
    "train-cube": ["2q", "family"],
    /** In the position of that puzzle. */
    "train-cube-do": ["2a", "puzzle", "action"],
  },
);

export const trainPress = TRAIN_PRESSES.write;
export const { pressed, pressedHere } = filtersOf(TRAIN_PRESSES);
