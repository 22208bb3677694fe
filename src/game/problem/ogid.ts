import { sideOf } from "../../rules/position.ts";
import { refused } from "../../rules/result.ts";
import { BAR, CHECKERS, type Side } from "../../rules/types.ts";
import { opponent } from "../colours.ts";
import {
  asSeenBy,
  numberIn,
  ownerSeenBy,
  type ProblemAsked,
  type ReadProblem,
  rollIn,
  type SeenCube,
  shortWith,
  whole,
} from "../problem.ts";
import type { Colour } from "../types.ts";

/*
 * OGID, as OpenGammon and HedgeHog write it: each side's checkers, one sign for each (0 to 9, then
 * a to p for points 10 to 25, q borne off; White goes up from 1, their bar is 0, Black's is 25),
 * the cube as owner, power and state, the dice, who has brought the position about, the state of
 * the game, both scores, the length of the match with C for Crawford, the number of the move, and
 * how many checkers a side has.
 */

const SIGNS = "0123456789abcdefghijklmnop";
const COLOURS: Readonly<Record<string, Colour>> = { W: "white", B: "black" };
const CUBE = /^([WBN])(\d)([NOTP])$/;
const MATCH = /^(\d{1,3})([LCG]?)\d*$/;

/** Undefined where a sign stands for no point. */
const sideIn = (signs: string, colour: Colour): Side | undefined => {
  if (!/^[0-9a-q]*$/.test(signs)) return undefined;
  const counts: Record<number, number> = {};
  for (const sign of signs) {
    const place = SIGNS.indexOf(sign);
    const point = colour === "white" ? BAR - place : place;
    if (place >= 0) counts[point] = (counts[point] ?? 0) + 1;
  }
  return (counts[0] ?? 0) > 0 ? undefined : sideOf(counts);
};

const askedIn = (dice: string, isDoubled: boolean): ProblemAsked | undefined => {
  if (isDoubled) return { kind: "answer" };
  if (dice === "") return { kind: "roll" };
  const roll = rollIn(dice);
  return roll && { kind: "turn", roll };
};

/** The player who decides: not the one who brought it about, but for the first roll. */
const deciderIn = (turn: string, state: string): Colour | undefined => {
  if (turn === "") return "white";
  const by = COLOURS[turn];
  return by && (state.startsWith("I") ? (COLOURS[state.slice(1)] ?? by) : opponent(by));
};

/** What an OGID says, or the field that does not fit. What is left out at its end is usual. */
export const readOgid = (id: string): ReadProblem => {
  const [white = "", black = "", cube = "", dice = "", turn = "", state = "", ...rest] =
    id.split(":");
  const [whiteScore = "", blackScore = "", length = "", , checkers = ""] = rest;
  const sides = { white: sideIn(white, "white"), black: sideIn(black, "black") };
  if (sides.white === undefined || sides.black === undefined) return refused("checkers");
  if (checkers !== "" && Number(checkers) !== CHECKERS) return refused("variant");
  const [, owner = "", power = "", offer] = CUBE.exec(cube) ?? [];
  if (power === "") return refused("cube");
  const asked = askedIn(dice, offer === "O" || state === "D");
  if (asked === undefined) return refused("dice");
  const by = deciderIn(turn, state);
  if (by === undefined) return refused("turn");
  const match = matchIn(length, whiteScore, blackScore);
  if (match === undefined) return refused("score");
  const seen: SeenCube = { value: 2n ** BigInt(power), owner: ownerSeenBy(by, COLOURS[owner]) };
  const score = asSeenBy(by, { white: match.white, black: match.black });
  return whole({
    ruleset: shortWith(),
    position: asSeenBy(by, { white: sides.white, black: sides.black }),
    ...{ by, asked, cube: seen },
    match: match.to > 0 ? { to: match.to, ...score, isCrawford: match.isCrawford } : undefined,
  });
};

const matchIn = (length: string, whiteScore: string, blackScore: string) => {
  const [, to = "0", kind] = MATCH.exec(length || "0") ?? [undefined, undefined];
  const [white, black] = [whiteScore || "0", blackScore || "0"].map(numberIn);
  if (!MATCH.test(length || "0") || white === undefined || black === undefined) return undefined;
  return { to: Number(to), white, black, isCrawford: kind === "C" };
};
