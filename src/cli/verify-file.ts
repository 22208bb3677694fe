import { readFileSync } from "node:fs";
import {
  type Mismatch,
  type NotAllowed,
  type RecordEvent,
  type Verified,
  verifyRecord,
} from "../game/record/record.ts";

const NOT_ALLOWED: Readonly<Record<NotAllowed, string>> = {
  "already-open": "the game has begun already",
  "game-over": "the game is over already",
  "not-your-turn": "it is the other player’s to do",
  "not-rolling": "there is nothing to roll now",
  "not-moving": "no dice are being played now",
  "illegal-move": "the move is not legal",
  "nothing-to-undo": "there is no move to take back",
  "dice-left": "there are dice left that can be played",
  "resignation-pending": "a resignation waits for its answer",
  "no-resignation": "nobody has offered to resign",
  "outcome-impossible": "the game can no longer be lost like this",
  "cube-off": "the game is played without the cube",
  "cube-not-yours": "the cube is the other player’s",
  "cube-not-now": "a double is offered before one’s own roll only",
  "double-pending": "a double waits for its answer",
  "no-double": "nobody has offered a double",
  "own-double": "nobody answers their own double",
  "beaver-off": "this double cannot be beavered",
  "not-by-itself": "it does not follow from what was before it",
  "no-opening-throw": "every game of this ruleset begins with an opening throw",
  "no-position": "the line is no position of this ruleset",
};

const mismatchText = (mismatch: Mismatch): string => {
  switch (mismatch.code) {
    case "other-format":
      return "This is not the record of a game of this bot.";
    case "other-version":
      return `This record has version ${JSON.stringify(mismatch.found)}, which this program does not know.`;
    case "bad-field":
      return `The record is broken at “${mismatch.field}”: ${mismatch.problem}.`;
    case "hash":
      return `The secret is not the one that was promised: its SHA-256 is ${mismatch.found}, the record’s hash is ${mismatch.expected}.`;
    case "throw": {
      const { n, event, expected, found } = mismatch;
      return `Throw ${n} (event ${event}): the secret gives ${expected.join(":")}, the record says ${found.join(":")}.`;
    }
    case "event":
      return eventSentence(mismatch);
    case "not-allowed": {
      const { event, found, why } = mismatch;
      return `Event ${event} is against the rules, ${NOT_ALLOWED[why]}: ${JSON.stringify(found)}.`;
    }
    case "contradiction": {
      const { field, found, beside, other } = mismatch;
      return `The record contradicts itself: “${field}” is ${found}, which cannot be where “${beside}” is ${other}.`;
    }
    case "match-rules":
      return `The switch “${mismatch.field}” of the ruleset is not as it has to be in this game of a match.`;
    case "no-end":
      return `The game is not over after the last event, but “${mismatch.field}” is there: the record has been cut short.`;
    case "not-shown":
      return `The game is over, but “${mismatch.field}” is missing.`;
    case "result": {
      const { field, expected, found } = mismatch;
      return `The result’s “${field}” is ${found}, but the game came to ${expected}.`;
    }
  }
};

const eventSentence = ({
  event,
  expected,
  found,
}: Extract<Mismatch, { code: "event" }>): string => {
  const wanted = JSON.stringify(expected);
  if (found === undefined)
    return `The record ends before event ${event}, which should be ${wanted}.`;
  if (found.type !== expected.type) {
    return `Event ${event} should be ${wanted}, the record says ${JSON.stringify(found)}.`;
  }
  const [field, value, said] = difference(expected, found);
  return `Event ${event} (${found.type}): “${field}” should be ${value}, the record says ${said}.`;
};

const difference = (expected: RecordEvent, found: RecordEvent): readonly string[] => {
  const said = new Map<string, unknown>(Object.entries(found));
  const differing = Object.entries(expected)
    .map(
      ([field, value]) => [field, JSON.stringify(value), JSON.stringify(said.get(field))] as const,
    )
    .find(([, value, other]) => value !== other);
  return differing ?? [];
};

const verifiedText = ({ game, over, throws, events }: Verified): string =>
  over
    ? `Game ${game} fits: ${throws} throws are those of the promised secret, ${events} events follow the rules, the result is right. Nobody can check the names, the dates and the score before the game.`
    : `Game ${game} is not over in this record, which proves nothing about its dice: the ${throws} throws can be checked once the secret is shown. The ${events} events so far follow the rules.`;

export type CheckedFile = { readonly line: string; readonly ok: boolean };

/** Checks the record in a file: whether it is right, and the findings in one line. */
export const verifyFile = (path: string, named = path): CheckedFile => {
  const text = readText(path);
  if (text === undefined) {
    return { line: `There is no file “${named}” that can be read.`, ok: false };
  }
  const value = readJson(text);
  if (value === undefined) {
    return { line: `“${named}” is no JSON: it is no record, or it has been cut short.`, ok: false };
  }
  const verified = verifyRecord(value);
  return { line: verified.ok ? verifiedText(verified) : mismatchText(verified), ok: verified.ok };
};

const readText = (path: string): string | undefined => {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
};

/** Some editors write it at the beginning of every file. */
const BYTE_ORDER_MARK = /^\uFEFF/;

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text.replace(BYTE_ORDER_MARK, ""));
  } catch {
    return undefined;
  }
};
