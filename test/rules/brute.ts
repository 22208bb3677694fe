import type { Dice, Die, Position, Ruleset, Side, Switches } from "../../src/rules/types.ts";

/**
 * A second generator, slow and plain: it lists every sequence of moves and then filters by the
 * rules as rules.md words them. It shares nothing with the engine but the types; a side is here
 * the list of its checkers, each the point where it stands (25 the bar, 0 off).
 */
export type BruteMove = { readonly from: number; readonly die: Die };
export type BruteState = {
  readonly own: readonly number[];
  readonly other: readonly number[];
  /** Home points of the checkers that hit at home in this turn. */
  readonly hitters: readonly number[];
  readonly fromHead: number;
};
export type BruteTurn = {
  readonly moves: readonly BruteMove[];
  readonly state: BruteState;
  readonly rest: readonly Die[];
  readonly wasted: boolean;
};

const listOf = (side: Side): number[] =>
  side.flatMap((count, point) => Array.from({ length: count }, () => point));

const times = (list: readonly number[], point: number): number =>
  list.filter((one) => one === point).length;

const without = (list: readonly number[], point: number): number[] => {
  const at = list.indexOf(point);
  return list.filter((_, index) => index !== at);
};

const theirs = ({ family }: Switches, point: number): number => {
  if (family === "short") return 25 - point;
  return point <= 12 ? point + 12 : point - 12;
};

/** "A checker move may not leave the mover with six (or more) own points in a row … unless". */
const blockIsLegal = (switches: Switches, state: BruteState): boolean => {
  if (switches.family === "short" || switches.block === "free") return true;
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
  const hit = switches.family === "short" && to > 0 && state.other.includes(target);
  const moved = isHitter(state, from);
  const left = moved ? without(state.hitters, from) : state.hitters;
  const marked = switches.family === "short" && (moved || (hit && to <= 6)) && to >= 1 && to <= 6;
  return {
    own: [...without(state.own, from), to],
    other: hit ? [...without(state.other, target), 25] : state.other,
    hitters: marked ? [...left, to] : left,
    fromHead: state.fromHead + (from === 24 ? 1 : 0),
  };
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
  if (switches.family === "long" && from === 24 && state.fromHead >= allowance) return false;
  const hitter = switches.family === "short" && isHitter(state, from);
  if (to <= 0) {
    if (own.some((p) => p > 6)) return false;
    if (from !== die && own.some((p) => p > from)) return false;
    if (hitter && switches.homeHit === "no-bear-off") return false;
    if (hitter && switches.homeHit === "no-hiding") {
      const others = [...new Set(own)].filter((p) => p > 0 && p !== from);
      if (others.some((p) => isStep(switches, state, allowance, { from: p, die }))) return false;
    }
  } else {
    const there = times(other, theirs(switches, to));
    if (there >= (switches.family === "short" ? 2 : 1)) return false;
    if (hitter && switches.homeHit === "no-hiding" && own.includes(to)) return false;
  }
  return blockIsLegal(switches, play(switches, state, { from, die }));
};

export class TooMany extends Error {}

type Orders = readonly (readonly Die[])[];

/** Every sequence of steps by the dice in one of the given orders, whole or cut short. */
const sequences = (
  switches: Switches,
  start: BruteState,
  orders: Orders,
  allowance: number,
  limit: number,
): BruteTurn[] => {
  const all: BruteTurn[] = [];
  const extend = (turn: BruteTurn): void => {
    all.push(turn);
    if (all.length > limit) throw new TooMany();
    const [die, ...rest] = turn.rest;
    if (die === undefined) return;
    for (const from of [...new Set(turn.state.own)].filter((p) => p > 0)) {
      const move = { from, die };
      if (!isStep(switches, turn.state, allowance, move)) continue;
      extend({
        moves: [...turn.moves, move],
        state: play(switches, turn.state, move),
        rest,
        wasted: turn.wasted || from < die,
      });
    }
  };
  for (const rest of orders) extend({ moves: [], state: start, rest, wasted: false });
  return all;
};

const legalOnes = (switches: Switches, all: BruteTurn[], orders: Orders): BruteTurn[] => {
  const most = Math.max(...all.map(({ moves }) => moves.length));
  const longest = all.filter(({ moves }) => moves.length === most);
  const whole = longest.filter(({ rest, wasted }) => rest.length === 0 && !wasted);
  if (switches.fullMove && whole.length > 0) return whole;
  if (most !== 1 || orders.length === 1) return longest;
  const larger = Math.max(...longest.map(({ moves }) => moves[0]?.die ?? 0));
  return longest.filter(({ moves }) => moves[0]?.die === larger);
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
  { family, headException }: Switches,
  other: readonly number[],
  [one, two]: Dice,
  sequence: readonly Die[],
  ownTurn: number,
): number => {
  if (family === "short" || ownTurn !== 1 || one !== two || headException === "none") return 1;
  const landings = sequence.map((_, n) => 24 - sequence.slice(0, n + 1).reduce((a, b) => a + b, 0));
  const closed = (p: number): boolean => other.includes(p <= 12 ? p + 12 : p - 12);
  const obstacle = landings.find((p) => p <= 0 || closed(p));
  if (headException === "any-double") return obstacle === undefined ? 1 : 2;
  return [3, 4, 6].includes(one) && obstacle === 12 ? 2 : 1;
};

/** Every legal sequence of a roll or, given `pending`, of leftovers. */
export const bruteTurns = (
  { switches }: Ruleset,
  position: Position,
  ask: { readonly dice: Dice; readonly ownTurn: number } | { readonly pending: readonly Die[] },
  limit: number,
): BruteTurn[] => {
  const start: BruteState = {
    own: listOf(position.own),
    other: listOf(position.other),
    hitters: [],
    fromHead: 0,
  };
  const dice = "pending" in ask ? ask.pending : sequenceOf(switches, ask.dice, ask.ownTurn);
  const allowance =
    "pending" in ask ? 1 : allowanceOf(switches, start.other, ask.dice, dice, ask.ownTurn);
  const orders = bothOrders(dice);
  return legalOnes(switches, sequences(switches, start, orders, allowance, limit), orders);
};

const sorted = (list: readonly number[]): string => [...list].sort((a, b) => a - b).join(",");

/** The same text for the same position, however it came about. */
export const keyOfState = ({ own, other }: BruteState): string => `${sorted(own)} ${sorted(other)}`;

export const keyOfPosition = ({ own, other }: Position): string =>
  `${sorted(listOf(own))} ${sorted(listOf(other))}`;
