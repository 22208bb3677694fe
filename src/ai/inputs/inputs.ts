import { familyOf } from "../../rules/family.ts";
import { COUNT } from "../../rules/search/search.ts";
import type { Family, Switches } from "../../rules/types.ts";
import type { Derive } from "./both-sides.ts";
import { deriveLong, LONG_DERIVED } from "./long.ts";
import { derivePin, PIN_DERIVED } from "./pin.ts";
import { deriveShort, SHORT_DERIVED } from "./short.ts";

/** A packed board: `OFF` 0, points 1–24 and `BAR` 25 of one side, then of the other. */
export type Board = Uint8Array;

export const SIDE = 26;
export const BOARD = 2 * SIDE;

/** Whether the board that begins at this place of a list of packed boards is this one. */
export const isBoardAt = (boards: Board, at: number, board: Board): boolean =>
  board.every((checkers, place) => boards[at + place] === checkers);

/** A count becomes four inputs: at least one, two, three, and the rest above three. */
const UNITS = 4;
const MOST = 15;
const UNITS_OF = Float32Array.from({ length: (MOST + 1) * UNITS }, (_, at) => {
  const count = Math.floor(at / UNITS);
  const unit = at % UNITS;
  if (unit < UNITS - 1) return count > unit ? 1 : 0;
  return Math.max(0, count - (UNITS - 1)) / 4;
});

const COUNTED = SIDE * UNITS;

export type Inputs = {
  readonly count: number;
  /** `own` is where the counts of the side about to roll begin, `other` those of the other side. */
  readonly write: (board: Board, own: number, other: number, row: Float32Array, to: number) => void;
};

const writeCount = (count: number, row: Float32Array, at: number): void => {
  const unit = count * UNITS;
  row[at] = UNITS_OF[unit] ?? 0;
  row[at + 1] = UNITS_OF[unit + 1] ?? 0;
  row[at + 2] = UNITS_OF[unit + 2] ?? 0;
  row[at + 3] = UNITS_OF[unit + 3] ?? 0;
};

const writeCounts = (board: Board, from: number, row: Float32Array, to: number): void => {
  for (let point = 0, at = to; point < SIDE; point++, at += UNITS) {
    writeCount((board[from + point] ?? 0) & COUNT, row, at);
  }
};

const inputsOf = (derived: number, derive: Derive): Inputs => ({
  count: 2 * (COUNTED + derived),
  write: (board, own, other, row, to) => {
    writeCounts(board, own, row, to);
    writeCounts(board, other, row, to + COUNTED);
    derive(board, own, other, row, to + 2 * COUNTED);
  },
});

/** What a net sees of a board: the games with pins need other inputs than short nardy. */
export type Sight = Family | "pin";

export const INPUTS: Readonly<Record<Sight, Inputs>> = {
  short: inputsOf(SHORT_DERIVED, deriveShort),
  long: inputsOf(LONG_DERIVED, deriveLong),
  pin: inputsOf(PIN_DERIVED, derivePin),
};

/** The inputs by which a ruleset is learnt. */
export const sightOf = (switches: Pick<Switches, "way" | "meeting">): Sight =>
  switches.meeting === "pin" ? "pin" : familyOf(switches);

/**
 * What a net with so many inputs sees. Games with pins can also be played by a net that sees none.
 * Throws for a net of another game.
 */
export const inputsOfNet = (switches: Pick<Switches, "way" | "meeting">, count: number): Inputs => {
  const seen = [sightOf(switches), familyOf(switches)].map((sight) => INPUTS[sight]);
  const inputs = seen.find((one) => one.count === count);
  if (inputs === undefined) throw new Error(`No net of this game has ${count} inputs.`);
  return inputs;
};
