import type { Dice, Die, Position, Ruleset, Side, Switches } from "../../src/rules/types.ts";

/**
 * A second generator, slow and plain: it follows every sequence of moves, each position once, and
 * then filters by the rules as README.md words them. It shares nothing with the engine but the
 * types; a side is here the list of its checkers, each the point where it stands (25 the bar, 0
 * off).
 */
export type BruteMove = { readonly from: number; readonly die: Die };
export type BruteState = {
  readonly own: readonly number[];
  readonly other: readonly number[];
  /** Own points where a checker of the mover's is held; this does not change in a turn. */
  readonly held: readonly number[];
  /** Home points of the checkers that hit at home in this turn. */
  readonly hitters: readonly number[];
  readonly fromHead: number;
};
/** A position that a turn can pass through, and what can follow it. */
export type BruteNode = {
  readonly state: BruteState;
  readonly rest: readonly Die[];
  readonly wasted: boolean;
  /** The die that led here. */
  readonly last: Die | undefined;
  readonly steps: { readonly move: BruteMove; readonly to: BruteNode }[];
};
/** Where legal turns begin and end, how many dice they play, and what lies on the way of one. */
export type BruteTurns = {
  readonly starts: readonly BruteNode[];
  readonly ends: readonly BruteNode[];
  readonly dice: number;
  /** Every end leaves the same dice: no step ends the game, and no die is skipped. */
  readonly isEven: boolean;
  readonly isOnWay: (node: BruteNode) => boolean;
};

const listOf = (side: Side): number[] =>
  side.slice(0, 26).flatMap((count, point) => Array.from({ length: count }, () => point));

const times = (list: readonly number[], point: number): number =>
  list.filter((one) => one === point).length;

const without = (list: readonly number[], point: number): number[] => {
  const at = list.indexOf(point);
  return list.filter((_, index) => index !== at);
};

const heldIn = (side: Side): number[] =>
  Array.from({ length: 25 }, (_, point) => point).filter((p) => ((side[26] ?? 0) >> p) & 1);

const theirs = ({ way }: Switches, point: number): number => {
  if (way === "towards") return 25 - point;
  return point <= 12 ? point + 12 : point - 12;
};

/** "A checker move may not leave the mover with six (or more) own points in a row … unless". */
const blockIsLegal = (switches: Switches, state: BruteState): boolean => {
  if (switches.meeting !== "block" || switches.block === "free") return true;
  // "own points 19–24 may never all be held, not even on the way"
  if (switches.block === "start-quarter")
    return [19, 20, 21, 22, 23, 24].some((point) => !state.own.includes(point));
  const held = new Set(state.own.filter((p) => p >= 1 && p <= 24).map((p) => theirs(switches, p)));
  for (let low = 1; low <= 24; low++) {
    if (!held.has(low) || held.has(low - 1)) continue;
    let high = low;
    while (held.has(high + 1)) high++;
    if (high - low + 1 < 6) continue;
    const excused =
      switches.block === "opponent-ahead"
        ? state.other.some((p) => p < low)
        : state.other.some((p) => p <= 6);
    if (!excused) return false;
  }
  return true;
};

const isHitter = (state: BruteState, from: number): boolean =>
  times(state.hitters, from) > 0 && times(state.hitters, from) === times(state.own, from);

const play = (switches: Switches, state: BruteState, { from, die }: BruteMove): BruteState => {
  const to = Math.max(0, from - die);
  const target = theirs(switches, to);
  const hit = switches.meeting === "hit" && to > 0 && state.other.includes(target);
  const moved = isHitter(state, from);
  const left = moved ? without(state.hitters, from) : state.hitters;
  // "this checker or the pair of checkers"
  const joins = switches.homeHit === "no-bear-off" && left.includes(to);
  const marked = switches.meeting === "hit" && (moved || hit || joins) && to >= 1 && to <= 6;
  return {
    held: state.held,
    own: [...without(state.own, from), to],
    other: hit ? [...without(state.other, target), 25] : state.other,
    hitters: marked ? [...left, to] : left,
    fromHead: state.fromHead + (from === 24 ? 1 : 0),
  };
};

/** Points, as the opponent counts them, where his lone checker is held. */
const heldOfOther = (switches: Switches, { own, other, held }: BruteState): number[] =>
  switches.meeting !== "pin"
    ? []
    : other.filter(
        (p) =>
          p > 0 &&
          times(other, p) === 1 &&
          own.includes(theirs(switches, p)) &&
          !held.includes(theirs(switches, p)),
      );

/** The last checker off, or the mother held and no other that could still be held in return. */
const isOver = (switches: Switches, state: BruteState): boolean => {
  if (switches.lastStep !== "all-dice") return false;
  if (state.own.every((p) => p === 0)) return true;
  const caught = switches.mother !== "off" && heldOfOther(switches, state).includes(24);
  return caught && (!state.own.includes(24) || state.held.includes(24));
};

