import { familyOf } from "../../../rules/family.ts";
import { checkBoard } from "../../../rules/json-lines/fields.ts";
import { type Counts, flip } from "../../../rules/position.ts";
import { hasForbiddenBlock, packBoard } from "../../../rules/search/search.ts";
import {
  BAR,
  CHECKERS,
  type Dice,
  type Family,
  HEAD,
  type Position,
  type Ruleset,
  type Side,
} from "../../../rules/types.ts";
import type { Board } from "../../inputs/inputs.ts";
import { createRandom, type Random } from "../../rollouts/sampling.ts";
import { LONG_KINDS } from "./long.ts";
import { drawBoth, type PositionKind } from "./recipe.ts";
import { SHORT_KINDS } from "./short.ts";

const KINDS: Readonly<Record<Family, readonly PositionKind[]>> = {
  short: SHORT_KINDS,
  long: LONG_KINDS,
};

/** The kinds of made positions of a ruleset; none for games with pins or with fewer checkers. */
export const kindsOf = ({ switches }: Ruleset): readonly PositionKind[] =>
  switches.checkers === CHECKERS && switches.meeting !== "pin" ? KINDS[familyOf(switches)] : [];

/** With `head: runner` no second checker has left the head before the first is so far. */
const RUNNER_PAST = 11;

const keepsHead = ({ switches }: Ruleset, side: Side): boolean => {
  if (switches.head !== "runner") return true;
  const foremost = side.findIndex((count) => count > 0);
  return foremost <= RUNNER_PAST || (side[HEAD] ?? 0) >= CHECKERS - 1;
};

const countsOf = (side: Side): Counts =>
  Object.fromEntries(side.map((count, point) => [point, count] as const).slice(1, BAR + 1));

/** Whether both sides can stand like this in an unfinished game of the ruleset. */
export const canStand = (ruleset: Ruleset, position: Position): boolean => {
  const sides = { white: countsOf(position.own), black: countsOf(position.other) };
  let stands = true;
  checkBoard({ ruleset, ...sides, held: undefined, turn: "white" }, () => {
    stands = false;
  });
  return (
    stands &&
    [position, flip(position)].every(
      (seen) =>
        keepsHead(ruleset, seen.own) && !hasForbiddenBlock(ruleset.switches, packBoard(seen)),
    )
  );
};

/** The most draws: a kind that fails so often cannot be made, which is an error in its recipe. */
const MOST_DRAWS = 100_000;

/** A position of a kind as its owner sees it. The same state of `random` makes the same one. */
export const makePosition = (ruleset: Ruleset, kind: PositionKind, random: Random): Position => {
  for (let draw = 0; draw < MOST_DRAWS; draw++) {
    const way = kind.ways[random.below(kind.ways.length)];
    const position = way && drawBoth(ruleset.switches.way, way, random);
    if (position && kind.is(position) && canStand(ruleset, position)) return position;
  }
  throw new Error(`No position of ${ruleset.id} is a ${kind.name}.`);
};

const kindBy = (kinds: readonly PositionKind[], random: Random): PositionKind | undefined => {
  let left = random.below(kinds.reduce((sum, { share }) => sum + share, 0));
  return kinds.find(({ share }) => {
    left -= share;
    return left < 0;
  });
};

const fromEither = (position: Position, random: Random): Board =>
  packBoard(random.below(2) === 0 ? position : flip(position));

/** A packed board of some kind, with either side to roll; undefined for a ruleset without kinds. */
export const makeBoard = (ruleset: Ruleset, random: Random): Board | undefined => {
  const kind = kindBy(kindsOf(ruleset), random);
  if (kind === undefined) return undefined;
  return fromEither(makePosition(ruleset, kind, random), random);
};

/** The kind of the position with this number; undefined for a ruleset without kinds. */
export const kindInTurn = (ruleset: Ruleset, number: number): PositionKind | undefined => {
  const turns = kindsOf(ruleset).flatMap((kind) => Array.from({ length: kind.share }, () => kind));
  return turns[number % turns.length];
};

/** A made position with a roll; its owner or the other side plays it. */
export type MadeTurn = { readonly kind: string; readonly board: Board; readonly dice: Dice };

/** A turn by its number, of the kinds in turn; undefined for a ruleset without kinds. */
export const makeTurn = (ruleset: Ruleset, seed: number, number: number): MadeTurn | undefined => {
  const kind = kindInTurn(ruleset, number);
  if (kind === undefined) return undefined;
  const random = createRandom(seed, number);
  const board = fromEither(makePosition(ruleset, kind, random), random);
  return { kind: kind.name, board, dice: random.dice() };
};
