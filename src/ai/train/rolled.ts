import { flip } from "../../rules/position.ts";
import { packBoard } from "../../rules/search/search.ts";
import { equityAt } from "../chances.ts";
import { playOut } from "../rollouts/rollout.ts";
import { createRandom, type Mean, meanOf } from "../rollouts/sampling.ts";
import type { Search } from "../search.ts";
import { chancesOn } from "../value.ts";
import type { Looking } from "./engines.ts";
import { readLines, writeLines } from "./files.ts";
import { kindInTurn, makePosition } from "./made/made.ts";
import { boardOf, textOf } from "./pack.ts";

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

/** Makes a position by its number in a file and plays it out; undefined without kinds. */
export const rollPosition = (
  search: Search,
  { seed, trials }: Pick<RolledSet, "seed" | "trials">,
  number: number,
): RolledPosition | undefined => {
  const { ruleset } = search.evaluator;
  const kind = kindInTurn(ruleset, number);
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

/** How a net values the positions of a kind, in points. */
export type KindError = {
  readonly kind: string;
  /** The net's value less the playouts', for the owner: below zero it thinks too little of them. */
  readonly bias: Mean;
  /** The root of the mean squared error, without the noise of the playouts. */
  readonly spread: number;
  /** How much smaller its squared error is than that of the other net, in points². */
  readonly less: Mean;
};

type OwnError = {
  readonly kind: string;
  readonly more: number;
  readonly noise: number;
  readonly less: number;
};

const errorsOf = ({ positions }: RolledSet, net: Looking, other: Looking): readonly OwnError[] =>
  positions.map(([kind, text, owner, equity, noise]) => {
    const board = boardOf(text);
    const errorOf = ({ search, plies }: Looking): number =>
      equityAt(search.evaluator.scale, chancesOn(search, board, plies), 0) - equity;
    const error = errorOf(net);
    const less = net === other ? 0 : errorOf(other) ** 2 - error ** 2;
    return { kind, more: owner * error, noise, less };
  });

const kindError = (kind: string, errors: readonly OwnError[]): KindError => {
  const square = meanOf(errors.map(({ more, noise }) => more ** 2 - noise ** 2)).mean;
  return {
    kind,
    bias: meanOf(errors.map(({ more }) => more)),
    spread: Math.sqrt(Math.max(0, square)),
    less: meanOf(errors.map(({ less }) => less)),
  };
};

/** The name without the points: all backgames are of one family. */
const familyName = (kind: string): string => kind.replace(/ [\d-]+$/, "");

/** What belongs to each family of kinds, to each kind of one that has several, and to all. */
export const byKind = <Item extends { readonly kind: string }>(
  all: readonly Item[],
): readonly (readonly [kind: string, items: readonly Item[]])[] => {
  if (all.length === 0) return [];
  const kinds = [...new Set(all.map(({ kind }) => kind))];
  const families = [...new Set(kinds.map(familyName))];
  const names = [...families, ...kinds.filter((kind) => !families.includes(kind))];
  const within = (name: string): readonly Item[] =>
    all.filter(({ kind }) => kind === name || familyName(kind) === name);
  return [...names.map((name) => [name, within(name)] as const), ["all", all]];
};

/**
 * The errors of a net on positions of known value: of families of kinds, of the kinds that share
 * one, of all positions; beside those of another net if there is one.
 */
export const errorsByKind = (
  rolled: RolledSet,
  net: Looking,
  other: Looking = net,
): readonly KindError[] => {
  const errors = errorsOf(rolled, net, other);
  return byKind(errors).map(([kind, within]) => kindError(kind, within));
};
