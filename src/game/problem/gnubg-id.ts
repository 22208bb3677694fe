import { sideOf } from "../../rules/position.ts";
import { refused } from "../../rules/result.ts";
import { BAR, OFF, type Side } from "../../rules/types.ts";
import { opponent } from "../colours.ts";
import {
  asSeenBy,
  byColour,
  onRoll,
  ownerOf,
  ownerSeenBy,
  type Problem,
  type ProblemAsked,
  powerOf,
  type ReadProblem,
  rollIn,
  type SeenCube,
  shortWith,
  whole,
} from "../problem.ts";
import type { Colour } from "../types.ts";

/*
 * The IDs of GNU Backgammon, by its manual: of a position ("a technical description of the position
 * ID") and of what stands in the match ("… of the match ID"). Player 1, at the bottom, is White.
 */

/** Bits, the lowest of each byte first. */
type Bits = readonly (0 | 1)[];

const bitsOf = (text: string): Bits =>
  [...Buffer.from(text, "base64")].flatMap((byte) =>
    Array.from({ length: 8 }, (_, at): 0 | 1 => (((byte >> at) & 1) === 1 ? 1 : 0)),
  );

const textOf = (bits: Bits, bytes: number): string => {
  const all = new Uint8Array(bytes);
  for (const [at, bit] of bits.entries()) all[at >> 3] = (all[at >> 3] ?? 0) | (bit << (at & 7));
  return Buffer.from(all).toString("base64").replace(/=+$/, "");
};

const POSITION_BYTES = 10;
const MATCH_BYTES = 9;

type CountedSides = { readonly own: ArrayLike<number>; readonly other: ArrayLike<number> };

/** The name of a position, as the player on roll sees it; only counts are read of the sides. */
export const positionIdOf = ({ own, other }: CountedSides): string => {
  const bits = [other, own].flatMap((side) =>
    Array.from(side)
      .slice(OFF + 1, BAR + 1)
      .flatMap((count): Bits => [...Array.from({ length: count }, () => 1 as const), 0]),
  );
  return textOf(bits, POSITION_BYTES);
};

/** Both sides, first the one that is not on roll; undefined where bits are left over or missing. */
const sidesIn = (id: string): readonly [Side, Side] | undefined => {
  const counts: number[] = [];
  let count = 0;
  const bits = bitsOf(id);
  for (const bit of bits) {
    if (counts.length === 2 * BAR) {
      if (bit === 1) return undefined;
    } else if (bit === 1) count++;
    else {
      counts.push(count);
      count = 0;
    }
  }
  if (counts.length < 2 * BAR) return undefined;
  const sideAt = (from: number): Side =>
    sideOf(Object.fromEntries(counts.slice(from, from + BAR).map((one, at) => [at + 1, one])));
  return [sideAt(0), sideAt(BAR)];
};

/** A number in a match ID, by the numbers of its first and last bit in the manual. */
type Field = readonly [first: number, last: number];

const FIELDS = {
  ...{ power: [1, 4], owner: [5, 6], roller: [7, 7], crawford: [8, 8], state: [9, 11] },
  ...{ decider: [12, 12], doubled: [13, 13], firstDie: [16, 18], secondDie: [19, 21] },
  ...{ to: [22, 36], scoreOfBlack: [37, 51], scoreOfWhite: [52, 66], withoutJacoby: [67, 67] },
} as const satisfies Readonly<Record<string, Field>>;

const IS_OVER = 2;
const CENTRE = 3;
const PLAYERS = ["black", "white"] as const satisfies readonly Colour[];

const numberAt = (bits: Bits, [first, last]: Field): number =>
  bits.slice(first - 1, last).reduceRight<number>((sum, bit) => 2 * sum + bit, 0);

const playerAt = (bits: Bits, field: Field): Colour =>
  numberAt(bits, field) === 0 ? PLAYERS[0] : PLAYERS[1];

const askedIn = (bits: Bits): ProblemAsked | undefined => {
  if (numberAt(bits, FIELDS.doubled) === 1) return { kind: "answer" };
  const dice = [FIELDS.firstDie, FIELDS.secondDie].map((field) => numberAt(bits, field)).join("");
  if (dice === "00") return { kind: "roll" };
  const roll = rollIn(dice);
  return roll && { kind: "turn", roll };
};

