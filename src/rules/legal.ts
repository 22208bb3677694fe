import { explore } from "./first-moves.ts";
import { onlyEnd } from "./only-turn.ts";
import { moveTo } from "./packing.ts";
import type { Turn } from "./progress.ts";
import type { Move } from "./types.ts";
import { type LegalTurn, listTurns } from "./whole-turns.ts";

export type { LegalTurn } from "./whole-turns.ts";

/**
 * The moves that begin at least one legal way to play what is left of the turn; none if the turn is
 * over. It does not list whole turns. Sources: 000, common rules; 001 §26 for `fullMove`.
 */
export const legalMoves = (turn: Turn): readonly Move[] => {
  const { search, firsts } = explore(turn);
  return firsts.map(({ child }) => moveTo(search.pool, child));
};

/**
 * Every legal way to play what is left of the turn, one for each distinct resulting position. When
 * nothing can be played it is one turn without moves.
 */
export const legalTurns = (turn: Turn): readonly LegalTurn[] => listTurns(turn, Infinity) ?? [];

/**
 * `legalTurns`, or undefined if finding them leads through more than `limit` positions: the twelve
 * moves of a 1-1 in mad gulbar can have very many ends.
 */
export const legalTurnsWithin = (turn: Turn, limit: number): readonly LegalTurn[] | undefined =>
  listTurns(turn, limit);

/**
 * The moves, if what is left of the turn can end in one position only and at least one move is
 * made; undefined if there is a choice or no move. It stops at the second position it finds.
 */
export const onlyTurn = (turn: Turn): readonly Move[] | undefined => onlyEnd(explore(turn));
