import type { Command } from "../../game/types.ts";
import { type Analysis, analyse, type Played } from "../analysis/analysis.ts";
import { loadPlayers } from "../load.ts";
import type { Players } from "../players.ts";
import { commandsOf, type Situation } from "./act.ts";
import { type Hint, hintOf } from "./hint.ts";

export type Task =
  | ({ readonly kind: "act" } & Situation)
  | ({ readonly kind: "hint" } & Pick<Situation, "game" | "toGo">)
  | ({ readonly kind: "analysis" } & Played);

export type Thought =
  | { readonly kind: "act"; readonly commands: readonly Command[] }
  | { readonly kind: "hint"; readonly hint: Hint | undefined }
  | { readonly kind: "analysis"; readonly analysis: Analysis };

/** Answers without keeping the caller's thread waiting; rejects when it cannot. */
export type Think = (task: Task) => Promise<Thought>;

let players: Players | undefined;

/** Answers here and now; the nets are read with the first question. */
export const thinkNow = (task: Task): Thought => {
  players ??= loadPlayers();
  switch (task.kind) {
    case "act":
      return { kind: "act", commands: commandsOf(players, task) };
    case "hint":
      return { kind: "hint", hint: hintOf(players, task.game, task.toGo) };
    case "analysis":
      return { kind: "analysis", analysis: analyse(players, task) };
  }
};
