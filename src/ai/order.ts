import { CHANCES, type ChanceList, equityAt, flipChances, hasFinished } from "./chances.ts";
import { byEquity, type Ends } from "./ends.ts";
import { BOARD } from "./inputs/inputs.ts";
import { type Mind, nextBoard, turnNumberOn, writeExpected } from "./mind.ts";

/** So many ends are looked at one ply deeper, if they are worth no less than the best by this. */
const CANDIDATES = 5;
const MARGIN = 0.2;

const board = new Uint8Array(BOARD);
const deeper: ChanceList = new Float32Array(CHANCES);

/** Values an end over all rolls of who is next, in place of the net's word. */
const lookDeeper = (mind: Mind, ends: Ends, index: number): void => {
  if (hasFinished(ends.boards, index * BOARD)) return;
  const passes = nextBoard(mind, ends, index, board);
  if (hasFinished(board, 0)) return;
  writeExpected(mind, board, turnNumberOn(mind.ruleset, board), deeper, 0);
  if (passes) flipChances(deeper, 0);
  ends.chances.set(deeper, index * CHANCES);
  ends.equities[index] = equityAt(mind.scale, deeper, 0);
};

/** The numbers of the ends, the best first; those worth it are looked at deeper and come first. */
export const rankEnds = (
  mind: Mind,
  ends: Ends,
  plies: 0 | 1,
  also: readonly number[],
): readonly number[] => {
  const all = byEquity(ends);
  if (plies === 0) return all;
  const best = ends.equities[all[0] ?? 0] ?? 0;
  const chosen = all.filter(
    (index, rank) =>
      also.includes(index) || (rank < CANDIDATES && (ends.equities[index] ?? 0) >= best - MARGIN),
  );
  for (const index of chosen) lookDeeper(mind, ends, index);
  const deep = new Set(chosen);
  chosen.sort((one, two) => (ends.equities[two] ?? 0) - (ends.equities[one] ?? 0) || one - two);
  return [...chosen, ...all.filter((index) => !deep.has(index))];
};
