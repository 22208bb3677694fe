import { analyse } from "../../src/ai/analysis/analysis.ts";
import { loadPlayers } from "../../src/ai/load.ts";
import type { Players } from "../../src/ai/players.ts";
import { type Task, type Thought, thinkNow } from "../../src/ai/table/task.ts";

let weak: Players | undefined;

/** A game of the best takes a second to be analysed; a day has many, so a beginner judges them. */
const judges = (): Players => {
  const { player } = loadPlayers();
  return { player: (ruleset) => player(ruleset, "beginner") };
};

export const thinkCheaply = (task: Task): Thought => {
  if (task.kind !== "analysis") return thinkNow(task);
  weak ??= judges();
  return { kind: "analysis", analysis: analyse(weak, task) };
};
