import { orderMoves, turnText } from "../../rules/notation.ts";
import type { Turn } from "../../rules/turn.ts";
import type { Move } from "../../rules/types.ts";
import type { Say } from "../text/texts.ts";
import type { Keyboard } from "./button.ts";
import { sceneOf } from "./example.ts";
import { framed } from "./framed.ts";
import { notationHtml } from "./lines.ts";
import type { BoardMessage, Look } from "./table-message.ts";

/** A turn and the best one instead of it. */
export type BesideBest = {
  /** The turn before its first move, with its roll. */
  readonly start: Turn;
  /** What was played; undefined if nothing was better. */
  readonly played: readonly Move[] | undefined;
  readonly best: readonly Move[];
};

/** The board before a turn: red arrows for what was played, green ones for what was best. */
export const besideBest = (
  { start, played, best }: BesideBest,
  html: string,
  keyboard: Keyboard,
  look: Look,
  say: Say,
): BoardMessage => {
  const scene = sceneOf(start.ruleset, start.position, start);
  const diagram = { scene, may: [best], mayNot: [], ways: false, ...(played && { played }) };
  return framed(html, diagram, keyboard, look, say);
};

/** A whole turn in notation: "13→7, 8→4". */
export const turnHtml = (moves: readonly Move[], say: Say): string =>
  notationHtml(turnText(orderMoves(moves)), say);

/** Both turns in words, a line each: "❌ 13→7, 8→4", "✅ 24→18, 13→9". */
export const besideLines = (
  { played, best }: Omit<BesideBest, "start">,
  say: Say,
): readonly string[] => [
  ...(played ? [say("beside-played", { turn: turnHtml(played, say) })] : []),
  say("beside-best", { turn: turnHtml(best, say) }),
];
