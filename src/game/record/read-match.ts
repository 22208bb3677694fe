import { findRuleset } from "../../rules/rulesets.ts";
import type { Ruleset } from "../../rules/types.ts";
import { scoreOf } from "../series.ts";
import type { PerColour } from "../types.ts";
import { eventOf } from "./events.ts";
import type { GameRecord } from "./format.ts";
import { type MatRead, readMat } from "./mat-read.ts";
import { readRecord, verifyRecord } from "./verify.ts";
import { termsOf } from "./write.ts";

/** Reads a match file of any program, or our own record of a game: a match of that one game. */
export const readMatch = (text: string): MatRead =>
  text.trimStart().startsWith("{") ? readOwn(text) : readMat(text);

const readOwn = (text: string): MatRead => {
  const value = valueIn(text);
  const verified = verifyRecord(value);
  const read = readRecord(value);
  if (!verified.ok || !read.ok) return { ok: false, code: "record" };
  if (!verified.over) return { ok: false, code: "still-played" };
  const { record } = read;
  const { players, match, events, score } = record;
  const before = { white: Number(score.white), black: Number(score.black) };
  const game = {
    ...{ number: match?.number ?? 1, score: before, crawford: match?.crawford ?? false },
    ...{ ruleset: rulesetIn(record), events: events.map(eventOf) },
  };
  const after = scoreAfter(before, record);
  if (!isShown(record, before, after)) return { ok: false, code: "record" };
  return { ok: true, match: { players, to: match?.to, games: [game], score: after } };
};

/** Names of rules that people make are no longer. */
const LONGEST_NAME = 64;

/** Not all of a forged record contradicts itself: its names and scores may be endless. */
const isShown = (
  { ruleset: { id, name } }: GameRecord,
  ...scores: readonly PerColour<number>[]
): boolean =>
  id.length <= LONGEST_NAME &&
  name.length <= LONGEST_NAME &&
  scores.every(({ white, black }) => Number.isSafeInteger(white) && Number.isSafeInteger(black));

const valueIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Only what people have named themselves keeps its name. */
const rulesetIn = ({ ruleset: { id, name, switches } }: GameRecord): Ruleset =>
  findRuleset(id) ? { id, switches } : { id, name, switches };

/** A drawn game may score for both; one that was broken off counts for nobody. */
const scoreAfter = (before: PerColour<number>, record: GameRecord): PerColour<number> => {
  const { result, brokenOff } = record;
  if (result === null || brokenOff) return before;
  const points = Number(scoreOf(termsOf(record), BigInt(result.points)));
  return result.winner === null
    ? { white: before.white + points, black: before.black + points }
    : { ...before, [result.winner]: before[result.winner] + points };
};
