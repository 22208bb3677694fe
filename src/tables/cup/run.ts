import { type Meeting, roundOf } from "../../events/cup.ts";
import { nextKnockout } from "../../events/knockout.ts";
import { nextSwiss } from "../../events/swiss.ts";
import { opponent } from "../../game/colours.ts";
import { playerToAct } from "../../game/game.ts";
import { isMatchOver } from "../../game/series.ts";
import type { PersonId } from "../../ids/ids.ts";
import type { Cup, CupMember, CupPairRow } from "../../store/cups.ts";
import type { GameRow } from "../../store/games.ts";
import { loadGame } from "../load-game.ts";
import { carryOut, standingOf } from "../play.ts";
import { colourOf } from "../players.ts";
import { playOn } from "../rematch.ts";
import { seatTwo } from "../seat-two.ts";
import type { Services } from "../services.ts";
import { HOUR_MS } from "../time.ts";
import { lastMoment } from "./deadline.ts";
import { pairsIn, playersIn } from "./standings.ts";

/** Both are told when so much of their time is left, as a part of it. */
const WARNED_AT = 1 / 4;

/** Brings on every cup that has begun: matches go on or count, who is missing is out, the next round begins. */
export const runCups = (services: Services): void => {
  const { store } = services;
  for (const cup of store.cups.open()) {
    if (cup.rounds === null) continue;
    store.unlessDamaged(`cup ${cup.id}`, () =>
      store.transaction(() => {
        const open = store.cups.pairs(cup.id).filter(({ winner }) => winner === null);
        const members = store.cups.players(cup.id);
        for (const pair of open) runMatch(services, cup, members, pair);
        advance(services, cup);
        return true;
      }),
    );
  }
};

/** Begins the next round where the last one is decided; without one the cup is over. In a transaction. */
export const advance = (services: Services, cup: Cup): void => {
  const { cups } = services.store;
  const pairs = pairsIn(services, cup.id);
  if (pairs.some(({ winner }) => winner === undefined)) return;
  const players = playersIn(services, cup.id);
  const meetings = cup.rounds
    ? nextSwiss(players, pairs, cup.rounds)
    : nextKnockout(players, pairs);
  const members = cups.players(cup.id);
  for (const meeting of meetings) meet(services, cup, roundOf(pairs) + 1, members, meeting);
  if (meetings.length > 0) cups.touch(cup.id);
  else {
    const wasPlayed = pairs.some(({ other }) => other !== undefined);
    cups.close({ id: cup.id, state: "over", card: wasPlayed ? 1 : 0 });
  }
};

const meet = (
  services: Services,
  { id, chat, terms, hours }: Cup,
  round: number,
  members: readonly CupMember[],
  [one, other]: Meeting<PersonId>,
): void => {
  const { store, now } = services;
  const due = now() + hours * HOUR_MS;
  const [white, black] = [one, other].map((person) =>
    members.find((member) => member.person === person),
  );
  if (!white || !black) {
    store.cups.addPair({ cup: id, round, one, due, match: undefined });
    return;
  }
  const row = store.games.game(seatTwo(services, terms, white, black, chat));
  if (!row) throw new Error("a game that has just begun is not there");
  const match = { other: black.person, series: row.series };
  store.cups.addPair({ cup: id, round, one, due, match });
};

/** What has ended counts, or its match goes on; where time is out, whoever keeps it waiting has lost. */
const runMatch = (
  services: Services,
  cup: Cup,
  members: readonly CupMember[],
  pair: CupPairRow,
): void => {
  const { store } = services;
  const match = pair.series === null ? undefined : store.cups.gameOf(pair.series);
  const row = match && store.games.game(match.game);
  if (!row) return;
  const missing = goneIn(members, row);
  if (row.endedAt !== null) {
    const winner = winnerOf(services, row);
    if (winner !== undefined) decide(services, pair, row, { winner, isForfeit: false });
    else if (missing !== undefined) putOut(services, pair, row, missing);
    else {
      playOn(services, row, luckOf(members));
      store.cups.touch(cup.id);
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
      store.cups.warn({ id: pair.id, due: Math.max(pair.due, now() + notice) });
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
  store.cups.putOut({ cup: pair.cup, person });
  decide(services, pair, row, { winner: row[by], isForfeit: true });
};

const decide = (
  { store }: Services,
  { id, cup }: CupPairRow,
  game: GameRow,
  { winner, isForfeit }: { readonly winner: PersonId; readonly isForfeit: boolean },
): void => {
  store.cups.decide({ id, winner, forfeit: isForfeit ? 1 : 0 });
  store.cups.touch(cup);
  // Both tables tell what it has brought.
  store.tables.touchGame(game.id);
};
