/** So many different texts are kept; the oldest go first. */
const MOST_KEPT = 1_000;

/**
 * Reads each text once: rows repeat the same few, and checking one costs more than its query. What
 * is read is shared, so it must never be changed. A text that cannot be read is not kept.
 */
export const readOnce = <T extends object>(read: (text: string) => T): ((text: string) => T) => {
  const kept = new Map<string, T>();
  return (text) => {
    const known = kept.get(text);
    if (known) return known;
    const value = read(text);
    const [oldest] = kept.keys();
    if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(text, value);
    return value;
  };
};
