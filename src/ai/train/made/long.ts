import { HEAD, HOME, type Point, type Position, type Side } from "../../../rules/types.ts";
import { longestRow } from "../../inputs/bits.ts";
import {
  countIn,
  from,
  offOf,
  type PositionKind,
  type SideRecipe,
  standsSeen,
  upTo,
} from "./recipe.ts";

const HALF = 12;

/** The rows of so many points that block the other side: those within one half of the board. */
const rowsOf = (length: number): readonly (readonly Point[])[] =>
  [1, HALF + 1].flatMap((lowest) =>
    upTo(lowest, lowest + HALF - length).map((first) => upTo(first, first + length - 1)),
  );

/** How many checkers of the other side stand behind the row of this length that lies deepest. */
const heldBehind = (own: Side, other: Side, length: number): number => {
  let tops = standsSeen("same", own);
  for (let step = 1; step < length; step++) tops &= tops << 1;
  return tops === 0 ? 0 : from(other, 32 - Math.clz32(tops & -tops));
};

/** So many checkers behind a block make it one that matters. */
const HELD = 2;

const blocking = (length: number): PositionKind["ways"] =>
  rowsOf(length).map((row): readonly [SideRecipe, SideRecipe] => [
    { groups: [{ on: row, points: [length, length], each: [1, 2] }], rest: upTo(1, HEAD) },
    { groups: [{ on: [HEAD], points: [0, 1], each: [2, 7] }], rest: upTo(1, HEAD) },
  ]);

const blockOf = (length: 5 | 6): PositionKind => ({
  name: `block of ${length === 5 ? "five" : "six"}`,
  share: 3,
  ways: blocking(length),
  is: ({ own, other }) =>
    longestRow(standsSeen("same", own)) === length && heldBehind(own, other, length) >= HELD,
});

const ON_HEAD = 7;
const CLOSED = 3;

const cloggedHead: PositionKind = {
  name: "clogged head",
  share: 3,
  ways: [
    [
      { groups: [{ on: [HEAD], points: [1, 1], each: [ON_HEAD, 11] }], rest: upTo(7, 23) },
      { groups: [{ on: upTo(7, 11), points: [CLOSED, 5], each: [1, 3] }], rest: upTo(1, HEAD) },
    ],
  ],
  is: ({ own, other }) =>
    countIn(own, HEAD, HEAD) >= ON_HEAD && closedAhead(other, HEAD - HOME) >= CLOSED,
};

/** How many of the points before the head, from this one on, the other side holds. */
const closedAhead = (other: Side, first: Point): number =>
  upTo(first, HEAD - 1).filter((point) => (standsSeen("same", other) >>> point) & 1).length;

const AT_HOME = 9;
const IN_THE_WAY = 4;

/** Checkers of the other side between a straggler and its home, which it has still to pass. */
const inTheWay = ({ own, other }: Position): number => {
  const rear = own.findLastIndex((count) => count > 0);
  const seen = standsSeen("same", other);
  return upTo(HOME + 1, rear).filter((point) => (seen >>> point) & 1).length;
};

const lateRunner: PositionKind = {
  name: "late runner",
  share: 3,
  ways: [
    [
      {
        groups: [{ on: upTo(15, HEAD), points: [1, 2], each: [1, 1] }],
        rest: [...upTo(1, HOME), ...upTo(1, 9)],
      },
      { groups: [{ on: upTo(1, 11), points: [4, 7], each: [1, 2] }], rest: upTo(1, 16) },
    ],
  ],
  is: (position) =>
    countIn(position.own, 1, HOME) >= AT_HOME &&
    from(position.own, 15) > 0 &&
    from(position.own, 10) <= 2 &&
    inTheWay(position) >= IN_THE_WAY,
};

const LEAST_HOME = 6;
const MOST_HOME = 9;

const halfHome: SideRecipe = {
  groups: [{ on: upTo(1, HOME), points: [3, 5], each: [1, 3] }],
  rest: [...upTo(1, HOME), ...upTo(HOME + 1, 18)],
};

const isHalfHome = (side: Side): boolean => {
  const home = countIn(side, 1, HOME);
  return home >= LEAST_HOME && home <= MOST_HOME && offOf(side) === 0;
};

const bothHomes: PositionKind = {
  name: "both homes half full",
  share: 3,
  ways: [[halfHome, halfHome]],
  is: ({ own, other }) => isHalfHome(own) && isHalfHome(other),
};

/** Kinds of long nardy's positions, and its relatives', to which a net's games seldom come. */
export const LONG_KINDS: readonly PositionKind[] = [
  blockOf(5),
  blockOf(6),
  cloggedHead,
  lateRunner,
  bothHomes,
];
