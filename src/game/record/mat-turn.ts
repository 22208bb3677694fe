import { legalTurns } from "../../rules/search/search.ts";
import type { Turn } from "../../rules/turn.ts";
import { BAR, type Move, OFF, type Point, type Position } from "../../rules/types.ts";
import { movesOf, turnAfter } from "../moves.ts";

/** A checker's way through points, so many times. */
type MatWay = { readonly points: readonly Point[]; readonly times: number };

const WAY = /^((?:bar|\d{1,2})\*?(?:\/(?:off|\d{1,2})\*?)+)(?:\((\d)\))?$/i;

const pointOf = (text: string): Point => {
  const word = text.replace("*", "").toLowerCase();
  if (word === "bar") return BAR;
  return word === "off" ? OFF : Number(word);
};

/** The ways of a turn as match files write them: `bar/20*`, `24/18/13`, `6/off(2)`, `25/21 2/0`. */
const waysIn = (text: string): readonly MatWay[] | undefined => {
  const ways = text
    .split(/\s+/)
    .filter((word) => word !== "")
    .map((word): MatWay | undefined => {
      const [, way, times = "1"] = WAY.exec(word) ?? [];
      const points = way?.split("/").map(pointOf) ?? [];
      const isOnBoard = points.length > 0 && points.every((point) => point <= BAR);
      return isOnBoard ? { points, times: Number(times) } : undefined;
    });
  return ways.every((way) => way !== undefined) ? ways : undefined;
};

type MatTurn = { readonly own: readonly number[]; readonly named: ReadonlySet<Point> };

/** The own checkers after a turn, and the points that it names; undefined if it cannot be. */
const toldIn = ({ position }: Turn, text: string): MatTurn | undefined => {
  const ways = waysIn(text);
  if (ways === undefined) return undefined;
  const own = [...position.own];
  for (const { points, times } of ways) {
    const [from = OFF, to = OFF] = [points[0], points.at(-1)];
    own[from] = (own[from] ?? 0) - times;
    own[to] = (own[to] ?? 0) + times;
  }
  const named = new Set(ways.flatMap(({ points }) => points.slice(1)));
  return own.every((count) => count >= 0) ? { own, named } : undefined;
};

const isAt = ({ own }: Position, told: MatTurn): boolean =>
  told.own.every((count, point) => own[point] === count);

/** How many lone checkers are hit on points that are not written, or stay on one that is. */
const oddHits = ({ other }: Position, moves: readonly Move[], { named }: MatTurn): number => {
  const hit = new Set(moves.flatMap((move) => (move.hit ? [move.to] : [])));
  const met = [...named].filter((point) => point !== OFF && other[BAR - point] === 1);
  const unnamed = [...hit].filter((point) => !named.has(point));
  const unhit = met.filter((point) => !hit.has(point));
  return unnamed.length + unhit.length;
};

/**
 * The legal turn that a match file tells; undefined if no legal turn ends there. What a checker
 * could have hit on points that are not written was not hit, if it could go another way.
 */
export const turnTold = (turn: Turn, text: string): readonly Move[] | undefined => {
  const told = toldIn(turn, text);
  if (told === undefined) return undefined;
  const [found] = legalTurns(turn)
    .filter(({ position }) => isAt(position, told))
    .map(({ moves }) => ({ moves, odd: oddHits(turn.position, moves, told) }))
    .toSorted((one, other) => one.odd - other.odd);
  return found?.moves;
};

/** The same of a turn that its player has broken off to resign. */
export const beginningTold = (turn: Turn, text: string): readonly Move[] | undefined => {
  const told = toldIn(turn, text);
  const along = (now: Turn): readonly Move[] | undefined => {
    if (told && isAt(now.position, told)) return now.moves;
    for (const move of movesOf(now)) {
      const found = along(turnAfter(now, move));
      if (found) return found;
    }
    return undefined;
  };
  return told && along(turn);
};
