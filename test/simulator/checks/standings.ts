import { rollsIn } from "../../../src/game/fairness.ts";
import type { Sql } from "../../../src/store/database.ts";
import { type Counted, isOfPeople } from "./finished.ts";

/** What a standing says that does not depend on the order of the games. */
type Standing = {
  readonly games: number;
  readonly won: number;
  readonly points: bigint;
  readonly mars: number;
  readonly koks: number;
  readonly rolls: number;
  readonly pips: number;
};

const NOTHING: Standing = { games: 0, won: 0, points: 0n, mars: 0, koks: 0, rolls: 0, pips: 0 };

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;

/** Weeks begin on Mondays at 04:00, and months with such a day. */
const FIRST_WEEK = Date.UTC(2024, 0, 1, 4);

const spansAt = (at: number): readonly string[] => {
  const day = new Date(at - 4 * HOUR_MS);
  return [
    "all 0",
    `week ${Math.floor((at - FIRST_WEEK) / WEEK_MS)}`,
    `month ${12 * day.getUTCFullYear() + day.getUTCMonth()}`,
  ];
};

const added = (before: Standing, one: Counted, colour: "white" | "black"): Standing => {
  const { row, winner, points, events, game } = one;
  const isWon = winner === colour;
  const outcome = isWon && game.phase.kind === "over" ? game.phase.result.outcome : undefined;
  const own = rollsIn(row.ruleset, events).filter(({ by }) => by === colour);
  const pips = own.map(({ dice: [one, other] }) => (one === other ? 4 * one : one + other));
  return {
    games: before.games + 1,
    won: before.won + (isWon ? 1 : 0),
    points: before.points + (isWon ? points : -points),
    mars: before.mars + (outcome === "mars" || outcome === "home-mars" ? 1 : 0),
    koks: before.koks + (outcome === "koks" ? 1 : 0),
    rolls: before.rolls + own.length,
    pips: pips.reduce((sum, some) => sum + some, before.pips),
  };
};

/** The standings of all groups that the finished games give, by group, period and person. */
export const standingsOf = (all: readonly Counted[]): ReadonlyMap<string, Standing> => {
  const standings = new Map<string, Standing>();
  for (const one of all) {
    const { row, group, winner, isEarly, at } = one;
    if (group === null || winner === undefined || isEarly || !isOfPeople(one)) continue;
    for (const colour of ["white", "black"] as const) {
      for (const span of spansAt(at)) {
        const key = `${group} ${span} ${row[colour]}`;
        standings.set(key, added(standings.get(key) ?? NOTHING, one, colour));
      }
    }
  }
  return standings;
};

type Stored = Omit<Standing, "points"> & { readonly key: string; readonly points: string };

const textOf = (standing: object): string =>
  Object.entries(standing)
    .map(([name, value]) => `${name} ${value}`)
    .join(", ");

/** What the groups' tables of all times, of a week and of a month say is what was played. */
export const wrongStandings = (sql: Sql, all: readonly Counted[]): readonly string[] => {
  const wanted = standingsOf(all);
  const stored = sql
    .prepare<[], Stored>(
      `SELECT chat || ' ' || period || ' ' || number || ' ' || person AS key, games, won, points,
         mars, koks, rolls, pips
       FROM standings WHERE chat NOT IN (SELECT chat FROM uncounted)`,
    )
    .all();
  const known = new Map(stored.map(({ key, ...standing }) => [key, textOf(standing)]));
  const wrong = [...wanted].filter(([key, standing]) => known.get(key) !== textOf(standing));
  return [
    ...wrong.map(
      ([key, standing]) => `standing ${key}: ${known.get(key)} in place of ${textOf(standing)}`,
    ),
    ...[...known.keys()]
      .filter((key) => !wanted.has(key))
      .map((key) => `standing ${key}: nobody has played for it`),
  ];
};

type Titled = { readonly chat: number; readonly person: number };

/** The holder of a group's title has won more in some week than they lost. */
export const wrongTitles = (sql: Sql, all: readonly Counted[]): readonly string[] => {
  const champions = [...standingsOf(all)].flatMap(([key, { points }]) => {
    const [chat, period, , person] = key.split(" ");
    return period === "week" && points > 0n ? [`${chat} ${person}`] : [];
  });
  return sql
    .prepare<[], Titled>("SELECT chat, person FROM league_titles WHERE state <> 'take'")
    .all()
    .filter(({ chat, person }) => !champions.includes(`${chat} ${person}`))
    .map(({ chat, person }) => `person ${person} wears a title in ${chat} and never won a week`);
};

type Rolled = { readonly person: number; readonly roll: string; readonly count: number };

/** The dice of the page about luck are those that fell in the games that count. */
export const wrongRolls = (sql: Sql, all: readonly Counted[]): readonly string[] => {
  const wanted = new Map<string, number>();
  for (const { row, events } of all) {
    for (const { by, dice } of rollsIn(row.ruleset, events)) {
      const key = `${row[by]} ${Math.max(...dice)}${Math.min(...dice)}`;
      wanted.set(key, (wanted.get(key) ?? 0) + 1);
    }
  }
  const stored = sql
    .prepare<[], Rolled>("SELECT person, high || low AS roll, count FROM rolls")
    .all();
  const known = new Map(stored.map(({ person, roll, count }) => [`${person} ${roll}`, count]));
  return [...new Set([...wanted.keys(), ...known.keys()])]
    .filter((key) => wanted.get(key) !== known.get(key))
    .map((key) => `rolls ${key}: ${known.get(key)} in place of ${wanted.get(key)}`);
};
