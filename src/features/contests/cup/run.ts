import { playerToAct } from "../../../game/game.ts";
import { matchWinner } from "../../../game/series.ts";
import type { GameId, PersonId } from "../../../ids/ids.ts";
import type { GameRow } from "../../../store/games.ts";
import { beginNextOfMatch } from "../../../tables/challenge/rematch.ts";
import { standingOf } from "../../../tables/game/finished.ts";
import { loadGame } from "../../../tables/game/load-game.ts";
import { carryOut } from "../../../tables/game/play.ts";
import { colourOf } from "../../../tables/game/players.ts";
import { isReachable } from "../../../tables/people/people.ts";
import type { Services } from "../../../tables/services/services.ts";
import { bringWait } from "../waiting.ts";
import { beginCups, beginNextRound } from "./begin.ts";
import { hasMatch, playsOn } from "./cup.ts";
import { type Cup, type CupMember, type CupPairRow, cupsIn, rivalOf } from "./cups.ts";
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
const isWarned = (services: Services, cup: Cup, pair: CupPairRow): boolean => {
  if (pair.warned !== 0) return true;
  const { store, now } = services;
  const cups = cupsIn(store);
  const notice = noticeOf(cup);
  if (pair.due - notice > now()) return false;
  const due = Math.max(pair.due, now() + notice);
  cups.warn({ ...pair, due });
  if (due > pair.due) {
    // The group, the board and the cards on wood still tell the earlier deadline.
    cups.touch(cup.id);
    cups.touchWaits(cup.id);
    const row = rowOf(services, pair);
    if (row) store.tables.touchGame(row.id);
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
