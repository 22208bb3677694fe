import { z } from "zod";
import { pressBook } from "../../bot/press/book.ts";
import { between, FIELDS, number, word } from "../../bot/press/fields.ts";
import type { CodeOf } from "../../bot/text/texts.ts";
import { ZONES } from "../../bot/text/zones.ts";
import { filtersOf } from "../../bot/updates/context.ts";

/** The command of a kind of contest: its texts, posts, notices and news are called by it, too. */
export type ContestName = CodeOf<"contest-kind">;

/** The longest delay of a contest, in minutes: a week. */
export const CONTEST_DELAY = { most: 7 * 24 * 60 } as const;

/** A planned beginning: a delay in minutes, or a moment in minutes since 1970. */
export type PlannedStart = { readonly startsIn?: number; readonly startsAt?: number };

/** The year 2200 in minutes since 1970: later moments have no room in a press. */
const MOST_MOMENT = 121_000_000;

export const CONTEST_FIELDS = {
  startsIn: between(0, CONTEST_DELAY.most),
  startsAt: between(0, MOST_MOMENT),
} as const;

export const CONTEST_PRESSES = pressBook(
  {
    ...FIELDS,
    contest: word,
    city: z.enum([...ZONES, "others"]),
    number,
  },
  {
    /** The answer to the question about the zone of a planned beginning. */
    "contest-zone": ["4t", "person", "contest", "city"],
    /** All kinds of contests, and the menu of one. */
    contests: ["4l", "person"],
    contest: ["4e", "person", "contest"],
    /** A game with the bot for who waits in the contest of that number. */
    "contest-computer": ["4w", "contest", "number"],
  },
);

export const contestPress = CONTEST_PRESSES.write;
export const { pressed, pressedHere } = filtersOf(CONTEST_PRESSES);
