import { apply } from "../../game/apply.ts";
import { opponent } from "../../game/colours.ts";
import { newGame } from "../../game/game.ts";
import { wasLeftEarly } from "../../game/leaving.ts";
import { isMidMatch, type Standing, type Terms } from "../../game/series.ts";
import type { Colour, Game, GameEvent, GameResult, PerColour, Win } from "../../game/types.ts";
import { type GameId, isComputer, type PersonId } from "../../ids/ids.ts";
import { type Result, refused } from "../../rules/result.ts";
import type { Outcome, Ruleset } from "../../rules/types.ts";
import type { GameRow } from "../../store/games.ts";
import type { Person } from "../../store/people.ts";
import { knownOf, type Services } from "../services/services.ts";
import { isCounted, standingOf } from "./play.ts";
import { playerIn, playersOf } from "./players.ts";

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
  /** Games that the winner has won in a row, and the loser before that; 0 after a draw. */
  readonly streak: number;
  readonly endedStreak: number;
  /** False if the maker of the offer never played in it, or if it was broken off. */
  readonly isCounted: boolean;
  /** The game was broken off because an opponent other than the computer was found. */
  readonly isBrokenOff: boolean;
  /** The loser left it so early that it counts in no standings. */
  readonly wasLeftEarly: boolean;
  readonly isMidMatch: boolean;
};

export type Won = Finished & { readonly result: Win };

export const isWon = (finished: Finished): finished is Won => finished.result.winner !== undefined;

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
    streakIn(services, row, players[colour].id, last);
  const streak = winner === undefined ? 0 : wonBy(winner, row.id);
  const endedStreak = winner === undefined ? 0 : wonBy(opponent(winner), row.id - 1);
  return {
    ok: true,
    finished: {
      ...{ terms: series.terms, players, result, states, game, score, streak, endedStreak },
      isMidMatch: isMidMatch(series.terms, standingOf(services, series, row)),
      isCounted: isCounted(services, row.id),
      wasLeftEarly: !isComputer(row.white) && !isComputer(row.black) && wasLeftEarly(game),
      isBrokenOff: knownOf(services, "isBrokenOff", id) ?? false,
    },
  };
};

const streakIn = (
  { store }: Services,
  { series }: GameRow,
  winner: PersonId,
  last: number,
): number => {
  const games = store.ledger.ofSeries(series).filter(({ game }) => game <= last);
  const lost = games.findLastIndex((game) => game.winner !== winner);
  return games.length - 1 - lost;
};

const statesOf = (ruleset: Ruleset, events: Iterable<GameEvent>): readonly Game[] => {
  const states = [newGame(ruleset)];
  let game = newGame(ruleset);
  for (const event of events) {
    const turns = game.history.length;
    game = apply(game, event);
    if (game.history.length > turns) states.push(game);
  }
  return states.at(-1) === game ? states : [...states, game];
};
