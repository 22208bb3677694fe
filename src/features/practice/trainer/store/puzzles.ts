import { type Rating, UNRATED } from "../../../../game/rating.ts";
import { type Branded, type GameId, isId, type PersonId } from "../../../../ids/ids.ts";
import type { Family } from "../../../../rules/types.ts";
import { queriesOf } from "../../../../store/prepared.ts";
import { statements } from "../../../../store/statements.ts";
import type { KeptTurn } from "../../../../tables/game/kept-turn.ts";
import { ASKED } from "../../decision/text.ts";
import { FIRST_SHIPPED } from "../../sets/days.ts";
import type { SevenDay } from "../../sets/sevens.ts";
import { NO_RUN, type TrainingRun } from "../rules/run.ts";

/** The origin of a puzzle: a decision of a seven, or a turn of a person's own game. */
export type PuzzleSource =
  | { readonly day: number; readonly number: number; readonly person: null; readonly puzzle: null }
  | {
      readonly day: null;
      readonly number: null;
      readonly person: PersonId;
      readonly puzzle: string;
    };

export type PuzzleRow = PuzzleSource &
  Rating & {
    readonly id: PuzzleId;
    readonly family: Family;
    readonly theme: string;
    readonly game: GameId | null;
  };

type OwnPuzzle = {
  readonly family: Family;
  readonly theme: string;
  readonly person: PersonId;
  /** Null: brought from elsewhere. */
  readonly game: GameId | null;
  readonly turn: number | null;
  readonly puzzle: string;
};

type PoolRow = { readonly id: PuzzleId; readonly rating: number; readonly seenAt: number | null };

type At = { readonly person: PersonId; readonly puzzle: PuzzleId };
type PuzzleBox = { readonly box: number; readonly due: number };

export type PuzzleAttempt = {
  readonly at: number;
  /** The key of the turn's end. */
  readonly played: string;
  readonly loss: number;
  /** The first attempt at a puzzle that is not from one's own game. */
  readonly fresh: boolean;
};

export type PuzzleTurn = KeptTurn & {
  readonly puzzle: PuzzleId;
  readonly asked: number;
  /** Its loss, once it is done. */
  readonly loss: number | null;
  /** What its answer has changed in the person's strength; null if it was not rated. */
  readonly change: number | null;
};

type FreshRow = {
  readonly family: Family;
  readonly theme: string;
  readonly loss: number;
  readonly at: number;
};

type DueCount = { readonly family: Family; readonly due: number };

/** The theme of decisions about the cube, which come only if asked for. */
const CUBE = "cube";
const ABOUT = `(p.theme = @theme OR (@theme IS NULL AND p.theme <> '${CUBE}'))`;

/** A puzzle of a person's own that is from no game of ours. */
const BROUGHT = "game IS NULL AND turn IS NULL";

/** Sevens that are over on @day, and shipped ones, which have no day. */
const past = (of: string): string => `(${of}.day < @day OR ${of}.day >= ${FIRST_SHIPPED})`;

/** The person, and the theme; no theme means any but the cube. */
type PuzzlesWanted = {
  readonly person: PersonId;
  readonly family: Family;
  readonly theme: string | null;
};

