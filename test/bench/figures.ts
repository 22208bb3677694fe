/** One line of the table: what was measured, the result, and the target. */
export type Figure = { readonly what: string; readonly found: string; readonly target?: string };

/** The value below which that share of the values lies. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** Milliseconds that the work takes. */
export const timed = (work: () => unknown): number => {
  const begun = performance.now();
  work();
  return performance.now() - begun;
};

export const inMs = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
export const inKb = (bytes: number): string => `${(bytes / 1000).toFixed(0)} KB`;
export const inMb = (bytes: number): string => `${(bytes / 1_000_000).toFixed(0)} MB`;
export const inThousands = (value: number): string => Math.round(value).toLocaleString("en");

/** The figures as a table, one line each. */
export const tableOf = (figures: readonly Figure[]): string => {
  const rows = [
    ["what", "found", "to reach"],
    ...figures.map(({ what, found, target = "" }) => [what, found, target]),
  ];
  const widths = [0, 1, 2].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map(([what = "", ...rest]) =>
      [
        what.padEnd(widths[0] ?? 0),
        ...rest.map((text, n) => text.padStart(widths[n + 1] ?? 0)),
      ].join("  "),
    )
    .join("\n");
};
