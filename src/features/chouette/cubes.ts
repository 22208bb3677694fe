import { opponent } from "../../game/colours.ts";
import { costOfLeaving } from "../../game/leaving.ts";
import type { Colour } from "../../game/types.ts";
import type { GameId, PersonId } from "../../ids/ids.ts";
import { DONE, type Done, refused } from "../../rules/result.ts";
import type { GameRow } from "../../store/games.ts";
import { endTurn } from "../../tables/clock/hand-over.ts";
import { agreedIn } from "../../tables/game/agreed.ts";
import { ringBell } from "../../tables/game/bells.ts";
import { loadGame } from "../../tables/game/load-game.ts";
import { carryOut, type PlayRefusal } from "../../tables/game/play.ts";
import { mayBeCovered } from "../../tables/game/standing.ts";
import { isHandingOver, waitFor } from "../../tables/game/waits.ts";
import type { Services } from "../../tables/services/services.ts";
import { chouettesIn } from "./chouettes.ts";
import { type CubeRefusal, decideCubes, offerable } from "./rules/decide.ts";
import { memberPoints } from "./rules/line.ts";
import { applyCube, askedBy, captainOf } from "./rules/team.ts";
import type { CubeCommand, CubeEvent, TeamSeat } from "./rules/types.ts";
import { personAt, seatOf, type TeamGame, teamGame } from "./team.ts";

export type CubesRefusal = CubeRefusal | PlayRefusal;

/** Doubles and answers. A member means their own cube; the box that of a seat, or all it may. */
export const turnCubes = (
  services: Services,
  id: GameId,
  version: number,
  person: PersonId,
  type: CubeCommand["type"],
  seat: TeamSeat | undefined,
): Done<CubesRefusal> =>
  services.store.transaction(() => {
    const before = teamIn(services, id);
    if (!before) return refused("no-game");
    const isAhead = version === before.game.version + 1 && isHandingOver(services, id);
    if (version !== before.game.version && !isAhead) return refused("stale");
    if (isAhead) endTurn(services, id);
    const played = isAhead ? teamIn(services, id) : before;
    if (!played) return refused("no-game");
    const by: Colour = person === played.row.white ? "white" : "black";
    const seats = meantSeats(played, by, person, type, seat);
    if (!seats) return refused("not-your-game");
    const decided = decideCubes(played.rules, played.game, played.team, { type, by, seats });
    return decided.ok ? addCubeEvent(services, played, decided.event) : decided;
  });

const meantSeats = (
  played: TeamGame,
  by: Colour,
  person: PersonId,
  type: CubeCommand["type"],
  seat: TeamSeat | undefined,
): readonly TeamSeat[] | undefined => {
  const { rules, game, team } = played;
  const own = seatOf(played, person);
  if (by === "black") return own === undefined ? undefined : [own];
  if (seat !== undefined) return [seat];
  return type === "double" ? offerable(rules, game, team, "white") : askedBy(team, "black");
};

export const teamIn = (services: Services, id: GameId): TeamGame | undefined => {
  const row = services.store.games.game(id);
  return row && teamGame(services, row, loadGame(services, row));
};

/** The row of a game that must exist. */
export const rowOf = ({ store }: Services, id: GameId): GameRow => {
  const row = store.games.game(id);
  if (!row) throw new Error(`no game ${id}`);
  return row;
};

/** Writes an event between team and box, and all its consequences. */
export const addCubeEvent = (
  services: Services,
  played: TeamGame,
  event: CubeEvent,
): Done<PlayRefusal> => {
  const { store, now } = services;
  const { game, rules } = played;
  const row = rowOf(services, played.row.id);
  chouettesIn(store).addCubeEvent(row.id, game.version, event, now());
  const team = applyCube(rules, played.team, event);
  const after = { ...played, team };
  notePoints(services, after);
  const captain = personAt(played, captainOf(team));
  if (captain === undefined) return endGame(services, row, after, event);
  if (captain !== row.black) chouettesIn(store).lead({ game: row.id, person: captain });
  const led = { ...row, black: captain };
  const agreed = agreedIn(services, led);
  const before = store.waits.ofGame(row.id);
  const awaited = waitFor(services, led, { before: game, game, agreed });
  if (awaited) ringBell(services, row, awaited.person, game, awaited.person !== before?.person);
  for (const table of store.tables.byGame(row.id)) {
    if (isLeft(after, table.menuBy)) {
      store.tables.menu({ id: table.id, menu: null, menuBy: null });
    }
    if (event.type === "offered" && mayBeCovered(services, table)) store.tables.repost(table.id);
    else store.tables.touch(table.id);
  }
  return DONE;
};

/** Whether the member who opened the menu is out of the game by now. */
const isLeft = (played: TeamGame, menuBy: PersonId | null): boolean => {
  const seat = menuBy === null ? undefined : seatOf(played, menuBy);
  return seat !== undefined && played.team.members[seat]?.result !== undefined;
};

/** All members are out: the winner of the last cube wins the game by resignation. */
const endGame = (
  services: Services,
  row: GameRow,
  { game, team }: TeamGame,
  event: CubeEvent,
): Done<PlayRefusal> => {
  const last = "seats" in event ? event.seats[0] : event.seat;
  const result = last === undefined ? undefined : team.members[last]?.result;
  if (result?.winner === undefined) {
    throw new Error(`nobody plays on in game ${row.id}, and nobody has won`);
  }
  const by = opponent(result.winner);
  return carryOut(services, row, { type: "resign", by, outcome: costOfLeaving(game, by) });
};

/** Notes the points of members whose game has ended, once for each; the message shows them. */
export const notePoints = (
  { store }: Services,
  { row, members, chouette, team }: TeamGame,
): void => {
  for (const [seat, { result }] of team.members.entries()) {
    if (!result || members[seat]?.points !== null) continue;
    chouettesIn(store).setPoints(row.id, seat, memberPoints(chouette.terms.stake, result));
    chouettesIn(store).touch(chouette.id);
  }
};
