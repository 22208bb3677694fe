import { restAt } from "../sequence.ts";
import type { Turn } from "../turn.ts";
import type { Die, Move, Point, Position } from "../types.ts";
import { begin, createSearch, startOf, type TurnSearch } from "./begin.ts";
import { bareOf, endsOf } from "./ends.ts";
import { type Found, firstMoves, movesOn } from "./first-moves.ts";
import { headLeftOf, type Node } from "./memory.ts";
import { isOver, play } from "./moves.ts";
import { boundIn, movesTo, moveTo, positionOf, restOf } from "./values.ts";

export type LegalTurn = {
  readonly moves: readonly Move[];
  readonly position: Position;
  readonly rest: readonly Die[];
};

/** One shared search: each call is over before the next begins, and none hands out its memory. */
const search: TurnSearch = createSearch();

/** The moves that begin a legal play of the dice left; none if the turn is over (000; 001 §26). */
export const legalMoves = (turn: Turn): readonly Move[] =>
  firstMoves(search, startOf(turn)).firsts.map((node) => moveTo(search, node));

/** `legalTurns`, or undefined beyond `limit` positions: a 1-1 of mad gulbar has very many ends. */
export const legalTurnsWithin = (turn: Turn, limit: number): readonly LegalTurn[] | undefined =>
  endsOf(search, startOf(turn), limit)?.map((node) => ({
    moves: movesTo(search, node),
    position: positionOf(search, node, turn.position.other),
    rest: restOf(search, node),
  }));

/** Every legal play of the dice left, one for each end; one without moves if none is possible. */
export const legalTurns = (turn: Turn): readonly LegalTurn[] =>
  legalTurnsWithin(turn, Infinity) ?? [];

/** How many more dice each legal turn plays. */
export const mostDice = (turn: Turn): number => firstMoves(search, startOf(turn)).dice;

/** The moves of a turn that can end in one way only; undefined if there is a choice, or no move. */
export const onlyTurn = (turn: Turn): readonly Move[] | undefined => {
  const end = onlyEnd(firstMoves(search, startOf(turn)));
  return end === undefined ? undefined : movesTo(search, end);
};

/** The only position where the turns found can end; undefined if there are several, or no move. */
const onlyEnd = ({ search, dice, firsts }: Found): Node | undefined => {
  const seen = new Set<Node>();
  let end: Node | undefined;
  const differ = (nodes: readonly Node[], played: number): boolean =>
    nodes.some((node) => {
      if (seen.has(node)) return false;
      seen.add(node);
      if (played < dice && !isOver(search, node))
        return differ(movesOn(search, node, dice - played, played), played + 1);
      end ??= node;
      return bareOf(search, end) !== bareOf(search, node);
    });
  return differ(firsts, 1) ? undefined : end;
};

type MoveChoice = { readonly from: Point; readonly die: Die };

/** The turn after a move of a stored game, known to be legal. Throws if the die is missing. */
export const replayMove = (turn: Turn, { from, die }: MoveChoice): Turn => {
  const next = turn.sequence[turn.left]?.next.find((one) => one.die === die);
  if (next === undefined || (turn.position.own[from] ?? 0) === 0)
    throw new Error(`No checker on ${from} to be moved by a ${die}.`);
  begin(search, startOf(turn), false);
  const node = play(search, search.root, from, die, next.left);
  return {
    ...turn,
    position: positionOf(search, node, turn.position.other),
    rest: restAt(turn.sequence, next.left),
    moves: [...turn.moves, moveTo(search, node)],
    left: next.left,
    headLeft: headLeftOf(search.memory, node),
    bound: boundIn(search, node),
    wasted: turn.wasted || from < die,
  };
};

/** The turn after a move; undefined if the move is not legal. */
export const playMove = (turn: Turn, { from, die }: MoveChoice): Turn | undefined =>
  legalMoves(turn).some((move) => move.from === from && move.die === die)
    ? replayMove(turn, { from, die })
    : undefined;
