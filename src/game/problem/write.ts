import { ownLineOf } from "../own-line.ts";
import { isKnownElsewhere, type Problem } from "../problem.ts";
import { xgidOf } from "./xgid.ts";

/** A problem in one line: for other programs where they know the game, else in our own form. */
export const writeProblem = (problem: Problem): string =>
  isKnownElsewhere(problem.ruleset) ? xgidOf(problem) : ownLineOf(problem);
