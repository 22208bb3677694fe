import { type CubeRefusal, decideCubes, leaving, offerable } from "../../game/chouette/decide.ts";
import { applyCube, askedBy, captainOf, isAsking } from "../../game/chouette/team.ts";
import type { CubeCommand, CubeEvent, TeamSeat } from "../../game/chouette/types.ts";
import { opponent } from "../../game/colours.ts";
import { costOfLeaving } from "../../game/leaving.ts";
import type { Colour } from "../../game/types.ts";
import type { GameId, PersonId } from "../../ids/ids.ts";
import { DONE, type Done, refused } from "../../rules/result.ts";
import type { GameRow } from "../../store/games.ts";
import { ringBell } from "../bells.ts";
import { endTurn } from "../hand-over.ts";
import { loadGame } from "../load-game.ts";
import { isCovered } from "../newest.ts";
import { carryOut, type PlayerCommand, type PlayRefusal, play } from "../play.ts";
import type { Services } from "../services.ts";
import { isHandingOver, waitFor } from "../waits.ts";
import { type AdviceRefusal, advise } from "./advice.ts";
import { missingAs } from "./awaited.ts";
import { notePoints } from "./settle.ts";
import { captainIn, personAt, seatOf, type TeamGame, teamGame } from "./team.ts";

export type ChouetteRefusal = CubeRefusal | PlayRefusal | AdviceRefusal;

/** `advised`: nothing was played; the captain is advised to, or no more. */
type PlayedAt = Done<ChouetteRefusal> | { readonly ok: true; readonly advised: boolean };

/** What somebody does at the board of a game, of two or of a chouette, seen at `version`. */
export const playAt = (
  services: Services,
  id: GameId,
  version: number,
  person: PersonId,
  command: PlayerCommand,
): PlayedAt =>
  services.store.chouettes.ofGame(id)
    ? playChouette(services, id, version, person, command)
    : play(services, id, version, person, command);

/** The same in a chouette, seen at `version`: the box and the captain play, the team advises. */
const playChouette = (
  services: Services,
  id: GameId,
  version: number,
  person: PersonId,
  command: PlayerCommand,
): PlayedAt => {
  const played = teamIn(services, id);
  if (!played) return refused("no-game");
  const { row, game, team } = played;
  const leads = person === row.white || person === captainIn(played);
  if (!leads && seatOf(played, person) === undefined) return refused("not-your-game");
  switch (command.type) {
    case "move":
      if (!leads) return advise(services, played, version, person, command.moves);
      return play(services, id, version, person, command);
    case "roll":
      if (isAsking(team)) return refused("double-pending");
      return leads ? play(services, id, version, person, command) : refused("captain-moves");
    case "undo":
    case "done":
      return leads ? play(services, id, version, person, command) : refused("captain-moves");
    case "resign":
      if (version !== game.version) return refused("stale");
      return services.store.transaction(() => leave(services, played, person));
    case "claim":
      return services.store.transaction(() => goOn(services, played, person));
    case "double":
    case "take":
    case "drop":
    case "beaver":
      return turnCubes(services, id, version, person, command.type, undefined);
    case "accept-resignation":
    case "decline-resignation":
      return refused("no-resignation");
  }
};

/** Doubles, and answers to them: a member's own cube; of the box that of a seat, or all that it may be. */
export const turnCubes = (
  services: Services,
  id: GameId,
  version: number,
  person: PersonId,
  type: CubeCommand["type"],
  seat: TeamSeat | undefined,
): Done<ChouetteRefusal> =>
  services.store.transaction(() => {
    const before = teamIn(services, id);
    if (!before) return refused("no-game");
    const isAhead = version === before.game.version + 1 && isHandingOver(services, id);
    if (version !== before.game.version && !isAhead) return refused("stale");
    if (isAhead) endTurn(services, id);
    const played = isAhead ? teamIn(services, id) : before;
    if (!played) return refused("no-game");
    const by: Colour = person === played.row.white ? "white" : "black";
    const seats = seatsMeant(played, by, person, type, seat);
    if (!seats) return refused("not-your-game");
    const decided = decideCubes(played.rules, played.game, played.team, { type, by, seats });
    return decided.ok ? happen(services, played, decided.event) : decided;
  });

