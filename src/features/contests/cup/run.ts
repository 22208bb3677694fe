import { opponent } from "../../../game/colours.ts";
import { playerToAct } from "../../../game/game.ts";
import { matchWinner } from "../../../game/series.ts";
import type { GameId, PersonId } from "../../../ids/ids.ts";
import type { GameRow } from "../../../store/games.ts";
import { playOn } from "../../../tables/challenge/rematch.ts";
import { loadGame } from "../../../tables/game/load-game.ts";
import { carryOut, standingOf } from "../../../tables/game/play.ts";
import { colourOf } from "../../../tables/game/players.ts";
import type { Services } from "../../../tables/services/services.ts";
import { HOUR_MS } from "../../../tables/services/time.ts";
import { type Cup, type CupMember, type CupPairRow, cupsIn } from "./cups.ts";
import { beginCups, beginNextRound } from "./rounds.ts";

/** Both players are warned when this part of their time is left. */
const WARNED_AT = 1 / 4;

/** Brings each cup on: decides or continues matches, puts missing players out, begins rounds. */
export const runCups = (services: Services): void => {
  const { store } = services;
  beginCups(services);
  for (const cup of cupsIn(store).open()) {
    if (cup.rounds === null) continue;
    store.unlessDamaged(`cup ${cup.id}`, () =>
      store.transaction(() => {
        const open = cupsIn(store)
          .pairs(cup.id)
          .filter(({ winner }) => winner === null);
        const members = cupsIn(store).players(cup.id);
        for (const pair of open) runMatch(services, cup, members, pair);
        beginNextRound(services, cup);
        return true;
      }),
    );
  }
};

/** After a game the match counts or goes on; after the deadline the player to act may lose it. */
const runMatch = (
  services: Services,
  cup: Cup,
  members: readonly CupMember[],
  pair: CupPairRow,
): void => {
  const { store } = services;
  const match = pair.series === null ? undefined : cupsIn(store).gameOf(pair.series);
  const row = match && store.games.game(match.game);
  if (!row) return;
  const missing = forgottenPlayer(members, row);
  if (row.endedAt !== null) {
    const winner = winnerOf(services, row);
    if (winner !== undefined) decide(services, pair, row, { winner, isForfeit: false });
    else if (missing !== undefined) putOut(services, pair, row, missing);
    else {
      playOn(services, row, luckOf(members));
      cupsIn(store).touch(cup.id);
    }
    return;
  }
  if (missing === undefined) watchTime(services, cup, pair, row);
  else putOut(services, pair, row, missing);
};

/** The player of this game who has had their data deleted. */
const forgottenPlayer = (members: readonly CupMember[], row: GameRow): PersonId | undefined =>
  members.find(({ person, gone }) => gone === 1 && (person === row.white || person === row.black))
    ?.person;

const luckOf =
  (members: readonly CupMember[]) =>
  (person: PersonId): string | null =>
    members.find((member) => member.person === person)?.luck ?? null;

/** The winner of the match after its game; undefined if it goes on. */
const winnerOf = (services: Services, row: GameRow): PersonId | undefined => {
  const series = services.store.games.series(row.series);
  const standing = standingOf(services, series, row);
  const winner = matchWinner(series.terms, standing);
  return winner && row[winner];
};

/**
 * Warns both players well before the deadline. After it a player loses who takes longer than
 * `PATIENCE_MS` for a turn. The deadline moves if the bot was down and could not warn them.
 */
const watchTime = (services: Services, cup: Cup, pair: CupPairRow, row: GameRow): void => {
  const { store, now } = services;
  const notice = cup.hours * HOUR_MS * WARNED_AT;
  if (pair.warned === 0) {
    if (pair.due - notice <= now()) {
      cupsIn(store).warn({ ...pair, due: Math.max(pair.due, now() + notice) });
    }
    return;
  }
  const wait = store.waits.ofGame(row.id);
  if (!wait || now() < lastMoment(pair, wait.since)) return;
  const late = playerToAct(loadGame(services, row));
  if (late) putOut(services, pair, row, row[late]);
};

/** The missing player loses the match and is out of the cup. */
const putOut = (services: Services, pair: CupPairRow, row: GameRow, person: PersonId): void => {
  const { store } = services;
  const missing = colourOf(row, person);
  if (!missing) return;
  const by = opponent(missing);
  if (row.endedAt === null) carryOut(services, row, { type: "claim", by });
  cupsIn(store).putOut({ cup: pair.cup, person });
  decide(services, pair, row, { winner: row[by], isForfeit: true });
};

const decide = (
  { store }: Services,
  { id, cup }: CupPairRow,
  game: GameRow,
  { winner, isForfeit }: { readonly winner: PersonId; readonly isForfeit: boolean },
): void => {
  cupsIn(store).decide({ id, winner, forfeit: isForfeit ? 1 : 0 });
  cupsIn(store).touch(cup);
  // Both players' tables show the result.
  store.tables.touchGame(game.id);
};

/** After the deadline a player who takes longer than this for a turn loses the match. */
const PATIENCE_MS = 10 * 60_000;

/** The end of the time for a turn; `since`: when the game began to wait for the player. */
const lastMoment = ({ due }: Pick<CupPairRow, "due">, since: number): number =>
  Math.max(due, since + PATIENCE_MS);

/** `lastMoment` of a game; undefined if it is of no open cup. */
export const cupDeadline = (
  { store }: Services,
  game: GameId,
): ((since: number) => number) | undefined => {
  const pair = cupsIn(store).ofGame(game);
  if (!pair || pair.winner !== null) return undefined;
  const isOpen = cupsIn(store).byId(pair.cup)?.state === "open";
  return isOpen ? (since) => lastMoment(pair, since) : undefined;
};
