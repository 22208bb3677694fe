import { playerToAct } from "../../../game/game.ts";
import { UNRATED } from "../../../game/rating.ts";
import { matchWinner } from "../../../game/series.ts";
import type { GameId, PersonId } from "../../../ids/ids.ts";
import { familyOf } from "../../../rules/family.ts";
import { DONE, type Done, refused } from "../../../rules/result.ts";
import type { GameRow } from "../../../store/games.ts";
import { beginNextOfMatch } from "../../../tables/challenge/rematch.ts";
import { seatTwo } from "../../../tables/challenge/seat-two.ts";
import { standingOf } from "../../../tables/game/finished.ts";
import { loadGame } from "../../../tables/game/load-game.ts";
import { carryOut } from "../../../tables/game/play.ts";
import { colourOf } from "../../../tables/game/players.ts";
import { isReachable } from "../../../tables/people/people.ts";
import type { Services } from "../../../tables/services/services.ts";
import { HOUR_MS } from "../../../tables/services/time.ts";
import { statRowsIn } from "../../standings/door.ts";
import { bringWait } from "../waiting.ts";
import { hasMatch, playsOn } from "./cup.ts";
import { type Cup, type CupId, type CupMember, type CupPairRow, cupsIn, rivalOf } from "./cups.ts";
import { nextKnockout } from "./rules/knockout.ts";
import { CUP_PLAYERS, type Meeting, roundOf, SWISS_FROM } from "./rules/pairs.ts";
import { nextSwiss, roundsFor } from "./rules/swiss.ts";
import { pairsIn, playersIn } from "./standings.ts";
import {
  countUnanswered,
  drawLots,
  lastMomentOnWood,
  noticeOf,
  type WoodMatch,
  woodMatch,
} from "./wood.ts";

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
        showWaiting(services, cup, open);
        return true;
      }),
    );
  }
};

/**
 * Players who wait for the round to end have the card below their board. On wood there is no
 * board: the card says what came of the match.
 */
const showWaiting = (
  services: Services,
  { id, wood }: Cup,
  before: readonly CupPairRow[],
): void => {
  const cups = cupsIn(services.store);
  const isDecided = (pair: CupPairRow): boolean =>
    before.some((one) => one.id === pair.id) && pair.winner !== null;
  const decided = cups.pairs(id).filter(isDecided);
  if (decided.length === 0) return;
  cups.touchWaits(id);
  for (const person of decided.flatMap(({ one, other }) => [one, ...(other ? [other] : [])])) {
    const isWaiting = playsOn(services, id, person) && !hasMatch(services, id, person);
    if (isWaiting || (wood === 1 && isReachable(services, person)))
      bringWait(services, cups, id, person);
  }
};

/** Decides a match that is over, and brings on one that is not. */
const runMatch = (
  services: Services,
  cup: Cup,
  members: readonly CupMember[],
  pair: CupPairRow,
): void => {
  const row = rowOf(services, pair);
  if (row) runAtTable(services, cup, members, pair, row);
  else runOnWood(services, cup, members, pair);
};

/** The newest game of a match at a table. */
const rowOf = ({ store }: Services, { series }: CupPairRow): GameRow | undefined => {
  const match = series === null ? undefined : cupsIn(store).gameOf(series);
  return match && store.games.game(match.game);
};

/** After a game the match counts or goes on; after the deadline the player to act may lose it. */
const runAtTable = (
  services: Services,
  cup: Cup,
  members: readonly CupMember[],
  pair: CupPairRow,
  row: GameRow,
): void => {
  const missing = forgottenPlayer(members, pair);
  if (row.endedAt !== null) {
    const winner = winnerOf(services, row);
    if (winner !== undefined) decide(services, pair, { winner, isForfeit: false });
    else if (missing !== undefined) putOut(services, pair, missing);
    else {
      const memberOf = (person: PersonId) => members.find((member) => member.person === person);
      beginNextOfMatch(services, row, (person) => memberOf(person)?.luck ?? null);
      cupsIn(services.store).touch(cup.id);
    }
    return;
  }
  if (missing !== undefined) {
    putOut(services, pair, missing);
    return;
  }
  if (!isWarned(services, cup, pair)) return;
  const wait = services.store.waits.ofGame(row.id);
  if (!wait || services.now() < lastMoment(pair, wait.since)) return;
  const late = playerToAct(loadGame(services, row));
  if (late) putOut(services, pair, row[late]);
};

