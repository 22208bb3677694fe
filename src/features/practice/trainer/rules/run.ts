import { squareOf } from "../../decision/decision.ts";

/** So many puzzles a day are enough. */
export const A_DAY = 5;

/** How a person trains: right ones in a row, and the puzzles of the last day of training. */
export type TrainingRun = {
  readonly run: number;
  readonly longest: number;
  /** A day of the seven. */
  readonly day: number;
  readonly done: number;
};

export const NO_RUN: TrainingRun = { run: 0, longest: 0, day: 0, done: 0 };

/** The run after an answer with this loss, in hundredths of a point, on a day. */
export const afterAnswer = (before: TrainingRun, loss: number, day: number): TrainingRun => {
  const run = squareOf(loss) === "best" ? before.run + 1 : 0;
  const done = doneOn(before, day) + 1;
  return { run, longest: Math.max(run, before.longest), day, done };
};

export const doneOn = (run: TrainingRun, day: number): number => (run.day === day ? run.done : 0);
