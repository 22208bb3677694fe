import { z } from "zod";
import { pressBook } from "../../../bot/press/book.ts";
import { FIELDS, number } from "../../../bot/press/fields.ts";
import { filtersOf } from "../../../bot/updates/context.ts";
import { REASONS } from "../play/strangers.ts";

export const SEEK_PRESSES = pressBook(
  {
    ...FIELDS,
    reason: z.enum(REASONS),
    /** The post of a search. */
    post: number,
  },
  {
    "seek-begin": ["5b"],
    "seek-menu": ["5m", "cube", "match", "clock?"],
    "seek-terms": ["5w", "cube", "match", "clock?"],
    /** The quick games, one of which is looked for. */
    "seek-quick": ["5q", "cube", "match", "clock?"],
    /** The ruleset is `any` if any game will do. */
    "seek-start": ["5s", "ruleset", "cube", "match", "clock?"],
    /** Searches again, on the terms of a game with an opponent who was found. */
    "seek-next": ["5t", "game"],
    "seek-join": ["5j", "post"],
    "seek-stop": ["5x"],
    "seek-computer": ["5c"],
    "seek-avoid": ["5n", "game"],
    "seek-report": ["5r", "game", "reason"],
  },
);

export const seekPress = SEEK_PRESSES.write;
export const { pressedHere } = filtersOf(SEEK_PRESSES, "seek");
