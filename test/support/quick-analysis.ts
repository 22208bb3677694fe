import type { Analysis } from "../../src/ai/analysis/analysis.ts";
import type { Think } from "../../src/ai/table/task.ts";
import { apply } from "../../src/game/apply.ts";
import { newGame } from "../../src/game/game.ts";
import type { GameEvent } from "../../src/game/types.ts";
import { legalTurns } from "../../src/rules/search/search.ts";
import type { Ruleset } from "../../src/rules/types.ts";
import { think } from "./think.ts";

/** Judges by no net: of each turn with a choice, the first legal end is the best one. */
const judged = (ruleset: Ruleset, events: readonly GameEvent[]): Analysis => {
  let game = newGame(ruleset);
  const turns: Analysis["turns"][number][] = [];
  for (const event of events) {
    const { phase, history, toMove: by } = game;
    game = apply(game, event);
    if (phase.kind !== "moving" || game.history.length === history.length) continue;
    const start = phase.before[0] ?? phase.turn;
    const ends = legalTurns(start);
    const best = ends[0]?.moves ?? [];
    const isBest = JSON.stringify(ends[0]?.position) === JSON.stringify(phase.turn.position);
    const chosen = ends.length > 1 && event.type === "turn-ended";
    const loss = chosen && !isBest ? (1 + (turns.length % 7)) / 50 : 0;
    const luck = (phase.turn.all[0] ?? 0) / 100;
    turns.push({ by, white: 0.5, luck, loss, chosen, best: loss > 0 ? best : [], cube: 1 });
  }
  return { white: 0.5, turns, cubes: [] };
};

/** Where nothing is compiled an analysis takes long: this one is quick, and means nothing. */
export const thinkQuickly: Think = async (task) =>
  task.kind === "analysis"
    ? { kind: "analysis", analysis: judged(task.ruleset, task.events) }
    : think(task);
