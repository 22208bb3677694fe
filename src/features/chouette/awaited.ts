import type { Automation, Colour } from "../../game/types.ts";
import type { PersonId } from "../../ids/ids.ts";
import type { Party } from "../../tables/services/services.ts";
import { chouettesIn } from "./chouettes.ts";
import { offerable } from "./rules/decide.ts";
import { askedBy, isPlaying } from "./rules/team.ts";
import { personAt, seatOf, type TeamGame, teamGame } from "./team.ts";

/** The time that players wait for one of them. */
export const PATIENCE_MINUTES = 10;

/** The player who must answer a double, if any, and the time to wait. */
export const awaitedIn: Party["awaited"] = (services, row, game) => {
  const played = teamGame(services, row, game);
  return { person: played && askedIn(played), minutes: PATIENCE_MINUTES };
};

/** The first player who must answer a double; undefined if there is none. */
const askedIn = (played: TeamGame): PersonId | undefined => {
  const { team, row } = played;
  if (askedBy(team, "black").length > 0) return row.white;
  return personAt(played, askedBy(team, "white")[0]);
};

/**
 * The role of a missing player, which decides how the others go on: the box loses, a double
 * counts as passed, a captain steps back, and a captain who cannot do so leaves.
 */
export type MissingAs = "box" | "asked" | "captain" | "left";

export const missingAs = (played: TeamGame, person: PersonId): MissingAs => {
  const { team, row } = played;
  if (person === row.white) return "box";
  if (askedIn(played) !== undefined) return "asked";
  const seat = seatOf(played, person);
  const isAgain = seat !== undefined && team.steppedBack.includes(seat);
  const isAlone = team.members.filter(isPlaying).length === 1;
  return isAgain || isAlone ? "left" : "captain";
};

/** No automatic roll for a side that could double before it. */
export const heldBack: Party["automation"] = (services, automation, now, series) => {
  const chouette = chouettesIn(services.store).ofSeries(series.id);
  if (!chouette?.terms.ruleset.switches.cube) return automation;
  const played = now && teamGame(services, now.row, now.game);
  const of = (colour: Colour): Automation => ({
    ...automation[colour],
    roll: automation[colour].roll && played !== undefined && !mayEver(played, colour),
  });
  return { white: of("white"), black: of("black") };
};

/** Whether a side could double in some cube before its roll. */
const mayEver = ({ rules, game, team }: TeamGame, colour: Colour): boolean =>
  offerable(
    rules,
    { ...game, toMove: colour, phase: { kind: "rolling", again: false } },
    team,
    colour,
  ).length > 0;
