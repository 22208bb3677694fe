import type { Turn } from "../turn.ts";
import type { Die, Move, Position } from "../types.ts";
import { createSearch, startOf, type TurnSearch } from "./begin.ts";
import { endsOf } from "./ends.ts";
import { firstMoves } from "./first-moves.ts";
import { onlyEnd } from "./only-end.ts";
import { movesTo, moveTo, positionOf, restOf } from "./values.ts";

/** A whole turn: one way to play it, where it ends, and the dice that could not be played. */
export type LegalTurn = {
  readonly moves: readonly Move[];
  readonly position: Position;
  readonly rest: readonly Die[];
};

/** One for all, as each is over before the next begins and nothing of it is handed out. */
const search: TurnSearch = createSearch();

/**
 * The moves that begin at least one legal way to play what is left of the turn; none if the turn is
 * over. It does not list whole turns. Sources: 000, common rules; 001 §26 for `fullMove`.
 */
export const legalMoves = (turn: Turn): readonly Move[] =>
  firstMoves(search, startOf(turn)).firsts.map((node) => moveTo(search, node));

/**
 * `legalTurns`, or undefined if finding them leads through more than `limit` positions: the twelve
 * moves of a 1-1 in mad gulbar can have very many ends.
 */
export const legalTurnsWithin = (turn: Turn, limit: number): readonly LegalTurn[] | undefined =>
  endsOf(search, startOf(turn), limit)?.map((node) => ({
    moves: movesTo(search, node),
    position: positionOf(search, node, turn.position.other),
    rest: restOf(search, node),
  }));

/**
 * Every legal way to play what is left of the turn, one for each distinct resulting position. When
 * nothing can be played it is one turn without moves.
 */
export const legalTurns = (turn: Turn): readonly LegalTurn[] =>
  legalTurnsWithin(turn, Infinity) ?? [];

/** How many more dice every legal turn plays. */
export const mostDice = (turn: Turn): number => firstMoves(search, startOf(turn)).dice;

/**
 * The moves, if what is left of the turn can end in one position only and at least one move is
 * made; undefined if there is a choice or no move. It stops at the second position it finds.
 */
export const onlyTurn = (turn: Turn): readonly Move[] | undefined => {
  const end = onlyEnd(firstMoves(search, startOf(turn)));
  return end === undefined ? undefined : movesTo(search, end);
};
