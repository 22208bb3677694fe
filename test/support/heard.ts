import { type Say, speaker, type TextKey, type Values } from "../../src/bot/text/texts.ts";
import { once } from "../../src/rules/once.ts";
import { CHECKERS } from "../../src/rules/types.ts";

/**
 * A board in words, read back as a person who hears it: nothing is looked at but its text and the
 * words of its keys.
 */

export type HeardSide = {
  /** How many checkers stand on which point, in the reader's numbers. */
  readonly points: Readonly<Record<number, number>>;
  /** Points where the other side holds one. */
  readonly held: readonly number[];
  readonly bar: number;
  readonly off: number;
  readonly pips: number;
};

export type HeardBoard = { readonly own: HeardSide; readonly other: HeardSide };

/** A move as a key or a sentence names it. */
export type HeardMove = {
  readonly from: number | "bar";
  readonly to: number | "off";
  readonly isCatching: boolean;
  /** Named where both dice could make it. */
  readonly die?: number;
};

const POINTS = Array.from({ length: 24 }, (_, at) => at + 1);
const DICE = [1, 2, 3, 4, 5, 6] as const;

const MARKS = /[\u200e\u200f\u2066-\u2069]/gu;
const SPACES = /[\u00a0\u2007]/gu;

/** What is heard of a text: no marks, no tags, and figures as figures. */
export const heardText = (text: string): string =>
  text
    .replaceAll(MARKS, "")
    .replaceAll(SPACES, " ")
    .replaceAll(/<[^>]*>/gu, "")
    .replaceAll(/[۰-۹]/gu, (digit) => String("۰۱۲۳۴۵۶۷۸۹".indexOf(digit)));

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A text as a pattern that finds what stands for the values in it, in the order given. */
const patternOf = (say: Say, key: TextKey, values: Values, found: readonly string[]): RegExp => {
  const id = JSON.stringify([key, values, found]);
  const known = patterns.get(say)?.get(id);
  const pattern = known ?? newPattern(say, key, values, found);
  patterns.set(say, (patterns.get(say) ?? new Map<string, RegExp>()).set(id, pattern));
  return pattern;
};

const patterns = new WeakMap<Say, Map<string, RegExp>>();

const newPattern = (say: Say, key: TextKey, values: Values, found: readonly string[]): RegExp => {
  const marked = Object.fromEntries(found.map((name) => [name, `<${name}>`]));
  const said = say(key, { ...values, ...marked });
  const plain = escaped(said.replaceAll(MARKS, "").replaceAll(SPACES, " "));
  const source = found.reduce((text, name) => text.replace(`<${name}>`, `(?<${name}>.*?)`), plain);
  return new RegExp(`^${source}$`, "u");
};

