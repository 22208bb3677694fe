import type { Analysis } from "../../../../ai/analysis/analysis.ts";
import { isGameId, type PersonId } from "../../../../ids/ids.ts";
import type { Move } from "../../../../rules/types.ts";
import { ownGame } from "../../../../tables/game/players.ts";
import type { Services } from "../../../../tables/services/services.ts";
import { storedAnalysis } from "../../../records/door.ts";
import type { JudgedDecision } from "../../decision/decision.ts";
import { trainingOf } from "../../trainer/play/play.ts";
import { mayShow, openPuzzle } from "../../trainer/play/puzzles.ts";
import { isPuzzleId } from "../../trainer/rules/ids.ts";
import { mistakeAt } from "../../trainer/rules/mistakes.ts";
import { isDareId } from "../store/ids.ts";
import { triedBy } from "./play.ts";

/**
 * What a position is taken from: a turn of a game, counted from 0, a puzzle of the trainer, or
 * another dare.
 */
export type DareSource = {
  readonly source: "t" | "p" | "d";
  readonly of: number;
  readonly turn: number;
};

/** A position to try, and what its sender has played there. */
export type FoundPosition = {
  readonly decision: JudgedDecision;
  /** Undefined: it was not their turn, or they have not played it. */
  readonly own: { readonly moves: readonly Move[]; readonly loss: number } | undefined;
};

/**
 * The position that a person may send: a losing turn of their own game, a puzzle from it or one
 * that anybody may see, or a dare that they have tried. Nothing of a seven that is still open.
 */
export const foundFor = (
  services: Services,
  maker: PersonId,
  { source, of, turn }: DareSource,
): FoundPosition | undefined => {
  switch (source) {
    case "t":
      return turnOf(services, maker, of, turn);
    case "p":
      return puzzleOf(services, maker, of);
    case "d":
      return dareTried(services, maker, of);
  }
};

/** A dare goes on from whoever has tried it. */
const dareTried = (services: Services, maker: PersonId, of: number): FoundPosition | undefined => {
  const now = isDareId(of) ? triedBy(services, maker, of) : undefined;
  if (!now || now.loss === undefined) return undefined;
  return { decision: now.decision, own: { moves: now.turn.moves, loss: now.loss } };
};

const turnOf = (
  services: Services,
  maker: PersonId,
  of: number,
  turn: number,
): FoundPosition | undefined => {
  if (!isGameId(of)) return undefined;
  const mine = ownGame(services, of, maker);
  const analysis: Analysis | undefined = mine.ok ? storedAnalysis(services, of) : undefined;
  if (!mine.ok || !analysis) return undefined;
  const { row } = mine;
  const events = services.store.games.events(of);
  const found = mistakeAt(row.ruleset, events, analysis, turn);
  if (!found) return undefined;
  const { decision, by, played, loss } = found;
  return { decision, own: row[by] === maker ? { moves: played, loss } : undefined };
};

const puzzleOf = (services: Services, maker: PersonId, of: number): FoundPosition | undefined => {
  if (!isPuzzleId(of)) return undefined;
  const open = mayShow(services, of, maker) ? openPuzzle(services, of) : undefined;
  if (!open) return undefined;
  const now = trainingOf(services, maker);
  const isDone = now?.kept.puzzle === of && now.loss !== undefined;
  return {
    decision: open.decision,
    own: isDone ? { moves: now.turn.moves, loss: now.loss } : undefined,
  };
};
