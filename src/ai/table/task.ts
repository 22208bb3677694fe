import type { Command } from "../../game/types.ts";
import { loadPlayers } from "../load.ts";
import type { Players } from "../players.ts";
import { commandsOf, type Situation } from "./act.ts";
import { type Hint, hintOf } from "./hint.ts";

/** What can be asked of the computer while a game runs. */
export type Task =
  | ({ readonly kind: "act" } & Situation)
  | ({ readonly kind: "hint" } & Pick<Situation, "game" | "toGo">);

export type Thought =
  | { readonly kind: "act"; readonly commands: readonly Command[] }
  | { readonly kind: "hint"; readonly hint: Hint | undefined };

/** Answers without keeping anybody waiting; rejects when it cannot. */
export type Think = (task: Task) => Promise<Thought>;

let players: Players | undefined;

/** Answers here and now; the nets are read with the first question. */
export const thinkNow = (task: Task): Thought => {
  players ??= loadPlayers();
  return task.kind === "act"
    ? { kind: "act", commands: commandsOf(players, task) }
    : { kind: "hint", hint: hintOf(players, task.game, task.toGo) };
};
