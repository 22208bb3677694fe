import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isDouble } from "../../src/rules/dice.ts";
import { endAfterStep, outcomeOf, possibleOutcomes } from "../../src/rules/outcome.ts";
import { countAt, flip, isHeld, opposite, startPosition } from "../../src/rules/position.ts";
import { RULESETS } from "../../src/rules/rulesets.ts";
import {
  type LegalTurn,
  legalMoves,
  legalTurnsWithin,
  onlyTurn,
  playMove,
  replayMove,
} from "../../src/rules/search/search.ts";
import { beginLeftovers, beginTurn, passedOn, type Turn } from "../../src/rules/turn.ts";
import { BAR, type Die, type Move, type Position, type Ruleset } from "../../src/rules/types.ts";
import { DEEP } from "../support/deep.ts";
import { keyOfPosition } from "./brute.ts";
import { type Random, seeded } from "./random.ts";
import { unlike } from "./shapes.ts";

const LONGEST_GAME = 2000;
/** Turns of mad gulbar can be too many to list; then only the moves made are looked at. */
const LISTABLE = 3000;

const checkers = ({ own, other }: Position): number[] =>
  [own, other].map((side) => side.slice(0, BAR + 1).reduce((sum, count) => sum + count, 0));

const overlap = ({ switches: { way } }: Ruleset, { own, other }: Position): boolean =>
  Array.from({ length: 24 }, (_, index) => index + 1).some(
    (point) =>
      countAt(own, point) > 0 &&
      countAt(other, opposite(way, point)) > 0 &&
      isHeld(own, point) === isHeld(other, opposite(way, point)),
  );

const nameOf = ({ from, die }: Move): string => `${from}:${die}`;

/** What is wrong with a position; nothing, if all is well. */
const faultsOf = (ruleset: Ruleset, position: Position): string[] => [
  ...(checkers(position).every((count) => count === ruleset.switches.checkers)
    ? []
    : ["not all checkers"]),
  ...(overlap(ruleset, position) ? ["both sides on one point"] : []),
];

/** Plays a turn move by move, each chosen from the legal ones. */
const playOut = (turn: Turn, random: Random): Turn => {
  let now = turn;
  for (let moves = legalMoves(now); moves.length > 0; moves = legalMoves(now)) {
    const move = random.pick(moves);
    const next = playMove(now, move);
    if (next === undefined) throw new Error(`${nameOf(move)} was refused.`);
    expect([next.moves.at(-1), ...faultsOf(now.ruleset, next.position)]).toEqual([move]);
    now = next;
  }
  return now;
};

const sum = (dice: readonly number[]): number => dice.reduce((all, die) => all + die, 0);

/** What is wrong with one of the turns listed. */
const turnFaults = (start: Turn, end: Turn, { moves, position, rest }: LegalTurn): string[] => {
  const faults = faultsOf(start.ruleset, position);
  const replayed = moves.reduce(replayMove, start);
  if (keyOfPosition(replayed.position) !== keyOfPosition(position))
    faults.push("not what it plays");
  if (replayed.rest.join() !== rest.join()) faults.push("other dice are left");
  // A step that ends the game counts as all dice.
  const isOver = [position, end.position].some((one) => endAfterStep(start.ruleset, one));
  if (!isOver && moves.length !== end.moves.length) faults.push("another number of dice");
  if (sum(moves.map(({ die }) => die)) + sum(rest) !== sum(start.all)) faults.push("other dice");
  return faults;
};

/** The turn played is one of those listed, and the first moves are those that turns begin with. */
const checkTurn = (start: Turn, end: Turn): void => {
  const turns = legalTurnsWithin(start, LISTABLE);
  if (turns === undefined) return;
  const ends = turns.map(({ position }) => keyOfPosition(position));
  expect(ends).toContain(keyOfPosition(end.position));
  expect(new Set(ends).size).toBe(ends.length);
  expect(turns.flatMap((turn) => turnFaults(start, end, turn))).toEqual([]);
  const firsts = legalMoves(start).map(nameOf);
  expect(firsts).toEqual(
    expect.arrayContaining(turns.flatMap(({ moves }) => moves.slice(0, 1).map(nameOf))),
  );
  expect(onlyTurn(start) !== undefined).toBe(turns.length === 1 && end.moves.length > 0);
};

type Result = {
  readonly end: "won" | "drawn";
  /** As the side that did not make the last step sees it. */
  readonly loser: Position;
  readonly turns: number;
};

/** Plays until the game is over, leftovers and second rolls included. */
const playGame = (ruleset: Ruleset, random: Random): Result => {
  const { doubles } = ruleset.switches;
  let position = startPosition(ruleset);
  let pending: readonly Die[] = [];
  let ownTurns = [0, 0];
  for (let turns = 1; turns < LONGEST_GAME; turns++) {
    if (pending.length > 0) {
      const end = playOut(beginLeftovers({ ruleset, position, pending }), random);
      position = end.position;
      const over = endAfterStep(ruleset, position);
      if (over) return { end: over, loser: flip(position), turns };
    }
    for (let again = true; again; ) {
      const dice = random.dice();
      const [mine = 0, theirs = 0] = ownTurns;
      ownTurns = [mine + 1, theirs];
      const start = beginTurn({ ruleset, position, dice, ownTurn: mine + 1 });
      const end = playOut(start, random);
      checkTurn(start, end);
      position = end.position;
      const over = endAfterStep(ruleset, position);
      if (over) return { end: over, loser: flip(position), turns };
      pending = passedOn(end);
      again = doubles === "roll-again" && isDouble(dice) && end.rest.length === 0;
    }
    position = flip(position);
    ownTurns = ownTurns.toReversed();
  }
  throw new Error("The game does not end.");
};

describe.each(unlike(RULESETS, "moves"))("random whole games of $id", (ruleset) => {
  test("keep all checkers, play what was generated, and end", () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { end, loser, turns } = playGame(ruleset, seeded(seed));
        if (end === "drawn") return;
        const outcome = outcomeOf(ruleset, loser);
        // Nobody loses a mother by resigning, and it can be held early.
        if (outcome === "mother") return;
        expect(turns).toBeGreaterThan(ruleset.switches.checkers);
        expect(possibleOutcomes(ruleset, loser)).toContain(outcome);
      }),
      { seed: 2024, numRuns: DEEP ? 30 : 1 },
    );
  });
});
