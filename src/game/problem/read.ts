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

type FoundId = { readonly from: number; readonly to: number; readonly read: ReadProblem };

/**
 * The positions that somebody has written or forwarded, by any of the IDs that we read, wherever
 * they stand in the text: the problems that are whole, in their order; without one the field of the
 * first ID that does not fit. Nothing: there is no ID.
 */
export const readProblems = (text: string): readonly ReadProblem[] => {
  const found: FoundId[] = [];
  let unfit: ReadProblem | undefined;
  for (const { pattern, read, isVague } of FORMS) {
    if (isVague && (unfit || found.length > 0)) break;
    for (const match of text.matchAll(pattern)) {
      const [id, ...parts] = match;
      const [from, to] = [match.index, match.index + id.length];
      // One ID may have the form of two.
      if (found.some((one) => from < one.to && one.from < to)) continue;
      const result = read(...parts);
      if (result.ok) found.push({ from, to, read: result });
      else if (!isVague) unfit ??= result;
    }
  }
  if (found.length === 0) return unfit ? [unfit] : [];
  return found.toSorted((one, other) => one.from - other.from).map(({ read }) => read);
};

/** The first of them; undefined if there is no ID. */
export const readProblem = (text: string): ReadProblem | undefined => readProblems(text)[0];
