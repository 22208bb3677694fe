import { isDouble } from "./dice.ts";
import { opposite } from "./position.ts";
import {
  allOf,
  climbs,
  type Sequence,
  sequenceOfLeftovers,
  sequenceOfRoll,
  wholeOf,
} from "./sequence.ts";
import {
  type Dice,
  type Die,
  HEAD,
  type Move,
  OFF,
  type Position,
  type Ruleset,
  type Switches,
} from "./types.ts";

export type Turn = {
  readonly ruleset: Ruleset;
  readonly position: Position;
  readonly roll: Roll;
  /** Every die of this turn, as often as it may be played. */
  readonly all: readonly Die[];
  readonly rest: readonly Die[];
  readonly moves: readonly Move[];
  readonly sequence: Sequence;
  /** The dice left, as an index of the sequence. */
  readonly left: number;
  readonly headLeft: number;
  /** The six own points of which one must be opened, as a set; 0 for no such duty. */
  readonly duty: number;
  /** How many checkers on each own home point are bound because they hit at home in this turn. */
  readonly bound: readonly number[];
  readonly wasted: boolean;
};

/** The dice to play: an own roll (`ownTurn` is 1 on the player's first turn), or leftovers. */
export type Roll =
  | { readonly dice: Dice; readonly ownTurn: number }
  | { readonly pending: readonly Die[] };

type RollDice = Pick<Turn, "sequence" | "headLeft" | "duty">;

type BothCounts = { readonly own: ArrayLike<number>; readonly other: ArrayLike<number> };

/** The doubles that the opponent's head blocks (000, 003). */
const HEAD_ROLLS: readonly Die[] = [3, 4, 6];

/** The doubles that free a second checker whatever stops the first (uzun). */
const FREEING_ROLLS: readonly Die[] = [4, 6];

const OPPONENT_HEAD = opposite("same", HEAD);

const stopOf = (other: ArrayLike<number>, dice: readonly Die[]): number | undefined => {
  let point: number = HEAD;
  for (const die of dice) {
    point -= die;
    if (point <= OFF || (other[opposite("same", point)] ?? 0) > 0) return point;
  }
  return undefined;
};

/** How many checkers may leave the head this turn where their number is limited (section 4). */
const headAllowance = (
  { head, headException }: Switches,
  other: ArrayLike<number>,
  roll: Dice,
  dice: readonly Die[],
  ownTurn: number,
): number => {
  if (head !== "one") return 0;
  if (headException === "none" || ownTurn !== 1 || !isDouble(roll)) return 1;
  if (headException === "fours-sixes") return FREEING_ROLLS.includes(roll[0]) ? 2 : 1;
  const stop = stopOf(other, dice);
  const excepted =
    headException === "any-double"
      ? stop !== undefined
      : stop === OPPONENT_HEAD && HEAD_ROLLS.includes(roll[0]);
  return excepted ? 2 : 1;
};

const BLOCK = 6;

/**
 * The six own points, as a set, of which the turn must leave one; 0 where it need not. They stand
 * in a row right before an opponent whose checkers all stand on one point.
 */
const dutyToOpen = ({ mustOpen, way }: Switches, { own, other }: BothCounts): number => {
  if (!mustOpen) return 0;
  let behind = HEAD;
  while (behind > BLOCK && (other[behind] ?? 0) === 0) behind--;
  for (let point = 1; point < behind; point++) if ((other[point] ?? 0) > 0) return 0;
  let block = 0;
  for (let point = behind - BLOCK; point < behind; point++) {
    const standing = point > 0 ? opposite(way, point) : 0;
    if (standing === 0 || (own[standing] ?? 0) === 0) return 0;
    block |= 1 << standing;
  }
  return block;
};

/** What a roll gives; leftovers are a turn of their own (section 5). */
export const givenBy = (switches: Switches, sides: BothCounts, roll: Roll): RollDice => {
  const duty = dutyToOpen(switches, sides);
  if ("pending" in roll)
    return { sequence: sequenceOfLeftovers(switches, roll.pending), headLeft: 1, duty };
  const { dice, ownTurn } = roll;
  const sequence = sequenceOfRoll(switches, dice, ownTurn);
  const headLeft = headAllowance(switches, sides.other, dice, allOf(sequence), ownTurn);
  return { sequence, headLeft, duty };
};

/** Whether the opponent gets what stays of a roll of which so many dice were played (section 5). */
export const leavesRest = (switches: Switches, roll: Roll, played: number): boolean => {
  if ("pending" in roll || switches.leftover === "lost") return false;
  return (
    switches.leftover === "opponent" || (played > 0 && climbs(switches, roll.dice, roll.ownTurn))
  );
};

/** How many dice of a roll were played, if these are left. */
export const playedIn = (switches: Switches, roll: Roll, { length }: readonly Die[]): number => {
  if ("pending" in roll) return roll.pending.length - length;
  return allOf(sequenceOfRoll(switches, roll.dice, roll.ownTurn)).length - length;
};

/** The dice that the opponent gets to play after this turn. */
export const passedOn = ({ ruleset, roll, rest, moves }: Turn): readonly Die[] =>
  leavesRest(ruleset.switches, roll, moves.length) ? rest : [];

type Where = { readonly ruleset: Ruleset; readonly position: Position };

export type TurnStart = Where & { readonly dice: Dice; readonly ownTurn: number };

type LeftoversStart = Where & { readonly pending: readonly Die[] };

export const NOTHING_BOUND: readonly number[] = Object.freeze([0, 0, 0, 0, 0, 0, 0]);

/** The turn that begins with a roll or with leftovers. */
export const begin = ({ ruleset, position }: Where, roll: Roll): Turn => {
  const { sequence, headLeft, duty } = givenBy(ruleset.switches, position, roll);
  const all = allOf(sequence);
  return {
    ruleset,
    position,
    roll,
    all,
    rest: all,
    moves: [],
    sequence,
    left: wholeOf(sequence),
    headLeft,
    duty,
    bound: NOTHING_BOUND,
    wasted: false,
  };
};

/** The turn of a player who has just rolled. */
export const beginTurn = (start: TurnStart): Turn => begin(start, start);

/** The turn of a player who plays the opponent's leftovers (section 5). */
export const beginLeftovers = (start: LeftoversStart): Turn => begin(start, start);

/** The dice that may be played next. */
export const nextDice = ({ sequence, left }: Turn): readonly Die[] =>
  sequence[left]?.next.map(({ die }) => die) ?? [];
