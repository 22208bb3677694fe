import { farthest } from "../../../rules/position.ts";
import { BAR, HEAD, HOME, type Point, type Position, type Side } from "../../../rules/types.ts";
import { lowest, sizeOf } from "../../inputs/bits.ts";
import {
  countIn,
  from,
  offOf,
  type PositionKind,
  pointsWith,
  type SideRecipe,
  upTo,
} from "./recipe.ts";

/** The points of the other side's home, as a side counts them, begin here. */
const AWAY = BAR - HOME;

/** A point of the other side's home: its ace-point is our 24. */
const awayOf = (point: Point): Point => BAR - point;

const isContact = ({ own, other }: Position): boolean => farthest(own) + farthest(other) > BAR;

const pipsOf = (side: Side): number => side.reduce((sum, count, point) => sum + count * point, 0);

/** Points held in the other side's home, as a set. */
const anchorsOf = (side: Side): number => pointsWith(side, 2, AWAY);

/** How many checkers stand behind the lowest point of a row of four of the other side. */
const heldBehind = (side: Side, other: Side): number => {
  const made = pointsWith(other, 2, 1, HEAD);
  const rows = made & (made >>> 1) & (made >>> 2) & (made >>> 3);
  return rows === 0 ? 0 : from(side, BAR - lowest(rows) + 1);
};

const anchorOn = (...points: readonly Point[]): SideRecipe["groups"][number] => ({
  on: points.map(awayOf),
  points: [1, 1],
  each: [2, 3],
});

const homeOf = (least: number, most: number): SideRecipe["groups"][number] => ({
  on: upTo(1, 8),
  points: [least, most],
  each: [2, 3],
});

/** A side on its way home, all past the anchors that wait there. */
const comingHome: SideRecipe = { groups: [homeOf(3, 5)], rest: upTo(1, 14), off: [0, 2] };
const straggling: SideRecipe = { groups: [homeOf(3, 5)], rest: upTo(3, 20) };

/** Some keep their time in the outfield, some have begun to break their home. */
const waiting = (first: Point, second: Point): readonly SideRecipe[] =>
  [upTo(4, 18), upTo(2, 12), upTo(1, 6)].map((rest) => ({
    groups: [anchorOn(first), anchorOn(second), homeOf(1, 4)],
    rest,
  }));

/** A backgame is behind by at least so many pips: the other side has nothing left to wait for. */
const BEHIND = 40;

const isBackgame = ({ own, other }: Position, first: Point, second: Point): boolean =>
  anchorsOf(own) === ((1 << awayOf(first)) | (1 << awayOf(second))) &&
  from(other, AWAY) <= 1 &&
  pipsOf(own) >= pipsOf(other) + BEHIND;

const backgame = (first: Point, second: Point): PositionKind => ({
  name: `backgame ${first}-${second}`,
  share: 1,
  ways: waiting(first, second).flatMap((own) => [
    [own, comingHome],
    [own, straggling],
  ]),
  is: (position) => isBackgame(position, first, second),
});

const LAST_ANCHOR = 5;

const BACKGAMES: readonly PositionKind[] = upTo(1, LAST_ANCHOR).flatMap((first) =>
  upTo(first + 1, LAST_ANCHOR).map((second) => backgame(first, second)),
);

const deepAnchor = (point: Point): PositionKind => ({
  name: `deep anchor ${point}`,
  share: 1,
  ways: [
    [
      { groups: [anchorOn(point), homeOf(3, 5)], rest: upTo(1, 8) },
      { groups: [homeOf(3, 5)], rest: upTo(1, 7), off: [0, 8] },
    ],
  ],
  is: ({ own, other }) =>
    anchorsOf(own) === 1 << awayOf(point) &&
    countIn(own, 13, AWAY - 1) === 0 &&
    from(other, HOME + 1) <= 3 &&
    from(other, 13) === 0,
});

/** Where a side still brings its checkers round: at least so many are outside its home. */
const OUTSIDE = 5;

