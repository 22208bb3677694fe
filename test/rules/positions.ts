import { endAfterStep } from "../../src/rules/outcome.ts";
import { flip, opposite, setOf, sideOf, startPosition } from "../../src/rules/position.ts";
import { legalTurnsWithin } from "../../src/rules/search/search.ts";
import { beginTurn } from "../../src/rules/turn.ts";
import { BAR, type Position, type Ruleset, type Switches } from "../../src/rules/types.ts";
import type { Random } from "./random.ts";

const LISTABLE = 2000;

/** So many positions, one after the other, from random games. */
export const playedFor = (
  ruleset: Ruleset,
  random: Random,
  positions: number,
): readonly Position[] => {
  const all = [startPosition(ruleset)];
  for (const position of all) {
    if (all.length === positions) break;
    const turn = beginTurn({ ruleset, position, dice: random.dice(), ownTurn: 2 });
    // A roll of mad gulbar that can be played in too many ways is thrown again.
    const turns = legalTurnsWithin(turn, LISTABLE);
    const next = turns === undefined ? position : flip(random.pick(turns).position);
    const isOver = endAfterStep(ruleset, flip(next)) !== undefined;
    all.push(isOver ? startPosition(ruleset) : next);
  }
  return all;
};

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, n) => from + n);

const BOARD = range(1, 24);

/** A side being made up: never more checkers than a side has. */
class Draft {
  readonly counts: Record<number, number> = {};
  readonly #random: Random;
  readonly #switches: Switches;
  constructor(random: Random, switches: Switches) {
    this.#random = random;
    this.#switches = switches;
  }
  get total(): number {
    return Object.values(this.counts).reduce((a, b) => a + b, 0);
  }
  put(point: number, checkers = 1): this {
    const room = this.#switches.checkers - this.total;
    const added = Math.min(room, checkers);
    if (added > 0) this.counts[point] = (this.counts[point] ?? 0) + added;
    return this;
  }
  scatter(checkers: number, points: readonly number[]): this {
    if (points.length > 0) for (let n = 0; n < checkers; n++) this.put(this.#random.pick(points));
    return this;
  }
  /** The points, as the opponent numbers them, where he may stand. */
  freeFor(points: readonly number[] = BOARD): readonly number[] {
    return points
      .filter((point) => (this.counts[point] ?? 0) === 0)
      .map((point) => opposite(this.#switches.way, point));
  }
}

type Maker = (random: Random, switches: Switches) => readonly [own: Draft, other: Draft];

/** Both sides anywhere; some checkers borne off, some (in short nardy) on the bar. */
const anywhere: Maker = (random, switches) => {
  const own = new Draft(random, switches);
  if (switches.meeting === "hit" && random.chance(0.3)) own.put(BAR, 1 + random.below(2));
  own.scatter(random.below(6), random.shuffled(BOARD).slice(0, 5));
  own.scatter(1 + random.below(8), BOARD);
  const other = new Draft(random, switches).scatter(random.below(16), own.freeFor());
  return [own, other];
};

/** Bearing off while opposing blots stand in the home: here the rules on home hits bite. */
const bearingOff: Maker = (random, switches) => {
  const own = new Draft(random, switches);
  own.scatter(1 + random.below(7), range(1, random.chance(0.3) ? 8 : 6));
  const other = new Draft(random, switches);
  for (const point of random.shuffled(own.freeFor(range(1, 6))).slice(0, random.below(4)))
    other.put(point, random.chance(0.7) ? 1 : 2);
  if (random.chance(0.5))
    for (const point of random.shuffled(own.freeFor(range(7, 24))).slice(0, 3)) other.put(point);
  return [own, other];
};

/** A block about to close somewhere on the opponent's way, most of him behind it. */
const nearlyBlocked: Maker = (random, switches) => {
  const own = new Draft(random, switches);
  const low = 1 + random.below(19);
  for (const point of range(low, Math.min(24, low + 6)))
    if (random.chance(0.8)) own.put(opposite(switches.way, point), random.chance(0.8) ? 1 : 2);
  if (random.chance(0.4)) own.put(24);
  own.scatter(random.below(3), BOARD);
  const free = own.freeFor();
  const behind = free.filter((point) => point >= low);
  const other = new Draft(random, switches).scatter(
    1 + random.below(10),
    random.chance(0.8) ? behind : free,
  );
  if (random.chance(0.8)) other.scatter(switches.checkers, behind);
  return [own, other];
};

/** The first own turn: the head is whole, the opponent has made a turn or two. */
const firstTurn: Maker = (random, switches) => {
  const own = new Draft(random, switches).put(24, switches.checkers);
  const other = new Draft(random, switches).scatter(1 + random.below(3), own.freeFor());
  if (random.chance(0.8)) other.put(24, switches.checkers);
  return [own, other];
};

/** Both mothers may be caught: few checkers are left where each side begins. */
const mothers: Maker = (random, switches) => {
  const own = new Draft(random, switches).put(24, random.below(3));
  own.scatter(1 + random.below(6), range(1, 12));
  const other = new Draft(random, switches);
  if (own.freeFor().includes(24) && random.chance(0.8)) other.put(24, 1 + random.below(2));
  other.scatter(1 + random.below(6), own.freeFor(range(13, 23)));
  return [own, other];
};

/** Six points in a row before an opponent who stands on the one point behind them. */
const walledIn: Maker = (random, switches) => {
  const own = new Draft(random, switches);
  const behind = 7 + random.below(18);
  for (const point of range(behind - 6, behind - 1))
    own.put(opposite(switches.way, point), random.chance(0.7) ? 1 : 2);
  own.scatter(
    random.below(5),
    own
      .freeFor()
      .map((p) => opposite(switches.way, p))
      .filter((p) => p !== opposite(switches.way, behind)),
  );
  const other = new Draft(random, switches).put(behind, 1 + random.below(15));
  return [own, other];
};

const MAKERS = { anywhere, bearingOff, nearlyBlocked, firstTurn, mothers, walledIn } as const;

export type Kind = keyof typeof MAKERS;

/** The kinds of position that put the rules of a game to the test. */
export const kindsOf = ({ meeting, mustOpen }: Switches): readonly Kind[] => {
  if (meeting === "hit") return ["anywhere", "bearingOff"];
  if (meeting === "pin") return ["anywhere", "bearingOff", "mothers"];
  const walls: readonly Kind[] = mustOpen ? ["walledIn"] : [];
  return ["anywhere", "bearingOff", "nearlyBlocked", "firstTurn", ...walls];
};

/** Some lone checkers of one side get checkers of the other one on top; where, as a set. */
const pinned = (random: Random, beneath: Draft, above: Draft, { way }: Switches): number => {
  const lone = BOARD.filter(
    (point) => beneath.counts[point] === 1 && !above.counts[opposite(way, point)],
  );
  const held = random.shuffled(lone).slice(0, random.below(3));
  const on = held.filter((point) => {
    const before = above.total;
    above.put(opposite(way, point), 1 + random.below(2));
    return above.total > before;
  });
  return setOf(on);
};

/** A made-up position of the kind: nobody need have come there by playing. */
export const madeUp = (random: Random, switches: Switches, kind: Kind): Position => {
  const [own, other] = MAKERS[kind](random, switches);
  const { checkers, meeting } = switches;
  const isPinning = meeting === "pin";
  const heldOwn = isPinning ? pinned(random, own, other, switches) : 0;
  const heldOther = isPinning ? pinned(random, other, own, switches) : 0;
  return {
    own: sideOf(own.counts, checkers, heldOwn),
    other: sideOf(other.counts, checkers, heldOther),
  };
};
