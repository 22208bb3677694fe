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
  /** Calls after this number, without those that only wait for updates. */
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
    since: (after) => entries.filter((entry) => entry.number > after),
  };
};
