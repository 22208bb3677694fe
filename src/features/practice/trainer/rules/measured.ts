import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";
import { rankTurns } from "../../../../ai/choose.ts";
import type { Level } from "../../../../ai/levels.ts";
import type { Players } from "../../../../ai/players.ts";
import { type Rating, UNRATED } from "../../../../game/rating.ts";
import { lossOf, type SevenDecision } from "../../decision/decision.ts";
import { scoreOf } from "./strength.ts";

/** How hard the decisions of shipped sets are, by the hash of their line. */
const MEASURED = new URL("../../../../../data/sevens/strengths.json", import.meta.url);

/** Measured by stand-ins, so people still move it. */
const DEVIATION = 150;

/** A decision that all or none find says little about how far apart they are. */
const LEAST_SCORE = 0.03;
const SCALE = 400;

/** The rating against which the mean of these players scores as a person of 1500 would. */
export const difficultyOf = (players: readonly Likely[]): number => {
  const scores = players.map(expectedScore);
  const mean = scores.reduce((sum, one) => sum + one, 0) / players.length;
  const score = Math.min(1 - LEAST_SCORE, Math.max(LEAST_SCORE, mean));
  return Math.round(UNRATED.rating - SCALE * Math.log10(score / (1 - score)));
};

const expectedScore = (likely: Likely): number => {
  let [before, score] = [0, 0];
  for (const { loss, upTo } of likely) {
    score += (upTo - before) * scoreOf(loss);
    before = upTo;
  }
  return score;
};

const strengths = z.record(z.string(), z.array(z.int()));

let read: Readonly<Record<string, readonly number[]>> | undefined;

const readMeasured = (): Readonly<Record<string, readonly number[]>> => {
  read ??= existsSync(MEASURED) ? strengths.parse(JSON.parse(readFileSync(MEASURED, "utf8"))) : {};
  return read;
};

/** The first rating of a decision: measured for a shipped set, else that of a new player. */
export const firstRating = (supply: string | null, number: number): Rating => {
  const rating = supply === null ? undefined : readMeasured()[supply]?.[number];
  return rating === undefined ? UNRATED : { ...UNRATED, rating, deviation: DEVIATION };
};

/** What an end loses in hundredths of a point, and how likely it or one before it is chosen. */
export type Likely = readonly { readonly loss: number; readonly upTo: number }[];

/** In points a game: a turn that seems worse by this much is taken e times less often. */
const CARE = 0.02;

type SeenEnd = { readonly equity: number; readonly loss: number };

/** How a level plays a decision, as a person who now and then takes a turn nearly as good. */
export const likelyOf = (players: Players, decision: SevenDecision, level: Level): Likely => {
  const ends = seenBy(players, decision, level);
  const top = Math.max(...ends.map(({ equity }) => equity));
  const weights = ends.map(({ equity }) => Math.exp((equity - top) / CARE));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let upTo = 0;
  return ends.map(({ loss }, at) => {
    upTo += (weights[at] ?? 0) / all;
    return { loss, upTo };
  });
};

/** The strongest level sees ends as the set values them, the others by the word of their nets. */
const seenBy = (players: Players, decision: SevenDecision, level: Level): readonly SeenEnd[] => {
  const { ruleset, position, roll, ends } = decision;
  if (level === "best") return ends;
  const player = players.player(ruleset, level);
  return rankTurns(player, { position, roll }, { top: ends.length }).map((turn) => ({
    equity: turn.equity,
    loss: lossOf(decision, turn.position) ?? 0,
  }));
};
