import { DICE } from "../../../rules/dice.ts";
import { familyOf } from "../../../rules/family.ts";
import { countAt, farthest, flip, opposite } from "../../../rules/position.ts";
import { createEndSearch, OTHER, packBoard, visitEnds } from "../../../rules/search/search.ts";
import {
  BAR,
  HEAD,
  HOME,
  OFF,
  type Position,
  type Ruleset,
  type Side,
} from "../../../rules/types.ts";
import { bestEnd, type JudgedDecision, type Square, squareOf } from "./decision.ts";
import { hasAnchor, hasToPass, isContact, longestRow } from "./themes.ts";

/** A count at two ends: after the turn played, and after the best one. */
type CountPair = { readonly own: number; readonly best: number };

/** A plain reason why a turn is worse than the best one. */
export type Worse =
  /**
   * Of 36 rolls: those that hit; those that the other side, or the own side, cannot play in full.
   */
  | (CountPair & { readonly kind: "shots" | "held" | "stuck" })
  /** Checkers: on the head, outside the home, borne off. */
  | (CountPair & { readonly kind: "head" | "outside" | "off" })
  /** Points: the longest row, points made at home, points closed to checkers behind them. */
  | (CountPair & { readonly kind: "wall" | "points" | "closed" })
  | { readonly kind: "hit" | "anchor" };

/** Smaller differences than these are not visible to players. */
const FEWEST_ROLLS = 4;
const SHORTEST_WALL = 3;

type ComparedEnds = { readonly own: Position; readonly best: Position };
type RollEffects = { readonly hitting: number; readonly unplayable: number };

/** A double that climbs has too many ends to list: it counts by four moves of its own number. */
const listable = ({ id, switches }: Ruleset): Ruleset => ({
  id,
  switches: { ...switches, doubles: "four" },
});

const rollsIn = (ruleset: Ruleset, position: Position): RollEffects => {
  const search = createEndSearch(listable(ruleset));
  const board = packBoard(position);
  const before = countAt(position.other, BAR);
  let [hitting, unplayable] = [0, 0];
  for (const first of DICE)
    for (const second of DICE.filter((die) => die >= first)) {
      const weight = first === second ? 1 : 2;
      let [hits, left] = [false, 0];
      visitEnds(search, board, { dice: [second, first], ownTurn: 2 }, (boards, offset, rest) => {
        hits ||= (boards[offset + OTHER + BAR] ?? 0) > before;
        left = rest.length;
      });
      if (hits) hitting += weight;
      if (left > 0) unplayable += weight;
    }
  return { hitting, unplayable };
};

const outside = (side: Side): number =>
  side.reduce((sum, count, point) => (point > HOME ? sum + count : sum), 0);

const madeAtHome = (side: Side): number =>
  side.filter((count, point) => point >= 1 && point <= HOME && count >= 2).length;

/** The reason, if the best turn has less (or more) of it by at least `by`. */
const less = <Kind extends string>(kind: Kind, { own, best }: CountPair, by = 1) =>
  own - best >= by ? [{ kind, own, best }] : [];
const more = <Kind extends string>(kind: Kind, { own, best }: CountPair, by = 1) =>
  best - own >= by ? [{ kind, own, best }] : [];

const each = ({ own, best }: ComparedEnds, of: (end: Position) => number): CountPair => ({
  own: of(own),
  best: of(best),
});

/** In long nardy a point with a checker is closed to the other side. */
const closed = ({ own, other }: Position): number =>
  own.filter(
    (count, point) =>
      count > 0 && point >= 1 && point <= HEAD && opposite("same", point) < farthest(other),
  ).length;

const wall = (ends: ComparedEnds, fewest: number): readonly Worse[] => {
  const counted = each(ends, ({ own }) => longestRow(own, fewest));
  return counted.best >= SHORTEST_WALL ? more("wall", counted) : [];
};

/* Reasons come in order of weight; later ones are looked for only if there is none before. */

function* mobility(ruleset: Ruleset, ends: ComparedEnds): Generator<Worse> {
  const unplayable = (position: Position): number => rollsIn(ruleset, position).unplayable;
  yield* more(
    "held",
    each(ends, (end) => unplayable(flip(end))),
    FEWEST_ROLLS,
  );
  yield* less("stuck", each(ends, unplayable), FEWEST_ROLLS);
}

function* bearingOff(ends: ComparedEnds): Generator<Worse> {
  yield* more(
    "off",
    each(ends, ({ own }) => countAt(own, OFF)),
  );
  yield* less(
    "outside",
    each(ends, ({ own }) => outside(own)),
  );
}

function* inLong(ruleset: Ruleset, ends: ComparedEnds): Generator<Worse> {
  const { own, other } = ends.best;
  if (!hasToPass(own, other) && !hasToPass(other, own)) return yield* bearingOff(ends);
  if (hasToPass(other, own)) yield* wall(ends, 1);
  yield* more("closed", each(ends, closed));
  yield* mobility(ruleset, ends);
  yield* less(
    "head",
    each(ends, (end) => countAt(end.own, HEAD)),
  );
}

const onBar = ({ other }: Position): number => countAt(other, BAR);

function* inShort(ruleset: Ruleset, ends: ComparedEnds): Generator<Worse> {
  const { own, best } = ends;
  if (!isContact(own) && !isContact(best)) return yield* bearingOff(ends);
  if (onBar(best) > onBar(own)) yield { kind: "hit" };
  yield* less(
    "shots",
    each(ends, (end) => rollsIn(ruleset, flip(end)).hitting),
    FEWEST_ROLLS,
  );
  if (hasAnchor(best.own) && !hasAnchor(own.own)) yield { kind: "anchor" };
  yield* more(
    "points",
    each(ends, (end) => madeAtHome(end.own)),
  );
  yield* wall(ends, 2);
  yield* mobility(ruleset, ends);
}

/** Nothing is hit where checkers are held, and a lone one may stand well. */
function* whereHeld(ruleset: Ruleset, ends: ComparedEnds): Generator<Worse> {
  if (!isContact(ends.own) && !isContact(ends.best)) return yield* bearingOff(ends);
  yield* mobility(ruleset, ends);
}

const reasonsIn = (ruleset: Ruleset): typeof whereHeld => {
  if (ruleset.switches.meeting === "pin") return whereHeld;
  return familyOf(ruleset.switches) === "long" ? inLong : inShort;
};

/**
 * The weightiest plain reason why the end `own` is worse than the best one; undefined if none is
 * visible. Both ends are as the mover sees them.
 */
export const worseIn = (ruleset: Ruleset, ends: ComparedEnds): Worse | undefined => {
  const [first] = reasonsIn(ruleset)(ruleset, ends);
  return first;
};

export type Judgement = {
  /** In hundredths of a point; undefined before the turn is done. */
  readonly loss: number | undefined;
  readonly square: Square | undefined;
  /** What is visibly worse than after the best turn. */
  readonly worse: Worse | undefined;
};

export const judgementOf = (
  decision: JudgedDecision,
  own: Position,
  loss: number | undefined,
): Judgement => ({
  loss,
  square: loss === undefined ? undefined : squareOf(loss),
  worse: loss ? worseIn(decision.ruleset, { own, best: bestEnd(decision) }) : undefined,
});
