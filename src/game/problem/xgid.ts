import { sideOf } from "../../rules/position.ts";
import { refused } from "../../rules/result.ts";
import { BAR, type Side } from "../../rules/types.ts";
import { opponent } from "../colours.ts";
import {
  asSeenBy,
  byColour,
  numberIn,
  onRoll,
  ownerOf,
  ownerSeenBy,
  type Problem,
  type ProblemAsked,
  powerOf,
  type ReadProblem,
  rollIn,
  shortWith,
  whole,
} from "../problem.ts";
import type { Colour, PerColour } from "../types.ts";

/*
 * XGID, as eXtreme Gammon writes it. 26 places from the bottom player's view: the other player's
 * bar, points 1 to 24, their own bar; the bottom player has the capitals, and is White here. Then
 * the cube's power of two, its owner (1 bottom, -1 top), who is on roll, the dice, both scores,
 * Crawford or the extras of a game for money, the length of the match, the power of the highest
 * cube.
 */

/** On a bar stand only checkers of its own side. */
const PLACES = /^[-a-o][-a-oA-O]{24}[-A-O]$/;
const OWNERS: Readonly<Record<string, Colour | "centre">> = {
  "1": "white",
  "-1": "black",
  "0": "centre",
};
const NO_DICE = "00";
const DOUBLED = "D";
const [JACOBY, BEAVER] = [1, 2];
const HIGHEST_CUBE = 10;

const sidesIn = (places: string): PerColour<Side> => {
  const white: Record<number, number> = {};
  const black: Record<number, number> = {};
  for (const [place, letter] of [...places].entries()) {
    const count = Number.parseInt(letter, 36) - 9;
    if (letter === "-") continue;
    if (letter < "a") white[place] = count;
    else black[BAR - place] = count;
  }
  return { white: sideOf(white), black: sideOf(black) };
};

const askedIn = (dice: string): ProblemAsked | undefined => {
  if (dice === NO_DICE) return { kind: "roll" };
  if (dice === DOUBLED) return { kind: "answer" };
  const roll = rollIn(dice);
  return roll && { kind: "turn", roll };
};

/** What an XGID says, without the letters before its "="; or the field that does not fit. */
export const readXgid = (id: string): ReadProblem => {
  const [places = "", power, owner = "", turn = "", dice = "", ...rest] = id.split(":");
  if (!PLACES.test(places)) return refused("checkers");
  const [white, black, extra, to, highest] = rest.map(numberIn);
  const roller = OWNERS[turn];
  if (roller === undefined || roller === "centre") return refused("turn");
  const asked = askedIn(dice);
  if (asked === undefined) return refused("dice");
  const [exponent, holder] = [numberIn(power), OWNERS[owner]];
  if (exponent === undefined || holder === undefined) return refused("cube");
  if (white === undefined || black === undefined || extra === undefined || to === undefined)
    return refused("score");
  const by = asked.kind === "answer" ? opponent(roller) : roller;
  // A cube that may not even become 2 is none.
  const cube = highest !== 0 || exponent > 0 || asked.kind === "answer";
  const extras = { cube, jacoby: (extra & JACOBY) > 0, beaver: (extra & BEAVER) > 0 };
  const score = asSeenBy(by, { white, black });
  return whole({
    ruleset: shortWith(to > 0 ? { cube } : extras),
    position: asSeenBy(by, sidesIn(places)),
    ...{ by, asked },
    cube: cube
      ? {
          value: 2n ** BigInt(exponent),
          owner: ownerSeenBy(by, holder === "centre" ? undefined : holder),
        }
      : undefined,
    match: to > 0 ? { to, ...score, isCrawford: extra > 0 } : undefined,
  });
};

const letterOf = (count: number): string => (count === 0 ? "-" : (count + 9).toString(36));

const placesOf = ({ white, black }: PerColour<Side>): string =>
  Array.from({ length: BAR + 1 }, (_, place) => {
    const own = place === 0 ? 0 : (white[place] ?? 0);
    const other = place === BAR ? 0 : (black[BAR - place] ?? 0);
    return own > 0 ? letterOf(own).toUpperCase() : letterOf(other);
  }).join("");

const diceOf = (asked: ProblemAsked): string => {
  if (asked.kind === "roll") return NO_DICE;
  if (asked.kind === "answer") return DOUBLED;
  return "dice" in asked.roll ? asked.roll.dice.join("") : NO_DICE;
};

const signOf = (colour: Colour | undefined): number =>
  colour === undefined ? 0 : colour === "white" ? 1 : -1;

/** The XGID of a problem in a game that other programs know (`isKnownElsewhere`). */
export const xgidOf = (problem: Problem): string => {
  const { ruleset, position, by, asked, cube, match } = problem;
  const { jacoby, beaver } = ruleset.switches;
  const score = byColour(by, { own: match?.own ?? 0, other: match?.other ?? 0 });
  const extras = (jacoby ? JACOBY : 0) + (beaver ? BEAVER : 0);
  const fields = [
    placesOf(byColour(by, position)),
    powerOf(cube?.value ?? 1n),
    signOf(ownerOf(problem)),
    signOf(onRoll(problem)),
    diceOf(asked),
    ...[score.white, score.black],
    match ? Number(match.isCrawford) : extras,
    match?.to ?? 0,
    cube ? HIGHEST_CUBE : 0,
  ];
  return `XGID=${fields.join(":")}`;
};
