import { costOfLeaving } from "../../game/leaving.ts";
import type { GameId, PersonId } from "../../ids/ids.ts";
import { DONE, type Done, refused } from "../../rules/result.ts";
import { carryOut, type PlayRefusal } from "../../tables/game/play.ts";
import type { Services } from "../../tables/services/services.ts";
import { missingAs } from "./awaited.ts";
import { chouettesIn } from "./chouettes.ts";
import { type CubesRefusal, happen, rowOf, teamIn } from "./cubes.ts";
import { leaving } from "./rules/decide.ts";
import { askedBy } from "./rules/team.ts";
import { seatOf, type TeamGame } from "./team.ts";

/** The others go on without a player who has been missing too long. */
export const goOn = (
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

/** The box drops the doubles that it has not answered, and gives up to the other members. */
const boxIsGone = (services: Services, played: TeamGame): Done<PlayRefusal> => {
  const { team, row } = played;
  const seats = askedBy(team, "black");
  const dropped = seats.length > 0 ? happen(services, played, { type: "dropped", seats }) : DONE;
  const after = rowOf(services, row.id);
  if (!dropped.ok || after.endedAt !== null) return dropped;
  return carryOut(services, after, { type: "claim", by: "black" });
};

/** A player whose data is deleted gives up, even while a double waits in their cube. */
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
