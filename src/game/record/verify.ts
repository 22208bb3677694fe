import { findRuleset } from "../../rules/rulesets.ts";
import { COLOURS } from "../colours.ts";
import { commitment } from "../dice.ts";
import { fitsCube, hasMatchCube, rulesetFor, turnOf } from "../series.ts";
import type { Game } from "../types.ts";
import { FORMAT, type GameRecord, gameRecord, type RecordResult, VERSION } from "./format.ts";
import type { Mismatch } from "./mismatch.ts";
import { readAs } from "./read-as.ts";
import { replayRecord } from "./verify-events.ts";
import { recordResult, termsOf } from "./write.ts";

export type Verified = {
  readonly ok: true;
  readonly game: number;
  readonly over: boolean;
  readonly throws: number;
  readonly events: number;
};

/** Checks a record from outside up to its first mismatch; the dice only of a finished game. */
export const verifyRecord = (value: unknown): Verified | Mismatch => {
  const read = readRecord(value);
  if (!read.ok) return read;
  const { record } = read;
  const played =
    checkHash(record) ?? contradictionIn(record) ?? checkRules(record) ?? replayRecord(record);
  if (!played.ok) return played;
  const { game } = played;
  return (
    checkEnd(record, game) ?? {
      ok: true,
      game: record.game,
      over: game.phase.kind === "over",
      throws: game.thrown,
      events: record.events.length,
    }
  );
};

/** Reads a record from outside, or says what is wrong with it. */
export const readRecord = (
  value: unknown,
): { readonly ok: true; readonly record: GameRecord } | Mismatch =>
  readAs({ format: FORMAT, version: VERSION, record: gameRecord }, value);

const checkHash = ({ dice: { secret, hash } }: GameRecord): Mismatch | undefined => {
  if (secret === null) return undefined;
  const found = commitment(Buffer.from(secret, "hex"));
  return found === hash ? undefined : { ok: false, code: "hash", expected: hash, found };
};

/** Impossible values in the record's heading: time, score and end. */
const contradictionIn = (record: GameRecord): Mismatch | undefined => {
  const { ruleset, began, ended, match, score } = record;
  const wrong = (field: string, found: string, beside: string, other: string): Mismatch => ({
    ok: false,
    code: "contradiction",
    field,
    found,
    beside,
    other,
  });
  if (ended !== null && Date.parse(ended) < Date.parse(began))
    return wrong("ended", ended, "began", began);
  if (ended === null && record.brokenOff) return wrong("brokenOff", "true", "ended", "null");
  if (!match) return undefined;
  const games = match.games && gamesAt(match.games, match.number);
  if (games && !games.includes(ruleset.id))
    return wrong("ruleset.id", ruleset.id, "match.games", games.join());
  // After drawn games that score, neither may lead; then another game decides.
  const isTied = score.white === score.black && knowsScoringDraws(ruleset, match.games);
  const done = COLOURS.find((colour) => BigInt(score[colour]) >= match.to);
  if (done && !isTied) return wrong(`score.${done}`, score[done], "match.to", String(match.to));
  // The Crawford game of a match with the cube has none itself.
  const hasCube = match.crawford ? fitsCube(ruleset) : hasMatchCube(ruleset);
  return isTied || isCrawfordPossible(match, score, hasCube)
    ? undefined
    : wrong("match.crawford", String(match.crawford), "score", `${score.white}:${score.black}`);
};

const gamesAt = (games: readonly string[], number: number | undefined): readonly string[] => {
  const due = number === undefined ? undefined : turnOf(games, number - 1);
  return due === undefined ? games : [due];
};

/** Whether a drawn game of the match scores for both: one of these rules, or of the medley. */
const knowsScoringDraws = (
  { switches }: GameRecord["ruleset"],
  games: readonly string[] = [],
): boolean =>
  [switches, ...games.map((id) => findRuleset(id)?.switches)].some(
    (one) => one !== undefined && one.bothMothers > 0,
  );

/** The Crawford game is the first with a player one point from the end; without a cube none is. */
const isCrawfordPossible = (
  { to, crawford, games }: NonNullable<GameRecord["match"]>,
  score: GameRecord["score"],
  hasCube: boolean,
): boolean => {
  if (games || !hasCube) return !crawford;
  const [white, black] = [BigInt(score.white), BigInt(score.black)];
  const [behind, ahead] = white < black ? [white, black] : [black, white];
  const last = BigInt(to) - 1n;
  if (ahead < last) return !crawford;
  return crawford ? behind < last || last === 0n : behind > 0n;
};

/** Match play switches some rules off (rules/README.md, section 7). */
const checkRules = (record: GameRecord): Mismatch | undefined => {
  const { switches } = rulesetFor(termsOf(record), record.match?.crawford ?? false);
  const own = new Map<string, unknown>(Object.entries(record.ruleset.switches));
  const differing = Object.entries(switches).find(([name, value]) => own.get(name) !== value);
  return differing && { ok: false, code: "match-rules", field: differing[0] };
};

const checkEnd = (record: GameRecord, game: Game): Mismatch | undefined => {
  const expected = recordResult(record, game);
  const said = { secret: record.dice.secret, result: record.result, ended: record.ended };
  for (const field of ["secret", "result", "ended"] as const) {
    const isThere = said[field] !== null;
    if (isThere === (expected !== null)) continue;
    return { ok: false, code: isThere ? "no-end" : "not-shown", field };
  }
  return expected && record.result ? compareResults(expected, record.result) : undefined;
};

const compareResults = (expected: RecordResult, found: RecordResult): Mismatch | undefined => {
  const all = new Map<string, string | number | null>(Object.entries(found));
  for (const [field, value] of Object.entries(expected)) {
    const other = all.get(field) ?? "";
    const wanted = value ?? "";
    if (other !== wanted)
      return { ok: false, code: "result", field, expected: wanted, found: other };
  }
  return undefined;
};