const longBearIn: PositionKind = {
  name: "long bear-in",
  share: 3,
  ways: [
    [
      { groups: [anchorOn(1, 2, 3, 4, 5), homeOf(3, 5)], rest: upTo(2, 11) },
      { groups: [homeOf(2, 4)], rest: upTo(3, 18) },
    ],
  ],
  is: ({ own, other }) =>
    sizeOf(anchorsOf(own)) === 1 &&
    countIn(own, 13, AWAY - 1) === 0 &&
    from(other, HOME + 1) >= OUTSIDE &&
    from(other, AWAY) === 0 &&
    offOf(other) === 0,
};

const priming: SideRecipe = {
  groups: [
    { on: upTo(3, 9), points: [4, 5], each: [2, 2] },
    { on: upTo(20, HEAD), points: [1, 2], each: [1, 2] },
  ],
  rest: upTo(4, 16),
};

const primeAgainstPrime: PositionKind = {
  name: "prime against prime",
  share: 3,
  ways: [[priming, priming]],
  is: ({ own, other }) => heldBehind(own, other) > 0 && heldBehind(other, own) > 0,
};

/** The other side was hit while it bore off, and its checker has to come round again. */
const MANY_OFF = 5;

const lateHit: PositionKind = {
  name: "late hit",
  share: 3,
  ways: [upTo(AWAY, HEAD), [BAR]].map((on) => [
    {
      groups: [{ on: upTo(1, 8), points: [3, 6], each: [2, 3] }],
      rest: [...upTo(1, 12), ...upTo(13, HEAD)],
      off: [0, 1],
    },
    {
      groups: [{ on, points: [1, 1], each: [1, 1] }],
      rest: upTo(1, 5),
      off: [MANY_OFF, 13],
    },
  ]),
  is: ({ own, other }) =>
    sizeOf(pointsWith(own, 2, 1, 8)) >= 3 &&
    offOf(other) >= MANY_OFF &&
    from(other, AWAY) === 1 &&
    countIn(other, HOME + 1, AWAY - 1) === 0,
};

const CRUNCHED = 7;

const crunchedHome: PositionKind = {
  name: "crunched home",
  share: 3,
  ways: [
    [
      {
        groups: [
          { on: upTo(1, 3), points: [2, 3], each: [2, 4] },
          { on: upTo(AWAY, HEAD), points: [1, 2], each: [1, 3] },
        ],
        rest: upTo(1, 13),
      },
      { groups: [{ on: [4, 5, 6, 7, 8, 13], points: [3, 5], each: [2, 3] }], rest: upTo(3, 18) },
    ],
  ],
  is: ({ own, other }) =>
    countIn(own, 1, 3) >= CRUNCHED &&
    from(own, AWAY) >= 2 &&
    countIn(other, 1, 3) < CRUNCHED &&
    offOf(other) === 0,
};

const threeBack: PositionKind = {
  name: "three back",
  share: 3,
  ways: [
    [
      {
        groups: [
          { on: upTo(AWAY, BAR), points: [1, 3], each: [1, 2] },
          { on: [5, 6, 8, 13], points: [3, 4], each: [2, 3] },
        ],
        rest: upTo(3, 13),
      },
      { groups: [{ on: [4, 5, 6, 7, 8, 13], points: [3, 5], each: [2, 3] }], rest: upTo(3, HEAD) },
    ],
  ],
  is: ({ own, other }) => from(own, AWAY) === 3 && from(other, AWAY) <= 2,
};

/** So many points of the home are empty. */
const GAPS = 2;

const racing: SideRecipe = {
  groups: [{ on: upTo(1, HOME), points: [2, 4], each: [2, 4] }],
  rest: [...upTo(1, HOME), ...upTo(1, 10)],
  off: [0, 6],
};

const lateRace: PositionKind = {
  name: "late race with gaps",
  share: 3,
  ways: [[racing, racing]],
  is: (position) =>
    !isContact(position) &&
    HOME - sizeOf(pointsWith(position.own, 1, 1, HOME)) >= GAPS &&
    // Once both bear off, a race is counted, and no net is asked.
    (offOf(position.own) === 0 || offOf(position.other) === 0),
};

/** Kinds of short nardy's positions to which games of a net against itself seldom come. */
export const SHORT_KINDS: readonly PositionKind[] = [
  ...BACKGAMES,
  ...[1, 2, 3].map(deepAnchor),
  longBearIn,
  primeAgainstPrime,
  lateHit,
  crunchedHome,
  threeBack,
  lateRace,
];
