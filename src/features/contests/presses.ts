import { z } from "zod";
import { pressBook } from "../../bot/press/book.ts";
import { between, FIELDS, word } from "../../bot/press/fields.ts";
import { ZONES } from "../../bot/text/zones.ts";
import { filtersOf } from "../../bot/updates/context.ts";
import { CONTEST_DELAY } from "./contest.ts";

/** The year 2200 in minutes since 1970: later moments have no room in a press. */
const MOST_MOMENT = 121_000_000;

/** The planned beginning of a contest, if it has one. */
export const CONTEST_FIELDS = {
  /** In minutes from now. */
  startsIn: between(0, CONTEST_DELAY.most),
  /** In minutes since 1970. */
  startsAt: between(0, MOST_MOMENT),
} as const;

export const CONTEST_PRESSES = pressBook(
  {
    ...FIELDS,
    /** The contest's name. */
    evening: word,
    city: z.enum([...ZONES, "others"]),
  },
  {
    /** The answer to the question about the zone of a planned beginning. */
    "event-zone": ["4t", "person", "evening", "city"],
    /** All kinds of evenings, and the menu of one. */
    evenings: ["4l", "person"],
    evening: ["4e", "person", "evening"],
  },
);

export const contestPress = CONTEST_PRESSES.write;
export const { pressed, pressedHere } = filtersOf(CONTEST_PRESSES);
