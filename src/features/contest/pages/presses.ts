import { z } from "zod";
import { pressBook } from "../../../bot/press/book.ts";
import { between, FIELDS, word } from "../../../bot/press/fields.ts";
import { ZONES } from "../../../bot/text/zones.ts";
import { filtersOf } from "../../../bot/updates/context.ts";
import { EVENT_DELAY } from "../play/contest.ts";

/** A moment has room in a press until 2200, in minutes since 1970. */
const MOST_MOMENT = 121_000_000;

/** When a contest begins; neither is said where it does at once. */
export const CONTEST_FIELDS = {
  /** In so many minutes. */
  startsIn: between(0, EVENT_DELAY.most),
  /** At that minute since 1970. */
  startsAt: between(0, MOST_MOMENT),
} as const;

export const CONTEST_PRESSES = pressBook(
  {
    ...FIELDS,
    /** What is being opened, and by whose clocks. */
    evening: word,
    city: z.enum([...ZONES, "others"]),
  },
  {
    /** Of any evening of a group: by which clocks it begins at the time that was said. */
    "event-zone": ["4t", "person", "evening", "city"],
  },
);

export const contestPress = CONTEST_PRESSES.write;
export const { pressed, pressedHere } = filtersOf(CONTEST_PRESSES);