const cubeIn = (bits: Bits, by: Colour): SeenCube => {
  const isFree = numberAt(bits, FIELDS.owner) === CENTRE;
  return {
    value: 2n ** BigInt(numberAt(bits, FIELDS.power)),
    owner: ownerSeenBy(by, isFree ? undefined : playerAt(bits, FIELDS.owner)),
  };
};

/** What a position ID says, with the match ID beside it or without; or the field that is unfit. */
export const readGnubgId = (positionId: string, matchId?: string): ReadProblem => {
  const sides = sidesIn(positionId);
  if (sides === undefined) return refused("checkers");
  const [waiting, rolling] = sides;
  if (matchId === undefined) {
    return whole({
      ...{ ruleset: shortWith(), position: { own: rolling, other: waiting } },
      ...{ by: "white", asked: { kind: "roll" }, match: undefined },
      cube: { value: 1n, owner: "centre" },
    });
  }
  const bits = bitsOf(matchId);
  if (numberAt(bits, FIELDS.state) >= IS_OVER) return refused("over");
  const asked = askedIn(bits);
  if (asked === undefined) return refused("dice");
  const roller = playerAt(bits, FIELDS.roller);
  const by = asked.kind === "answer" ? opponent(roller) : roller;
  const to = numberAt(bits, FIELDS.to);
  const score = asSeenBy(by, {
    white: numberAt(bits, FIELDS.scoreOfWhite),
    black: numberAt(bits, FIELDS.scoreOfBlack),
  });
  const jacoby = to === 0 && numberAt(bits, FIELDS.withoutJacoby) === 0;
  return whole({
    ruleset: shortWith({ jacoby }),
    position: by === roller ? { own: rolling, other: waiting } : { own: waiting, other: rolling },
    ...{ by, asked },
    cube: cubeIn(bits, by),
    match: to > 0 ? { to, ...score, isCrawford: numberAt(bits, FIELDS.crawford) === 1 } : undefined,
  });
};

const playerOf = (colour: Colour): number =>
  PLAYERS.indexOf(colour === "white" ? "white" : "black");

const matchIdOf = (problem: Problem): string => {
  const { ruleset, by, asked, cube, match } = problem;
  const owner = ownerOf(problem);
  const score = byColour(by, { own: match?.own ?? 0, other: match?.other ?? 0 });
  // The program has the higher die first.
  const [firstDie = 0, secondDie = 0] =
    asked.kind === "turn" && "dice" in asked.roll
      ? asked.roll.dice.toSorted((one, other) => other - one)
      : [];
  const values: Readonly<Record<keyof typeof FIELDS, number>> = {
    power: powerOf(cube?.value ?? 1n),
    owner: owner === undefined ? CENTRE : playerOf(owner),
    roller: playerOf(onRoll(problem)),
    crawford: Number(match?.isCrawford ?? false),
    state: 1,
    decider: playerOf(by),
    doubled: Number(asked.kind === "answer"),
    ...{ firstDie, secondDie, to: match?.to ?? 0 },
    ...{ scoreOfBlack: score.black, scoreOfWhite: score.white },
    withoutJacoby: Number(!ruleset.switches.jacoby),
  };
  const bits = Array.from({ length: 8 * MATCH_BYTES }, (): 0 | 1 => 0);
  for (const [name, [first, last]] of Object.entries(FIELDS)) {
    const value = new Map<string, number>(Object.entries(values)).get(name) ?? 0;
    for (let at = first; at <= last; at++)
      bits[at - 1] = ((value >> (at - first)) & 1) === 1 ? 1 : 0;
  }
  return textOf(bits, MATCH_BYTES);
};

/** Both IDs of a problem in a game that other programs know, as they are pasted there. */
export const gnubgIdOf = (problem: Problem): string => {
  const { own, other } = problem.position;
  const seen = problem.asked.kind === "answer" ? { own: other, other: own } : { own, other };
  return `${positionIdOf(seen)}:${matchIdOf(problem)}`;
};
