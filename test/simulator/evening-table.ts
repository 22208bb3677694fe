import { type EveningFigures, type EveningWish, liveEvening } from "./evening.ts";
import { LAWS } from "./evening-laws.ts";

/** The value below which that share of the values lies. */
export const shareOf = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};

const SHARES = [0.5, 0.99, 1];

const inSeconds = (values: readonly number[]): readonly string[] =>
  SHARES.map((share) => (shareOf(values, share) / 1000).toFixed(2));

const HEAD = [
  ["law of Telegram", "answers", "press to answer, s", "press to board, s", "words to offer, s"],
  ["", "a second", ...[1, 2, 3].map(() => "50 %, 99 %, longest")],
];

/** An evening under one law, as a line. */
const rowOf = ({ law, aSecond, waits }: EveningFigures): readonly string[] => {
  const { answers, boards, offers } = waits;
  const spread = [answers, boards, offers].map((values) => inSeconds(values).join(", "));
  return [law, aSecond.toFixed(1), ...spread];
};

const WIDTHS = [28, 10, 22, 22, 22];

const lineOf = (cells: readonly string[]): string =>
  cells
    .map((cell, at) => (at === 0 ? cell.padEnd(WIDTHS[0] ?? 0) : cell.padStart(WIDTHS[at] ?? 0)))
    .join("  ");

const headOf = ({ seed, groups, minutes }: Omit<EveningWish, "law">): string =>
  [
    `seed ${seed}: two people play in each of ${groups} groups, ${minutes} minutes of virtual time`,
    ...HEAD.map(lineOf),
  ].join("\n");

/** The waits under a law, and below them the presses and calls. */
const linesOf = (figures: EveningFigures): string => {
  const { waits, called, storms, errors } = figures;
  const { presses, again, refused, answers } = waits;
  const { all, counted, refused: tooMany, digest } = called;
  return [
    lineOf(rowOf(figures)),
    `    ${presses} presses, ${again} of them again after a long wait, ${refused} refused,` +
      ` ${presses - answers.length} not answered`,
    `    ${all} calls, ${counted} of them messages and edits, ${tooMany} refused with 429` +
      ` (${storms} storms); ${errors.length} errors in the log; ${digest.slice(0, 16)}`,
  ].join("\n");
};

/** The evening under each law, as a table. */
export const eveningLines = async function* (wish: Omit<EveningWish, "law">) {
  yield headOf(wish);
  for (const law of LAWS) yield linesOf(await liveEvening({ ...wish, law }));
};
