import { flip } from "../../rules/position.ts";
import { packBoard } from "../../rules/search/search.ts";
import type { Ruleset } from "../../rules/types.ts";
import { playOut } from "../rollouts/play-out.ts";
import { createRandom } from "../rollouts/sampling.ts";
import type { Search } from "../search.ts";
import { readLines, writeLines } from "./files.ts";
import { kindsOf, makePosition } from "./made/made.ts";
import { textOf } from "./pack.ts";

/**
 * A made position with its value for the side about to roll, in points, by whole games. `owner` is
 * 1 if the kind is about that side, otherwise −1.
 */
export type RolledPosition = readonly [
  kind: string,
  board: string,
  owner: 1 | -1,
  equity: number,
  error: number,
];

/** Positions held back: made with a seed that no labels have, so that nothing is learnt of them. */
export type RolledSet = {
  readonly game: string;
  readonly net: string;
  readonly commit: string;
  readonly seed: number;
  readonly trials: number;
  readonly positions: readonly RolledPosition[];
};

/** The kinds in the order in which positions are made, again and again. */
const turnsOf = (ruleset: Ruleset) =>
  kindsOf(ruleset).flatMap((kind) => Array.from({ length: kind.share }, () => kind));

/** Makes a position by its number in a file and plays it out; undefined without kinds. */
export const rollPosition = (
  search: Search,
  { seed, trials }: Pick<RolledSet, "seed" | "trials">,
  number: number,
): RolledPosition | undefined => {
  const { ruleset } = search.evaluator;
  const turns = turnsOf(ruleset);
  const kind = turns[number % turns.length];
  if (kind === undefined) return undefined;
  const random = createRandom(seed, number);
  const position = makePosition(ruleset, kind, random);
  const owner = random.below(2) === 0 ? 1 : -1;
  const board = packBoard(owner === 1 ? position : flip(position));
  const { mean, error } = playOut(search, board, random.below(1 << 30), trials);
  return [kind.name, textOf(board), owner, Number(mean.toFixed(4)), Number(error.toFixed(4))];
};

/** The path of a game's held-back positions. */
export const rolledFile = (game: string): string => `test/fixtures/ai/made-${game}.jsonl`;

export const readRolled = (file: string): RolledSet | undefined => {
  const read = readLines<Omit<RolledSet, "positions">, RolledPosition>(file);
  return read && { ...read.head, positions: read.all };
};

export const writeRolled = (file: string, { positions, ...head }: RolledSet): void =>
  writeLines(file, head, positions);
