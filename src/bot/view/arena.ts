import type { Colour } from "../../game/types.ts";
import type { ArenaId } from "../../ids/ids.ts";
import { type ArenaSeat, absentIn } from "../../tables/arena/seat.ts";
import type { PlayedView } from "../../tables/view.ts";
import type { Say } from "../text/texts.ts";
import { button, type Row } from "./button.ts";

/** Stands before the title of each of its games. */
export const ARENA_MARK = "🏟";

/** The way into an arena and out of it. */
export const arenaButtons = (arena: ArenaId, say: Say): Row => [
  button(say("button-arena-play"), { do: "arena-play", arena }, "success"),
  button(say("button-arena-pause"), { do: "arena-pause", arena }),
];

/** What a game has brought in its arena, and whether another comes. */
export const arenaLines = (played: PlayedView, say: Say): string[] => {
  const { arena, viewer } = played;
  if (!arena?.standing) return [];
  if (arena.isOpen && !arena.isPresent && viewer !== undefined && isAbsent(played, viewer)) {
    return [say("arena-put-out")];
  }
  return [[say("arena-seat", arena.standing), ...next(arena, say)].join(" ")];
};

const next = ({ isOpen, isPresent }: ArenaSeat, say: Say): string[] =>
  isOpen ? [say(isPresent ? "arena-next" : "arena-no-next")] : [];

/** Whether a player of an arena was put out of it by this game. */
export const isAbsent = ({ arena, game }: PlayedView, player: Colour): boolean =>
  arena !== undefined && absentIn(game) === player;
