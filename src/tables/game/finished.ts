import { apply } from "../../game/apply.ts";
import { opponent } from "../../game/colours.ts";
import { rollsIn } from "../../game/fairness.ts";
import { newGame } from "../../game/game.ts";
import { endedEarly, wasLeftEarly } from "../../game/leaving.ts";
import {
  isMidMatch,
  pointsOf,
  pointsToGo,
  type Standing,
  scoreOf,
  type Terms,
} from "../../game/series.ts";
import { asPlayed } from "../../game/take-back.ts";
import type { Colour, Game, GameEvent, GameResult, PerColour, Win } from "../../game/types.ts";
import { type GameId, isComputer, type PersonId } from "../../ids/ids.ts";
import { type Result, refused } from "../../rules/result.ts";
import type { Outcome, Ruleset } from "../../rules/types.ts";
import type { GameRow, Series } from "../../store/games.ts";
import type { Person } from "../../store/people.ts";
import { type CountedGame, knownOf, partyOf, type Services } from "../services/services.ts";
import { playerIn, playersOf } from "./players.ts";

/**
 * The score of a series by the colours of one of its games. Only games that count add to it; in a
 * match also those that were left early, which are no way out of it.
 */
export const standingOf = (
  { store }: Services,
  { id, terms }: Series,
  players: PerColour<PersonId>,
  counts: (game: GameId) => boolean = () => true,
): Standing => {
  const scores = scoresIn(store, { id, terms }).filter(({ game }) => counts(game));
  const of = (person: PersonId): bigint =>
    scores
      .filter((one) => one.person === person)
      .reduce((sum, { points }) => sum + scoreOf(terms, points), 0n);
  return {
    score: { white: of(players.white), black: of(players.black) },
    crawfordPlayed: terms.match !== undefined && store.games.crawfordPlayed(id),
  };
};

const scoresIn = ({ ledger }: Services["store"], { id, terms }: Pick<Series, "id" | "terms">) =>
  ledger.scoresOf(id).filter(({ early }) => early === 0 || isMatch(terms));

/** The points that both needed when this game of a match began; undefined outside a match. */
export const toGoIn = (services: Services, row: GameRow): PerColour<number> | undefined => {
  const series = services.store.games.series(row.series);
  return pointsToGo(
    series.terms,
    standingOf(services, series, row, (game) => game < row.id),
  );
};

export type FinishedLine = {
  readonly id: GameId;
  readonly ruleset: Ruleset;
  readonly opponent: Person | undefined;
  readonly outcome: Outcome | "drawn";
  /** Points won; a loss is negative. */
  readonly points: bigint;
  readonly ms: number;
};

export const finishedGames = (
  services: Services,
  person: PersonId,
  most: number,
  from: number,
): { readonly lines: readonly FinishedLine[]; readonly games: number } => {
  const { store, now } = services;
  const rows = store.ledger.ofPerson(person, most, from);
  const lines = rows.flatMap(({ game: id, other, outcome, points, at }): FinishedLine[] => {
    const row = store.unlessDamaged(`game ${id}`, () => store.games.game(id));
    if (!row) return [];
    const { ruleset } = row;
    const opponent = playerIn(services, id, other);
    return [{ id, ruleset, opponent, outcome, points, ms: now() - at }];
  });
  return { lines, games: store.ledger.countOf({ person }) };
};

export type Finished = {
  readonly terms: Terms;
  readonly players: PerColour<Person>;
  readonly result: GameResult;
  /** The game at its beginning, after each turn, and at its end. */
  readonly states: readonly Game[];
  readonly game: Game;
  readonly score: Standing["score"];
  /** The games that the winner has won in a row; 0 after a draw. */
  readonly streak: number;
  /** Those that the loser had won in a row before. */
  readonly endedStreak: number;
  /** False if the maker of the offer never played in it, or if it was broken off. */
  readonly isCounted: boolean;
  /** The game was broken off because an opponent other than the computer was found. */
  readonly isBrokenOff: boolean;
  /** The loser left it so early that it counts in no standings. */
  readonly wasLeftEarly: boolean;
  readonly isMidMatch: boolean;
};

const isMatch = ({ match }: Terms): boolean => match !== undefined;

/** Whether the points of a game stand in the score of its series. */
export const isScored = ({ isCounted, wasLeftEarly, terms }: Finished): boolean =>
  isCounted && (!wasLeftEarly || isMatch(terms));

export type Won = Finished & { readonly result: Win };

/** A game that was broken off names a winner, as its rules want one, and nobody has won it. */
export const isWon = (finished: Finished): finished is Won =>
  finished.result.winner !== undefined && !finished.isBrokenOff;

/** Whether a checker was moved; a game that ended before has nothing to show. */
export const hasMoves = ({ history }: Game): boolean =>
  history.some(({ moves }) => moves.length > 0);

