/** One call that the bot made. */
export type JournalEntry = {
  readonly number: number;
  readonly method: string;
  readonly chat: number | string | undefined;
  readonly at: number;
  readonly ok: boolean;
  readonly error?: string | undefined;
  readonly arguments: Readonly<Record<string, string>>;
};

export type Journal = {
  add(entry: Omit<JournalEntry, "number">): void;
  /** Calls after this number, or the last -n of them, without those that only wait for updates. */
  since(number: number): readonly JournalEntry[];
};

const KEPT = 20_000;

export const openJournal = (): Journal => {
  let entries: JournalEntry[] = [];
  let number = 0;
  return {
    add(entry) {
      entries.push({ number: ++number, ...entry });
      if (entries.length > 2 * KEPT) entries = entries.slice(-KEPT);
    },
    since: (after) => {
      if (after < 0) return entries.slice(after);
      const dropped = number - entries.length;
      return entries.slice(Math.max(0, after - dropped));
    },
  };
};
