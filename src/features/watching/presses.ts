import { pressBook } from "../../bot/press/book.ts";
import { FIELDS, number } from "../../bot/press/fields.ts";
import { filtersOf } from "../../bot/updates/context.ts";
import { type ArenaId, type CupId, isArenaId, isCupId } from "../../ids/ids.ts";

export const WATCH_PRESSES = pressBook(
  {
    ...FIELDS,
    arena: number.refine((id): id is ArenaId => isArenaId(id)),
    cup: number.refine((id): id is CupId => isCupId(id)),
  },
  {
    "watch-arena": ["7a", "arena"],
    "watch-cup": ["7c", "cup"],
    "watch-next": ["7n"],
    "watch-stop": ["7q"],
  },
);

export const watchPress = WATCH_PRESSES.write;
export const { pressed, pressedHere } = filtersOf(WATCH_PRESSES);
