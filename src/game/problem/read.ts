import { readGnubgId } from "./gnubg-id.ts";
import { readOgid } from "./ogid.ts";
import { readOwnLine } from "./own-line.ts";
import type { ReadProblem } from "./problem.ts";
import { readXgid } from "./xgid.ts";

/** Where an ID of a position stands in a text, and who reads it. */
type IdForm = {
  readonly pattern: RegExp;
  readonly read: (...parts: string[]) => ReadProblem;
  /** What looks like one may be a word: then it only counts if it can be read. */
  readonly isVague?: true;
};

const BASE64 = "[A-Za-z0-9+/]";

const FORMS: readonly IdForm[] = [
  { pattern: /(nardy:\d+:\S*)/i, read: (line) => readOwnLine(line) },
  { pattern: /XGID=(\S*)/i, read: (id) => readXgid(id) },
  { pattern: /OGID=(\S*)/i, read: (id) => readOgid(id) },
  {
    pattern: new RegExp(`(?<!\\S)(${BASE64}{14}):(${BASE64}{12})(?!\\S)`),
    read: (position, match) => readGnubgId(position, match),
  },
  {
    pattern: new RegExp(`Position ID\\s*:\\s*(${BASE64}{14})\\s+Match ID\\s*:\\s*(${BASE64}{12})`),
    read: (position, match) => readGnubgId(position, match),
  },
  { pattern: /(?<!\S)([0-9a-q]*:[0-9a-q]*:[WBN]\d[NOTP](?::\S*)?)/, read: (id) => readOgid(id) },
  {
    pattern: new RegExp(`(?<!\\S)(${BASE64}{14})(?!\\S)`),
    read: (position) => readGnubgId(position),
    isVague: true,
  },
];

/**
 * The position that somebody has written or forwarded, by any of the IDs that we read, wherever it
 * stands in the text: the problem, or the field that does not fit. Undefined: there is no ID.
 */
export const readProblem = (text: string): ReadProblem | undefined => {
  for (const { pattern, read, isVague } of FORMS) {
    const [found, ...parts] = pattern.exec(text) ?? [];
    if (found === undefined) continue;
    const result = read(...parts);
    if (result.ok || isVague !== true) return result;
  }
  return undefined;
};
