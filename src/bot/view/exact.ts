import type { Terms } from "../../game/series.ts";
import { usualWin } from "../../rules/outcome.ts";
import type { Say } from "../text/texts.ts";

/** The points of the series for an equity of 1 in a game, without the cube. */
export const pointWorth = ({ stake, match, ruleset }: Terms): number =>
  (match === undefined ? stake : 1) * usualWin(ruleset.switches);

/** Rounds to two decimals, as texts write it. */
export const hundredths = (points: number): number => Math.round(points * 100) / 100;

const SMALLEST = 0.005;

const signOf = (points: number): string => {
  if (Math.abs(points) < SMALLEST) return "";
  return points < 0 ? "−" : "+";
};

/** A mean number of points: "0.18 points". */
export const exactPoints = (points: number, say: Say): string =>
  say("points-exact", { points: Math.abs(points), sign: "" });

/** A loss: "−0.18 points". */
export const lostPoints = (points: number, say: Say): string =>
  say("points-exact", { points, sign: "−" });

/** A mean gain or loss as a bare number: "+0.18". */
export const signedExact = (points: number, say: Say): string =>
  say("figure-exact", { points: Math.abs(points), sign: signOf(points) });
