import type { Automation, Colour } from "../../../game/types.ts";
import type { PersonId } from "../../../ids/ids.ts";
import type { Party } from "../../../tables/services/services.ts";
import { offerable } from "../rules/decide.ts";
import { askedBy, isPlaying } from "../rules/team.ts";
import { chouettesIn } from "../store/chouettes.ts";
import { personAt, seatOf, type TeamGame, teamGame } from "./team.ts";

/** For so long those who sit at a table wait for one of them. */
export const PATIENCE_MINUTES = 10;

/** How a chouette waits: for whom, if an answer to a double is asked, and how long. */
export const awaitedIn: Party["awaited"] = (services, row, game) => {
  const played = teamGame(services, row, game);
  return { person: played && askedIn(played), minutes: PATIENCE_MINUTES };
};

/** Who keeps a chouette waiting with an answer to a double; undefined: nobody is asked. */
const askedIn = (played: TeamGame): PersonId | undefined => {
  const { team, row } = played;
  if (askedBy(team, "black").length > 0) return row.white;
  return personAt(played, askedBy(team, "white")[0]);
};

/** What comes of it where nobody waits any longer: the box loses, a double is passed, the next one leads, or they leave. */
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

/** Nobody's dice roll by themselves before a double could be offered. */
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

/** Whether a side has a cube to double with, once it is to roll. */
const mayEver = ({ rules, game, team }: TeamGame, colour: Colour): boolean =>
  offerable(
    rules,
    { ...game, toMove: colour, phase: { kind: "rolling", again: false } },
    team,
    colour,
  ).length > 0;
