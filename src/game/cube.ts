import { outcomePoints } from "../rules/outcome.ts";
import { DONE, type Done, refused } from "../rules/result.ts";
import type { Ruleset, Switches } from "../rules/types.ts";
import { opponent } from "./colours.ts";
import type {
  Colour,
  Cube,
  Drawn,
  DrawReason,
  Game,
  GameEvent,
  PhaseOf,
  Refusal,
  Win,
} from "./types.ts";

export const NEW_CUBE: Cube = { value: 1n, owner: "centre", offered: false };

/** A game as far as its cube is concerned. A chouette has several. */
type CubeGame = Pick<Game, "cube"> & { readonly ruleset: Pick<Ruleset, "switches"> };

/** The value after one more raise: twice as much, or one more (000, stakes). */
export const raised = ({ raise }: Switches, value: bigint): bigint =>
  raise === "double" ? value * 2n : value + 1n;

/** The cube after a tie of the opening with `ties` before it, raised if rules allow it (000). */
export const afterTie = (switches: Switches, cube: Cube, ties: number): Cube =>
  ties < switches.autoDoubles ? { ...cube, value: raised(switches, cube.value) } : cube;

/** The cube after an accepted offer: it belongs to the player who accepted or beavered (000). */
export const afterTaking = (
  switches: Switches,
  cube: Cube,
  { by, beaver }: Pick<PhaseOf<"doubled">, "by" | "beaver">,
): Cube => ({
  value: raised(switches, cube.value),
  owner: beaver ? by : opponent(by),
  offered: true,
});

/** Whether a player may raise: before the roll, the cube centred or their own (000, даве). */
export const mayDouble = (
  { cube, phase, ruleset, toMove }: CubeGame & Pick<Game, "phase" | "toMove">,
  by: Colour,
): Done<Refusal> => {
  if (!ruleset.switches.cube) return refused("cube-off");
  if (phase.kind === "doubled") return refused("double-pending");
  if (by !== toMove) return refused("not-your-turn");
  if (phase.kind !== "rolling" || phase.again) return refused("cube-not-now");
  return cube.owner === "centre" || cube.owner === by ? DONE : refused("cube-not-yours");
};

/** The result of a game without a winner: both mothers may score for both. */
export const drawOf = ({ ruleset, cube }: CubeGame, reason: DrawReason): Drawn => ({
  ...{ winner: undefined, outcome: "drawn", ending: reason, cube: cube.value },
  multiplier: reason === "mothers" ? ruleset.switches.bothMothers : 0,
});

/** Whether every outcome counts once: by Jacoby's rule, before a double was offered. */
export const countsOnce = ({ jacoby }: Switches, { offered }: Pick<Cube, "offered">): boolean =>
  jacoby && !offered;

/** The result of a game. A refused double counts once, whatever the position (000). */
export const resultOf = (
  { ruleset, cube }: CubeGame,
  { winner, outcome, ending }: Extract<GameEvent, { type: "ended" }>,
): Win => {
  const counts = ending !== "dropped" && !countsOnce(ruleset.switches, cube);
  const multiplier = counts ? outcomePoints(ruleset, outcome) : 1;
  return { winner, outcome, ending, cube: cube.value, multiplier };
};
