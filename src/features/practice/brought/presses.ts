import { z } from "zod";
import { CUBE_ACTIONS } from "../../../ai/cube-actions.ts";
import { pressBook } from "../../../bot/press/book.ts";
import { number } from "../../../bot/press/fields.ts";
import { filtersOf } from "../../../bot/updates/context.ts";
import { isPuzzleId, type PuzzleId } from "../trainer/store/puzzles.ts";

/** The problem itself stands in the message, on the key that copies it. */
export const BROUGHT_PRESSES = pressBook(
  {
    action: z.enum(CUBE_ACTIONS),
    puzzle: number.refine((id): id is PuzzleId => isPuzzleId(id)),
  },
  {
    /** Plays on from the problem with the bot, or with a friend. */
    "brought-bot": ["2x"],
    "brought-friend": ["2y"],
    /** What one would do with its cube. */
    "brought-cube": ["2z", "action"],
    /** Plays the turn of a position as a puzzle, in a message of its own. */
    "brought-try": ["2p", "puzzle"],
    /** Has the trainer ask for it later. */
    "brought-keep": ["2k", "puzzle"],
  },
);

export const broughtPress = BROUGHT_PRESSES.write;
export const { pressedHere } = filtersOf(BROUGHT_PRESSES);
