import { pressBook } from "../../../bot/press/book.ts";
import { between, FIELDS, number } from "../../../bot/press/fields.ts";
import { filtersOf } from "../../../bot/updates/context.ts";
import { CONTEST_FIELDS } from "../presses.ts";
import { ARENA_MINUTES } from "./arena.ts";
import { type ArenaId, isArenaId } from "./arenas.ts";

export const ARENA_PRESSES = pressBook(
  {
    ...FIELDS,
    ...CONTEST_FIELDS,
    arena: number.refine((id): id is ArenaId => isArenaId(id)),
    minutes: between(ARENA_MINUTES.least, ARENA_MINUTES.most),
  },
  {
    "arena-play": ["4p", "arena"],
    "arena-pause": ["4z", "arena"],
    "arena-start": ["4s", "arena"],
    "arena-again": ["4a", "arena"],
    "watch-arena": ["7a", "arena"],
    "arena-menu": ["4m", "person", "minutes", "clock?", "startsIn?", "startsAt?", "part?"],
    "arena-begin": ["4b", "person", "ruleset", "minutes", "clock?", "startsIn?", "startsAt?"],
  },
);

export const arenaPress = ARENA_PRESSES.write;
export const { pressed, pressedHere } = filtersOf(ARENA_PRESSES);
