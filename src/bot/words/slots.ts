import { isA, type Meaning, type Word, type Words } from "../text/words.ts";

/** One part of a command: takes its own words and leaves the others. */
export type WordSlot<Value> = (words: Words) => { readonly value: Value; readonly rest: Words };

/** A value at a place; `length` counts its words, `before` the words that lead to it. */
export type WordsFound<Value> = {
  readonly value: Value;
  readonly length: number;
  readonly before?: number;
};

export const first =
  <Value>(
    at: (words: Words, place: number) => WordsFound<Value> | undefined,
  ): WordSlot<Value | undefined> =>
  (words) => {
    for (const place of words.keys()) {
      const found = at(words, place);
      if (!found) continue;
      const { value, length, before = 0 } = found;
      return { value, rest: words.toSpliced(place - before, before + length) };
    }
    return { value: undefined, rest: words };
  };

/** The first word for one of several values; a word of the `leading` meanings may come before. */
export const named = <Value>(
  values: readonly (readonly [Value, Meaning])[],
  ...leading: readonly Meaning[]
): WordSlot<Value | undefined> =>
  first((words, place) => {
    const [value] = values.find(([, meaning]) => isA(words[place], meaning)) ?? [];
    const before = isA(words[place - 1], ...leading) ? 1 : 0;
    return value === undefined ? undefined : { value, length: 1, before };
  });

export const every =
  (isMeant: (word: Word) => boolean): WordSlot<Words> =>
  (words) => ({ value: words.filter(isMeant), rest: words.filter((word) => !isMeant(word)) });

type Slots = Readonly<Record<string, WordSlot<unknown>>>;

type Filled<Of extends Slots> = { readonly [Name in keyof Of]: ReturnType<Of[Name]>["value"] };

export const fill = <const Of extends Slots>(
  slots: Of,
  words: Words,
): { readonly said: Filled<Of>; readonly rest: Words } => {
  const said: Record<string, unknown> = {};
  let rest = words;
  for (const [name, slot] of Object.entries(slots)) {
    const taken = slot(rest);
    said[name] = taken.value;
    rest = taken.rest;
  }
  const isFilled = (all: Record<string, unknown>): all is Record<string, unknown> & Filled<Of> =>
    Object.keys(slots).every((name) => name in all);
  if (!isFilled(said)) throw new Error("a slot was not filled");
  return { said, rest };
};
