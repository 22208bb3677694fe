/** Sets a value as the newest of a map, which keeps the `most` newest. */
export const keepNewest = <Key, T>(map: Map<Key, T>, key: Key, value: T, most: number): void => {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > most && oldest !== undefined) map.delete(oldest);
};

/** The number of different answers that are kept. */
const MOST_KEPT = 1_000;

/**
 * Answers each question once, and gives the kept answer afterwards: rows, labels and names repeat.
 * Questions with the same key, by default their first text, have the same answer. It is shared, so
 * nobody may change it. Where `answer` throws, none is kept.
 */
export const once = <More extends unknown[], T extends object | string | number>(
  answer: (text: string, ...more: More) => T,
  keyOf: (text: string, ...more: More) => string = (text, ..._) => text,
) => {
  const kept = new Map<string, T>();
  return (text: string, ...more: More): T => {
    const key = keyOf(text, ...more);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const value = answer(text, ...more);
    keepNewest(kept, key, value, MOST_KEPT);
    return value;
  };
};

/** Makes a value when it is first asked for, and keeps it. */
export const lazily = <Made extends object>(make: () => Made): (() => Made) => {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
};
