import { describe, expect, test } from "vitest";
import { houseRules, SWITCHES } from "../../src/rules/house-rules.ts";
import { startPosition } from "../../src/rules/position.ts";
import { long, RULESETS, short } from "../../src/rules/rulesets.ts";
import { beginTurn } from "../../src/rules/turn.ts";
import type { Position, Ruleset } from "../../src/rules/types.ts";
import { DEEP } from "../support/deep.ts";
import { type Ask, compare } from "./compare.ts";
import { kindsOf, madeUp, playedFor } from "./positions.ts";
import { type Random, seeded } from "./random.ts";
import { unlike } from "./shapes.ts";

/** A turn of one's own so late that doubles climb. */
const LATE = 9;

const randomAsk = (random: Random, { switches }: Ruleset, first: boolean): Ask => {
  const dice = random.dice();
  if (switches.leftover === "lost" || random.chance(0.7))
    return { dice, ownTurn: first || random.chance(0.1) ? 1 : LATE };
  if (switches.doubles === "ascending" && random.chance(0.6)) {
    const sequence = beginTurn({
      ruleset: { id: "house", switches },
      position: startPosition(long),
      dice: [dice[0], dice[0]],
      ownTurn: LATE,
    }).all;
    return { pending: sequence.slice(random.below(sequence.length)) };
  }
  return { pending: random.chance(0.5) ? dice : dice.slice(1) };
};

/** Turns that pass through more positions than this are left to other cases. */
const LIMIT = 1000;
const CASES = DEEP ? 2_000 : 25;

type Case = { readonly ruleset: Ruleset; readonly position: Position; readonly first: boolean };

const compareMany = (seed: number, cases: number, next: (random: Random) => Case): void => {
  const random = seeded(seed);
  let compared = 0;
  for (let index = 0; index < cases; index++) {
    const { ruleset, position, first } = next(random);
    const ask = randomAsk(random, ruleset, first);
    if (compare(ruleset, position, ask, LIMIT, random)) compared++;
  }
  expect(compared).toBeGreaterThan(cases / 2);
};

describe.each(unlike(RULESETS, "moves"))("$id against the plain generator", (ruleset) => {
  const { switches } = ruleset;

  test("positions of random games", () => {
    const random = seeded(1);
    const game = playedFor(ruleset, random, CASES);
    compareMany(1, game.length, () => ({
      ruleset,
      position: random.pick(game),
      first: false,
    }));
  });

  test.each(kindsOf(switches))("made-up positions: %s", (kind) => {
    compareMany(2, CASES, (random) => ({
      ruleset,
      position: madeUp(random, switches, kind),
      first: kind === "firstTurn",
    }));
  });
});

/** Switches of a family, each set to any of its values. */
const anySwitches = (random: Random, base: Ruleset): Ruleset => {
  const differing = Object.entries(SWITCHES)
    .filter(([, { of }]) => of(base.switches))
    .map(([name, { values }]) => [name, random.pick<unknown>(values)]);
  const house = houseRules("house", { base: base.id, ...Object.fromEntries(differing) });
  if (!house.ok) throw new Error(house.code);
  return house.ruleset;
};

describe("house rulesets against the plain generator", () => {
  test.each(["short", "long"] as const)("any switches in %s nardy", (family) => {
    compareMany(3, 3 * CASES, (random) => {
      const ruleset = anySwitches(random, family === "short" ? short : long);
      const kind = random.pick(kindsOf(ruleset.switches));
      const position = madeUp(random, ruleset.switches, kind);
      return { ruleset, position, first: kind === "firstTurn" };
    });
  });
});
