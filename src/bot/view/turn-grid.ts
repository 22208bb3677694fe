import { movesAlong, movesOf, turnAfter } from "../../game/moves.ts";
import { legalTurnsWithin } from "../../rules/search/search.ts";
import type { Turn } from "../../rules/turn.ts";
import { type Move, OFF } from "../../rules/types.ts";

/** Moves of one press, offered once those of `after` have been played in this turn. */
export type Play = { readonly after: readonly Move[]; readonly moves: readonly Move[] };

/** The place of one button, and what it can play: the first of these that may be played now. */
export type Place = { readonly plays: readonly Play[] };

/** Places that belong together: of one die, of both, or all. */
export type Group = { readonly dice: readonly number[]; readonly places: readonly Place[] };

type WholeTurns = readonly (readonly Move[])[];

/**
 * Where the buttons of a turn can stand. It follows from how the turn began, so that nothing slides
 * under a finger while the turn is played: what is not legal now leaves its place blank.
 */
export type TurnGrid = {
  /** A place for each whole turn; undefined where there are very many. */
  readonly turns: readonly Place[] | undefined;
  /** Checker moves, die by die, and those of one checker with both dice. */
  readonly moves: readonly Group[];
  /** Single checker moves alone: fewer places, more presses. */
  readonly singles: readonly Group[];
  /** The moves of all its states have found a place. */
  readonly isWhole: boolean;
};

/** Positions to look through before a turn is taken to have very many ends. */
const LISTING_LIMIT = 5_000;

const known = new WeakMap<Turn, TurnGrid>();

/** The grid of a turn that began as `start` and stands as `now`: looked for once for all its states. */
export const turnGrid = (start: Turn, now: Turn): TurnGrid => {
  const grid = known.get(start) ?? gridFrom(start);
  known.set(start, grid);
  if (grid.isWhole) return grid;
  const moves = byDie(movesOf(now));
  return { ...grid, moves, singles: moves };
};

const gridFrom = (start: Turn): TurnGrid => {
  const turns = legalTurnsWithin(start, LISTING_LIMIT)?.map(({ moves }) => moves);
  return { turns: turns?.map(turnPlace), ...movesFrom(start, turns) };
};

/** These moves, and what is left of them while they are being played or after an undo. */
const partsOf = (moves: readonly Move[]): readonly Play[] =>
  moves.map((_, played) => ({ after: moves.slice(0, played), moves: moves.slice(played) }));

const turnPlace = (moves: readonly Move[]): Place => ({ plays: partsOf(moves) });

const movesFrom = (
  start: Turn,
  turns: WholeTurns | undefined,
): Pick<TurnGrid, "moves" | "singles" | "isWhole"> => {
  const isDouble = new Set(start.rest).size === 1;
  if (start.rest.length === 2 && !isDouble) return { ...twoDice(start), isWhole: true };
  // A climbing double goes through too many numbers for a place for each move of it.
  const moves = isDouble && turns ? byDie(turns.flat()) : undefined;
  return { moves: moves ?? [], singles: moves ?? [], isWhole: moves !== undefined };
};

/**
 * A group for each die, the larger first; in it a place for each point that can be left by it, and
 * there also what follows for the same checker.
 */
const byDie = (
  moves: readonly Move[],
  following: (move: Move) => readonly Play[] = () => [],
): readonly Group[] => {
  const dice = [...new Set(moves.map(({ die }) => die))].sort((a, b) => b - a);
  return dice.map((die) => {
    const first = new Map<number, Move>();
    for (const move of moves) {
      if (move.die === die && !first.has(move.from)) first.set(move.from, move);
    }
    const places = [...first.values()]
      .sort((a, b) => b.from - a.from)
      .map((move): Place => ({ plays: [...partsOf([move]), ...following(move)] }));
    return { dice: [die], places };
  });
};

type Pair = readonly [Move, Move];

/** One checker plays both dice. */
const isRun = ([first, second]: Pair): boolean => first.to === second.from && first.to !== OFF;

const twoDice = (start: Turn): Pick<TurnGrid, "moves" | "singles"> => {
  const pairs = movesOf(start).flatMap((first) =>
    movesOf(turnAfter(start, first)).map((second): Pair => [first, second]),
  );
  const apart = pairs.flatMap((pair) => (isRun(pair) ? [pair[0]] : pair));
  const runs = runPlaces(pairs.filter(isRun));
  const dice = start.rest.toSorted((a, b) => b - a);
  const both = runs.length > 0 ? [{ dice, places: runs }] : [];
  return {
    moves: [...byDie([...movesOf(start), ...apart]), ...both],
    singles: singlesOf(start, pairs),
  };
};

/** The only checker of a point goes on by the other die from the place of that die: it has left the other. */
const singlesOf = (start: Turn, pairs: readonly Pair[]): readonly Group[] => {
  const firsts = movesOf(start);
  const hasPlace = ({ from, die }: Move): boolean =>
    firsts.some((first) => first.from === from && first.die === die);
  const alone = pairs.filter(
    (pair) =>
      isRun(pair) &&
      start.position.own[pair[0].from] === 1 &&
      hasPlace({ ...pair[1], from: pair[0].from }),
  );
  const others = pairs.filter((pair) => !alone.includes(pair)).flat();
  return byDie([...firsts, ...others], ({ from, die }) =>
    alone.flatMap(([first, second]) =>
      first.from === from && second.die === die && !hasPlace(second)
        ? [{ after: [first], moves: [second] }]
        : [],
    ),
  );
};

/**
 * A place for each checker that can play both dice, two where the way decides over a hit. Half way
 * it offers the other half.
 */
const runPlaces = (runs: readonly Pair[]): readonly Place[] => {
  const ways = new Map<string, readonly Pair[]>();
  for (const pair of runs.toSorted(([a], [b]) => b.from - a.from)) {
    const [{ from, to, hit }] = pair;
    const key = `${from} ${hit ? to : ""}`;
    ways.set(key, [...(ways.get(key) ?? []), pair]);
  }
  return [...ways.values()].map((pairs): Place => ({ plays: pairs.flatMap(partsOf) }));
};

/** What a place plays now; undefined: it is blank. A checker may hit otherwise than at the turn's beginning. */
export const playAt = (turn: Turn, { plays }: Place): readonly Move[] | undefined => {
  for (const { after, moves } of plays) {
    const legal = after.every(isPlayedIn(turn)) ? movesAlong(turn, moves) : undefined;
    if (legal) return legal;
  }
  return undefined;
};

const isPlayedIn =
  ({ moves }: Turn) =>
  ({ from, die }: Move): boolean =>
    moves.some((move) => move.from === from && move.die === die);
