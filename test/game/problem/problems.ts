import fc from "fast-check";
import { apply } from "../../../src/game/apply.ts";
import { decide } from "../../../src/game/decide.ts";
import { diceOf } from "../../../src/game/dice.ts";
import { newGame } from "../../../src/game/game.ts";
import { matchStand, problemOf } from "../../../src/game/problem/of-game.ts";
import {
  isKnownElsewhere,
  type Problem,
  type SeenCube,
  shortWith,
} from "../../../src/game/problem.ts";
import { rulesetFor } from "../../../src/game/series.ts";
import type { Command, Game } from "../../../src/game/types.ts";
import { RULESETS } from "../../../src/rules/rulesets.ts";
import { canBeLeft } from "../../../src/rules/sequence.ts";
import type { Dice, Die, Ruleset } from "../../../src/rules/types.ts";
import { playedFor } from "../../rules/positions.ts";
import { type Random, seeded } from "../../rules/random.ts";
import { anything, secretFor, type Wish, wishes } from "../recorded.ts";

/** The last die of all that climb is left wherever dice are. */
const someLeft = (random: Random, { switches }: Ruleset): readonly Die[] => {
  const dice = random.dice().toSorted();
  return canBeLeft(switches, dice) ? dice : [6];
};

const someRoll = (random: Random, ruleset: Ruleset) =>
  ruleset.switches.leftover !== "lost" && random.chance(0.4)
    ? { pending: someLeft(random, ruleset) }
    : { dice: random.dice(), ownTurn: 1 + random.below(9) };

/** In the Crawford game nobody doubles. */
const withoutCrawford = (one: Problem): Problem =>
  one.match?.isCrawford && (one.asked.kind === "answer" || (one.cube?.value ?? 1n) > 1n)
    ? { ...one, match: { ...one.match, isCrawford: false } }
    : one;

const someMatch = (random: Random): Problem["match"] => {
  const to = 1 + random.below(25);
  const [own, other] = [random.below(to), random.below(to)];
  return { to, own, other, isCrawford: Math.max(own, other) === to - 1 };
};

/** A decision of any kind in a position that came up in a game. */
const some = (random: Random, ruleset: Ruleset, position: Problem["position"]): Problem => {
  const hasCube = random.chance(0.7);
  const asked = random.pick(["turn", "turn", "roll", ...(hasCube ? ["answer"] : [])]);
  const owner = random.pick<SeenCube["owner"]>(
    asked === "answer" ? ["centre", "other"] : ["centre", "other", "own"],
  );
  return {
    ruleset: { ...ruleset, switches: { ...ruleset.switches, cube: hasCube } },
    position,
    by: random.pick(["white", "black"]),
    asked:
      asked === "turn"
        ? { kind: "turn", roll: someRoll(random, ruleset) }
        : { kind: asked === "answer" ? "answer" : "roll" },
    cube: hasCube ? { value: 2n ** BigInt(random.below(9)), owner } : undefined,
    match: random.chance(0.5) ? someMatch(random) : undefined,
  };
};

/** Decisions in positions of random games of a ruleset. */
export const problemsOf = (ruleset: Ruleset, count: number, seed = 1): readonly Problem[] => {
  const random = seeded(seed);
  return playedFor(ruleset, random, count).map((position) =>
    withoutCrawford(some(random, ruleset, position)),
  );
};

const higherFirst = ([one, other]: Dice): Dice => (one > other ? [one, other] : [other, one]);

/** Those that other programs can have: with a cube, and no memory of a first turn. */
export const problemsElsewhere = (count: number): readonly Problem[] =>
  RULESETS.filter(isKnownElsewhere)
    .flatMap((ruleset) => problemsOf(ruleset, count, 7))
    .map(
      (one): Problem => ({
        ...one,
        ruleset: shortWith(),
        asked:
          one.asked.kind === "turn" && "dice" in one.asked.roll
            ? { kind: "turn", roll: { dice: higherFirst(one.asked.roll.dice), ownTurn: 2 } }
            : one.asked,
        cube: one.cube ?? { value: 1n, owner: "centre" },
      }),
    );

/** Every state of a random game, one for each of its events. */
export const playedBy = ({ terms, crawford, first, automation, seed }: Wish): readonly Game[] => {
  const states = [newGame(rulesetFor(terms, crawford))];
  const random = seeded(seed);
  const dice = diceOf(secretFor(seed));
  const carryOut = (game: Game, command: Command): Game => {
    const decided = decide(game, command, dice, automation);
    if (!decided.ok) throw new Error(`${command.type} was refused: ${decided.code}`);
    for (const event of decided.events) states.push(apply(states.at(-1) ?? game, event));
    return decided.game;
  };
  let game = carryOut(newGame(rulesetFor(terms, crawford)), { type: "open", first });
  while (game.phase.kind !== "over") game = carryOut(game, anything(game, random));
  return states;
};

/** How the match of a wish stands, if it has one. */
export const standIn = ({ terms, crawford, seed }: Wish) => {
  const { match = 1 } = terms;
  const toGo = { white: crawford ? 1 : 1 + (seed % match), black: 1 + ((3 * seed) % match) };
  return matchStand(terms, toGo, crawford);
};

/** What random games with the cube ask, as other programs can have it. */
export const playedElsewhere = (): readonly Problem[] =>
  fc
    .sample(wishes(RULESETS.filter(isKnownElsewhere)), { seed: 7, numRuns: 6 })
    .flatMap((wish) => playedBy(wish).flatMap((state) => problemOf(state, standIn(wish)) ?? []))
    .filter(({ cube }) => cube !== undefined);