/** One step by itself, all that the rest of the turn asks for set aside. */
const isStep = (
  switches: Switches,
  state: BruteState,
  allowance: number,
  { from, die }: BruteMove,
): boolean => {
  const { own, other } = state;
  const to = from - die;
  if (own.includes(25) && from !== 25) return false;
  if (isOver(switches, state)) return false;
  if (switches.head === "one" && from === 24 && state.fromHead >= allowance) return false;
  // "until the first checker has reached its own point 11 or less no other checker moves"
  const foremost = Math.min(...own);
  if (switches.head === "runner" && foremost > 11 && from !== foremost) return false;
  if (state.held.includes(from)) return false;
  const hitter = switches.meeting === "hit" && isHitter(state, from);
  // "a checker that has hit inside its own home moves no further in that turn"
  if (hitter && switches.homeHit === "no-running") return false;
  if (to <= 0) {
    if (own.some((p) => p > 6) || state.held.length > 0) return false;
    if (from !== die && own.some((p) => p > from)) return false;
    if (hitter && switches.homeHit === "no-bear-off") return false;
    if (hitter && switches.homeHit === "no-hiding") {
      const others = [...new Set(own)].filter((p) => p > 0 && p !== from);
      if (others.some((p) => isStep(switches, state, allowance, { from: p, die }))) return false;
    }
  } else {
    const there = times(other, theirs(switches, to));
    if (there >= (switches.meeting === "block" ? 1 : 2) || state.held.includes(to)) return false;
    if (hitter && switches.homeHit === "no-hiding" && own.includes(to)) return false;
  }
  return blockIsLegal(switches, play(switches, state, { from, die }));
};

export class TooMany extends Error {}

type Orders = readonly (readonly Die[])[];

const keyOfNode = ({ state, rest, wasted, last }: BruteNode): string =>
  [
    counts(state.own),
    counts(state.other),
    counts(state.hitters),
    state.fromHead,
    rest,
    wasted,
    last,
  ].join(";");

/** What one die more can make of a position. */
const stepsOn = (
  switches: Switches,
  { state, rest: [die, ...rest], wasted }: BruteNode,
  allowance: number,
  skips: boolean,
): BruteNode["steps"] => {
  if (die === undefined) return [];
  const moves = [...new Set(state.own)]
    .filter((from) => from > 0)
    .map((from) => ({ from, die }))
    .filter((move) => isStep(switches, state, allowance, move));
  // "a die is lost only if it cannot be played when its turn comes, and he goes on with the next"
  if (moves.length === 0 && skips) {
    const skipped = { state, rest, wasted, last: undefined, steps: [] };
    return stepsOn(switches, skipped, allowance, true);
  }
  return moves.map((move) => ({
    move,
    to: {
      state: play(switches, state, move),
      rest,
      wasted: wasted || move.from < die,
      last: die,
      steps: [],
    },
  }));
};

/** All positions that can be reached, in levels: after no die, after one, after two … */
const levelsFrom = (
  switches: Switches,
  starts: readonly BruteNode[],
  allowance: number,
  skips: boolean,
  limit: number,
): readonly (readonly BruteNode[])[] => {
  const levels = [starts];
  let size = 0;
  for (const level of levels) {
    const next = new Map<string, BruteNode>();
    for (const node of level) {
      for (const { move, to } of stepsOn(switches, node, allowance, skips)) {
        const key = keyOfNode(to);
        const known = next.get(key) ?? to;
        next.set(key, known);
        node.steps.push({ move, to: known });
      }
      if (size + next.size > limit) throw new TooMany();
    }
    size += next.size;
    if (next.size > 0) levels.push([...next.values()]);
  }
  return levels;
};

const legalEnds = (
  switches: Switches,
  longest: readonly BruteNode[],
  dice: number,
  over: readonly BruteNode[],
  most: number,
): readonly BruteNode[] => {
  if (over.length > 0) {
    const all = over.filter(({ wasted }) => !wasted);
    const played = dice === most ? longest : [];
    const full = [...all, ...played.filter(({ wasted }) => !wasted)];
    return switches.fullMove && full.length > 0 ? full : [...over, ...played];
  }
  const whole = longest.filter(({ rest, wasted }) => rest.length === 0 && !wasted);
  if (switches.fullMove && whole.length > 0) return whole;
  if (dice !== 1) return longest;
  const larger = Math.max(...longest.map(({ last }) => last ?? 0));
  return longest.filter(({ last }) => last === larger);
};

/** The positions from which one of the ends can be reached, the ends among them. */
const waysTo = (
  levels: readonly (readonly BruteNode[])[],
  ends: readonly BruteNode[],
): ReadonlySet<BruteNode> => {
  const onWay = new Set(ends);
  for (const level of [...levels].reverse())
    for (const node of level) if (node.steps.some(({ to }) => onWay.has(to))) onWay.add(node);
  return onWay;
};

