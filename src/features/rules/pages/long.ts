import {
  completed,
  type Example,
  example,
  leftBy,
  leftoverExample,
  rolled,
  wholeLine,
} from "../../../bot/view/example.ts";
import { headDoubles } from "../../../bot/view/switches.ts";
import { flip, sideOf, startPosition } from "../../../rules/position.ts";
import type { Turn } from "../../../rules/turn.ts";
import { HEAD, type Ruleset } from "../../../rules/types.ts";
import { type Content, type Line, tell, tellIf, withExample } from "./content.ts";

/** Each side has three checkers on their way. */
const ON_THE_WAY = {
  own: sideOf({ 24: 12, 20: 1, 17: 1, 15: 1 }),
  other: sideOf({ 24: 12, 19: 1, 18: 1, 10: 1 }),
};

export const bothDice = (ruleset: Ruleset): Example =>
  example(rolled(ruleset, ON_THE_WAY, [5, 2]), ["20/15 15/13"]);

/** Six or four, not both: the opponent stands where they meet (000, peculiarities of the turn). */
export const largerDie = (ruleset: Ruleset): Example => {
  const position = {
    own: sideOf({ 20: 1, 4: 5, 3: 4, 2: 3, 1: 2 }),
    other: sideOf({ 22: 1, 6: 4, 5: 3, 3: 4, 1: 3 }),
  };
  return example(rolled(ruleset, position, [6, 4]), ["20/14"], ["20/16"]);
};

/** One checker runs a first turn through; a double that climbs needs more room. */
export const double = (ruleset: Ruleset): Example => {
  const { doubles, ascendingMoves } = ruleset.switches;
  if (doubles !== "ascending") {
    const first = rolled(ruleset, startPosition(ruleset), [5, 5], 1);
    return example(first, [wholeLine(first)]);
  }
  const position = {
    own: sideOf({ 24: 8, 22: 2, 20: 2, 18: 1, 15: 1, 11: 1 }),
    other: sideOf({ 24: 9, 21: 2, 20: 2, 16: 1, 11: 1 }),
  };
  const turn = rolled(ruleset, position, [4, 4]);
  const climb = ascendingMoves === 2 ? "22/18 20/16 18/13 16/11 13/7 11/5" : "22/18 20/16";
  return example(turn, [wholeLine(turn, climb)]);
};

const head = (ruleset: Ruleset): Example =>
  example(rolled(ruleset, ON_THE_WAY, [6, 3]), ["24/18 20/17"], ["24/18 24/21"]);

/** 6-6 on the first turn: the opponent's head stops each checker after one move (000, 002, 003). */
const firstTurn = (ruleset: Ruleset): Example => {
  const turn = rolled(ruleset, startPosition(ruleset), [6, 6], 1);
  const line = wholeLine(turn);
  return example(turn, [line], [`${line} 24/18`]);
};

/** 4-4 after the opponent's 5-5: their runner stops the first checker, not their head (000). */
const disputedDouble = (ruleset: Ruleset): Example => {
  const position = { own: sideOf({ 24: 15 }), other: sideOf({ 24: 14, 4: 1 }) };
  const turn = rolled(ruleset, position, [4, 4], 1);
  const line = wholeLine(turn);
  return example(turn, [line], [`${line} 24/20`]);
};

const BUILDERS = sideOf({ 24: 3, 20: 1, 15: 1, 8: 2, 7: 2, 6: 2, 5: 2, 4: 2 });
/** The opponent with all checkers behind the block, with a runner past it, with one at home. */
const WALLED_IN = {
  behind: sideOf({ 24: 8, 23: 2, 22: 3, 21: 2 }),
  ahead: sideOf({ 24: 8, 23: 2, 22: 2, 21: 2, 10: 1 }),
  home: sideOf({ 24: 8, 23: 2, 22: 2, 21: 2, 5: 1 }),
} as const;

const building = (ruleset: Ruleset, opponent: keyof typeof WALLED_IN): Turn =>
  rolled(ruleset, { own: BUILDERS, other: WALLED_IN[opponent] }, [5, 3]);

/** A sixth point in a row that must not be made: by the three, or by the five. */
const blockForbidden = (ruleset: Ruleset): Example => {
  const opponent = ruleset.switches.block === "opponent-home" ? "ahead" : "behind";
  return example(building(ruleset, opponent), ["20/15 24/21"], ["6/3", "8/3"]);
};

