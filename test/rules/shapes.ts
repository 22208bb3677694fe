import type { Ruleset, Switches } from "../../src/rules/types.ts";

type Names = readonly (keyof Switches)[];

/** Switches by which the board, the dice and the number of moves that are offered differ. */
const TABLE = [
  ...(["way", "meeting", "start", "checkers", "head"] as const),
  ...(["leftover", "doubles"] as const),
] satisfies Names;

/** What may be alike in two rulesets, and the switches by which they differ in it. */
const SHAPES = {
  /** The moves of a turn. */
  moves: [
    ...TABLE,
    ...(["lastStep", "homeHit", "fullMove", "headException", "block", "mustOpen"] as const),
    ...(["mother", "ascendingMoves", "ascendingFromTurn"] as const),
  ],
  table: TABLE,
  /** What an analysis tells apart. */
  analysis: ["meeting", "checkers", "leftover", "doubles", "score"],
} satisfies Readonly<Record<string, Names>>;

/**
 * The first ruleset of each shape: the others take the same ways through the code, so that a new
 * name of an old game makes no test longer.
 */
export const unlike = (
  rulesets: readonly Ruleset[],
  shape: keyof typeof SHAPES,
): readonly Ruleset[] => {
  const first = new Map<string, Ruleset>();
  for (const ruleset of rulesets) {
    const key = SHAPES[shape].map((name) => ruleset.switches[name]).join();
    if (!first.has(key)) first.set(key, ruleset);
  }
  return [...first.values()];
};
