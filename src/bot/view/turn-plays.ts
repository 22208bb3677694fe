import { movesOf, turnAfter } from "../../game/moves.ts";
import { legalTurnsWithin } from "../../rules/search/search.ts";
import type { Turn } from "../../rules/turn.ts";
import { type Move, OFF } from "../../rules/types.ts";

/** The moves of one press, in order. */
export type Play = readonly Move[];

/** Plays that use the same dice: one or both. */
export type Group = { readonly dice: readonly number[]; readonly plays: readonly Play[] };

/** The search gives up after so many positions. */
const LISTING_LIMIT = 5_000;

const known = new WeakMap<Turn, readonly Play[] | "many">();

/** Every way to play the rest of a turn; undefined if the search gave up. Cached. */
export const wholeTurns = (turn: Turn): readonly Play[] | undefined => {
  const found =
    known.get(turn) ?? legalTurnsWithin(turn, LISTING_LIMIT)?.map(({ moves }) => moves) ?? "many";
  known.set(turn, found);
  return found === "many" ? undefined : found;
};

/** The legal single moves by die, the larger die first. */
export const singleMoves = (turn: Turn): readonly Group[] => {
  const moves = movesOf(turn);
  const dice = [...new Set(moves.map(({ die }) => die))].sort((a, b) => b - a);
  return dice.map((die) => ({
    dice: [die],
    plays: moves
      .filter((move) => move.die === die)
      .toSorted((a, b) => b.from - a.from)
      .map((move) => [move]),
  }));
};

type Pair = readonly [Move, Move];

/** Two moves of a double in one press: two checkers from one point, or one checker twice. */
export const pairs = (turn: Turn): Group | undefined => {
  const [die, second] = turn.rest;
  if (die === undefined || turn.rest.some((one) => one !== die) || second === undefined) {
    return undefined;
  }
  const plays = movesOf(turn).flatMap((first) =>
    movesOf(turnAfter(turn, first))
      .filter(({ from }) => from === first.from || (from === first.to && from !== OFF))
      .map((next): Pair => [first, next]),
  );
  const inOrder = plays.toSorted(([one], [two]) => two.from - one.from);
  return inOrder.length > 0 ? { dice: [die, die], plays: inOrder } : undefined;
};

/** One checker with two different dice; both orders, if a hit depends on the order. */
export const runs = (turn: Turn): Group | undefined => {
  const dice = turn.rest.toSorted((a, b) => b - a);
  if (dice.length !== 2 || dice[0] === dice[1]) return undefined;
  const ways = new Map<string, Pair>();
  for (const first of movesOf(turn).toSorted((a, b) => b.from - a.from)) {
    for (const second of movesOf(turnAfter(turn, first))) {
      if (first.to !== second.from || first.to === OFF) continue;
      const key = `${first.from} ${first.hit ? first.to : ""}`;
      if (!ways.has(key)) ways.set(key, [first, second]);
    }
  }
  return ways.size > 0 ? { dice, plays: [...ways.values()] } : undefined;
};

/**
 * A row of a turn's keyboard: the dice at its head, and its places, some of them empty. Other
 * buttons may take a row without places, so that the rows above it do not slide.
 */
export type TurnLine = {
  readonly dice: readonly number[];
  readonly places: readonly (Play | undefined)[];
  /** Only the first of the plays beside each other that begin on one point names it. */
  readonly bySource?: true;
  /** The place of the newest move. */
  readonly pressed?: number;
};

/** How many buttons of these plays fit in a row after their dice. */
export type Holds = (dice: readonly number[], plays: readonly Play[], bySource?: boolean) => number;

export const playsIn = ({ places }: TurnLine): readonly Play[] =>
  places.flatMap((play) => (play && play.length > 0 ? [play] : []));

export const isLive = (line: TurnLine): boolean => playsIn(line).length > 0;

/** As few rows as the labels allow, about equally long, each with the dice at its head. */
export const linesOf = (
  { dice, plays }: Group,
  holds: Holds,
  most = Infinity,
): readonly TurnLine[] => {
  const rows: Play[][] = [];
  for (const play of plays) {
    const row = rows.at(-1);
    const fits = row && row.length < Math.min(most, holds(dice, [...row, play]));
    if (fits) row.push(play);
    else rows.push([play]);
  }
  const even = evenly(plays, rows.length);
  const isReadable = even.every((row) => row.length <= holds(dice, row));
  return (isReadable ? even : rows).map((places) => ({ dice, places }));
};

const evenly = (plays: readonly Play[], rows: number): Play[][] =>
  Array.from({ length: rows }, (_, row) =>
    plays.slice(
      Math.ceil((row * plays.length) / rows),
      Math.ceil(((row + 1) * plays.length) / rows),
    ),
  );
