import { pressBook } from "../../../../bot/press/book.ts";
import { between, FIELDS, flag } from "../../../../bot/press/fields.ts";
import { filtersOf } from "../../../../bot/updates/context.ts";
import { SEVEN } from "../../sets/types.ts";

/** Shipped sets have numbers from a million on. */
const MOST_DAYS = 9_999_999;

export const SEVEN_PRESSES = pressBook(
  {
    ...FIELDS,
    /** The day, and the number of the decision, from 0. */
    day: between(1, MOST_DAYS),
    decision: between(0, SEVEN - 1),
    /** For the reminder: the zone, counted from the first one, and the hour in UTC. */
    zone: between(0, 26),
    hour: between(0, 23),
    /** 1: half an hour more. */
    half: flag,
    shown: flag,
  },
  {
    "seven-begin": ["1b"],
    "seven-choice": ["1c"],
    "seven-open": ["1o", "family", "day"],
    /** In the decision of that number; the step is the state of its turn. */
    "seven-move": ["1m", "family", "day", "decision", "step", "moves"],
    "seven-undo": ["1u", "family", "day", "decision", "step"],
    "seven-done": ["1d", "family", "day", "decision", "step"],
    "seven-look": ["1l", "family", "day", "page"],
    "seven-days": ["1p"],
    "seven-days-at": ["1q", "page"],
    "seven-set": ["1s", "family", "day"],
    "seven-hours": ["1h", "zone", "half?"],
    "seven-remind": ["1r", "hour", "half?"],
    "seven-stop": ["1x"],
    /** Under the result of that day, and in the list of groups. */
    "seven-belong": ["1g", "family", "day", "group", "shown"],
    "seven-groups": ["1k"],
    "seven-group": ["1v", "group", "shown"],
    "seven-here": ["1t"],
  },
);

export const sevenPress = SEVEN_PRESSES.write;
export const { pressed, pressedHere } = filtersOf(SEVEN_PRESSES);

/** The payload of `/start` that asks for the day's seven. */
export const SEVEN_PAYLOAD = "seven";
