import { checkersLeft, countAt, farthest, isHeld, isHome, opposite } from "./position.ts";
import {
  BAR,
  type Difference,
  HEAD,
  HOME,
  LEFT,
  OFF,
  type Outcome,
  type Position,
  type Ruleset,
  type Side,
  type Switches,
  type WayToWin,
} from "./types.ts";

/** Whether all checkers have been borne off. */
export const hasWon = (side: Side): boolean => farthest(side) <= OFF;

/** A checker on the bar or in the winner's home, which is the winner's points 1–6 (000). */
const isCaught = (own: Side): boolean => farthest(own) >= opposite("towards", HOME);

const inContact = ({ own, other }: Position): boolean => farthest(own) + farthest(other) > BAR;

/** Whether the last checker where a side begins is held: its mother. */
const isMotherHeld = (side: Side): boolean => countAt(side, HEAD) === 1 && isHeld(side, HEAD);

/** What the mover's last step has made of the game: undefined while it goes on. */
export const endAfterStep = (
  { switches }: Ruleset,
  { own, other }: Position,
): "won" | "drawn" | undefined => {
  if (hasWon(own)) return "won";
  if (switches.mother === "off" || !isMotherHeld(other)) return undefined;
  if (countAt(own, HEAD) === 0) return "won";
  return isMotherHeld(own) ? "drawn" : undefined;
};

/** Every win for the difference, by one checker first. */
const DIFFERENCES = LEFT.map((left): Difference => `difference-${left}`);

/** The checkers of a win for the difference. */
export const leftBy = (difference: Difference): number => DIFFERENCES.indexOf(difference) + 1;

/** Whether a way to win has a name; otherwise the difference says it. */
export const isNamed = (outcome: Outcome): outcome is WayToWin =>
  !DIFFERENCES.some((one) => one === outcome);

const differenceOf = (loser: Side): Difference => {
  const found = DIFFERENCES[checkersLeft(loser) - 1];
  if (found === undefined) throw new Error("a loser has between 1 and 15 checkers left");
  return found;
};

/** Whether a win has a name and is more than an oin. */
export const isMars = (outcome: Outcome): outcome is Exclude<WayToWin, "oin"> =>
  isNamed(outcome) && outcome !== "oin";

/** How the **loser** lost. Without home mars, no checker off is a plain mars (003). */
export const outcomeOf = ({ switches }: Ruleset, loser: Position): Outcome => {
  if (switches.score === "difference") return differenceOf(loser.own);
  if (switches.mother !== "off" && !hasWon(loser.other)) return "mother";
  if (countAt(loser.own, OFF) > 0) return "oin";
  if (switches.koks !== "off" && isCaught(loser.own)) return "koks";
  return switches.homeMars !== "off" && isHome(loser.own) ? "home-mars" : "mars";
};

/** The named ways to win a game of a ruleset, cheapest first; none where the difference counts. */
export const waysToWin = ({ switches }: Pick<Ruleset, "switches">): readonly WayToWin[] => {
  const { score, koks, homeMars, mother } = switches;
  if (score === "difference") return [];
  return [
    ...(["oin", "mars"] as const),
    ...(koks === "off" ? [] : (["koks"] as const)),
    ...(homeMars === "off" ? [] : (["home-mars"] as const)),
    ...(mother === "off" ? [] : (["mother"] as const)),
  ];
};

/** The multiplier of the stake: oin 1, mars 2; koks and home mars by the ruleset. */
const namedPoints = (
  { switches: { koks, homeMars, mother } }: Pick<Ruleset, "switches">,
  outcome: WayToWin,
): 1 | 2 | 3 | 4 => {
  switch (outcome) {
    case "oin":
      return 1;
    case "mars":
      return 2;
    case "koks":
      return koks === "off" ? 2 : koks;
    case "home-mars":
      return homeMars === "off" ? 2 : homeMars;
    case "mother":
      return mother === "off" ? 2 : mother;
  }
};

/** The multiplier of the stake: that of the way to win, or the checkers of the difference. */
export const outcomePoints = (ruleset: Pick<Ruleset, "switches">, outcome: Outcome): number =>
  isNamed(outcome) ? namedPoints(ruleset, outcome) : leftBy(outcome);

/**
 * The points of a usual win: an oin, or about the mean difference of games between equals. The
 * computer player values games in such wins, so that a mistake is as large in each.
 */
export const usualWin = ({ score }: Pick<Switches, "score">): number =>
  score === "difference" ? 8 : 1;

/** The ways the **loser** can still lose, cheapest first (000; 002 for a home mars). */
export const possibleOutcomes = (
  { switches }: Ruleset,
  loser: Position,
): readonly [Outcome, ...Outcome[]] => {
  if (switches.score === "difference") {
    return ["difference-1", ...DIFFERENCES.slice(1, checkersLeft(loser.own))];
  }
  if (countAt(loser.own, OFF) > 0) return ["oin"];
  const mayBeKoks = isCaught(loser.own) || inContact(loser);
  if (switches.koks !== "off" && mayBeKoks) return ["oin", "mars", "koks"];
  return switches.homeMars !== "off" && isHome(loser.own) ? ["oin", "home-mars"] : ["oin", "mars"];
};

/** With this many checkers left, or fewer, the winner may bear off the rest in one turn. */
const LAST_CHECKERS = 4;

/**
 * The ways the **loser** can resign, cheapest first. The last one is the price of leaving the game
 * (001 §27; a home mars: 000, long nardy). For the difference there is one way: what the loser has
 * left counts, as if they bore off nothing more.
 */
export const outcomesOfLeaving = (
  ruleset: Ruleset,
  loser: Position,
): readonly [Outcome, ...Outcome[]] => {
  if (ruleset.switches.score === "difference") return [differenceOf(loser.own)];
  if (countAt(loser.own, OFF) > 0) return ["oin"];
  const isEndNear = checkersLeft(loser.other) <= LAST_CHECKERS;
  const hasBegun = countAt(loser.other, OFF) > 0;
  const possible = possibleOutcomes(ruleset, loser);
  if (hasBegun && possible.includes("koks")) return ["oin", "mars", "koks"];
  if (isEndNear && possible.includes("home-mars")) return ["oin", "mars", "home-mars"];
  return ["oin", "mars"];
};