export const puzzlesIn = queriesOf((sql) => {
  const { run, changed, count, exists, row, rows, value, values } = statements(sql);
  const addDecision = run<[SevenDay & { number: number; theme: string } & Rating]>(
    `INSERT OR IGNORE INTO puzzles (family, day, number, theme, rating, deviation, volatility)
     VALUES (@game, @day, @number, @theme, @rating, @deviation, @volatility)`,
  );
  const addOwn = row<[OwnPuzzle & Rating], { id: PuzzleId }>(
    `INSERT OR IGNORE INTO puzzles
       (family, theme, person, game, turn, puzzle, rating, deviation, volatility)
     VALUES (@family, @theme, @person, @game, @turn, @puzzle, @rating, @deviation, @volatility)
     RETURNING id`,
  );
  const addAttempt = changed<[At & Omit<PuzzleAttempt, "fresh"> & { fresh: 0 | 1 }]>(
    `INSERT OR IGNORE INTO puzzle_attempts (person, puzzle, at, played, loss, fresh)
     VALUES (@person, @puzzle, @at, @played, @loss, @fresh)`,
  );
  const rating = row<[{ person: PersonId; family: Family }], Rating>(
    `SELECT rating, deviation, volatility FROM puzzle_ratings
     WHERE person = @person AND family = @family`,
  );
  const rated = value<[{ person: PersonId; family: Family }], number>(
    `SELECT count(*) FROM puzzle_attempts a JOIN puzzles p ON p.id = a.puzzle
     WHERE a.person = @person AND p.family = @family AND a.fresh`,
  );
  const trained = value<[{ person: PersonId; family: Family }], number>(
    `SELECT count(*) FROM puzzle_attempts a JOIN puzzles p ON p.id = a.puzzle
     WHERE a.person = @person AND p.family = @family AND NOT (a.fresh AND EXISTS
       (SELECT 1 FROM seven_answers s WHERE s.person = a.person AND s.game = p.family
         AND s.day = p.day AND s.number = p.number AND s.at <= a.at))`,
  );
  const runOf = row<[person: PersonId], TrainingRun>(
    "SELECT run, longest, day, done FROM puzzle_runs WHERE person = ?",
  );
  return {
    run: (person: PersonId): TrainingRun => runOf(person) ?? NO_RUN,
    keepRun: run<[{ person: PersonId } & TrainingRun]>(
      `INSERT OR REPLACE INTO puzzle_runs (person, run, longest, day, done)
       VALUES (@person, @run, @longest, @day, @done)`,
    ),
    /** A person's mistakes in a game: first those that are due, in the order of the game. */
    ofGame: values<[{ person: PersonId; game: GameId; at: number }], PuzzleId>(
      `SELECT p.id FROM puzzles p LEFT JOIN puzzle_boxes b ON b.person = p.person AND b.puzzle = p.id
       WHERE p.person = @person AND p.game = @game
       ORDER BY b.due IS NULL OR b.due > @at, p.turn`,
    ),
    /** The next due mistake of a person's game after this one. */
    nextOfGame: value<[{ puzzle: PuzzleId; at: number }], PuzzleId>(
      `SELECT n.id FROM puzzles p
       JOIN puzzles n ON n.game = p.game AND n.turn > p.turn AND n.person = p.person
       JOIN puzzle_boxes b ON b.person = n.person AND b.puzzle = n.id AND b.due <= @at
       WHERE p.id = @puzzle ORDER BY n.turn LIMIT 1`,
    ),
    /** Makes a puzzle of a decision of a seven, if there is none yet. */
    addDecision: (
      of: SevenDay & { readonly number: number; readonly theme: string },
      rating = UNRATED,
    ): void => addDecision({ ...of, ...rating }),
    /** The past days whose seven has no puzzles yet. */
    unmade: values<[SevenDay], number>(
      `SELECT s.day FROM sevens s WHERE s.game = @game AND ${past("s")} AND NOT EXISTS
       (SELECT 1 FROM puzzles p WHERE p.family = s.game AND p.day = s.day) ORDER BY s.day`,
    ),
    ofDecision: value<[SevenDay & { number: number }], PuzzleId>(
      "SELECT id FROM puzzles WHERE family = @game AND day = @day AND number = @number",
    ),
    /** A position that a person has brought before. */
    broughtAlready: value<[{ person: PersonId; puzzle: string }], PuzzleId>(
      `SELECT id FROM puzzles WHERE person = @person AND ${BROUGHT} AND puzzle = @puzzle`,
    ),
    /** Whether a person has brought this position with this roll, whatever its turns lose. */
    hasBrought: exists<[{ person: PersonId; puzzle: string }]>(
      `SELECT 1 FROM puzzles WHERE person = @person AND ${BROUGHT} AND CASE WHEN json_valid(puzzle)
         THEN json_extract(puzzle, ${ASKED}) = json_extract(@puzzle, ${ASKED}) END`,
    ),
    /** Of the positions that a person has brought and left alone, only so many stay. */
    dropBrought: run<[{ person: PersonId; kept: number }]>(
      `DELETE FROM puzzles WHERE id IN
         (SELECT id FROM puzzles p WHERE person = @person AND ${BROUGHT}
            AND NOT EXISTS (SELECT 1 FROM puzzle_boxes WHERE puzzle = p.id)
            AND NOT EXISTS (SELECT 1 FROM puzzle_attempts WHERE puzzle = p.id)
            AND NOT EXISTS (SELECT 1 FROM puzzle_turns WHERE puzzle = p.id)
          ORDER BY id DESC LIMIT -1 OFFSET @kept)`,
    ),
    /** Keeps a turn of a person's game; undefined if it is kept already. */
    addOwn: (own: OwnPuzzle): PuzzleId | undefined => addOwn({ ...own, ...UNRATED })?.id,
    find: row<[id: PuzzleId], PuzzleRow>(
      `SELECT id, family, theme, day, number, person, game, puzzle, rating, deviation, volatility
       FROM puzzles WHERE id = ?`,
    ),
    turn: row<[person: PersonId], PuzzleTurn>(
      "SELECT puzzle, asked, presses, step, undone, loss, change FROM puzzle_turns WHERE person = ?",
    ),
    keepTurn: run<[PuzzleTurn & { person: PersonId }]>(
      `INSERT OR REPLACE INTO puzzle_turns (person, puzzle, asked, presses, step, undone, loss, change)
       VALUES (@person, @puzzle, @asked, @presses, @step, @undone, @loss, @change)`,
    ),
    keepDecision: run<[puzzle: string, id: PuzzleId]>("UPDATE puzzles SET puzzle = ? WHERE id = ?"),
    keepStrength: run<[Rating & { id: PuzzleId }]>(
      `UPDATE puzzles SET rating = @rating, deviation = @deviation, volatility = @volatility
       WHERE id = @id`,
    ),
    pool: rows<[PuzzlesWanted & { day: number }], PoolRow>(
      `SELECT p.id, p.rating, (SELECT max(a.at) FROM puzzle_attempts a
         WHERE a.person = @person AND a.puzzle = p.id) AS seenAt
       FROM puzzles p WHERE p.family = @family AND ${past("p")} AND ${ABOUT}`,
    ),
    /** The puzzle that has been due the longest at a time. */
    due: value<[PuzzlesWanted & { at: number }], PuzzleId>(
      `SELECT p.id FROM puzzle_boxes b JOIN puzzles p ON p.id = b.puzzle
       WHERE b.person = @person AND b.due <= @at AND p.family = @family
         AND ${ABOUT} ORDER BY b.due, b.puzzle LIMIT 1`,
    ),
    dueCounts: rows<[Pick<PuzzlesWanted, "person" | "theme"> & { at: number }], DueCount>(
      `SELECT p.family, count(*) AS due FROM puzzle_boxes b JOIN puzzles p ON p.id = b.puzzle
       WHERE b.person = @person AND b.due <= @at AND ${ABOUT} GROUP BY p.family`,
    ),
    box: row<[At], PuzzleBox>(
      "SELECT box, due FROM puzzle_boxes WHERE person = @person AND puzzle = @puzzle",
    ),
    keepBox: run<[At & PuzzleBox]>(
      `INSERT OR REPLACE INTO puzzle_boxes (person, puzzle, box, due)
       VALUES (@person, @puzzle, @box, @due)`,
    ),
    dropBox: run<[At]>("DELETE FROM puzzle_boxes WHERE person = @person AND puzzle = @puzzle"),
    hasTried: exists<[{ person: PersonId }]>(
      "SELECT 1 FROM puzzle_attempts WHERE person = @person",
    ),
    triedAt: value<[At], number>(
      `SELECT at FROM puzzle_attempts WHERE person = @person AND puzzle = @puzzle
       ORDER BY at DESC LIMIT 1`,
    ),
    lastAttempt: row<[At], Pick<PuzzleAttempt, "played" | "loss">>(
      `SELECT played, loss FROM puzzle_attempts WHERE person = @person AND puzzle = @puzzle
       ORDER BY at DESC LIMIT 1`,
    ),
    /** The last puzzle that a person has solved, may show, and a friend has not tried. */
    lastSolved: value<
      [{ person: PersonId; friend: PersonId; day: number; most: number }],
      PuzzleId
    >(
      `SELECT p.id FROM puzzle_attempts a JOIN puzzles p ON p.id = a.puzzle
       WHERE a.person = @person AND a.loss <= @most AND p.theme <> '${CUBE}'
         AND (p.person = @person OR ${past("p")})
         AND NOT EXISTS (SELECT 1 FROM puzzle_attempts f
           WHERE f.person = @friend AND f.puzzle = p.id)
       ORDER BY a.at DESC LIMIT 1`,
    ),
    attempts: count<[person: PersonId]>("SELECT count(*) FROM puzzle_attempts WHERE person = ?"),
    /** False if there is an attempt of the same moment. */
    addAttempt: (at: At, { fresh, ...attempt }: PuzzleAttempt): boolean =>
      addAttempt({ ...at, ...attempt, fresh: fresh ? 1 : 0 }),
    rating: (person: PersonId, family: Family): Rating => rating({ person, family }) ?? UNRATED,
    keepRating: run<[{ person: PersonId; family: Family } & Rating]>(
      `INSERT OR REPLACE INTO puzzle_ratings (person, family, rating, deviation, volatility)
       VALUES (@person, @family, @rating, @deviation, @volatility)`,
    ),
    themes: values<[{ family: Family; day: number }], string>(
      `SELECT DISTINCT p.theme FROM puzzles p WHERE p.family = @family AND ${past("p")}`,
    ),
    /** The attempts of a family that have moved a person's strength. */
    rated: (person: PersonId, family: Family): number => rated({ person, family }) ?? 0,
    /** All attempts of a family that the trainer has asked for, and not the seven. */
    trained: (person: PersonId, family: Family): number => trained({ person, family }) ?? 0,
    /** First attempts since a time, for the means of themes. */
    fresh: rows<[person: PersonId, since: number], FreshRow>(
      `SELECT p.family, p.theme, a.loss, a.at FROM puzzle_attempts a
       JOIN puzzles p ON p.id = a.puzzle WHERE a.person = ? AND a.fresh = 1 AND a.at >= ?`,
    ),
  };
});

export type PuzzleId = Branded<"puzzle">;

export const isPuzzleId = (value: number): value is PuzzleId => isId(value) && value > 0;
