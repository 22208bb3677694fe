import { equityAt } from "../chances.ts";
import { type Mean, meanOf } from "../rollouts/sampling.ts";
import { chancesOn } from "../value.ts";
import type { Looking } from "./engines.ts";
import { boardOf } from "./pack.ts";
import type { RolledSet } from "./rolled.ts";

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
  const kinds = [...new Set(errors.map(({ kind }) => kind))];
  const families = [...new Set(kinds.map(familyName))];
  const within = (kind: string): readonly OwnError[] =>
    errors.filter((error) => error.kind === kind || familyName(error.kind) === kind);
  const named = [...families, ...kinds.filter((kind) => !families.includes(kind))];
  return [...named.map((name) => kindError(name, within(name))), kindError("all", errors)];
};
