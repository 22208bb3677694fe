import { DICE, isDouble } from "./dice.ts";
import type { Dice, Die, Switches } from "./types.ts";

type DiceLeft = {
  readonly rest: readonly Die[];
  /** The dice that may come next, each with the index of the dice left after it. */
  readonly next: readonly { readonly die: Die; readonly left: number }[];
  /** A die may come only if none before it in the list can be played. */
  readonly skips?: true;
};

/** What can be left of a turn's dice; index 0 is nothing. Only this module treats doubles apart. */
export type Sequence = readonly DiceLeft[];

/** The index of the whole roll. */
export const wholeOf = (sequence: Sequence): number => sequence.length - 1;

/** The dice left at an index, in order. */
export const restAt = (sequence: Sequence, left: number): readonly Die[] =>
  sequence[left]?.rest ?? [];

/** All dice of the sequence, in order. */
export const allOf = (sequence: Sequence): readonly Die[] => restAt(sequence, wholeOf(sequence));

const NOTHING: DiceLeft = { rest: [], next: [] };

const inOrder = (dice: readonly Die[]): Sequence => [
  NOTHING,
  ...dice
    .map((die, at): DiceLeft => {
      const rest = dice.slice(at);
      return { rest, next: [{ die, left: rest.length - 1 }] };
    })
    .reverse(),
];

/** In order, where a die that cannot be played is lost and the next one follows. */
const skipping = (dice: readonly Die[]): Sequence => [
  NOTHING,
  ...dice
    .map((_, at): DiceLeft => {
      const rest = dice.slice(at);
      const firsts = rest.filter((die, index) => rest.indexOf(die) === index);
      const next = firsts.map((die) => ({ die, left: rest.length - 1 - rest.indexOf(die) }));
      return { rest, next, skips: true };
    })
    .reverse(),
];

const inAnyOrder = (first: Die, second: Die): Sequence => [
  NOTHING,
  { rest: [second], next: [{ die: second, left: 0 }] },
  { rest: [first], next: [{ die: first, left: 0 }] },
  {
    rest: [first, second],
    next: [
      { die: first, left: 1 },
      { die: second, left: 2 },
    ],
  },
];

const times = (count: number, die: Die): readonly Die[] => Array.from({ length: count }, () => die);

const climbing = (from: Die, moves: number): readonly Die[] =>
  DICE.filter((die) => die >= from).flatMap((die) => times(moves, die));

/** The moves of a double that does not climb. */
const FOUR = 4;

const DIFFERENT = DICE.map((first) => DICE.map((second) => inAnyOrder(first, second)));
const FOURFOLD = DICE.map((die) => inOrder(times(FOUR, die)));
const CLIMBING = {
  2: DICE.map((die) => inOrder(climbing(die, 2))),
  4: DICE.map((die) => inOrder(climbing(die, 4))),
} as const;

const EMPTY: Sequence = [NOTHING];

/** An own roll's dice: two in either order; a double fourfold or climbing (sections 2, 5). */
export const sequenceOfRoll = (switches: Switches, dice: Dice, ownTurn: number): Sequence => {
  const [first, second] = dice;
  if (!isDouble(dice)) return DIFFERENT[first - 1]?.[second - 1] ?? EMPTY;
  const isClimbing = climbs(switches, dice, ownTurn);
  return (isClimbing ? CLIMBING[switches.ascendingMoves] : FOURFOLD)[first - 1] ?? EMPTY;
};

/** Whether an own roll is a double that climbs to the sixes (section 5). */
export const climbs = (switches: Switches, dice: Dice, ownTurn: number): boolean =>
  switches.doubles === "ascending" && isDouble(dice) && ownTurn >= switches.ascendingFromTurn;

/** The opponent's leftovers: two different ones in either order, others as left (section 5). */
export const sequenceOfLeftovers = (
  { leftover }: Pick<Switches, "leftover">,
  pending: readonly Die[],
): Sequence => {
  if (leftover === "groups") return skipping(pending);
  const [first, second] = pending;
  return first !== undefined && second !== undefined && pending.length === 2 && first !== second
    ? inAnyOrder(first, second)
    : inOrder(pending);
};

/** Whether these dice, the lowest first, can be what is left of somebody's roll (section 5). */
export const canBeLeft = (switches: Switches, dice: readonly Die[]): boolean => {
  const { leftover, doubles, ascendingMoves, ascendingFromTurn } = switches;
  if (leftover === "lost") return false;
  const climb = doubles === "ascending" ? climbing(1, ascendingMoves) : [];
  const top = climb.slice(-dice.length);
  const isOfClimb = top.length === dice.length && top.every((die, at) => die === dice[at]);
  // By groups only dice that follow one which was played.
  if (leftover === "groups") return isOfClimb && dice.length < climb.length;
  const numbers = new Set(dice).size;
  const isOfTwo = dice.length <= 2 && numbers === dice.length;
  const mayBeFour = doubles !== "ascending" || ascendingFromTurn > 1;
  return isOfClimb || isOfTwo || (mayBeFour && numbers === 1 && dice.length <= FOUR);
};
