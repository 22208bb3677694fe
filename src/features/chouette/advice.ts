import { isPlayable } from "../../game/moves.ts";
import type { CheckerMove } from "../../game/types.ts";
import type { PersonId } from "../../ids/ids.ts";
import { type Result, refused } from "../../rules/result.ts";
import type { Services } from "../../tables/services/services.ts";
import { chouettesIn } from "./chouettes.ts";
import { isPlaying } from "./rules/team.ts";
import type { House, TeamSeat } from "./rules/types.ts";
import { seatOf, type TeamGame } from "./team.ts";

export type AdviceRefusal =
  | "not-your-game"
  | "not-your-turn"
  | "stale"
  | "advice-nobody"
  | "advice-playing"
  | "advice-cubed";

/** The stored form of advised moves. */
export const movesKey = (moves: readonly CheckerMove[]): string =>
  moves.map(({ from, die }) => `${from}/${die}`).join(" ");

/** A member advises the captain to make these moves, or takes the advice back. */
export const advise = (
  { store }: Services,
  { row, game, team, members, rules }: TeamGame,
  version: number,
  person: PersonId,
  moves: readonly CheckerMove[],
): Result<{ readonly advised: boolean }, AdviceRefusal> => {
  const seat = seatOf({ members }, person);
  if (seat === undefined) return refused("not-your-game");
  if (game.toMove !== "black" || game.phase.kind !== "moving") return refused("not-your-turn");
  const isOfNow = version >= game.phase.since && version <= game.version;
  if (!isOfNow || !isPlayable(game.phase.turn, moves)) return refused("stale");
  if (!mayAdvise(rules.house, team.members[seat])) {
    const { advice } = rules.house;
    return refused(advice === "team" ? "not-your-game" : `advice-${advice}`);
  }
  const turn = game.history.length;
  const advised = chouettesIn(store).advise({ game: row.id, turn, person, moves: movesKey(moves) });
  store.tables.touchGame(row.id);
  return { ok: true, advised };
};

const mayAdvise = (
  { advice }: House,
  member: TeamGame["team"]["members"][TeamSeat] | undefined,
): boolean => {
  switch (advice) {
    case "team":
      return true;
    case "playing":
      return isPlaying(member);
    case "cubed":
      return isPlaying(member) && member?.cube.owner !== "centre";
    case "nobody":
      return false;
  }
};
