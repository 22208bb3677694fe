/** How often each thing was tried, for the table at the end. */
export type Tally = {
  count(what: string): void;
  rows(): readonly (readonly [what: string, times: number])[];
};

export const openTally = (): Tally => {
  const counts = new Map<string, number>();
  return {
    count: (what) => void counts.set(what, (counts.get(what) ?? 0) + 1),
    rows: () => [...counts].sort(([one], [two]) => one.localeCompare(two)),
  };
};
