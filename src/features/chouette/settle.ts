import type { Party, Services } from "../../tables/services/services.ts";
import { chouettesIn } from "./chouettes.ts";
import { memberPoints } from "./rules/line.ts";
import { type TeamGame, teamGame } from "./team.ts";

/** Notes the points of members whose game has ended, once for each. */
export const notePoints = (
  { store }: Services,
  { row, members, chouette, team }: TeamGame,
): void => {
  for (const [seat, { result }] of team.members.entries()) {
    if (!result || members[seat]?.points !== null) continue;
    chouettesIn(store).setPoints(row.id, seat, memberPoints(chouette.terms.stake, result));
  }
};

/** Settles each member with the box, and promises the dice of the next game. */
export const settleTeam: Party["ended"] = (services, row, game) => {
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
