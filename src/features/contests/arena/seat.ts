import { COLOURS } from "../../../game/colours.ts";
import type { Colour, Game } from "../../../game/types.ts";
import type { GameId, PersonId } from "../../../ids/ids.ts";
import type { Services } from "../../../tables/services/services.ts";
import type { Arena } from "./arenas.ts";
import { arenasIn } from "./arenas.ts";
import type { ArenaId } from "./rules/ids.ts";
import { arenaView } from "./standings.ts";

export type { ArenaId } from "./rules/ids.ts";

/** The player's standing in the arena of this game. */
export type ArenaSeat = {
  readonly arena: ArenaId;
  readonly isOpen: boolean;
  /** Undefined until the game has counted. */
  readonly standing:
    | { readonly place: number; readonly players: number; readonly points: number }
    | undefined;
  /** The player gets a game as soon as an opponent is free. */
  readonly isPresent: boolean;
};

/** Undefined for a game of no arena, and for one that did not end before its arena. */
export const arenaSeat = (
  services: Services,
  game: GameId,
  person: PersonId,
): ArenaSeat | undefined => {
  const arenas = arenasIn(services.store);
  const found = arenas.ofGame(game);
  const arena = found && arenas.byId(found.arena);
  if (!arena || arena.state === "cancelled") return undefined;
  const isOpen = arena.state === "open";
  const isCounted = found.place !== null;
  if (!isOpen && !isCounted) return undefined;
  return {
    arena: arena.id,
    isOpen,
    standing: isCounted ? standingIn(services, arena, person) : undefined,
    isPresent: arenas
      .players(arena.id)
      .some((player) => player.person === person && player.present === 1),
  };
};

const standingIn = (services: Services, arena: Arena, person: PersonId): ArenaSeat["standing"] => {
  const { rows } = arenaView(services, arena);
  const at = rows.findIndex(({ player }) => player === person);
  const points = rows[at]?.points;
  return points === undefined ? undefined : { place: at + 1, players: rows.length, points };
};

/** The player whose time ran out before their first turn was played. */
export const absentIn = ({ history, timeOuts }: Game): Colour | undefined =>
  COLOURS.find((colour) => {
    const late = timeOuts[colour];
    const played = history.slice(0, late).some(({ by, end }) => by === colour && end === "played");
    return late !== undefined && !played;
  });
