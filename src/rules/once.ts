/** So many different answers are kept; the oldest go first. */
const MOST_KEPT = 1_000;

/**
 * Answers each text once, and gives the kept answer afterwards: rows, labels and names repeat the
 * same few. Answers are shared, so they must never be changed; where `answer` throws, none is kept.
 */
export const once = <T extends object | number>(answer: (text: string) => T) => {
  const kept = new Map<string, T>();
  return (text: string): T => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const value = answer(text);
    const [oldest] = kept.keys();
    if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(text, value);
    return value;
  };
};
