/** How often each thing was tried, for the table at the end. */
export type Tally = {
  count(what: string): void;
  rows(): readonly (readonly [what: string, times: number])[];
};

/** `onCount` hears of each thing in its moment. */
export const openTally = (onCount: (what: string) => void = () => undefined): Tally => {
  const counts = new Map<string, number>();
  return {
    count: (what) => {
      counts.set(what, (counts.get(what) ?? 0) + 1);
      onCount(what);
    },
    rows: () => [...counts].sort(([one], [two]) => one.localeCompare(two)),
  };
};
