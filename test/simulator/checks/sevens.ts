import { createHash } from "node:crypto";
import type { Sql } from "../../../src/store/database.ts";
import type { SeenMessage } from "../../support/playground-client.ts";
import type { PressOutcome } from "../players.ts";
import { isAccepted, mayCount } from "./presses.ts";
import type { Remains } from "./remains.ts";

const DECISIONS = 7;
const DAY_MS = 24 * 3_600_000;
const FIRST_DAY = Date.UTC(2026, 10, 23, 4);

/** Days begin at 04:00 everywhere, and are numbered from 1. */
const dayAt = (at: number): number => Math.max(1, Math.floor((at - FIRST_DAY) / DAY_MS) + 1);

type Seven = { readonly person: number; readonly game: string; readonly day: number };
type Answer = Seven & {
  readonly number: number;
  readonly played: string;
  readonly loss: number;
  readonly ranked: number;
  readonly at: number;
};
type Result = Seven & { readonly loss: number; readonly at: number };
type DaySet = Omit<Seven, "person"> & { readonly text: string; readonly hash: string };

/** A set as it stands in its text: each end with what it is worth, in thousandths of a point. */
type Told = { readonly decisions: readonly { readonly ends: readonly [string, number][] }[] };

const nameOf = ({ person, game, day }: Seven): string => `the ${game} seven ${day} of ${person}`;

const bySeven = (answers: readonly Answer[]): ReadonlyMap<string, readonly Answer[]> => {
  const all = new Map<string, Answer[]>();
  for (const one of answers) all.set(nameOf(one), [...(all.get(nameOf(one)) ?? []), one]);
  return all;
};

/** What an end loses against the first, which is the best, is what was noted. */
const isJudged = (sets: ReadonlyMap<string, Told>, answer: Answer): boolean => {
  const ends = sets.get(`${answer.game} ${answer.day}`)?.decisions[answer.number]?.ends ?? [];
  const own = ends.find(([key]) => key === answer.played);
  const [best] = ends;
  if (!own || !best) return false;
  return Math.abs((best[1] - own[1]) / 10 - answer.loss) < 0.5 + 1e-6;
};

/** Answers come one after the other, each on its day or not, and make a result once there are 7. */
const wrongAnswers = (sql: Sql): readonly string[] => {
  const answers = sql
    .prepare<[], Answer>("SELECT * FROM seven_answers ORDER BY person, game, day, number")
    .all();
  const rows = sql.prepare<[], DaySet>("SELECT game, day, text, hash FROM sevens").all();
  const played = new Set(answers.map(({ game, day }) => `${game} ${day}`));
  const sets = new Map<string, Told>(
    rows.flatMap(({ game, day, text }) =>
      played.has(`${game} ${day}`) ? [[`${game} ${day}`, JSON.parse(text)]] : [],
    ),
  );
  const results = new Map(
    sql
      .prepare<[], Result>("SELECT person, game, day, loss, at FROM seven_results")
      .all()
      .map((one) => [nameOf(one), `${one.loss} at ${one.at}`]),
  );
  const wanted = new Map(
    [...bySeven(answers)].flatMap(([name, all]) => {
      const isDone = all.length === DECISIONS && all.every(({ ranked }) => ranked === 1);
      const loss = all.reduce((sum, one) => sum + one.loss, 0);
      return isDone ? [[name, `${loss} at ${all.at(-1)?.at}`]] : [];
    }),
  );
  const isChanged = ({ text, hash }: DaySet): boolean =>
    createHash("sha256").update(text).digest("hex") !== hash;
  return [
    ...rows.filter(isChanged).map(({ game, day }) => `the ${game} seven ${day} is not its hash`),
    ...[...bySeven(answers)]
      .filter(([, all]) => all.some(({ number }, at) => number !== at))
      .map(([name, all]) => `${name} has the answers ${all.map(({ number }) => number)}`),
    ...answers
      .filter((one) => (one.ranked === 1) !== (dayAt(one.at) === one.day))
      .map((one) => `${nameOf(one)}: ${one.ranked === 1 ? "" : "not "}counted for its day`),
    ...answers
      .filter((one) => !isJudged(sets, one))
      .map((one) => `${nameOf(one)}: ${one.played} does not lose ${one.loss}`),
    ...[...new Set([...wanted.keys(), ...results.keys()])]
      .filter((name) => wanted.get(name) !== results.get(name))
      .map((name) => `${name}: ${results.get(name)} in place of ${wanted.get(name)}`),
  ];
};