/** The words of one language, as those know them who have heard a few boards. */
export const earsIn = once((language: string) => {
  const say = speaker(language);
  const counts = new Map(
    Array.from({ length: CHECKERS }, (_, at) => [
      heardText(say("aloud-count", { count: at + 1 })),
      at + 1,
    ]),
  );
  const countOf = (word: string): number => {
    const count = counts.get(word);
    if (count === undefined) throw new Error(`«${word}» is no number of checkers in ${language}`);
    return count;
  };
  const comma = heardText(say("list", { one: "", other: "" })).trim();
  const spot = patternOf(say, "aloud-spot", {}, ["point", "count"]);
  const spotHeld = patternOf(say, "aloud-spot-held", {}, ["point", "count"]);
  const moves = movesBy(say);
  const turnsBy = (reader: "own" | "other"): readonly RegExp[] =>
    (["aloud-turn", "aloud-turn-leftovers"] as const).map((key) =>
      patternOf(say, key, { reader, player: "?" }, ["roll", "moves"]),
    );
  const turnBy = { own: turnsBy("own"), other: turnsBy("other") };
  const after = (key: TextKey, values: Values): string =>
    heardText(say(key, { move: "", ...values }))
      .replace(comma, "")
      .trim();
  const onward = new Map(POINTS.map((to) => [after("aloud-then", { to }), to] as const));
  const times = new Map([2, 3, 4].map((one) => [after("aloud-times", { times: one }), one]));
  const catches = new Set([after("aloud-hit", {}), after("aloud-hold", {})]);

  /** The parts of a sentence between its commas: a move, how it goes on, what it catches. */
  const stepsIn = (parts: readonly string[]): readonly HeardMove[] => {
    const ways: HeardMove[][] = [];
    for (const part of parts) {
      const way = ways.at(-1) ?? [];
      const last = way.at(-1);
      const move = moves.get(part);
      const to = part === after("aloud-then-off", {}) ? "off" : onward.get(part);
      const repeated = times.get(part);
      if (move) ways.push([move]);
      else if (last && catches.has(part)) way[way.length - 1] = { ...last, isCatching: true };
      else if (last && last.to !== "off" && to !== undefined)
        way.push({ from: last.to, to, isCatching: false });
      else if (repeated) ways.push(...Array.from({ length: repeated - 1 }, () => [...way]));
    }
    return ways.flat();
  };

  const sideIn = (lines: readonly string[], reader: "own" | "other"): HeardSide => {
    const find = (key: TextKey, name: string): string | undefined => {
      const pattern = patternOf(say, key, { reader, player: "?" }, [name]);
      return lines.map((line) => pattern.exec(line)?.groups?.[name]).find(Boolean);
    };
    const bar = find("aloud-on-bar", "count");
    const off = find("aloud-borne-off", "count");
    const points: Record<number, number> = {};
    const held: number[] = [];
    // A point with one that is held is said with a comma of its own.
    const told = (find("aloud-points", "points") ?? "").split(`${comma} `);
    for (const [at, part] of told.entries()) {
      const whole = `${part}${comma} ${told[at + 1] ?? ""}`;
      const isHeld = spotHeld.test(whole);
      const { point, count } = (isHeld ? spotHeld.exec(whole) : spot.exec(part))?.groups ?? {};
      if (point === undefined || count === undefined) continue;
      points[Number(point)] = countOf(count);
      if (isHeld) held.push(Number(point));
    }
    return {
      ...{ points, held },
      bar: bar === undefined ? 0 : countOf(bar),
      off: off === undefined ? 0 : countOf(off),
      pips: pipsIn(lines, reader),
    };
  };

  const pipsIn = (lines: readonly string[], reader: "own" | "other"): number => {
    const values = { reader: "own", player: "?", opponent: "?" };
    const pattern = patternOf(say, "aloud-pips", values, ["own", "other"]);
    const line = lines.find((one) => pattern.test(one));
    if (line === undefined) throw new Error(`no pips are told in «${lines.join("\n")}»`);
    return Number(pattern.exec(line)?.groups?.[reader]);
  };

  return {
    say,
    /** The board that a message tells its only reader. */
    board: (text: string): HeardBoard => {
      const lines = heardText(text).split("\n");
      return { own: sideIn(lines, "own"), other: sideIn(lines, "other") };
    },
    /** The move that a key names; undefined if it names none. */
    move: (label: string): HeardMove | undefined => moves.get(heardText(label)),
    /** The finished turns that a message tells, each as steps in its reader's numbers. */
    turns: (text: string): readonly HeardTurn[] =>
      heardText(text)
        .split("\n")
        .flatMap((line): readonly HeardTurn[] =>
          (["own", "other"] as const).flatMap((by): readonly HeardTurn[] => {
            const found = turnBy[by].flatMap((one) => one.exec(line)?.groups?.moves ?? []);
            return found.map((moves) => ({ by, steps: stepsIn(moves.split(`${comma} `)) }));
          }),
        ),
  };
});

export type HeardTurn = { readonly by: "own" | "other"; readonly steps: readonly HeardMove[] };

/** The board after a move that was heard of; who is caught waits on the bar. */
export const afterMove = (
  board: HeardBoard,
  by: "own" | "other",
  { from, to, isCatching }: HeardMove,
): HeardBoard => {
  const against = by === "own" ? "other" : "own";
  const moved = board[by];
  const caught = board[against];
  const at = (points: HeardSide["points"], point: number, more: number) => {
    const { [point]: count = 0, ...rest } = points;
    return count + more === 0 ? rest : { ...rest, [point]: count + more };
  };
  const left = from === "bar" ? moved.points : at(moved.points, from, -1);
  const sides = {
    [by]: {
      ...moved,
      points: to === "off" ? left : at(left, to, 1),
      bar: moved.bar - Number(from === "bar"),
      off: moved.off + Number(to === "off"),
    },
    [against]:
      isCatching && to !== "off"
        ? { ...caught, points: at(caught.points, to, -1), bar: caught.bar + 1 }
        : caught,
  };
  return { ...board, ...sides };
};

/** The places alone, which follow from moves; pips are told anew. */
export const placesOf = ({ own, other }: HeardBoard) =>
  [own, other].map(({ points, bar, off }) => ({ points, bar, off }));

export type Ears = ReturnType<typeof earsIn>;

/** All words that a key for one move can have. */
const movesBy = (say: Say): ReadonlyMap<string, HeardMove> => {
  const found = new Map<string, HeardMove>();
  const add = (words: string, move: Omit<HeardMove, "isCatching">): void => {
    const named = [
      { words, isCatching: false },
      { words: say("aloud-hit", { move: words }), isCatching: true },
      { words: say("aloud-hold", { move: words }), isCatching: true },
    ];
    for (const { words, isCatching } of named) {
      found.set(heardText(words), { ...move, isCatching });
      for (const die of DICE) {
        const withDie = say("aloud-with-die", { move: words, die: String(die) });
        found.set(heardText(withDie), { ...move, isCatching, die });
      }
    }
  };
  for (const to of POINTS) {
    add(say("aloud-enter", { to }), { from: "bar", to });
    add(say("aloud-off", { from: to }), { from: to, to: "off" });
    for (const from of POINTS) if (from !== to) add(say("aloud-move", { from, to }), { from, to });
  }
  return found;
};

/** Signs that a reader of screens spells out, or that only mean something to the eye. */
export const SPELLED = /[\p{Extended_Pictographic}\p{Regional_Indicator}→←✶✓•·☆★⋯☰‹›⚀-⚅]/u;
