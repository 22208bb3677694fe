import type { ClockState } from "../game/clock.ts";
import type { Colour } from "../game/types.ts";
import type { GameId, SeriesId } from "../ids/ids.ts";
import type { Sql } from "./database.ts";
import { statements } from "./statements.ts";

export type GameClock = ClockState & {
  readonly game: GameId;
  /** When the time runs out, or the computer decides for a player; null: neither. */
  readonly due: number | null;
  readonly warnAt: number | null;
  /** The player whose time runs could see the clock. */
  readonly seen: boolean;
};

type ClockRow = Pick<GameClock, "game" | "turn" | "due" | "warnAt"> & {
  readonly white: number;
  readonly black: number;
  readonly running: Colour | null;
  readonly since: number | null;
  readonly late: number;
  readonly seen: number;
};

const CLOCKS = `SELECT game, white, black, turn, running, since, late, due, warn_at AS warnAt, seen
  FROM clocks`;

const readClock = ({
  white,
  black,
  running,
  since,
  late,
  seen,
  ...clock
}: ClockRow): GameClock => ({
  ...clock,
  left: { white, black },
  running: running === null || since === null ? undefined : { of: running, since, late },
  seen: seen === 1,
});

const readOne = (row: ClockRow | undefined) => row && readClock(row);

const rowOf = ({ left, running, seen, ...clock }: GameClock): ClockRow => ({
  ...clock,
  ...left,
  running: running?.of ?? null,
  since: running?.since ?? null,
  late: running?.late ?? 0,
  seen: seen ? 1 : 0,
});

export const clockQueries = (sql: Sql) => {
  const { run, row, rows, values } = statements(sql);
  const save = run<[ClockRow]>(
    `INSERT INTO clocks (game, white, black, turn, running, since, late, due, warn_at, seen)
     VALUES (@game, @white, @black, @turn, @running, @since, @late, @due, @warnAt, @seen)
     ON CONFLICT (game) DO UPDATE
     SET white = @white, black = @black, turn = @turn, running = @running, since = @since, late = @late,
       due = @due, warn_at = @warnAt, seen = @seen`,
  );
  const ofGame = row<[game: GameId], ClockRow>(`${CLOCKS} WHERE game = ?`);
  const due = rows<[now: number], ClockRow>(
    `${CLOCKS} WHERE due <= ? AND running IS NOT NULL ORDER BY due`,
  );
  const toWarn = rows<[now: number], ClockRow>(`${CLOCKS} WHERE warn_at <= ?`);
  const running = rows<[], ClockRow>(
    `${CLOCKS} WHERE due IS NOT NULL AND running IS NOT NULL ORDER BY due`,
  );
  const ofSeries = row<[SeriesId], ClockRow>(
    `${CLOCKS} WHERE game IN (SELECT id FROM games WHERE series = ?) ORDER BY game DESC LIMIT 1`,
  );
  return {
    save: (clock: GameClock): void => save(rowOf(clock)),
    end: run<[game: GameId]>("DELETE FROM clocks WHERE game = ?"),
    ofGame: (game: GameId) => readOne(ofGame(game)),
    ofSeries: (series: SeriesId) => readOne(ofSeries(series)),
    due: (now: number): readonly GameClock[] => due(now).map(readClock),
    toWarn: (now: number): readonly GameClock[] => toWarn(now).map(readClock),
    running: (): readonly GameClock[] => running().map(readClock),
    /** Games in which the computer decides for a player. */
    playedFor: values<[], GameId>(
      "SELECT game FROM clocks WHERE due IS NOT NULL AND running IS NULL ORDER BY due",
    ),
    warned: run<[game: GameId]>("UPDATE clocks SET warn_at = NULL WHERE game = ?"),
  };
};
