import { CHANCES, type ChanceList, equityAt, flipChances, hasFinished } from "./chances.ts";
import { byEquity, type Ends } from "./ends.ts";
import { BOARD, type Board } from "./inputs/inputs.ts";
import { type Mind, nextBoard, turnNumberOn, writeExpected, writeTwiceExpected } from "./mind.ts";

/** So many ends are looked at one ply deeper, if they are worth no less than the best by this. */
const CANDIDATES = 5;
const MARGIN = 0.2;

/**
 * Of these the two best are looked at one ply deeper still, if they are so close and the turns that
 * follow them have so few ends that it takes little time. In gulbar a turn can go on and on: not there.
 */
const CLOSE = 0.05;
const MOST_SEEN = 1200;

const board = new Uint8Array(BOARD);
const deeper: ChanceList = new Float32Array(CHANCES);

/** Values an end over all rolls of who is next, in place of the net's word; returns what `write` does. */
const lookDeeper = <Seen>(
  mind: Mind,
  ends: Ends,
  index: number,
  write: (mind: Mind, board: Board, turnNumber: number, to: ChanceList, at: number) => Seen,
): Seen | undefined => {
  if (hasFinished(ends.boards, index * BOARD)) return undefined;
  const passes = nextBoard(mind, ends, index, board);
  if (hasFinished(board, 0)) return undefined;
  const seen = write(mind, board, turnNumberOn(mind.ruleset, board), deeper, 0);
  if (passes) flipChances(deeper, 0);
  ends.chances.set(deeper, index * CHANCES);
  ends.equities[index] = equityAt(mind.scale, deeper, 0);
  return seen;
};

/** Whether one more ply may tell which of the two best ends is better, and can be afforded. */
const isInDoubt = (
  { ruleset }: Mind,
  { equities }: Ends,
  [best, second]: readonly number[],
  seen: ReadonlyMap<number, number>,
): boolean =>
  best !== undefined &&
  second !== undefined &&
  ruleset.switches.doubles === "four" &&
  (equities[best] ?? 0) - (equities[second] ?? 0) <= CLOSE &&
  (seen.get(best) ?? 0) + (seen.get(second) ?? 0) <= MOST_SEEN;

/**
 * Settles by one more ply which of the two best ends is the better one, where that is in doubt; the
 * others then count as no better than these.
 */
const settleClose = (
  { equities }: Ends,
  chosen: readonly number[],
  look: (index: number) => void,
): readonly number[] => {
  const [best = 0, second = 0, ...others] = chosen;
  look(best);
  look(second);
  const [bestWorth, secondWorth] = [equities[best] ?? 0, equities[second] ?? 0];
  for (const index of others)
    equities[index] = Math.min(equities[index] ?? 0, bestWorth, secondWorth);
  return secondWorth > bestWorth ? [second, best, ...others] : chosen;
};

/** The numbers of the ends, the best first; those worth it are looked at deeper and come first. */
export const rankEnds = (
  mind: Mind,
  ends: Ends,
  plies: 0 | 1,
  also: readonly number[],
): readonly number[] => {
  const { equities } = ends;
  const all = byEquity(ends);
  if (plies === 0) return all;
  const best = equities[all[0] ?? 0] ?? 0;
  const chosen = all.filter(
    (index, rank) =>
      also.includes(index) || (rank < CANDIDATES && (equities[index] ?? 0) >= best - MARGIN),
  );
  const seen = new Map(
    chosen.map((index) => [index, lookDeeper(mind, ends, index, writeExpected) ?? 0]),
  );
  chosen.sort((one, two) => (equities[two] ?? 0) - (equities[one] ?? 0) || one - two);
  const rest = all.filter((index) => !seen.has(index));
  if (!isInDoubt(mind, ends, chosen, seen)) return [...chosen, ...rest];
  const look = (index: number) => lookDeeper(mind, ends, index, writeTwiceExpected);
  return [...settleClose(ends, chosen, look), ...rest];
};
