import type { Remark } from "../../../tables/services/services.ts";

/** The games of two people up to the one that has just ended, seen from its winner. */
export type PairFacts = {
  readonly won: number;
  readonly lost: number;
  /** Games won in a row, with this one. */
  readonly run: number;
  /** Games that the loser had won in a row before this one. */
  readonly broken: number;
  /** By how many games the winner was behind at most, since the last time that they were level. */
  readonly deficit: number;
  /** Whether the winner had won more games than the loser at any time before. */
  readonly wasAhead: boolean;
};

/** The group's table of all games, before and after this one. */
export type TableFacts = {
  /** The winner's own games in the group: wins, wins by mars or koks, wins in a row. */
  readonly wins: number;
  readonly mars: number;
  readonly run: number;
  readonly isMars: boolean;
  /** The winner's new lead, if this game overtook the loser. */
  readonly passed: number | undefined;
  /** The winner's new place, if this game overtook anyone in the table. */
  readonly place: number | undefined;
  readonly players: number;
};

export type Facts = {
  readonly pair: PairFacts;
  /** Undefined: the game counts in no group. */
  readonly table: TableFacts | undefined;
  /** What the two have won this week, if they are rivals of the week. */
  readonly week: { readonly won: number; readonly lost: number } | undefined;
};

/** Fewer than these are not worth a line. */
const LEAST = { broken: 3, deficit: 3, lead: 6, losses: 2 } as const;
/** The lengths of a run that are told: then every fifth. */
const RUNS: readonly number[] = [3, 5, 7, 10];
const isToldRun = (run: number): boolean => RUNS.includes(run) || (run > 10 && run % 5 === 0);
const isRound = (games: number): boolean =>
  [10, 25, 50, 75].includes(games) || (games > 0 && games % 100 === 0);
/** A place is told up to here, and only if this many stand below. */
const PLACES = 3;
const BELOW = 2;

type RemarkLine = {
  readonly note: Remark["note"];
  /** The numbers of the line, unless there is nothing to say. */
  readonly of: (
    facts: Facts,
  ) => Partial<Pick<Remark, "count" | "won" | "lost">> | false | undefined;
};

const placeOf = ({ place, players }: TableFacts, most: number) =>
  place !== undefined && place <= most && players >= place + BELOW && { count: place };

/** The rarest first: one game has one line. */
const LINES: readonly RemarkLine[] = [
  { note: "first-win", of: ({ table }) => table?.wins === 1 && { count: 1 } },
  { note: "first-mars", of: ({ table }) => table?.isMars && table.mars === 1 && { count: 1 } },
  { note: "first-place", of: ({ table }) => table && placeOf(table, 1) },
  {
    note: "first-over",
    of: ({ pair: { won, lost } }) => won === 1 && lost >= LEAST.losses && { count: lost },
  },
  { note: "ended", of: ({ pair: { broken } }) => broken >= LEAST.broken && { count: broken } },
  {
    note: "passed",
    of: ({ table }) => table?.passed !== undefined && { count: table.passed },
  },
  {
    note: "level",
    of: ({ pair: { won, lost, deficit } }) =>
      won === lost && deficit >= LEAST.deficit && { count: deficit, won, lost },
  },
  {
    note: "ahead",
    of: ({ pair: { won, lost, wasAhead } }) =>
      won === lost + 1 && won >= LEAST.lead && !wasAhead && { won, lost },
  },
  { note: "streak", of: ({ pair: { run } }) => isToldRun(run) && { count: run } },
  {
    note: "round",
    of: ({ pair: { won, lost } }) => isRound(won + lost) && { count: won + lost, won, lost },
  },
  { note: "place", of: ({ table }) => table && placeOf(table, PLACES) },
  { note: "run", of: ({ table }) => table && isToldRun(table.run) && { count: table.run } },
  { note: "week", of: ({ week }) => week },
];

/**
 * The one line that a game deserves; undefined: none. `before` is what the game before said of the
 * same two: the same is never said twice in a row.
 */
export const lineOf = (facts: Facts, before: Remark["note"] | undefined): Remark | undefined => {
  for (const { note, of } of LINES) {
    const numbers = note === before ? undefined : of(facts);
    if (numbers) return { note, count: 0, won: 0, lost: 0, ...numbers };
  }
  return undefined;
};

/**
 * Games as wins and losses of the last game's winner, the oldest first. A draw, which is neither,
 * ends games won in a row.
 */
export const pairFacts = (games: readonly (boolean | undefined)[]): PairFacts => {
  const earlier = games.slice(0, -1);
  let [lead, deficit, wasAhead] = [0, 0, false];
  for (const isWon of earlier) {
    if (isWon === undefined) continue;
    lead += isWon ? 1 : -1;
    deficit = lead === 0 ? 0 : Math.max(deficit, -lead);
    wasAhead ||= lead > 0;
  }
  const won = games.filter((isWon) => isWon === true).length;
  return {
    won,
    lost: games.filter((isWon) => isWon === false).length,
    run: games.length - 1 - games.findLastIndex((isWon) => isWon !== true),
    broken: earlier.length - 1 - earlier.findLastIndex((isWon) => isWon !== false),
    deficit,
    wasAhead,
  };
};
