/** So many different answers are kept; the oldest go first. */
const MOST_KEPT = 1_000;

/**
 * Answers each question once, and gives the kept answer afterwards: rows, labels and names repeat
 * the same few. Questions with the same key, by default their first text, have the same answer.
 * Answers are shared, so they must never be changed; where `answer` throws, none is kept.
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
    const [oldest] = kept.keys();
    if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(key, value);
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
