import type { Say } from "../../../bot/text/texts.ts";
import { button, inReadingOrder, type Row } from "../../../bot/view/button.ts";
import type { ContestPanel } from "../../../bot/view/look.ts";
import type { GameId, PersonId } from "../../../ids/ids.ts";
import type { Services } from "../../../tables/services/services.ts";
import type { PlayedView } from "../../../tables/shown/view.ts";
import { absentIn } from "./arena.ts";
import { type Arena, type ArenaId, arenasIn } from "./arenas.ts";
import { arenaPress } from "./presses.ts";
import { arenaView } from "./standings.ts";

/** The player's standing in the arena of this game. */
type ArenaSeat = {
  readonly isOpen: boolean;
  /** Undefined until the game has counted. */
  readonly standing:
    | { readonly place: number; readonly players: number; readonly points: number }
    | undefined;
  /** The player gets a game as soon as an opponent is free. */
  readonly isPresent: boolean;
};

/** Undefined for a game of no arena, and for one that did not end before its arena. */
export const arenaPanel = (
  services: Services,
  game: GameId,
  person: PersonId,
): ContestPanel | undefined => {
  const arenas = arenasIn(services.store);
  const found = arenas.ofGame(game);
  const arena = found && arenas.byId(found.arena);
  if (!arena || arena.state === "cancelled") return undefined;
  const isOpen = arena.state === "open";
  const isCounted = found.place !== null;
  if (!isOpen && !isCounted) return undefined;
  const standing = isCounted ? standingIn(services, arena, person) : undefined;
  const own = arenas.players(arena.id).find((player) => player.person === person);
  const isPresent = own?.present === 1;
  return {
    mark: "🏟",
    countsApart: true,
    lines: (played, say) => lines({ isOpen, standing, isPresent }, played, say),
    // The next game comes by itself.
    next: (_, __, say) =>
      isOpen ? [[(isPresent ? pauseButton : playButton)(arena.id, say)]] : undefined,
    isAbsent: (played, player) => absentIn(played.game) === player,
  };
};

const standingIn = (services: Services, arena: Arena, person: PersonId): ArenaSeat["standing"] => {
  const { rows } = arenaView(services, arena);
  const at = rows.findIndex(({ player }) => player === person);
  const points = rows[at]?.points;
  return points === undefined ? undefined : { place: at + 1, players: rows.length, points };
};

const lines = (
  { isOpen, standing, isPresent }: ArenaSeat,
  { viewer, game, finished }: PlayedView,
  say: Say,
): readonly string[] => {
  if (!standing) return [];
  if (isOpen && !isPresent && viewer !== undefined && absentIn(game) === viewer) {
    return [say("arena-put-out")];
  }
  const next = isOpen ? [say(isPresent ? "arena-next" : "arena-no-next")] : [];
  const line = [say("arena-seat", standing), ...next].join(" ");
  return finished?.wasLeftEarly ? [say("arena-seat-early"), line] : [line];
};

export const arenaButtons = (arena: ArenaId, say: Say): Row =>
  inReadingOrder([playButton(arena, say), pauseButton(arena, say)], say);

export const playButton = (arena: ArenaId, say: Say) =>
  button(say("button-arena-play"), arenaPress({ do: "arena-play", arena }), "success");

export const pauseButton = (arena: ArenaId, say: Say) =>
  button(say("button-arena-pause"), arenaPress({ do: "arena-pause", arena }));
