import { isDie } from "../rules/dice.ts";
import { heldOf, isHeld, setOf, sideOf } from "../rules/position.ts";
import { refused } from "../rules/result.ts";
import { findRuleset } from "../rules/rulesets.ts";
import type { Roll } from "../rules/turn.ts";
import type { Die, Ruleset, Side } from "../rules/types.ts";
import {
  type MatchSoFar,
  type Problem,
  type ProblemAsked,
  type ReadProblem,
  rollIn,
  type SeenCube,
  whole,
} from "./problem.ts";

/*
 * Our own line, for every named ruleset (README.md, "A position in one line"):
 * nardy:1:RULESET:OWN:OTHER:ASKED:CUBE:MATCH, at most 80 letters.
 */

const HEADING = "nardy:1:";
/** Points 1 to 24, then the bar. A capital is a point on which the side's checker is held. */
const LETTERS = "abcdefghijklmnopqrstuvwxy";
const SIDE = /^([a-yA-X](1[0-5]|[2-9])?)*$/;
const PLACE = /([a-yA-X])(\d*)/g;
const ASKED = /^([wb])(?:(r|d)|(\d\d)t([1-9])|p([0-9]{6}))$/;
const CUBE = /^(?:-|(\d{1,5})([ot]?)(j?)(b?))$/;
const MATCH = /^(?:-|(\d{1,2})-(\d{1,2})-(\d{1,2})(c?))$/;
/** Later turns are all alike. */
const LATEST_TURN = 9;

const pointOf = (letter: string): number => LETTERS.indexOf(letter.toLowerCase()) + 1;

const sideIn = (text: string, { switches }: Ruleset): Side | undefined => {
  if (!SIDE.test(text)) return undefined;
  const counts: Record<number, number> = {};
  const held: number[] = [];
  for (const [, letter = "", count = ""] of text.matchAll(PLACE)) {
    const point = pointOf(letter);
    if (counts[point] !== undefined) return undefined;
    counts[point] = Number(count || "1");
    if (letter < "a") held.push(point);
  }
  return sideOf(counts, switches.checkers, setOf(held));
};

const sideText = (side: Side): string =>
  [...LETTERS]
    .map((letter, at) => {
      const point = at + 1;
      const count = side[point] ?? 0;
      if (count === 0) return "";
      const sign = heldOf(side) !== 0 && isHeld(side, point) ? letter.toUpperCase() : letter;
      return count === 1 ? sign : `${sign}${count}`;
    })
    .join("");

/** Dice that are left to the player, by how many there are of each number. */
const pendingIn = (counts: string): Roll | undefined => {
  const pending = [...counts].flatMap((count, at): Die[] => {
    const die = at + 1;
    return isDie(die) ? Array.from({ length: Number(count) }, () => die) : [];
  });
  return pending.length > 0 ? { pending } : undefined;
};

const askedIn = (
  kind: string,
  dice: string,
  turn: string,
  counts: string,
): ProblemAsked | undefined => {
  if (kind === "r") return { kind: "roll" };
  if (kind === "d") return { kind: "answer" };
  const roll = counts === "" ? rollIn(dice, Number(turn)) : pendingIn(counts);
  return roll && { kind: "turn", roll };
};

const askedText = (asked: ProblemAsked): string => {
  if (asked.kind === "roll") return "r";
  if (asked.kind === "answer") return "d";
  const { roll } = asked;
  if ("dice" in roll) return `${roll.dice.join("")}t${Math.min(roll.ownTurn, LATEST_TURN)}`;
  const counts = [1, 2, 3, 4, 5, 6].map((die) => roll.pending.filter((one) => one === die).length);
  return `p${counts.join("")}`;
};

const OWNERS: Readonly<Record<string, SeenCube["owner"]>> = { o: "own", t: "other", "": "centre" };

const cubeText = ({ cube, ruleset: { switches } }: Problem): string => {
  if (cube === undefined) return "-";
  const [letter] = Object.entries(OWNERS).find(([, owner]) => owner === cube.owner) ?? [""];
  return `${cube.value}${letter}${switches.jacoby ? "j" : ""}${switches.beaver ? "b" : ""}`;
};

const matchText = (match: MatchSoFar | undefined): string =>
  match ? `${match.to}-${match.own}-${match.other}${match.isCrawford ? "c" : ""}` : "-";

const withCube = (
  ruleset: Ruleset,
  extras: Pick<Ruleset["switches"], "cube" | "jacoby" | "beaver">,
): Ruleset => ({ ...ruleset, switches: { ...ruleset.switches, ...extras } });

/** What a line of our own says, or the field that does not fit. */
export const readOwnLine = (line: string): ReadProblem => {
  const read = parseOwnLine(line);
  return read.ok ? whole(read.problem) : read;
};

/** The same without asking whether it can come up in a game. */
export const parseOwnLine = (line: string): ReadProblem => {
  const fields = line.slice(HEADING.length).split(":");
  const [id = "", own = "", other = "", asked = "", cube = "", match = "", ...more] = fields;
  if (!line.startsWith(HEADING) || more.length > 0) return refused("form");
  const named = findRuleset(id);
  if (named === undefined) return refused("variant");
  const [mine, theirs] = [sideIn(own, named), sideIn(other, named)];
  if (mine === undefined) return refused("own-checkers");
  if (theirs === undefined) return refused("other-checkers");
  const [, by, kind = "", dice = "", turn = "", counts = ""] = ASKED.exec(asked) ?? [];
  if (by === undefined) return refused("turn");
  const wanted = askedIn(kind, dice, turn, counts);
  if (wanted === undefined) return refused("dice");
  if (!CUBE.test(cube)) return refused("cube");
  const [, value, owner = "", jacoby = "", beaver = ""] = CUBE.exec(cube) ?? [];
  if (!MATCH.test(match)) return refused("score");
  const [, to, ownScore, otherScore, crawford] = MATCH.exec(match) ?? [];
  const problem = {
    ruleset: withCube(named, {
      ...{ cube: value !== undefined, jacoby: jacoby !== "", beaver: beaver !== "" },
    }),
    position: { own: mine, other: theirs },
    by: by === "w" ? "white" : "black",
    asked: wanted,
    cube:
      value === undefined ? undefined : { value: BigInt(value), owner: OWNERS[owner] ?? "centre" },
    match:
      to === undefined
        ? undefined
        : {
            ...{ to: Number(to), own: Number(ownScore), other: Number(otherScore) },
            isCrawford: crawford === "c",
          },
  } satisfies Problem;
  return { ok: true, problem };
};

/** The line of a problem in a named ruleset; it has no place for switches that were changed. */
export const ownLineOf = (problem: Problem): string => {
  const { ruleset, position, by, asked, match } = problem;
  return [
    `${HEADING}${ruleset.id}`,
    sideText(position.own),
    sideText(position.other),
    `${by === "white" ? "w" : "b"}${askedText(asked)}`,
    cubeText(problem),
    matchText(match),
  ].join(":");
};
