import { type GameRecord, matOf } from "../../src/game/record/record.ts";
import type { Command } from "../../src/game/types.ts";
import { RULESETS } from "../../src/rules/rulesets.ts";
import type { Ruleset, Switches } from "../../src/rules/types.ts";
import { eager, randomRecord } from "./recorded.ts";
import { BY_HAND } from "./support.ts";

export const SHORT = RULESETS.filter(
  ({ switches }) => switches.start === "spread" && switches.koks === 3,
);

/** The rulesets that other programs know. */
export const KNOWN = [...SHORT, ...RULESETS.filter(({ id }) => /^(?:nack|hyper)gammon$/.test(id))];

export const short = (switches: Partial<Switches>): Ruleset => {
  const [ruleset] = SHORT;
  if (!ruleset) throw new Error("no short nardy");
  return { ...ruleset, switches: { ...ruleset.switches, ...switches } };
};

/** The match file of a record that has one. */
export const matText = (record: GameRecord): string => {
  const mat = matOf(record);
  if (!mat.ok) throw new Error(`no match file: ${mat.code}`);
  return mat.text;
};

/** The loser resigns his first turn before he rolls, as a mars; or before that the cube is raised. */
export const unrolled = (...raises: readonly Command["type"][]): GameRecord =>
  randomRecord(
    {
      terms: { ruleset: short({ cube: true, beaver: true, nextFirst: "alternate" }), stake: 1 },
      crawford: false,
      first: "white",
      automation: BY_HAND,
      seed: 1,
    },
    ({ phase, version }): Command => {
      const type = raises[version - 1];
      if (type === "double" || type === "beaver" || type === "take" || type === "drop") {
        const white = type === "double" || (phase.kind === "doubled" && phase.beaver);
        return { type, by: white ? "white" : "black" };
      }
      return { type: "resign", by: "white", outcome: "mars" };
    },
  );

/** The cube goes up whenever it may until it stands at `value`; then a player resigns a mars. */
export const doubledTo = (value: bigint, match: number | undefined): GameRecord =>
  randomRecord(
    {
      terms: { ruleset: short({ cube: true }), stake: 1, ...(match !== undefined && { match }) },
      crawford: false,
      first: undefined,
      automation: BY_HAND,
      seed: 1,
    },
    (game, random) =>
      game.cube.value === value && game.phase.kind === "rolling"
        ? { type: "resign", by: game.toMove, outcome: "mars" }
        : eager(game, random),
  );
