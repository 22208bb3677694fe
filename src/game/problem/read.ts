import { readOwnLine } from "../own-line.ts";
import type { ReadProblem } from "../problem.ts";
import { readGnubgId } from "./gnubg-id.ts";
import { readOgid } from "./ogid.ts";
import { readXgid } from "./xgid.ts";

/** Where an ID of a position stands in a text, and who reads it. */
type IdForm = {
  readonly pattern: RegExp;
  readonly read: (...parts: string[]) => ReadProblem;
  /** What looks like one may be a word: then it only counts if it can be read. */
  readonly isVague?: true;
};

const BASE64 = "[A-Za-z0-9+/]";
/** Where an ID may end: people quote it, or put a full stop behind it. */
const END = "(?![\\w+/]|:\\S)";

const FORMS: readonly IdForm[] = [
  // A phone makes the first letter of a line large.
  { pattern: /nardy(:\d+:[\w:-]*)/gi, read: (fields) => readOwnLine(`nardy${fields}`) },
  { pattern: /XGID\s*[=:]\s*([\w:-]*)/gi, read: (id) => readXgid(id) },
  { pattern: /(?<![\w:=-])([-a-oA-O]{26}:\d+:-?[01]:-?1:[\w:-]*)/g, read: (id) => readXgid(id) },
  { pattern: /OGID\s*[=:]\s*([\w:]*)/gi, read: (id) => readOgid(id) },
  {
    pattern: new RegExp(`(?<![\\w+/])(${BASE64}{14}):(${BASE64}{12})${END}`, "g"),
    read: (position, match) => readGnubgId(position, match),
  },
  {
    pattern: new RegExp(
      `Position ID\\s*:\\s*(${BASE64}{14})\\s+Match ID\\s*:\\s*(${BASE64}{12})`,
      "gi",
    ),
    read: (position, match) => readGnubgId(position, match),
  },
  {
    pattern: /(?<![\w:=])([0-9a-q]*:[0-9a-q]*:[WBN]\d[NOTP][\w:]*)/g,
    read: (id) => readOgid(id),
  },
  {
    pattern: new RegExp(`(?<![\\w+/])(${BASE64}{14})${END}`, "g"),
    read: (position) => readGnubgId(position),
    isVague: true,
  },
];

/**
 * The position that somebody has written or forwarded, by any of the IDs that we read, wherever it
 * stands in the text: the first problem that is whole, or the field of the first ID that does not
 * fit. Undefined: there is no ID.
 */
export const readProblem = (text: string): ReadProblem | undefined => {
  let unfit: ReadProblem | undefined;
  for (const { pattern, read, isVague } of FORMS) {
    if (isVague && unfit) break;
    for (const [, ...parts] of text.matchAll(pattern)) {
      const result = read(...parts);
      if (result.ok) return result;
      if (!isVague) unfit ??= result;
    }
  }
  return unfit;
};
