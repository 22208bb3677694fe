import type { Terms } from "../../game/series.ts";
import { usualWin } from "../../rules/outcome.ts";
import type { Say } from "../text/texts.ts";

/** A whole number in groups of three digits with narrow no-break spaces: 1 000 000. */
export const grouped = (value: number | bigint): string =>
  String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, "\u202f");

/** "21 points", exact for any number. */
export const pointsText = (points: bigint, say: Say): string =>
  say("points", { points: grouped(points), count: pluralCount(points) });

/** Points won or lost as a bare number: "+5", "−31". */
export const signedFigure = (points: bigint): string => {
  if (points < 0n) return `−${grouped(-points)}`;
  return points > 0n ? `+${grouped(points)}` : "0";
};

/** Points won or lost: "+5 points", "−31 points". */
export const signedPoints = (points: bigint, say: Say): string =>
  say("points", {
    points: signedFigure(points),
    count: pluralCount(points < 0n ? -points : points),
  });

const pluralCount = (value: bigint): number => Number(value < 100n ? value : (value % 100n) + 100n);

/** Rounds to one decimal; the text writes it as its language does. */
export const tenths = (value: number): number => Math.round(value * 10) / 10;

/** A chance or a share in percent; small ones have one decimal, tiny ones only a bound. */
export const percentText = (share: number, say: Say): string => {
  if (share > 0 && share < 0.001) return say("percent-tiny");
  const percent = share * 100;
  return say("percent", { percent: share < 0.1 ? tenths(percent) : Math.round(percent) });
};

/** The points of the series for an equity of 1 in a game, without the cube. */
export const pointWorth = ({ stake, match, ruleset }: Terms): number =>
  (match === undefined ? stake : 1) * usualWin(ruleset.switches);

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
