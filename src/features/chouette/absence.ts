import { costOfLeaving } from "../../game/leaving.ts";
import type { Automation, Colour } from "../../game/types.ts";
import type { GameId, PersonId } from "../../ids/ids.ts";
import { DONE, type Done, refused } from "../../rules/result.ts";
import { carryOut, type PlayRefusal } from "../../tables/game/play.ts";
import type { Party, Services } from "../../tables/services/services.ts";
import { chouettesIn } from "./chouettes.ts";
import { addCubeEvent, type CubesRefusal, rowOf, teamIn } from "./cubes.ts";
import { decideLeaving, offerable } from "./rules/decide.ts";
import { askedBy, isPlaying } from "./rules/team.ts";
import { personAt, seatOf, type TeamGame, teamGame } from "./team.ts";

/** The time that players wait for one of them. */
const PATIENCE_MINUTES = 10;

/** The player who must answer a double, if any, and the time to wait. */
export const findAwaited: Party["awaited"] = (services, row, game) => {
  const played = teamGame(services, row, game);
  return { person: played && firstAsked(played), minutes: PATIENCE_MINUTES };
};

const firstAsked = (played: TeamGame): PersonId | undefined => {
  const { team, row } = played;
  if (askedBy(team, "black").length > 0) return row.white;
  return personAt(played, askedBy(team, "white")[0]);
};

/**
 * The role of a missing player, which decides how the others go on: the box loses, a double
 * counts as passed, a captain steps back, and a captain who cannot do so leaves.
 */
export type MissingAs = "box" | "asked" | "captain" | "left";

export const roleOfMissing = (played: TeamGame, person: PersonId): MissingAs => {
  const { team, row } = played;
  if (person === row.white) return "box";
  if (firstAsked(played) !== undefined) return "asked";
  const seat = seatOf(played, person);
  const isAgain = seat !== undefined && team.steppedBack.includes(seat);
  const isAlone = team.members.filter(isPlaying).length === 1;
  return isAgain || isAlone ? "left" : "captain";
};

/** No automatic roll for a side that could double before it. */
export const holdBackRolls: Party["automation"] = (services, automation, now, series) => {
  const chouette = chouettesIn(services.store).ofSeries(series.id);
  if (!chouette?.terms.ruleset.switches.cube) return automation;
  const played = now && teamGame(services, now.row, now.game);
  const of = (colour: Colour): Automation => ({
    ...automation[colour],
    roll: automation[colour].roll && played !== undefined && !couldDouble(played, colour),
  });
  return { white: of("white"), black: of("black") };
};

const couldDouble = ({ rules, game, team }: TeamGame, colour: Colour): boolean =>
  offerable(
    rules,
    { ...game, toMove: colour, phase: { kind: "rolling", again: false } },
    team,
    colour,
  ).length > 0;

/** The others go on without a player who has been missing too long. */
export const goOnWithout = (
  services: Services,
  played: TeamGame,
  person: PersonId,
): Done<CubesRefusal> => {
  const { row, game, team } = played;
  const wait = services.store.waits.ofGame(row.id);
  if (!wait || wait.claimAt === null || wait.claimAt > services.now()) return refused("not-due");
  const isTheirs = person === row.white || played.members.some((one) => one.person === person);
  if (!isTheirs) return refused("not-your-game");
  if (wait.person === person) return refused("claim-not-yours");
  // A missing player has to sit down again before they play the next game.
  const { id } = played.chouette;
  if (chouettesIn(services.store).getUp({ chouette: id, person: wait.person }))
    chouettesIn(services.store).noted({ id, at: services.now() });
  const seat = seatOf(played, wait.person);
  if (seat === undefined) return giveUpAsBox(services, played);
  switch (roleOfMissing(played, wait.person)) {
    case "box":
      return giveUpAsBox(services, played);
    case "asked":
      return addCubeEvent(services, played, { type: "dropped", seats: askedBy(team, "white") });
    case "captain":
      return addCubeEvent(services, played, { type: "stepped-back", seat });
    case "left": {
      const left = decideLeaving(game, team, seat, "claimed");
      return left.ok ? addCubeEvent(services, played, left.event) : left;
    }
  }
};

/**
 * A captain who keeps the others waiting for too long leads no more: the next one does, and nobody
 * has to press for it, as it costs nobody a point.
 */
export const relieveCaptains = (services: Services): void => {
  const { store, now } = services;
  for (const game of chouettesIn(store).lateGames(now()))
    store.unlessDamaged(`game ${game}`, () =>
      store.transaction(() => relieveCaptain(services, game)),
    );
};

const relieveCaptain = (services: Services, game: GameId): true => {
  const { store } = services;
  const played = teamIn(services, game);
  const wait = store.waits.ofGame(game);
  // In a group that the bot has left the game rests.
  const isThere = played && store.people.chat(played.chouette.chat)?.present === true;
  if (!wait || !isThere || roleOfMissing(played, wait.person) !== "captain") return true;
  goOnWithout(services, played, played.row.white);
  return true;
};

/** The box drops the doubles that it has not answered, and gives up to the other members. */
const giveUpAsBox = (services: Services, played: TeamGame): Done<PlayRefusal> => {
  const { team, row } = played;
  const seats = askedBy(team, "black");
  const dropped =
    seats.length > 0 ? addCubeEvent(services, played, { type: "dropped", seats }) : DONE;
  const after = rowOf(services, row.id);
  if (!dropped.ok || after.endedAt !== null) return dropped;
  return carryOut(services, after, { type: "claim", by: "black" });
};

/** A player whose data is deleted gives up, even while a double waits in their cube. */
export const leaveTeam = (services: Services, id: GameId, person: PersonId): void => {
  const played = teamIn(services, id);
  if (played?.row.white === person) giveUpAsBox(services, played);
  const seat = played && seatOf(played, person);
  if (!played || seat === undefined) return;
  const { game, team } = played;
  const left = decideLeaving(game, team, seat, "claimed");
  const outcome = costOfLeaving(game, "black");
  if (left.ok) addCubeEvent(services, played, left.event);
  else if (left.code === "double-pending")
    addCubeEvent(services, played, { type: "left", seat, outcome, ending: "claimed" });
};
