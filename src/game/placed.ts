import { begin } from "../rules/turn.ts";
import type { Ruleset } from "../rules/types.ts";
import { newGame } from "./game.ts";
import { ownLineOf, parseOwnLine, readOwnLine } from "./own-line.ts";
import { onRoll, type Problem, type ReadProblem } from "./problem.ts";
import type { Terms } from "./series.ts";
import type { Cube, Game, Phase, Placed } from "./types.ts";

/** A position without dice does not say how many turns there were: those of later turns. */
const LATER_TURNS = 2;

/** How a game of this ruleset begins at a line of our own: so late that its doubles climb. */
export const placedBy = ({ switches }: Ruleset, line: string): Placed => {
  const { doubles, ascendingFromTurn: turns } = switches;
  return doubles === "ascending" && turns > LATER_TURNS ? { line, turns } : { line };
};

/** The problem of a line of our own in games of this ruleset; undefined if it is none. */
export const placeIn = (ruleset: Ruleset, line: string): Problem | undefined =>
  ofRuleset(ruleset, readOwnLine(line));

const ofRuleset = ({ id }: Ruleset, read: ReadProblem): Problem | undefined =>
  read.ok && read.problem.ruleset.id === id ? read.problem : undefined;

/** Terms to play on from a problem, each game for itself: of a match only its cube is left. */
export const termsFrom = (problem: Problem): Terms => {
  const cube = problem.match?.isCrawford ? undefined : problem.cube;
  const from = ownLineOf({ ...problem, by: "white", cube, match: undefined });
  const { id, switches } = problem.ruleset;
  const ruleset = { id, switches: { ...switches, cube: cube !== undefined } };
  return { ruleset, stake: 1, from };
};

/** What a game of these terms begins with, before its opening throw. */
export const beginningOf = ({ ruleset, from }: Terms): Game => {
  const game = newGame(ruleset);
  return from === undefined ? game : { ...game, ...placedAt(game, placedBy(ruleset, from)) };
};

/** What a new game has that begins at a position; White decides there. */
export const placedAt = (game: Game, { line, turns = LATER_TURNS }: Placed): Partial<Game> => {
  // A game goes on from a line that later versions would not take in any more.
  const problem = ofRuleset(game.ruleset, parseOwnLine(line));
  if (problem === undefined) throw new Error(`no position of ${game.ruleset.id}: ${line}`);
  const { position, asked } = problem;
  const own = asked.kind === "turn" && "dice" in asked.roll ? asked.roll.ownTurn : turns;
  const toMove = onRoll({ by: "white", asked });
  return {
    from: { line, turns },
    sides: { white: position.own, black: position.other },
    first: toMove,
    toMove,
    turnsBegun: { white: own, black: Math.max(0, own - 1) },
    cube: cubeIn(problem),
    phase: phaseIn(game, problem),
  };
};

const OWNERS = { own: "white", other: "black", centre: "centre" } as const;

const cubeIn = ({ cube, asked }: Problem): Cube => {
  const { value, owner } = cube ?? { value: 1n, owner: "centre" };
  return { value, owner: OWNERS[owner], offered: value > 1n || asked.kind === "answer" };
};

const phaseIn = ({ ruleset, version }: Game, { position, asked }: Problem): Phase => {
  switch (asked.kind) {
    case "roll":
      return { kind: "rolling", again: false };
    case "answer":
      return { kind: "doubled", by: "black", beaver: false };
    case "turn":
      return {
        ...{ kind: "moving", part: "dice" in asked.roll ? "roll" : "leftovers" },
        turn: begin({ ruleset, position }, asked.roll),
        ...{ before: [], presses: [], since: version + 1 },
      };
  }
};