const ALLOWED_WITH = {
  "opponent-ahead": "ahead",
  "opponent-home": "home",
  "start-quarter": "behind",
  free: "behind",
} as const satisfies Readonly<Record<Ruleset["switches"]["block"], keyof typeof WALLED_IN>>;

const blockAllowed = (ruleset: Ruleset): Example =>
  example(building(ruleset, ALLOWED_WITH[ruleset.switches.block]), ["6/3 24/19"]);

/**
 * Dice that the opponent leaves: the sixes of a first turn, or those at which a climbing double
 * stopped.
 */
export const leftovers = (ruleset: Ruleset): Example =>
  ruleset.switches.doubles === "ascending" ? climbStopped(ruleset) : sixesLeft(ruleset);

const sixesLeft = (ruleset: Ruleset): Example => {
  const sixes = rolled(ruleset, flip(startPosition(ruleset)), [6, 6], 1);
  return leftoverExample(leftBy(completed(sixes)), ["24/18"], ["24/18 24/18"]);
};

const climbStopped = (ruleset: Ruleset): Example => {
  const opponents = {
    own: sideOf({ [HEAD]: 13, 18: 2 }),
    other: sideOf({ 24: 7, 23: 1, 19: 1, 13: 1, 10: 1, 7: 2, 2: 1, 1: 1 }),
  };
  const turn = leftBy(completed(rolled(ruleset, opponents, [4, 4])));
  const line = ruleset.switches.ascendingMoves === 2 ? "24/19 19/14 19/13 13/7" : "";
  return leftoverExample(turn, [wholeLine(turn, line)]);
};

export const headPage = (ruleset: Ruleset): Content => {
  const { doubles, leftover } = ruleset.switches;
  return withExample(
    head(ruleset),
    tell("rules-head"),
    [
      ...(doubles === "four" ? [] : [tell(`rules-head-${doubles}`)]),
      ...tellIf(leftover === "opponent", "rules-head-leftovers"),
    ],
    tell("rules-head-example"),
  );
};

export const firstTurnPage = (ruleset: Ruleset): Content => {
  const { headException } = ruleset.switches;
  const example = firstTurn(ruleset);
  return withExample(
    example,
    headException === "fours-sixes"
      ? []
      : tell(`rules-first-turn-${headException}`, {
          rolls: headDoubles(ruleset.switches),
        }),
    tell(`rules-first-turn-example-${headException === "none" ? "one" : "two"}`),
    restOf(example),
  );
};

/** The fate of unplayable dice; a climbing double may leave none. */
const restOf = ({ turn }: Example): readonly Line[] => {
  const { rest, all, ruleset } = completed(turn);
  const { leftover } = ruleset.switches;
  if (leftover === "groups") return [];
  if (rest.length > 0) return [tell(`rules-rest-${leftover}`, { dice: rest.join(" ") })];
  return tellIf(all.length < 4, "rules-rest-none", { dice: all.join(" ") });
};

/**
 * Whether the first turn after the opponent's 5-5 can be disputed: only by an exception for
 * doubles.
 */
export const isDisputed = ({ switches }: Ruleset): boolean => {
  const { headException, doubles, ascendingFromTurn } = switches;
  const fourMoves = doubles === "four" || (doubles === "ascending" && ascendingFromTurn > 1);
  return headException !== "none" && fourMoves;
};

export const disputedPage = (ruleset: Ruleset): Content => {
  const example = disputedDouble(ruleset);
  const { headException } = ruleset.switches;
  return withExample(
    example,
    ...(headException === "none" || headException === "fours-sixes"
      ? []
      : [tell(`rules-disputed-${headException}`), tell(`rules-disputed-example-${headException}`)]),
    restOf(example),
  );
};

export const blockPage = (ruleset: Ruleset): Content => {
  const { block } = ruleset.switches;
  return withExample(
    blockForbidden(ruleset),
    tell("rules-block"),
    block === "start-quarter" ? [] : tell(`rules-block-${block}`),
    block === "free" || block === "start-quarter" ? [] : tell(`rules-block-example-${block}`),
  );
};

export const blockAllowedPage = (ruleset: Ruleset): Content => {
  const { block } = ruleset.switches;
  return withExample(
    blockAllowed(ruleset),
    ...(block === "free" ? [tell("rules-block"), tell("rules-block-free")] : []),
    block === "start-quarter" ? [] : tell(`rules-block-allowed-${block}`),
    tellIf(block !== "free", "rules-block-row"),
  );
};
