import rate from "glicko2-lite";
import type { Sql } from "../../../src/store/database.ts";
import { type Counted, isOfPeople } from "./finished.ts";

type Rating = { readonly rating: number; readonly rd: number; readonly vol: number };

const NEW: Rating = { rating: 1500, rd: 350, vol: 0.06 };

/** A game in which a player has rolled less often shows little, unless the board has ended it. */
const FEWEST_ROLLS = 5;

/** A result that is rated; `score` is that of White. */
export type Meeting = {
  readonly game: number;
  readonly family: "short" | "long";
  readonly white: number;
  readonly black: number;
  readonly score: number;
};

const showsLittle = ({ game: { phase, history } }: Counted): boolean => {
  if (phase.kind !== "over" || phase.result.winner === undefined) return false;
  if (["borne-off", "mother"].includes(phase.result.ending)) return false;
  const rollsOf = (colour: string): number =>
    history.filter(({ by, part }) => by === colour && part === "roll").length;
  return rollsOf("white") < FEWEST_ROLLS || rollsOf("black") < FEWEST_ROLLS;
};

/** The points of White less those of Black after this game of a series, and the most of both. */
const scoreAfter = (
  { row: { id, series, white }, terms }: Counted,
  all: readonly Counted[],
): { readonly ahead: bigint; readonly most: bigint } => {
  let [own, others] = [0n, 0n];
  for (const { row, winner, points } of all) {
    if (row.series !== series || row.id > id) continue;
    const worth = points / BigInt(terms.stake);
    if (winner === undefined || row[winner] === white) own += worth;
    if (winner === undefined || row[winner] !== white) others += worth;
  }
  return { ahead: own - others, most: own > others ? own : others };
};

/** A single game is one result, and so is a match, by its last game. */
const meetingOf = (one: Counted, all: readonly Counted[]): Meeting | undefined => {
  const { row, terms, winner } = one;
  if (!isOfPeople(one)) return undefined;
  const { id: game, white, black } = row;
  const family = row.ruleset.switches.way === "towards" ? "short" : "long";
  const result = { game, family, white, black } as const;
  const scores = { white: 1, black: 0, drawn: 0.5 };
  if (terms.match === undefined)
    return showsLittle(one) ? undefined : { ...result, score: scores[winner ?? "drawn"] };
  const { ahead, most } = scoreAfter(one, all);
  if (ahead === 0n || most < BigInt(terms.match)) return undefined;
  const isPlayed = (other: Counted): boolean =>
    other.winner !== undefined && !other.isEarly && !showsLittle(other);
  const isOfSeries = (other: Counted): boolean =>
    other.row.series === row.series && other.row.id <= game;
  const isShown = winner === undefined || all.some((other) => isOfSeries(other) && isPlayed(other));
  return isShown ? { ...result, score: ahead > 0n ? 1 : 0 } : undefined;
};

export const meetingsOf = (all: readonly Counted[]): readonly Meeting[] =>
  all.flatMap((one) => meetingOf(one, all) ?? []);

const after = (own: Rating, other: Rating, score: number): Rating =>
  rate(own.rating, own.rd, own.vol, [[other.rating, other.rd, score]]);

type Noted = { readonly person: number; readonly family: string; readonly game: number } & {
  readonly rating: number;
};
type Stored = Rating & { readonly person: number; readonly family: string };

const keyOf = ({ person, family }: Pick<Noted, "person" | "family">): string =>
  `${person} ${family}`;

/**
 * The ratings follow from the results, one after the other. A clock that is set confuses the times
 * of their ends: some order of them must give what was noted after each, and what is stored now.
 */
export const wrongRatings = (sql: Sql, meetings: readonly Meeting[]): readonly string[] => {
  const notes = sql.prepare<[], Noted>("SELECT * FROM rating_history").all();
  const noted = new Map(notes.map((one) => [`${one.game} ${keyOf(one)}`, one.rating]));
  const now = new Map<string, Rating>();
  const next = ({ game, family, white, black, score }: Meeting) => {
    const keys = [keyOf({ person: white, family }), keyOf({ person: black, family })] as const;
    const [own, other] = [now.get(keys[0]) ?? NEW, now.get(keys[1]) ?? NEW];
    const both = [
      [keys[0], after(own, other, score)],
      [keys[1], after(other, own, 1 - score)],
    ] as const;
    return both.every(([key, { rating }]) => noted.get(`${game} ${key}`) === rating) && both;
  };
  const left = new Set(meetings);
  for (let isGoingOn = true; isGoingOn; ) {
    isGoingOn = false;
    for (const meeting of left) {
      const both = next(meeting);
      if (!both) continue;
      for (const [key, rating] of both) now.set(key, rating);
      left.delete(meeting);
      isGoingOn = true;
      break;
    }
  }
  const stored = sql
    .prepare<[], Stored>(
      "SELECT person, family, rating, deviation AS rd, volatility AS vol FROM ratings",
    )
    .all();
  const wrong = stored.filter((one) => {
    const own = now.get(keyOf(one));
    return own?.rating !== one.rating || own.rd !== one.rd || own.vol !== one.vol;
  });
  return [
    ...[...left].map(({ game }) => `game ${game}: its ratings do not follow from its result`),
    ...(notes.length === 2 * meetings.length
      ? []
      : [`${meetings.length} results are rated, and ${notes.length} ratings noted`]),
    ...(left.size === 0 ? wrong : []).map((one) => `${keyOf(one)}: another rating is stored`),
    ...(stored.length === now.size ? [] : [`${stored.length} ratings, not ${now.size}`]),
  ];
};
