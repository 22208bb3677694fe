import { turnAfter } from "../../../game/moves.ts";
import type { Problem } from "../../../game/problem.ts";
import type { PersonId } from "../../../ids/ids.ts";
import { familyOf } from "../../../rules/family.ts";
import { begin } from "../../../rules/turn.ts";
import type { Ruleset } from "../../../rules/types.ts";
import type { Services } from "../../../tables/services/services.ts";
import type { JudgedDecision } from "../decision/decision.ts";
import { keyOf } from "../decision/ends.ts";
import { writeDecision } from "../decision/text.ts";
import { themeOf } from "../decision/themes.ts";
import { type PuzzleId, puzzlesIn } from "../trainer/store/puzzles.ts";
import type { ProblemAnswer } from "./answer.ts";

/** Whether the turns of a game are judged by points, as those of puzzles are. */
export const countsPoints = ({ switches }: Ruleset): boolean => switches.score === "games";

/** A position with its best turns; undefined without a move, and where no points are counted. */
const decisionOf = (
  { ruleset: played, position, match }: Problem,
  { roll, turns }: Extract<ProblemAnswer, { about: "turn" }>,
): JudgedDecision | undefined => {
  const [best] = turns;
  const { id, switches } = played;
  if (best === undefined || best.moves.length === 0 || !countsPoints(played)) return undefined;
  const ruleset = { id, switches };
  const start = begin({ ruleset, position }, roll);
  const ends = turns.map(({ moves, loss }) => ({
    end: moves.reduce(turnAfter, start).position,
    loss: Math.round(100 * loss),
  }));
  return {
    ...{ ruleset, position, roll, best: best.moves },
    ...(match && { match }),
    theme: themeOf(
      familyOf(switches),
      position,
      ends.map(({ end }) => end),
    ),
    ends: ends.map(({ end, loss }) => ({ key: keyOf(position, end), loss })),
  };
};

/** So many that are neither tried nor in training stay with a person. */
const KEPT = 50;

/**
 * Keeps what somebody has brought as a puzzle of their own, once however often it is brought;
 * undefined if it cannot be one. Call it in a transaction.
 */
export const keepProblem = (
  { store }: Services,
  person: PersonId,
  problem: Problem,
  answer: ProblemAnswer,
): PuzzleId | undefined => {
  const decision = answer.about === "turn" ? decisionOf(problem, answer) : undefined;
  if (decision === undefined) return undefined;
  const puzzles = puzzlesIn(store);
  const puzzle = writeDecision(decision);
  const known = puzzles.broughtAlready({ person, puzzle });
  if (known !== undefined) return known;
  const family = familyOf(decision.ruleset.switches);
  const { theme } = decision;
  const id = puzzles.addOwn({ person, game: null, turn: null, theme, family, puzzle });
  puzzles.dropBrought({ person, kept: KEPT });
  return id;
};