const seatsMeant = (
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

const teamIn = (services: Services, id: GameId): TeamGame | undefined => {
  const row = services.store.games.game(id);
  return row && teamGame(services, row, loadGame(services, row));
};

/** A member gives up for themselves; the box gives up the game. */
const leave = (services: Services, played: TeamGame, person: PersonId): Done<ChouetteRefusal> => {
  const { row, game, team } = played;
  const seat = seatOf(played, person);
  if (person === row.white) {
    if (isAsking(team)) return refused("double-pending");
    const outcome = costOfLeaving(game, "white");
    return carryOut(services, rowOf(services, row.id), { type: "resign", by: "white", outcome });
  }
  const left =
    seat === undefined ? refused("not-your-game") : leaving(game, team, seat, "resigned");
  return left.ok ? happen(services, played, left.event) : left;
};

/** Somebody is missing for too long: the others go on without them, the team with another captain. */
const goOn = (services: Services, played: TeamGame, person: PersonId): Done<ChouetteRefusal> => {
  const { row, game, team } = played;
  const wait = services.store.waits.ofGame(row.id);
  if (!wait || wait.claimAt === null || wait.claimAt > services.now()) return refused("not-due");
  const isTheirs = person === row.white || played.members.some((one) => one.person === person);
  if (!isTheirs) return refused("not-your-game");
  if (wait.person === person) return refused("claim-not-yours");
  // Whoever is not there does not play the next game, either, before they sit down again.
  const { id } = played.chouette;
  if (services.store.chouettes.getUp({ chouette: id, person: wait.person }))
    services.store.chouettes.noted({ id, at: services.now() });
  const seat = seatOf(played, wait.person);
  if (seat === undefined) return boxIsGone(services, played);
  switch (missingAs(played, wait.person)) {
    case "box":
      return boxIsGone(services, played);
    case "asked":
      return happen(services, played, { type: "dropped", seats: askedBy(team, "white") });
    case "captain":
      return happen(services, played, { type: "stepped-back", seat });
    case "left": {
      const left = leaving(game, team, seat, "claimed");
      return left.ok ? happen(services, played, left.event) : left;
    }
  }
};

/** What the box has not answered it has dropped; the others win as if it had given up. */
const boxIsGone = (services: Services, played: TeamGame): Done<PlayRefusal> => {
  const { team, row } = played;
  const seats = askedBy(team, "black");
  const dropped = seats.length > 0 ? happen(services, played, { type: "dropped", seats }) : DONE;
  const after = rowOf(services, row.id);
  if (!dropped.ok || after.endedAt !== null) return dropped;
  return carryOut(services, after, { type: "claim", by: "black" });
};

/** Somebody is not known any more: they give up, whatever is offered in their cube. */
export const leaveTeam = (services: Services, id: GameId, person: PersonId): void => {
  const played = teamIn(services, id);
  if (played?.row.white === person) boxIsGone(services, played);
  const seat = played && seatOf(played, person);
  if (!played || seat === undefined) return;
  const { game, team } = played;
  const left = leaving(game, team, seat, "claimed");
  const outcome = costOfLeaving(game, "black");
  if (left.ok) happen(services, played, left.event);
  else if (left.code === "double-pending")
    happen(services, played, { type: "left", seat, outcome, ending: "claimed" });
};

const rowOf = ({ store }: Services, id: GameId): GameRow => {
  const row = store.games.game(id);
  if (!row) throw new Error(`no game ${id}`);
  return row;
};

/** Writes what has happened between team and box, and all that comes of it. */
const happen = (services: Services, played: TeamGame, event: CubeEvent): Done<PlayRefusal> => {
  const { store, now } = services;
  const { game, rules } = played;
  const row = rowOf(services, played.row.id);
  store.chouettes.addCubeEvent(row.id, game.version, event, now());
  const team = applyCube(rules, played.team, event);
  const after = { ...played, team };
  notePoints(services, after);
  const captain = personAt(played, captainOf(team));
  if (captain === undefined) return endGame(services, row, after, event);
  if (captain !== row.black) store.chouettes.lead({ game: row.id, person: captain });
  waitFor(services, { ...row, black: captain }, game, game);
  const awaited = store.waits.ofGame(row.id);
  if (awaited) ringBell(services, row, awaited.person, game);
  for (const table of store.tables.byGame(row.id)) {
    if (isLeft(after, table.menuBy)) {
      store.tables.menu({ id: table.id, menu: null, menuBy: null });
    }
    if (event.type === "offered" && isCovered(services, table)) store.tables.repost(table.id);
    else store.tables.touch(table.id);
  }
  return DONE;
};

/** Whether whoever opened the menu has nothing to leave any more. */
const isLeft = (played: TeamGame, menuBy: PersonId | null): boolean => {
  const seat = menuBy === null ? undefined : seatOf(played, menuBy);
  return seat !== undefined && played.team.members[seat]?.result !== undefined;
};

/** Nobody of the team plays any more: whoever has won the last cube has won, and the board is given up. */
const endGame = (
  services: Services,
  row: GameRow,
  { game, team }: TeamGame,
  event: CubeEvent,
): Done<PlayRefusal> => {
  const last = "seats" in event ? event.seats[0] : event.seat;
  const result = last === undefined ? undefined : team.members[last]?.result;
  if (!result) throw new Error(`nobody plays on in game ${row.id}, and nobody has won`);
  const by = opponent(result.winner);
  return carryOut(services, row, { type: "resign", by, outcome: costOfLeaving(game, by) });
};
