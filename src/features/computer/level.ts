import type { Game } from "../../game/types.ts";
import { type GameId, isComputer, type PersonId } from "../../ids/ids.ts";
import type { GameRow } from "../../store/games.ts";
import { settingsFor } from "../../tables/game/agreed.ts";
import { computerAt, LEVELS, levelOf, type SeatLevel } from "../../tables/game/seats.ts";
import type { Services } from "../../tables/services/services.ts";
import { computerGamesIn } from "./store.ts";

/** Of the last games at one level this many decide, if that many of them ended alike. */
const GAMES = 3;
const ALIKE = 2;

type PlayedGame = { readonly level: SeatLevel; readonly isWon: boolean };

/**
 * The computer's level after these games of a person, the last first: one up or down if two of
 * three at one level were won or lost; in a first game the weakest.
 */
export const nextLevel = (games: readonly PlayedGame[]): SeatLevel => {
  const [last] = games;
  if (!last) return "beginner";
  const end = games.findIndex(({ level }) => level !== last.level);
  const run = games.slice(0, end < 0 ? GAMES : Math.min(end, GAMES));
  const won = run.filter(({ isWon }) => isWon).length;
  if (won >= ALIKE) return nextTo(last.level, 1) ?? last.level;
  return (run.length - won >= ALIKE ? nextTo(last.level, -1) : undefined) ?? last.level;
};

/** The level that the next game would lead to if it were won; undefined: no stronger one. */
export const levelAfterWin = (games: readonly PlayedGame[]): SeatLevel | undefined => {
  const level = nextLevel(games);
  const next = nextLevel([{ level, isWon: true }, ...games]);
  return next === nextTo(level, 1) ? next : undefined;
};

/** The level that is stronger or weaker by one; undefined: there is none. */
const nextTo = (level: SeatLevel, step: 1 | -1): SeatLevel | undefined =>
  LEVELS[LEVELS.indexOf(level) + step];

const gamesUpTo = (
  { store }: Services,
  person: PersonId,
  upTo: GameId | null,
): readonly PlayedGame[] =>
  computerGamesIn(store)
    .last({ person, upTo, most: GAMES })
    .flatMap(({ winner, loser }) => {
      const level = levelOf(winner === person ? loser : winner);
      return level === undefined ? [] : { level, isWon: winner === person };
    });

const levelAfter = (services: Services, person: PersonId, upTo: GameId | null): SeatLevel =>
  nextLevel(gamesUpTo(services, person, upTo));

/** The chosen level; without one, the level that follows from the person's last games. */
export const levelFor = (
  services: Services,
  person: PersonId,
  chosen: SeatLevel | undefined,
): SeatLevel => chosen ?? levelAfter(services, person, null);

/** Whether a game was begun at a position, with the computer as strong as its opponent wished. */
export const isFromPosition = ({ store }: Services, { series }: GameRow): boolean =>
  store.games.series(series).terms.from !== undefined;

/** The person who plays the computer, if it finds its level by itself. */
const learnerIn = (services: Services, row: GameRow): PersonId | undefined => {
  const person = personIn(row);
  if (person === undefined || isFromPosition(services, row)) return undefined;
  const series = services.store.games.series(row.series);
  return settingsFor(services, series, person).level === undefined ? person : undefined;
};

/** The level that follows a finished game against the computer, if it is another one. */
export const newLevelAfter = (services: Services, row: GameRow): SeatLevel | undefined => {
  const person = learnerIn(services, row);
  if (person === undefined) return undefined;
  const next = levelAfter(services, person, row.id);
  return computerAt(next) === computerIn(row) ? undefined : next;
};

/** The same where one more win makes it stronger. */
export const levelOneWinAway = (services: Services, row: GameRow): SeatLevel | undefined => {
  const person = learnerIn(services, row);
  return person === undefined ? undefined : levelAfterWin(gamesUpTo(services, person, row.id));
};

const computerIn = ({ white, black, party }: GameRow): PersonId | undefined =>
  party === null ? [white, black].find(isComputer) : undefined;

export const personIn = (row: GameRow): PersonId | undefined =>
  computerIn(row) === undefined
    ? undefined
    : [row.white, row.black].find((one) => !isComputer(one));

export const hasComputerWon = (row: GameRow, { phase }: Game): boolean =>
  phase.kind === "over" &&
  phase.result.winner !== undefined &&
  row[phase.result.winner] === computerIn(row);

export const easierThan = (row: GameRow): SeatLevel | undefined => {
  const computer = computerIn(row);
  const level = computer === undefined ? undefined : levelOf(computer);
  return level && nextTo(level, -1);
};

export const isLostToWeakest = (row: GameRow, game: Game): boolean =>
  hasComputerWon(row, game) && easierThan(row) === undefined;
