import { isDouble } from "./dice.ts";
import { opposite } from "./position.ts";
import { type Dice, type Die, HEAD, OFF, type Switches } from "./types.ts";

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

/**
 * How many checkers may leave the head this turn, where their number is limited (section 4).
 * `other` counts the opponent's own points.
 */
export const headAllowance = (
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
