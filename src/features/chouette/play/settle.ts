import type { Party, Services } from "../../../tables/services/services.ts";
import { memberPoints } from "../rules/line.ts";
import { chouettesIn } from "../store/chouettes.ts";
import { type TeamGame, teamGame } from "./team.ts";

/** Notes what members have won or lost for whom the game has ended, once for each. */
export const notePoints = (
  { store }: Services,
  { row, members, chouette, team }: TeamGame,
): void => {
  for (const [seat, { result }] of team.members.entries()) {
    if (!result || members[seat]?.points !== null) continue;
    chouettesIn(store).setPoints(row.id, seat, memberPoints(chouette.terms.stake, result));
  }
};

/** Each of the team wins from the box or loses to it; the dice of the next game are promised. */
export const settleTeam: Party["ended"] = (services, row, game) => {
  const played = teamGame(services, row, game);
  if (!played) return;
  const { store, now, newSecret } = services;
  notePoints(services, played);
  chouettesIn(store).dropAdvice(row.id);
  chouettesIn(store).noted({ id: played.chouette.id, at: now() });
  // It was closed meanwhile: now the podium is what it will stay.
  if (played.chouette.state === "over") chouettesIn(store).oweCard(played.chouette.id);
  store.games.askRematch({ id: row.id, by: row.white, secret: newSecret(), luck: null });
};
