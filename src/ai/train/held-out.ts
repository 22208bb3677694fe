import { CHANCES, equityAt } from "../chances.ts";
import type { Search } from "../search.ts";
import { type Labels, labelFiles, NEXT, readLabels, wantedOf } from "./labels.ts";

/** Labels of a folder: those to learn, and those held out to measure the learnt net. */
export type Lessons = { readonly labels: Labels; readonly held: Labels; readonly files: number };

/** One file in this many is held out, whatever its maker, seed and place. */
const HELD_OUT = 50;

/** Reads the labels of a folder. If there are fewer than fifty files, none is held out. */
export const readLessons = (folder: string): Lessons => {
  const files = labelFiles(folder);
  const isHeld = (_: string, index: number): boolean => index % HELD_OUT === HELD_OUT - 1;
  return {
    labels: readLabels(files.filter((file, index) => !isHeld(file, index))),
    held: readLabels(files.filter(isHeld)),
    files: files.length,
  };
};

/**
 * The squared error of a net's own word, in points², for each game. Each position is compared with
 * the final result, with luck taken off as far as its maker could see it.
 */
export const errorsByGame = ({ evaluator }: Search, labels: Labels): readonly number[] => {
  const { boards, count, next } = labels;
  const { scale } = evaluator;
  const wanted = wantedOf(labels, 1);
  const said = new Float32Array(count * CHANCES);
  evaluator.evaluate(boards, count, true, said);
  const games: number[] = [];
  let [sum, turns] = [0, 0];
  for (let label = 0; label < count; label++) {
    const at = label * CHANCES;
    sum += (equityAt(scale, said, at) - equityAt(scale, wanted, at)) ** 2;
    turns++;
    if (next[label] !== NEXT.end) continue;
    games.push(sum / turns);
    [sum, turns] = [0, 0];
  }
  return games;
};