export const finishedGame = (
  services: Services,
  id: GameId,
): Result<{ readonly finished: Finished }, "no-game" | "not-over"> => {
  const { store } = services;
  const row = store.games.game(id);
  const players = row && playersOf(services, row);
  if (!players) return refused("no-game");
  const states = statesOf(row.ruleset, store.games.events(id));
  const game = states.at(-1);
  if (game?.phase.kind !== "over") return refused("not-over");
  const series = store.games.series(row.series);
  const { score } = standingOf(services, series, row, (other) => other <= id);
  const { result } = game.phase;
  const { winner } = result;
  const wonBy = (colour: Colour, last: number): number =>
    streakIn(services, series, players[colour].id, last);
  const streak = winner === undefined ? 0 : wonBy(winner, row.id);
  const isEarly = isLeftEarly(row, game);
  const endsNone = winner === undefined || (isEarly && !isMatch(series.terms));
  const endedStreak = endsNone ? 0 : wonBy(opponent(winner), row.id - 1);
  return {
    ok: true,
    finished: {
      ...{ terms: series.terms, players, result, states, game, score, streak, endedStreak },
      isMidMatch: isMidMatch(series.terms, standingOf(services, series, row)),
      isCounted: series.terms.from === undefined && isCounted(services, row.id),
      wasLeftEarly: isEarly,
      isBrokenOff: knownOf(services, "isBrokenOff", id) ?? false,
    },
  };
};

/** A game against the computer counts however early it ends. */
const isLeftEarly = ({ white, black }: GameRow, game: Game): boolean =>
  !isComputer(white) && !isComputer(black) && wasLeftEarly(game);

/** The games that a player has won in a row up to one, of those that count; a draw ends a row. */
const streakIn = ({ store }: Services, series: Series, winner: PersonId, last: number): number => {
  const scores = scoresIn(store, series).filter(({ game }) => game <= last);
  const games = [...new Set(scores.map(({ game }) => game))].sort((one, other) => one - other);
  const isWon = (game: GameId): boolean =>
    scores.every((one) => one.game !== game || one.person === winner);
  return games.length - 1 - games.findLastIndex((game) => !isWon(game));
};

/** A game at its beginning, after each turn, and at its end. */
export const statesOf = (ruleset: Ruleset, events: readonly GameEvent[]): readonly Game[] => {
  let game = newGame(ruleset);
  const states = [game];
  for (const event of asPlayed(events)) {
    const turns = game.history.length;
    game = apply(game, event);
    // Such a game begins at its position.
    if (event.type === "placed") states[0] = game;
    if (game.history.length > turns) states.push(game);
  }
  return states.at(-1) === game ? states : [...states, game];
};

const isCounted = (services: Services, id: GameId): boolean =>
  // White is the maker of the offer, and never confirmed it by a press in the game.
  !services.store.unconfirmed.hasGame(id) && !knownOf(services, "isBrokenOff", id);

/** Writes the end of a game into the ledger, in the transaction of the press that ends it. */
export const finish = (
  services: Services,
  row: GameRow,
  game: Game,
  { terms, chat, home }: Series,
): void => {
  const { phase } = game;
  if (phase.kind !== "over") return;
  const { store, now, newSecret } = services;
  const at = now();
  store.games.endGame({ id: row.id, at });
  store.bells.removeOf(row.id);
  const party = partyOf(services, row);
  if (party) {
    party.ended(services, row, game);
    return;
  }
  if (!isCounted(services, row.id)) return;
  if (terms.from === undefined)
    settle(services, row, game, phase.result, { terms, group: home ?? chat, at });
  const computer = [row.white, row.black].find(isComputer);
  // The computer always agrees to another game, and the offer promises its dice.
  if (computer !== undefined) {
    store.games.askRematch({ id: row.id, by: computer, secret: newSecret(), luck: null });
  }
};

/** Writes a result into the ledger, or a draw beside it, and tells the features. */
const settle = (
  services: Services,
  row: GameRow,
  game: Game,
  result: GameResult,
  { terms, group, at }: Pick<Series, "terms"> & Pick<CountedGame, "group" | "at">,
): void => {
  const { store } = services;
  const points = pointsOf(terms, result);
  const rolls = rollsIn(row.ruleset, store.games.events(row.id));
  if (result.winner === undefined) {
    const { id, white, black } = row;
    store.draws.add({ game: id, white, black, reason: result.ending, points, at });
    for (const { counted } of services.extensions)
      counted?.(services, { row, game, points, rolls, group, at });
    return;
  }
  const { winner, outcome, ending, cube, multiplier } = result;
  const early = {
    endedEarly: endedEarly(game),
    wasLeftEarly: isLeftEarly(row, game),
  };
  store.ledger.add({
    game: row.id,
    winner: row[winner],
    loser: row[opponent(winner)],
    outcome,
    ending,
    stake: terms.stake,
    cube,
    multiplier,
    points,
    at,
    early: early.wasLeftEarly ? 1 : 0,
  });
  for (const { counted } of services.extensions)
    counted?.(services, { row, game, winner, outcome, points, rolls, group, at, ...early });
};
