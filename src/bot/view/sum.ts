import { pointsOf, scoreOf, type Terms } from "../../game/series.ts";
import type { Win } from "../../game/types.ts";
import { isNamed, outcomePoints } from "../../rules/outcome.ts";
import type { Say } from "../text/texts.ts";
import { grouped, pointsText } from "./numbers.ts";
import { outcomeText } from "./titles.ts";

/** The worth of a game's points; a match with a stake adds the points of its score. */
export const worthText = (terms: Terms, points: bigint, say: Say): string => {
  const worth = pointsText(points, say);
  if (terms.match === undefined || terms.stake === 1) return worth;
  return say("worth-in-match", { worth, score: grouped(scoreOf(terms, points)) });
};

/** "5 × 2 × mars 2 = 20 points", without factors of one. `terms` has the ruleset of the game. */
export const sumText = (terms: Terms, result: Win, say: Say): string =>
  factorsText(terms, result, say) ?? worthText(terms, pointsOf(terms, result), say);

/** The same if there is something to multiply. */
export const factorsText = (terms: Terms, result: Win, say: Say): string | undefined => {
  const { cube, outcome, multiplier, ending } = result;
  const total = pointsOf(terms, result);
  const isCut = ending !== "dropped" && multiplier < outcomePoints(terms.ruleset, outcome);
  const text = outcomeText(terms.ruleset.switches, outcome, say);
  const counted = isNamed(outcome) ? `${text} ${multiplier}` : text;
  const factors = [
    ...(terms.stake === 1 ? [] : [grouped(terms.stake)]),
    ...(cube === 1n ? [] : [grouped(cube)]),
    ...(ending === "dropped" ? [] : [isCut ? say("cut-by-jacoby", { counted }) : counted]),
  ];
  const isPlain = !isCut && (factors.length <= 1 || total === 1n);
  return isPlain ? undefined : `${factors.join(" × ")} = ${worthText(terms, total, say)}`;
};
