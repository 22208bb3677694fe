import type { Game } from "../../game/types.ts";
import type { PersonId } from "../../ids/ids.ts";
import type { PartyRow, Services } from "../../tables/services/services.ts";
import { type Chouette, type ChouetteMember, chouettesIn } from "./chouettes.ts";
import { newTeam, replayCubes, settleMembers } from "./rules/team.ts";
import type { Rules, Team, TeamSeat } from "./rules/types.ts";

export const PARTY_NAME = "chouette";

/** A game of a chouette now: White has the box, Black is the captain of the team. */
export type TeamGame = {
  readonly chouette: Chouette;
  readonly row: PartyRow;
  readonly game: Game;
  readonly rules: Rules;
  readonly team: Team;
  readonly members: readonly ChouetteMember[];
};

/** Undefined for a game of two. */
export const teamGame = ({ store }: Services, row: PartyRow, game: Game): TeamGame | undefined => {
  const chouettes = chouettesIn(store);
  const chouette = chouettes.ofSeries(row.series);
  if (!chouette) return undefined;
  const members = chouettes.members(row.id);
  const rules: Rules = { switches: chouette.terms.ruleset.switches, house: chouette.house };
  const begun = newTeam(members.length, game.cube);
  const team = replayCubes(rules, begun, chouettes.cubeEvents(row.id));
  const { phase } = game;
  return {
    ...{ chouette, row, game, rules, members },
    team: phase.kind === "over" ? settleMembers(rules, team, phase.result) : team,
  };
};

export const seatOf = (
  { members }: Pick<TeamGame, "members">,
  person: PersonId,
): TeamSeat | undefined => {
  const seat = members.findIndex((member) => member.person === person);
  return seat === -1 ? undefined : seat;
};

export const personAt = (
  { members }: Pick<TeamGame, "members">,
  seat: TeamSeat | undefined,
): PersonId | undefined => (seat === undefined ? undefined : members[seat]?.person);
