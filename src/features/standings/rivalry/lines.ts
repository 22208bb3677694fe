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
const LEAST = { run: 3, broken: 3, deficit: 3, lead: 6, losses: 2 } as const;
/** The lengths of a run that are told: then every fifth. */
const RUNS: readonly number[] = [3, 5, 7, 10];
const isToldRun = (run: number): boolean => RUNS.includes(run) || (run > 10 && run % 5 === 0);
const isRound = (games: number): boolean =>
  [10, 25, 50, 75].includes(games) || (games > 0 && games % 100 === 0);
/** A place is told up to here, and only if this many stand below. */
const PLACES = 3;
const BELOW = 2;

type Numbers = Partial<Pick<Remark, "count" | "won" | "lost">>;
type RemarkLine = {
  readonly note: Remark["note"];
  /** The numbers of the line; undefined: there is nothing to say. */
  readonly of: (facts: Facts) => Numbers | undefined;
};

const numbersIf = (is: boolean, numbers: () => Numbers): Numbers | undefined =>
  is ? numbers() : undefined;

const ofPair =
  (is: (pair: PairFacts) => boolean, numbers: (pair: PairFacts) => Numbers): RemarkLine["of"] =>
  ({ pair }) =>
    numbersIf(is(pair), () => numbers(pair));

const ofTable =
  (is: (table: TableFacts) => boolean, numbers: (table: TableFacts) => Numbers): RemarkLine["of"] =>
  ({ table }) =>
    table && numbersIf(is(table), () => numbers(table));

const isPlace = ({ place, players }: TableFacts, most: number): boolean =>
  place !== undefined && place <= most && players >= place + BELOW;

/** The rarest first: one game has one line. */
const LINES: readonly RemarkLine[] = [
  {
    note: "first-win",
    of: ofTable(
      ({ wins }) => wins === 1,
      ({ wins }) => ({ count: wins }),
    ),
  },
  {
    note: "first-mars",
    of: ofTable(
      ({ isMars, mars }) => isMars && mars === 1,
      ({ mars }) => ({ count: mars }),
    ),
  },
  {
    note: "first-place",
    of: ofTable(
      (table) => isPlace(table, 1),
      () => ({ count: 1 }),
    ),
  },
  {
    note: "first-over",
    of: ofPair(
      ({ won, lost }) => won === 1 && lost >= LEAST.losses,
      ({ lost }) => ({ count: lost }),
    ),
  },
  {
    note: "ended",
    of: ofPair(
      ({ broken }) => broken >= LEAST.broken,
      ({ broken }) => ({ count: broken }),
    ),
  },
  {
    note: "passed",
    of: ofTable(
      ({ passed }) => passed !== undefined,
      ({ passed = 0 }) => ({ count: passed }),
    ),
  },
  {
    note: "level",
    of: ofPair(
      ({ won, lost, deficit }) => won === lost && deficit >= LEAST.deficit,
      ({ won, lost, deficit }) => ({ count: deficit, won, lost }),
    ),
  },
  {
    note: "ahead",
    of: ofPair(
      ({ won, lost, wasAhead }) => won === lost + 1 && won >= LEAST.lead && !wasAhead,
      ({ won, lost }) => ({ won, lost }),
    ),
  },
  {
    note: "streak",
    of: ofPair(
      ({ run }) => isToldRun(run),
      ({ run }) => ({ count: run }),
    ),
  },
  {
    note: "round",
    of: ofPair(
      ({ won, lost }) => isRound(won + lost),
      ({ won, lost }) => ({ count: won + lost, won, lost }),
    ),
  },
  {
    note: "place",
    of: ofTable(
      (table) => isPlace(table, PLACES),
      ({ place = 0 }) => ({ count: place }),
    ),
  },
  {
    note: "run",
    of: ofTable(
      ({ run }) => isToldRun(run),
      ({ run }) => ({ count: run }),
    ),
  },
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

/** Games as wins and losses of the last game's winner, the oldest first. */
export const pairFacts = (games: readonly boolean[]): PairFacts => {
  const earlier = games.slice(0, -1);
  let [lead, deficit, wasAhead] = [0, 0, false];
  for (const isWon of earlier) {
    lead += isWon ? 1 : -1;
    deficit = lead === 0 ? 0 : Math.max(deficit, -lead);
    wasAhead ||= lead > 0;
  }
  const won = games.filter(Boolean).length;
  return {
    won,
    lost: games.length - won,
    run: games.length - 1 - games.lastIndexOf(false),
    broken: earlier.length - 1 - earlier.lastIndexOf(true),
    deficit,
    wasAhead,
  };
};
