import {
  allowLate,
  type ClockState,
  type ClockTerms,
  clockAfter,
  endOf,
  isPlayedFor,
  newClock,
  restart,
  toldEndOf,
  warningOf,
} from "../../game/clock.ts";
import { playerToAct } from "../../game/game.ts";
import { isPlayedOut } from "../../game/play-on.ts";
import type { Terms } from "../../game/series.ts";
import type { Colour, Game } from "../../game/types.ts";
import type { GameId } from "../../ids/ids.ts";
import type { GameClock } from "../../store/clocks.ts";
import type { GameRow } from "../../store/games.ts";
import type { Table } from "../../store/tables.ts";
import type { Services } from "../services/services.ts";
import { loadGame } from "./load-game.ts";

/** The time that a call to Telegram may take. Only a longer delay is given back to the player. */
const SHOWN_LATE_MS = 3_000;

/** The longest wait for a table to be shown; then the time runs out all the same. */
export const MOST_LATE_MS = 60_000;

type Change = {
  readonly terms: Pick<Terms, "clock" | "match">;
  readonly before: Game | undefined;
  readonly after: Game;
  readonly runs: Colour | undefined;
};

type OwnRow = Pick<GameRow, "id" | "series" | "white" | "black">;

/** Moves a game's clock on after a change; undefined if none runs in it. */
export const runClock = (
  services: Services,
  row: OwnRow,
  { before, after, runs, terms: { clock: terms, match } }: Change,
): GameClock | undefined => {
  const { store, now } = services;
  if (!terms) return undefined;
  const isOver = playerToAct(after) === undefined;
  // The next game of a match goes on with the bank.
  if (isOver && ("turn" in terms || match === undefined)) {
    store.clocks.end(row.id);
    return undefined;
  }
  const known = store.clocks.ofGame(row.id);
  const last = known ?? firstClock(services, row, terms, after.history.length);
  const next = clockAfter(terms, last, { before: before ?? after, after, runs }, now());
  const clock = withDueTimes(row.id, next, known, isPlayedFor(after) ? now() : null);
  store.clocks.save(clock);
  return isOver ? undefined : clock;
};

/** A bank of time is for the whole match: each player goes on with what the last game left them. */
const firstClock = (
  { store }: Services,
  { series, white }: OwnRow,
  terms: ClockTerms,
  turn: number,
): ClockState => {
  const fresh = newClock(terms, turn);
  const last = store.clocks.ofSeries(series);
  const before = last && store.games.game(last.game);
  if (!last || !before) return fresh;
  store.clocks.end(last.game);
  const { left } = last;
  const isSameSide = before.white === white;
  return { ...fresh, left: isSameSide ? left : { white: left.black, black: left.white } };
};

/** A clock with its due times. A clock that runs on keeps its marks "seen" and "warned". */
const withDueTimes = (
  game: GameId,
  state: ClockState,
  known: GameClock | undefined,
  playedFor: number | null,
): GameClock => {
  const due = endOf(state) ?? playedFor;
  if (known && state.running !== undefined && known.due === due) return { ...known, ...state };
  return { ...state, game, due, warnAt: warningOf(state) ?? null, seen: false };
};

/** The player whose time runs, and its end as players see it; undefined if no time runs. */
export const runningClock = (
  { store }: Services,
  game: GameId,
): { readonly of: Colour; readonly until: number } | undefined => {
  const clock = store.clocks.ofGame(game);
  const until = clock && toldEndOf(clock);
  return clock?.running && until !== undefined ? { of: clock.running.of, until } : undefined;
};

/** Whether the turn is complete and its player's time runs on: then it counts when that is out. */
export const isLeftToClock = (services: Services, id: GameId): boolean => {
  const running = runningClock(services, id);
  const row = running && services.store.games.game(id);
  if (!row) return false;
  const game = loadGame(services, row);
  return isPlayedOut(game) && running.of === game.toMove;
};

/** A table shows the newest state: the player on the clock gets back the delay before it. */
export const noteSeen = (
  { store, now }: Services,
  { id, game }: Pick<Table, "id" | "game">,
): void => {
  if (game === null) return;
  const clock = store.clocks.ofGame(game);
  if (!clock?.running || clock.seen) return;
  const table = store.tables.byId(id);
  const row = store.games.game(game);
  if (!row || !table || table.behind > 0) return;
  const { of, since } = clock.running;
  if (table.viewer !== null && table.viewer !== row[of]) return;
  const late = Math.min(now() - since, MOST_LATE_MS);
  const fair = late > SHOWN_LATE_MS ? withTimes(clock, allowLate(clock, late)) : clock;
  store.clocks.save({ ...fair, seen: true });
};

/** Restarts the running period of a clock, for times in which play was impossible. */
export const restartClock = (services: Services, clock: GameClock): void => {
  const state = restart(clock, services.now());
  if (clock.running) changeClock(services, { ...clock, seen: false }, state);
};

export const changeClock = ({ store }: Services, clock: GameClock, state: ClockState): void => {
  store.clocks.save(withTimes(clock, state));
  store.tables.touchGame(clock.game);
};

/** Restarts all clocks, because play was impossible while the bot was down. */
export const restartClocks = (services: Services): void =>
  services.store.transaction(() => {
    for (const clock of services.store.clocks.running()) restartClock(services, clock);
  });

const withTimes = (clock: GameClock, state: ClockState): GameClock => {
  const warnAt = clock.warnAt === null ? null : (warningOf(state) ?? null);
  return { ...clock, ...state, due: endOf(state) ?? null, warnAt };
};
