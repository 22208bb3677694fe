import { opponent } from "../../../game/colours.ts";
import { playerToAct } from "../../../game/game.ts";
import { isMatchOver } from "../../../game/series.ts";
import type { PersonId } from "../../../ids/ids.ts";
import type { GameRow } from "../../../store/games.ts";
import { playOn } from "../../../tables/challenge/rematch.ts";
import { loadGame } from "../../../tables/game/load-game.ts";
import { carryOut, standingOf } from "../../../tables/game/play.ts";
import { colourOf } from "../../../tables/game/players.ts";
import type { Services } from "../../../tables/services/services.ts";
import { HOUR_MS } from "../../../tables/services/time.ts";
import type { Cup, CupMember, CupPairRow } from "../store/cups.ts";
import { cupsIn } from "../store/cups.ts";
import { beginCups } from "./begin.ts";
import { lastMoment } from "./deadline.ts";
import { advance } from "./round.ts";

/** Both are told when so much of their time is left, as a part of it. */
const WARNED_AT = 1 / 4;

/** Brings on every cup that has begun: matches go on or count, who is missing is out, the next round begins. */
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
        advance(services, cup);
        return true;
      }),
    );
  }
};

/** What has ended counts, or its match goes on; where time is out, whoever keeps it waiting has lost. */
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
  const missing = goneIn(members, row);
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

/** Whoever has had themselves forgotten does not come any more. */
const goneIn = (members: readonly CupMember[], row: GameRow): PersonId | undefined =>
  members.find(({ person, gone }) => gone === 1 && (person === row.white || person === row.black))
    ?.person;

const luckOf =
  (members: readonly CupMember[]) =>
  (person: PersonId): string | null =>
    members.find((member) => member.person === person)?.luck ?? null;

/** Who has won the match that a game has ended; undefined where it goes on. */
const winnerOf = (services: Services, row: GameRow): PersonId | undefined => {
  const series = services.store.games.series(row.series);
  const standing = standingOf(services, series, row);
  if (!isMatchOver(series.terms, standing)) return undefined;
  return standing.score.white > standing.score.black ? row.white : row.black;
};

/**
 * Both are told well before; from the deadline on each has a little for a turn, and has lost who takes longer. A deadline that came while nobody could be told of it comes later.
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

/** Who is missing has lost the match, and plays no more in this cup. */
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
  // Both tables tell what it has brought.
  store.tables.touchGame(game.id);
};