/** A turn that was begun is that of the next decision. */
const wrongTurns = (sql: Sql): readonly string[] =>
  sql
    .prepare<[], Seven>(
      `SELECT t.person, t.game, t.day FROM seven_turns t WHERE number <>
         (SELECT count(*) FROM seven_answers a
          WHERE a.person = t.person AND a.game = t.game AND a.day = t.day)`,
    )
    .all()
    .map((one) => `${nameOf(one)}: a turn is kept that is not the next`);

const doneIn = (presses: readonly PressOutcome[]): readonly string[] =>
  presses.flatMap(({ by, press }) =>
    press.do === "seven-done"
      ? [`${nameOf({ person: by, game: press.family, day: press.day })}: ${press.decision}`]
      : [],
  );

/** A person who was told that an answer is taken has given it, once; nobody else has. */
const wrongDone = ({ sql, presses }: Pick<Remains, "sql" | "presses">): readonly string[] => {
  const known = new Set(
    sql.prepare<[], number>("SELECT id FROM people WHERE language <> ''").pluck().all(),
  );
  const forgotten = new Set(
    presses.flatMap(({ by, press }) => (press.do === "forget" || !known.has(by) ? [by] : [])),
  );
  const own = presses.filter(({ by }) => !forgotten.has(by));
  const taken = doneIn(own.filter(isAccepted));
  const tried = new Set([...taken, ...doneIn(own.filter(mayCount))]);
  const answers = sql
    .prepare<[], Answer>("SELECT person, game, day, number FROM seven_answers")
    .all()
    .filter(({ person }) => !forgotten.has(person))
    .map((one) => `${nameOf(one)}: ${one.number}`);
  return [
    ...taken.filter((one) => !answers.includes(one)).map((one) => `${one} was taken, and is lost`),
    ...taken.filter((one, at) => taken.indexOf(one) !== at).map((one) => `${one} was taken twice`),
    ...answers.filter((one) => !tried.has(one)).map((one) => `${one} was answered by nobody`),
  ];
};

/** A clock that is set back between two looks at it. */
const CLOCK_MS = 5 * 60_000;

/** The exact text of a set may be had when its day is over. */
const toldEarly = (messages: readonly SeenMessage[]): readonly string[] =>
  messages.flatMap(({ document, date }) => {
    const [, day] = /^seven-\w+-(\d+)\.json$/.exec(document?.name ?? "") ?? [];
    const end = FIRST_DAY + Number(day) * DAY_MS;
    return day !== undefined && date * 1000 < end - CLOCK_MS
      ? [`${document?.name} was told before its day was over`]
      : [];
  });

export const wrongSevens = (remains: Remains): readonly string[] => [
  ...wrongAnswers(remains.sql),
  ...wrongTurns(remains.sql),
  ...wrongDone(remains),
  ...toldEarly(remains.messages),
];

/** A day missed is forgiven if none of the six before it was, and the day before was played. */
const FREE_DAYS = 7;

/** The days in a row that a person is told of, day by day. */
export const runOf = (played: readonly number[], today: number): number => {
  let [run, missed] = [0, Number.NEGATIVE_INFINITY];
  for (let day = 1; day <= today; day++) {
    if (played.includes(day)) run++;
    else if (day < today) {
      const isForgiven = run > 0 && missed !== day - 1 && day - missed >= FREE_DAYS;
      if (!isForgiven) run = 0;
      missed = isForgiven ? day : Number.NEGATIVE_INFINITY;
    }
  }
  return run;
};
