import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { flip } from "../../rules/position.ts";
import { packBoard } from "../../rules/search/search.ts";
import type { Ruleset } from "../../rules/types.ts";
import { equityAt } from "../chances.ts";
import type { Plies } from "../levels.ts";
import { type Mean, meanOf } from "../rollouts/mean.ts";
import { playOut } from "../rollouts/play-out.ts";
import { createRandom } from "../rollouts/random.ts";
import type { Search } from "../search.ts";
import { chancesOn } from "../value.ts";
import { kindsOf, makePosition } from "./made/made.ts";
import { boardOf, textOf } from "./pack.ts";

/**
 * A made position with its value for the side about to roll, in points, by whole games. `owner` is
 * 1 if that side is the one that the kind is about, otherwise −1.
 */
export type RolledPosition = readonly [
  kind: string,
  board: string,
  owner: 1 | -1,
  equity: number,
  error: number,
];

/** How a file of them was made: the same origin gives the same positions and values. */
export type RolledOrigin = {
  readonly game: string;
  readonly net: string;
  readonly commit: string;
  readonly seed: number;
  readonly trials: number;
};

/** Positions held back: made with a seed that no labels have, so that nothing is learnt of them. */
export type RolledSet = RolledOrigin & { readonly positions: readonly RolledPosition[] };

/** The kinds in the order in which positions are made, again and again. */
const turnsOf = (ruleset: Ruleset) =>
  kindsOf(ruleset).flatMap((kind) => Array.from({ length: kind.share }, () => kind));

/** Makes a position by its number in a file and plays it out; undefined without kinds. */
export const rollPosition = (
  search: Search,
  { seed, trials }: Pick<RolledOrigin, "seed" | "trials">,
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

/** How a net values the positions of a kind, in points. */
export type KindError = {
  readonly kind: string;
  /** The net's value less the rollouts', for the owner: below zero it thinks too little of them. */
  readonly bias: Mean;
  /** The root of the mean squared error, without the noise of the rollouts. */
  readonly spread: number;
};

type OwnError = { readonly kind: string; readonly more: number; readonly noise: number };

const errorsOf = (search: Search, { positions }: RolledSet, plies: Plies): readonly OwnError[] =>
  positions.map(([kind, text, owner, equity, error]) => {
    const said = equityAt(search.evaluator.scale, chancesOn(search, boardOf(text), plies), 0);
    return { kind, more: owner * (said - equity), noise: error };
  });

const kindError = (kind: string, errors: readonly OwnError[]): KindError => {
  const square = meanOf(errors.map(({ more, noise }) => more ** 2 - noise ** 2)).mean;
  const bias = meanOf(errors.map(({ more }) => more));
  return { kind, bias, spread: Math.sqrt(Math.max(0, square)) };
};

/** The name without the points: all backgames are of one family. */
const familyName = (kind: string): string => kind.replace(/ [\d-]+$/, "");

/** The errors of a search that looks so far, first of families of kinds, then of all kinds. */
export const errorsByKind = (
  search: Search,
  rolled: RolledSet,
  plies: Plies,
): readonly KindError[] => {
  const errors = errorsOf(search, rolled, plies);
  const by = (nameOf: (kind: string) => string): readonly KindError[] =>
    [...new Set(errors.map(({ kind }) => nameOf(kind)))].map((name) =>
      kindError(
        name,
        errors.filter(({ kind }) => nameOf(kind) === name),
      ),
    );
  const families = by(familyName);
  const known = families.map(({ kind }) => kind);
  const each = by((kind) => kind).filter(({ kind }) => !known.includes(kind));
  return [...families, ...each, kindError("all", errors)];
};

/** The path of a game's held-back positions. */
export const rolledFile = (game: string): string => `test/fixtures/ai/made-${game}.jsonl`;

/** Reads a file of them, a line about all and one for each; undefined if there is none. */
export const readRolled = (file: string): RolledSet | undefined => {
  if (!existsSync(file)) return undefined;
  const [head = "{}", ...lines] = readFileSync(file, "utf8").trimEnd().split("\n");
  return { ...JSON.parse(head), positions: lines.map((line) => JSON.parse(line)) };
};

/** Writes them. If the program stops while writing, the old file stays. */
export const writeRolled = (file: string, { positions, ...head }: RolledSet): void => {
  const lines = [head, ...positions].map((line) => JSON.stringify(line));
  writeFileSync(`${file}.part`, `${lines.join("\n")}\n`);
  renameSync(`${file}.part`, file);
};
