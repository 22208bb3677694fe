import { outcomePoints } from "../rules/outcome.ts";
import type { Switches } from "../rules/types.ts";
import { opponent } from "./colours.ts";
import type { Colour, Cube, Game, GameEvent, Phase, Refusal, Result } from "./types.ts";

/** A cube that nobody has touched. */
export const NEW_CUBE: Cube = { value: 1n, owner: "centre", offered: false };

/** The value after one more raise: twice as much, or one more (000, stakes). */
export const raised = ({ raise }: Switches, value: bigint): bigint =>
  raise === "double" ? value * 2n : value + 1n;

/**
 * The cube after one more tie of the opening throw, `ties` of them before it: it is raised as often
 * as the ruleset allows, stays centred, and nobody has offered anything (000, additional rules).
 */
export const afterTie = (switches: Switches, cube: Cube, ties: number): Cube =>
  ties < switches.autoDoubles ? { ...cube, value: raised(switches, cube.value) } : cube;

type Doubled = Extract<Phase, { kind: "doubled" }>;

/** The cube when an offer is accepted: it belongs to who accepted, or to who beavered (000). */
export const afterTaking = (switches: Switches, cube: Cube, { by, beaver }: Doubled): Cube => ({
  value: raised(switches, cube.value),
  owner: beaver ? by : opponent(by),
  offered: true,
});

/**
 * Why a player may not raise now; undefined where he may: before his roll, with the cube in the
 * centre or his own (000, даве). The extra roll of gulbar belongs to the turn that has begun.
 */
export const doubleRefusal = (game: Game, by: Colour): Refusal | undefined => {
  const { cube, phase, ruleset } = game;
  if (!ruleset.switches.cube) return "cube-off";
  if (phase.kind === "doubled") return "double-pending";
  if (by !== game.toMove) return "not-your-turn";
  if (phase.kind !== "rolling" || phase.again) return "cube-not-now";
  return cube.owner === "centre" || cube.owner === by ? undefined : "cube-not-yours";
};

/** What a game is worth at its end; a refused double counts once, whatever the position (000). */
export const resultOf = (
  { ruleset, cube }: Game,
  { winner, outcome, ending }: Extract<GameEvent, { type: "ended" }>,
): Result => {
  const counts = ending !== "dropped" && (!ruleset.switches.jacoby || cube.offered);
  const multiplier = counts ? outcomePoints(ruleset, outcome) : 1;
  return { winner, outcome, ending, cube: cube.value, multiplier };
};
