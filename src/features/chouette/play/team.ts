import type { Game } from "../../../game/types.ts";
import type { PersonId } from "../../../ids/ids.ts";
import type { Party, PartyRow, Services } from "../../../tables/services/services.ts";
import { captainOf, newTeam, replayCubes, settled } from "../rules/team.ts";
import type { Rules, Team, TeamSeat } from "../rules/types.ts";
import type { Chouette, ChouetteMember } from "../store/chouettes.ts";
import { chouettesIn } from "../store/chouettes.ts";

/** What the series of its games say of who plays them. */
export const PARTY_NAME = "chouette";

/** A game of a chouette as it stands: White has the box, Black leads the team. */
export type TeamGame = {
  readonly chouette: Chouette;
  readonly row: PartyRow;
  readonly game: Game;
  readonly rules: Rules;
  readonly team: Team;
  /** By seat. */
  readonly members: readonly ChouetteMember[];
};

/** Undefined for games of two. */
export const teamGame = ({ store }: Services, row: PartyRow, game: Game): TeamGame | undefined => {
  const chouettes = chouettesIn(store);
  const chouette = row.party === PARTY_NAME ? chouettes.ofSeries(row.series) : undefined;
  if (!chouette) return undefined;
  const members = chouettes.members(row.id);
  const rules: Rules = { switches: chouette.terms.ruleset.switches, house: chouette.house };
  const begun = newTeam(members.length, game.cube);
  const team = replayCubes(rules, begun, chouettes.cubeEvents(row.id));
  const { phase } = game;
  return {
    ...{ chouette, row, game, rules, members },
    team: phase.kind === "over" ? settled(rules, team, phase.result) : team,
  };
};

/** Where somebody sits in the team of a game; undefined: they are not of it. */
export const seatOf = (
  { members }: Pick<TeamGame, "members">,
  person: PersonId,
): TeamSeat | undefined => {
  const seat = members.findIndex((member) => member.person === person);
  return seat === -1 ? undefined : seat;
};

/** All who still play in the team have Black. */
export const sideInTeam: Party["sideOf"] = ({ store }, { id }, person) =>
  chouettesIn(store)
    .members(id)
    .some((one) => one.person === person && one.points === null)
    ? "black"
    : undefined;

export const personAt = (
  { members }: Pick<TeamGame, "members">,
  seat: TeamSeat | undefined,
): PersonId | undefined => (seat === undefined ? undefined : members[seat]?.person);

/** Who leads the team; undefined once nobody plays. */
export const captainIn = (played: TeamGame): PersonId | undefined =>
  personAt(played, captainOf(played.team));
