import { type MatRead, readMatch } from "../../game/record/record.ts";
import type { Command, Game } from "../../game/types.ts";
import type { Position, Ruleset } from "../../rules/types.ts";
import { type Analysis, analyse, type Played } from "../analysis/analysis.ts";
import { judgeTurn, type Question } from "../choose.ts";
import { adviseCube, type CubeAdvice, type CubeState } from "../cube.ts";
import type { Level } from "../levels.ts";
import { loadPlayers } from "../load.ts";
import type { Players } from "../players.ts";
import { commandsOf, type Situation } from "./act.ts";
import { type Hint, type HintedTurn, hintedTurns, hintOf, outlookOf } from "./hint.ts";

type OfPlayer = { readonly ruleset: Ruleset; readonly level: Level };

export type Task =
  | ({ readonly kind: "act" } & Situation)
  | ({ readonly kind: "hint" } & Pick<Situation, "game" | "toGo">)
  | { readonly kind: "outlook"; readonly game: Game }
  | ({ readonly kind: "analysis" } & Played)
  /** A match file of any program, or a record of ours. */
  | { readonly kind: "match"; readonly text: string }
  /** The best turns, the best first, with what each loses. */
  | (OfPlayer & { readonly kind: "rank"; readonly question: Question; readonly top: number })
  /** A turn by the position at its end, from the view of its player. */
  | (OfPlayer & { readonly kind: "judge"; readonly question: Question; readonly end: Position })
  /** The cube actions of the side about to roll, and the answers to them. */
  | (OfPlayer & { readonly kind: "cube"; readonly position: Position; readonly cube: CubeState });

export type Thought =
  | { readonly kind: "act"; readonly commands: readonly Command[] }
  | { readonly kind: "hint"; readonly hint: Hint | undefined }
  | { readonly kind: "outlook"; readonly white: number | undefined }
  | { readonly kind: "analysis"; readonly analysis: Analysis }
  | { readonly kind: "match"; readonly read: MatRead }
  | { readonly kind: "rank"; readonly turns: readonly HintedTurn[] }
  | { readonly kind: "judge"; readonly loss: number }
  | { readonly kind: "cube"; readonly advice: CubeAdvice };

/** Answers without blocking the caller's thread; rejects on failure. */
export type Think = (task: Task) => Promise<Thought>;

let loaded: Players | undefined;

const published = (): Players => {
  loaded ??= loadPlayers();
  return loaded;
};

/** Answers in the caller's thread. The first question to the published players loads their nets. */
export const thinkNow = (task: Task, players: Players = published()): Thought => {
  switch (task.kind) {
    case "act":
      return { kind: "act", commands: commandsOf(players, task) };
    case "hint":
      return { kind: "hint", hint: hintOf(players, task.game, task.toGo) };
    case "outlook":
      return { kind: "outlook", white: outlookOf(players, task.game) };
    case "analysis":
      return { kind: "analysis", analysis: analyse(players, task) };
    case "match":
      return { kind: "match", read: readMatch(task.text) };
    case "rank": {
      const { ruleset, level, question, top } = task;
      return { kind: "rank", turns: hintedTurns(players.player(ruleset, level), question, top) };
    }
    case "judge": {
      const { ruleset, level, question, end } = task;
      return { kind: "judge", loss: judgeTurn(players.player(ruleset, level), question, end).loss };
    }
    case "cube": {
      const { ruleset, level, position, cube } = task;
      return { kind: "cube", advice: adviseCube(players.player(ruleset, level), position, cube) };
    }
  }
};
