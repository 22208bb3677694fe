import { PARTIES } from "../../bot/table/party.ts";
import { LOOKS } from "../../bot/view/look.ts";
import { costOfLeaving } from "../../game/leaving.ts";
import type { GameId, PersonId } from "../../ids/ids.ts";
import { type Done, refused } from "../../rules/result.ts";
import { carryOut, type PlayerCommand, playAtBoard } from "../../tables/game/play.ts";
import type { Party, Services } from "../../tables/services/services.ts";
import { findAwaited, goOnWithout, holdBackRolls, leaveTeam } from "./absence.ts";
import { type AdviceRefusal, advise } from "./advice.ts";
import { beginChouetteGame } from "./begin.ts";
import { chouettesIn } from "./chouettes.ts";
import { addCubeEvent, type CubesRefusal, notePoints, rowOf, teamIn, turnCubes } from "./cubes.ts";
import { teamLook } from "./look.ts";
import { decideLeaving } from "./rules/decide.ts";
import { captainOf, isAsking } from "./rules/team.ts";
import { PARTY_NAME, personAt, seatOf, type TeamGame, teamGame } from "./team.ts";
import { teamView } from "./view.ts";

type ChouetteRefusal = CubesRefusal | AdviceRefusal | "take-back-off";

/** `advised`: the press was advice to the captain (true) or took it back (false). */
type PlayedAt = Done<ChouetteRefusal> | { readonly ok: true; readonly advised: boolean };

/** A command at the board, seen at `version`: the box and the captain play, the team advises. */
export const playChouette = (
  services: Services,
  id: GameId,
  version: number,
  person: PersonId,
  command: PlayerCommand,
): PlayedAt => {
  const played = teamIn(services, id);
  if (!played) return refused("no-game");
  const { row, game, team } = played;
  const leads = person === row.white || person === personAt(played, captainOf(team));
  if (!leads && seatOf(played, person) === undefined) return refused("not-your-game");
  switch (command.type) {
    case "move":
      if (!leads) return advise(services, played, version, person, command.moves);
      return playAtBoard(services, id, version, person, command);
    case "roll":
      if (isAsking(team)) return refused("double-pending");
      return leads ? playAtBoard(services, id, version, person, command) : refused("captain-moves");
    case "undo":
    case "done":
      return leads ? playAtBoard(services, id, version, person, command) : refused("captain-moves");
    case "resign":
      if (version !== game.version) return refused("stale");
      return services.store.transaction(() => leave(services, played, person));
    case "claim":
      return services.store.transaction(() => goOnWithout(services, played, person));
    case "double":
    case "take":
    case "drop":
    case "beaver":
      return turnCubes(services, id, version, person, command.type, undefined);
    case "accept-resignation":
    case "decline-resignation":
      return refused("no-resignation");
    case "ask-back":
    case "allow-back":
    case "refuse-back":
    case "take-back":
      return refused("take-back-off");
  }
};

/** A member gives up their own cube, the box the whole game. */
const leave = (services: Services, played: TeamGame, person: PersonId): Done<ChouetteRefusal> => {
  const { row, game, team } = played;
  const seat = seatOf(played, person);
  if (person === row.white) {
    if (isAsking(team)) return refused("double-pending");
    const outcome = costOfLeaving(game, "white");
    return carryOut(services, rowOf(services, row.id), { type: "resign", by: "white", outcome });
  }
  const left =
    seat === undefined ? refused("not-your-game") : decideLeaving(game, team, seat, "resigned");
  return left.ok ? addCubeEvent(services, played, left.event) : left;
};

/** The meaning of ordinary table presses at a chouette's table. */
export const teamPresses = PARTIES.give({
  party: PARTY_NAME,
  play: playChouette,
  startNextGame: (services, game, person) => {
    const chouette = chouettesIn(services.store).ofGame(game);
    return chouette ? beginChouetteGame(services, chouette.id, person) : refused("no-game");
  },
});

/** Settles each member with the box, and promises the dice of the next game. */
const settleTeam: Party["ended"] = (services, row, game) => {
  const played = teamGame(services, row, game);
  if (!played) return;
  const { store, now, newSecret } = services;
  notePoints(services, played);
  chouettesIn(store).dropAdvice(row.id);
  chouettesIn(store).noted({ id: played.chouette.id, at: now() });
  // The chouette was closed during this game: its podium is final now.
  if (played.chouette.state === "over") chouettesIn(store).oweCard(played.chouette.id);
  store.games.askRematch({ id: row.id, by: row.white, secret: newSecret(), luck: null });
};

/** The box against a team, each member with a cube of their own. */
export const TEAM_AND_BOX: Party = {
  name: PARTY_NAME,
  // Each member who still plays has Black, and once the game is over each who has played it.
  sideOf: ({ store }, { id }, person) => {
    const members = chouettesIn(store).members(id);
    const playing = members.filter(({ points }) => points === null);
    const team = playing.length > 0 ? playing : members;
    return team.some((one) => one.person === person) ? "black" : undefined;
  },
  automation: holdBackRolls,
  awaited: findAwaited,
  ended: settleTeam,
  givesUp: leaveTeam,
  shows: (services, { row, game }) => {
    const team = teamView(services, row, game);
    return team && LOOKS.give(teamLook(team));
  },
};
