import { BAR, type Move, OFF, type Point } from "./types.ts";

/** A point in notation: `bar`, `off`, or its number. */
export const pointText = (point: Point): string => {
  if (point === BAR) return "bar";
  return point === OFF ? "off" : String(point);
};

const TEXT = /^(bar|\d{1,2})\/(off|\d{1,2})(\*?)(?:\((\d{1,2})\))?$/;

const pointOf = (text: string): Point => {
  if (text === "bar") return BAR;
  return text === "off" ? OFF : Number(text);
};

/** A move as players write it: `13/9*`, `bar/20`, `6/off`. */
export const moveText = ({ from, to, hit }: Move): string =>
  `${pointText(from)}/${pointText(to)}${hit ? "*" : ""}`;

type MoveRun = { readonly move: Move; readonly hit: boolean; readonly count: number };

const addMove = (runs: readonly MoveRun[], move: Move): readonly MoveRun[] => {
  const last = runs.at(-1);
  return last !== undefined && last.move.from === move.from && last.move.to === move.to
    ? [...runs.slice(0, -1), { ...last, hit: last.hit || move.hit, count: last.count + 1 }]
    : [...runs, { move, hit: move.hit, count: 1 }];
};

/** The moves of a turn in the usual order of writing: for equal dice, the farthest move first. */
export const orderMoves = (moves: readonly Move[]): readonly Move[] => {
  let run = 0;
  return moves
    .map((move, index) => {
      if (index > 0 && moves[index - 1]?.die !== move.die) run++;
      return { move, run };
    })
    .sort((one, two) => one.run - two.run || two.move.from - one.move.from)
    .map(({ move }) => move);
};

/** The moves of a turn in order. A repeated move is written once with a count: `24/18 8/4*(2)`. */
export const turnText = (moves: readonly Move[]): string =>
  moves
    .reduce<readonly MoveRun[]>(addMove, [])
    .map(({ move, hit, count }) => `${moveText({ ...move, hit })}${count > 1 ? `(${count})` : ""}`)
    .join(" ");

type WrittenMove = { readonly from: Point; readonly to: Point; readonly hit: boolean };

/** Reads `turnText` back, or undefined. Only the first of a repeated move is read as a hit. */
export const parseTurnText = (text: string): readonly WrittenMove[] | undefined => {
  const moves: WrittenMove[] = [];
  for (const word of text.split(" ").filter((one) => one !== "")) {
    const [, from, to, hit, count] = TEXT.exec(word) ?? [];
    if (from === undefined || to === undefined) return undefined;
    const times = Number(count ?? 1);
    for (let index = 0; index < times; index++)
      moves.push({ from: pointOf(from), to: pointOf(to), hit: hit === "*" && index === 0 });
  }
  return moves;
};
