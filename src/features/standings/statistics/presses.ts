import { z } from "zod";
import { pressBook } from "../../../bot/press/book.ts";
import { FIELDS } from "../../../bot/press/fields.ts";
import { filtersOf } from "../../../bot/updates/context.ts";
import { PERIODS } from "./periods.ts";

export const TOP_PRESSES = pressBook(
  {
    ...FIELDS,
    rival: FIELDS.person,
    period: z.enum(PERIODS),
    /** A page under /me. */
    sheet: z.enum(["stats", "dice", "ladder"]),
  },
  {
    top: ["y", "page"],
    "top-of": ["7t", "period"],
    /** The page about the reader and a person whom they have met. */
    against: ["7p", "person"],
    /** The same about the opponent in a game. */
    "against-of": ["7y", "game"],
    /** Either of the two challenges the other. */
    rival: ["7r", "person", "rival"],
    /** Of the person who asked for it. */
    "me-page": ["7m", "person", "sheet"],
  },
);

export const topPress = TOP_PRESSES.write;
export const { pressed, pressedHere } = filtersOf(TOP_PRESSES);
