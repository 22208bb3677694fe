import { countAt, isHome, opposite } from "./position.ts";
import {
  BAR,
  CHECKERS,
  HOME,
  OFF,
  type Outcome,
  type Position,
  type Ruleset,
  type Side,
} from "./types.ts";

/** All fifteen have been borne off. */
export const hasWon = (side: Side): boolean => countAt(side, OFF) === CHECKERS;

/** The farthest point on which a side has a checker; `OFF` if none is left. */
const farthest = (side: Side): number => side.findLastIndex((count) => count > 0);

/** A checker on the bar or in the winner's home, their points 1–6 (000). */
const isCaught = (own: Side): boolean => farthest(own) >= opposite("short", HOME);

/** The winner has yet to pass a checker of the loser, so one may still be sent to the bar. */
const inContact = ({ own, other }: Position): boolean => farthest(own) + farthest(other) > BAR;

/**
 * How a game was lost, from the final position as the **loser** sees it (README.md, section 6).
 * In long nardy without a home mars (003) whoever has borne off none has lost a mars.
 */
export const outcomeOf = ({ switches }: Ruleset, loser: Position): Outcome => {
  if (countAt(loser.own, OFF) > 0) return "oin";
  if (switches.family === "short") return isCaught(loser.own) ? "koks" : "mars";
  return switches.homeMars !== "off" && isHome(loser.own) ? "home-mars" : "mars";
};

/** What the stake is multiplied by: oin 1, mars 2, koks 3, home mars as the ruleset says. */
export const outcomePoints = (
  { switches: { homeMars } }: Ruleset,
  outcome: Outcome,
): 1 | 2 | 3 | 4 => {
  switch (outcome) {
    case "oin":
      return 1;
    case "mars":
      return 2;
    case "koks":
      return 3;
    case "home-mars":
      return homeMars === "off" ? 2 : homeMars;
  }
};

/**
 * The outcomes in which the game can still be lost from a position as the **loser** sees it, lowest
 * first. Oin always; after the first checker borne off nothing else. Koks needs a checker on the bar
 * or in the winner's home, or one that may still be hit; a home mars is rare enough to need all at
 * home already (002).
 */
export const possibleOutcomes = (
  { switches }: Ruleset,
  loser: Position,
): readonly [Outcome, ...Outcome[]] => {
  if (countAt(loser.own, OFF) > 0) return ["oin"];
  if (switches.family === "short")
    return isCaught(loser.own) || inContact(loser) ? ["oin", "mars", "koks"] : ["oin", "mars"];
  return switches.homeMars !== "off" && isHome(loser.own) ? ["oin", "home-mars"] : ["oin", "mars"];
};

/**
 * The outcomes by which a game can be given up, as the **loser** sees it, lowest first: the last one
 * is what it costs to leave the game. An oin once a checker is off, otherwise a mars, and koks only
 * where it is possible and the opponent has begun to bear off; never a home mars.
 */
export const outcomesOfLeaving = (
  ruleset: Ruleset,
  loser: Position,
): readonly [Outcome, ...Outcome[]] => {
  if (countAt(loser.own, OFF) > 0) return ["oin"];
  const mayBeKoks =
    countAt(loser.other, OFF) > 0 && possibleOutcomes(ruleset, loser).includes("koks");
  return mayBeKoks ? ["oin", "mars", "koks"] : ["oin", "mars"];
};