const bothOrders = (dice: readonly Die[]): Orders =>
  dice.length === 2 && dice[0] !== dice[1] ? [dice, [...dice].reverse()] : [dice];

const sequenceOf = (switches: Switches, [one, two]: Dice, ownTurn: number): readonly Die[] => {
  if (one !== two) return [one, two];
  if (switches.doubles !== "ascending" || ownTurn < switches.ascendingFromTurn)
    return [one, one, one, one];
  const faces = [1, 2, 3, 4, 5, 6] as const;
  return faces
    .filter((face) => face >= one)
    .flatMap((face) => Array.from({ length: switches.ascendingMoves }, () => face));
};

const allowanceOf = (
  { head, headException }: Switches,
  other: readonly number[],
  [one, two]: Dice,
  sequence: readonly Die[],
  ownTurn: number,
): number => {
  if (head !== "one" || ownTurn !== 1 || one !== two || headException === "none") return 1;
  if (headException === "fours-sixes") return one === 4 || one === 6 ? 2 : 1;
  const landings = sequence.map((_, n) => 24 - sequence.slice(0, n + 1).reduce((a, b) => a + b, 0));
  const closed = (p: number): boolean => other.includes(p <= 12 ? p + 12 : p - 12);
  const obstacle = landings.find((p) => p <= 0 || closed(p));
  if (headException === "any-double") return obstacle === undefined ? 1 : 2;
  return [3, 4, 6].includes(one) && obstacle === 12 ? 2 : 1;
};

/** Every legal way to play a roll or, given `pending`, leftovers; it throws beyond the limit. */
export const bruteTurns = (
  { switches }: Ruleset,
  position: Position,
  ask: { readonly dice: Dice; readonly ownTurn: number } | { readonly pending: readonly Die[] },
  limit: number,
): BruteTurns => {
  const state: BruteState = {
    own: listOf(position.own),
    other: listOf(position.other),
    held: heldIn(position.own),
    hitters: [],
    fromHead: 0,
  };
  const skips = "pending" in ask && switches.leftover === "groups";
  const sequence = "pending" in ask ? ask.pending : sequenceOf(switches, ask.dice, ask.ownTurn);
  const allowance =
    "pending" in ask ? 1 : allowanceOf(switches, state.other, ask.dice, sequence, ask.ownTurn);
  const starts = (skips ? [sequence] : bothOrders(sequence)).map(
    (rest): BruteNode => ({ state, rest, wasted: false, last: undefined, steps: [] }),
  );
  const levels = levelsFrom(switches, starts, allowance, skips, limit);
  const dice = levels.length - 1;
  const over = levels
    .slice(1)
    .flatMap((level) => level.filter((node) => isOver(switches, node.state)));
  const longest = levels[dice] ?? [];
  const ends = opening(switches, state, legalEnds(switches, longest, dice, over, sequence.length));
  const onWay = waysTo(levels, ends);
  const isEven = over.length === 0 && !skips;
  return { starts, ends, dice, isEven, isOnWay: (node) => onWay.has(node) };
};

/**
 * "if six of one's points in a row stand before an opponent all of whose checkers stand on the one
 * point behind them, the turn must leave one of the six points, if it can"
 */
const opening = (
  switches: Switches,
  { own, other }: BruteState,
  ends: readonly BruteNode[],
): readonly BruteNode[] => {
  const [behind = 0, ...more] = [...new Set(other.filter((p) => p > 0))];
  const six = [1, 2, 3, 4, 5, 6].map((n) => behind - n);
  if (!switches.mustOpen || more.length > 0 || behind <= 6) return ends;
  if (!six.every((p) => own.includes(theirs(switches, p)))) return ends;
  const open = ends.filter(({ state }) =>
    six.some((p) => !state.own.includes(theirs(switches, p))),
  );
  return open.length > 0 ? open : ends;
};

/** How many checkers stand on each point, in a text that is quickly made. */
const counts = (list: readonly number[]): string => {
  const side = new Uint8Array(26);
  for (const point of list) side[point] = (side[point] ?? 0) + 1;
  return side.join();
};

const bitsOf = (points: readonly number[]): number =>
  points.reduce((bits, point) => bits | (1 << point), 0);

/** The same text for the same position, however it came about. */
export const keyOfState = (switches: Switches, state: BruteState): string => {
  const { own, other, held } = state;
  const heldByOwn = heldOfOther(switches, state);
  return `${counts(own)};${bitsOf(held)} ${counts(other)};${bitsOf(heldByOwn)}`;
};

export const keyOfPosition = ({ own, other }: Position): string =>
  `${keyOfSide(own)} ${keyOfSide(other)}`;

const keyOfSide = (side: Side): string => `${side.slice(0, 26).join()};${side[26] ?? 0}`;