/** What both say counts, and after the deadline what one of them has said. */
const runOnWood = (
  services: Services,
  cup: Cup,
  members: readonly CupMember[],
  pair: CupPairRow,
): void => {
  const match = woodMatch(services, pair.id);
  const forgotten = forgottenPlayer(members, pair);
  if (match?.told?.state === "counted") {
    decide(services, pair, { winner: match.told.winner, isForfeit: false });
  } else if (forgotten !== undefined) putOut(services, pair, forgotten);
  else if (match && isWarned(services, cup, pair)) endInTime(services, match);
};

const endInTime = (services: Services, match: WoodMatch): void => {
  const { pair } = match;
  if (services.now() < lastMomentOnWood(match)) return;
  const winner = countUnanswered(services, match);
  if (winner !== undefined) decide(services, pair, { winner, isForfeit: false });
  else putOut(services, pair, drawLots(services, match));
};

/** The player of this match who has had their data deleted. */
const forgottenPlayer = (
  members: readonly CupMember[],
  { one, other }: CupPairRow,
): PersonId | undefined =>
  members.find(({ person, gone }) => gone === 1 && (person === one || person === other))?.person;

/** The winner of the match after its game; undefined if it goes on. */
const winnerOf = (services: Services, row: GameRow): PersonId | undefined => {
  const series = services.store.games.series(row.series);
  const standing = standingOf(services, series, row);
  const winner = matchWinner(series.terms, standing);
  return winner && row[winner];
};

/**
 * Both players are told that their time is nearly out. The deadline moves if the bot was down and
 * could not warn them. False before that.
 */
const isWarned = ({ store, now }: Services, cup: Cup, pair: CupPairRow): boolean => {
  if (pair.warned !== 0) return true;
  const notice = noticeOf(cup);
  if (pair.due - notice <= now()) {
    cupsIn(store).warn({ ...pair, due: Math.max(pair.due, now() + notice) });
  }
  return false;
};

/** The missing player loses the match and is out of the cup. */
const putOut = (services: Services, pair: CupPairRow, person: PersonId): void => {
  const { store } = services;
  const winner = rivalOf(pair, person);
  if (winner === null) return;
  const row = rowOf(services, pair);
  const by = row && colourOf(row, winner);
  if (row?.endedAt === null && by) carryOut(services, row, { type: "claim", by });
  cupsIn(store).putOut({ cup: pair.cup, person });
  decide(services, pair, { winner, isForfeit: true });
};

const decide = (
  services: Services,
  pair: CupPairRow,
  { winner, isForfeit }: { readonly winner: PersonId; readonly isForfeit: boolean },
): void => {
  const { store } = services;
  cupsIn(store).decide({ id: pair.id, winner, forfeit: isForfeit ? 1 : 0 });
  cupsIn(store).touch(pair.cup);
  // Both players' tables show the result.
  const row = rowOf(services, pair);
  if (row) store.tables.touchGame(row.id);
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
  const isOpen = cupsIn(store).openById(pair.cup) !== undefined;
  return isOpen ? (since) => lastMoment(pair, since) : undefined;
};

/** The numbers of rounds that a Swiss may have here; none if the cup must be a knock-out. */
export const swissFor = ({ store }: Services, { id, rounds, state }: Cup): readonly number[] => {
  const players = cupsIn(store).players(id).length;
  const isAsked = state === "open" && rounds === null && players >= SWISS_FROM;
  return isAsked ? roundsFor(players) : [];
};

