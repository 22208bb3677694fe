import { type CubeAdvice, cubeToTurn } from "../../../ai/cube.ts";
import type { HintedTurn, Think } from "../../../ai/table/thinker.ts";
import type { Problem } from "../../../game/problem.ts";
import { flip } from "../../../rules/position.ts";
import type { Roll } from "../../../rules/turn.ts";
import { type CubeOption, cubeOptions } from "../trainer/rules/cube.ts";
import type { Withheld } from "./withheld.ts";

type OnCube = { readonly options: readonly CubeOption[] };

/** What the best player says of a position: its best turns, or what to do about the cube. */
export type ProblemAnswer =
  | { readonly about: "turn"; readonly roll: Roll; readonly turns: readonly HintedTurn[] }
  | (OnCube & { readonly about: "roll"; readonly advice: "double" | "roll" | "too-good" })
  | (OnCube & { readonly about: "double"; readonly advice: "take" | "drop" | "beaver" })
  /** No cube can be turned now: there is nothing to decide. */
  | { readonly about: "nothing" }
  /** The person faces this very decision now. */
  | { readonly about: Withheld };

const LISTED = 3;

export const answerTo = async (think: Think, problem: Problem): Promise<ProblemAnswer> => {
  const { asked, ruleset, position } = problem;
  if (asked.kind !== "turn") return cubeAnswer(think, problem);
  const { roll } = asked;
  const question = { position, roll };
  const thought = await think({ kind: "rank", level: "best", ruleset, question, top: LISTED });
  if (thought.kind !== "rank") throw new Error("asked for the best turns, got another thought");
  return { about: "turn", roll, turns: thought.turns };
};

const cubeAnswer = async (think: Think, problem: Problem): Promise<ProblemAnswer> => {
  const { asked, ruleset } = problem;
  const cube = cubeToTurn(problem);
  if (cube === undefined) return { about: "nothing" };
  const position = asked.kind === "answer" ? flip(problem.position) : problem.position;
  const thought = await think({ kind: "cube", level: "best", ruleset, position, cube });
  if (thought.kind !== "cube") throw new Error("asked about the cube, got another thought");
  const { advice } = thought;
  return asked.kind === "answer"
    ? { ...answered(problem, advice), options: cubeOptions(ruleset, "answer", advice) }
    : { ...offered(advice), options: cubeOptions(ruleset, "choice", advice) };
};

const offered = ({ double, tooGood }: CubeAdvice) =>
  ({ about: "roll", advice: double ? "double" : tooGood ? "too-good" : "roll" }) as const;

const answered = ({ ruleset }: Problem, { take, beaver }: CubeAdvice) =>
  ({
    about: "double",
    advice: beaver && ruleset.switches.beaver ? "beaver" : take ? "take" : "drop",
  }) as const;