/** Begins cups at their planned time in the usual form; one with too few players waits. */
const beginCups = (services: Services): void => {
  const { store, now } = services;
  for (const cup of cupsIn(store).open()) {
    if (cup.rounds !== null || !cup.startsAt || cup.startsAt > now()) continue;
    store.unlessDamaged(`cup ${cup.id}`, () =>
      store.transaction(() => {
        const [rounds = 0] = swissFor(services, cup);
        if (!beginCup(services, cup.id, rounds).ok) cupsIn(store).postpone(cup.id);
        return true;
      }),
    );
  }
};

/** Begins a cup with `rounds` of a Swiss, or 0 for a knock-out. Higher ratings have first seeds. */
export const beginCup = (
  services: Services,
  id: CupId,
  rounds: number,
): Done<"cup-over" | "cup-begun" | "cup-few"> =>
  services.store.transaction(() => {
    const cups = cupsIn(services.store);
    const cup = cups.openById(id);
    if (!cup) return refused("cup-over");
    const players = cups.players(id);
    if (players.length < CUP_PLAYERS.least) return refused("cup-few");
    if (!cups.begin({ id, rounds })) return refused("cup-begun");
    for (const [at, person] of seedOrder(services, cup).entries()) {
      cups.seed({ cup: id, person, seed: at + 1 });
    }
    beginNextRound(services, { ...cup, rounds });
    return DONE;
  });

/** By rating, then in the order of entries. A player without a rating counts as a beginner. */
const seedOrder = ({ store }: Services, { id, terms }: Cup): readonly PersonId[] => {
  const ratingOf = (person: PersonId): number =>
    (statRowsIn(store).rating(person, familyOf(terms.ruleset.switches)) ?? UNRATED).rating;
  return cupsIn(store)
    .players(id)
    .map(({ person }) => ({ person, rating: ratingOf(person) }))
    .toSorted((one, other) => other.rating - one.rating)
    .map(({ person }) => person);
};

/**
 * Begins the next round if the last one is decided, or ends the cup if there is none. The caller
 * has a transaction.
 */
const beginNextRound = (services: Services, cup: Cup): void => {
  const cups = cupsIn(services.store);
  const pairs = pairsIn(services, cup.id);
  if (pairs.some(({ winner }) => winner === undefined)) return;
  const players = playersIn(services, cup.id);
  const meetings = cup.rounds
    ? nextSwiss(players, pairs, cup.rounds)
    : nextKnockout(players, pairs);
  const members = cups.players(cup.id);
  for (const meeting of meetings) beginMatch(services, cup, roundOf(pairs) + 1, members, meeting);
  if (meetings.length > 0) {
    cups.touch(cup.id);
    cups.touchWaits(cup.id);
  } else {
    const wasPlayed = pairs.some(({ other }) => other !== undefined);
    cups.close({ id: cup.id, state: "over", hasCard: wasPlayed });
  }
};

const beginMatch = (
  services: Services,
  cup: Cup,
  round: number,
  members: readonly CupMember[],
  [one, other]: Meeting<PersonId>,
): void => {
  const { store, now } = services;
  const due = now() + cup.hours * HOUR_MS;
  const pair = { cup: cup.id, round, one, other: other ?? null, due };
  if (cup.wood === 1) {
    cupsIn(store).addPair({ ...pair, series: null });
    for (const person of other === undefined ? [] : [one, other])
      bringWait(services, cupsIn(store), cup.id, person);
    return;
  }
  const [white, black] = [one, other].map((person) =>
    members.find((member) => member.person === person),
  );
  const game = white && black && seatTwo(services, cup.terms, white, black, cup.chat);
  const row = game && store.games.game(game);
  if (game && !row) throw new Error("a game that has just begun is not there");
  const match = { other: row?.black ?? null, series: row?.series ?? null };
  cupsIn(store).addPair({ ...pair, ...match });
};
