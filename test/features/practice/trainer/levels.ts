import { readFileSync } from "node:fs";
import { LEVELS, type Level } from "../../../../src/ai/levels.ts";
import { loadPlayers } from "../../../../src/ai/load.ts";
import { type Likely, likelyOf } from "../../../../src/features/practice/trainer/rules/measured.ts";
import type { Family } from "../../../../src/rules/types.ts";
import { readSupply } from "../../../support/supply.ts";

/** Which turns a level plays in a decision, as a person who now and then takes one that is nearly as good. */
export type Habit = Readonly<Record<Level, Likely>>;

const habitOf = (of: (level: Level) => Likely): Habit => ({
  beginner: of("beginner"),
  easy: of("easy"),
  middle: of("middle"),
  hard: of("hard"),
  best: of("best"),
});

/**
 * The same in decisions of further sets, made as the shipped ones but out of games that the net played by its
 * own word: a line each, and for each level what eight turns lose that are equally likely, "f" being 15 or more.
 */
const FURTHER = readFileSync(
  new URL("../../../fixtures/trainer/habits.txt", import.meta.url),
  "utf8",
);

const furtherHabits = (game: Family): readonly Habit[] =>
  FURTHER.split("\n").flatMap((line) => {
    const [of, ...cells] = line.split(" ");
    const likelyBy = (level: Level): Likely => {
      const losses = [...(cells[LEVELS.indexOf(level)] ?? "")];
      return losses.map((digit, at) => ({
        loss: Number.parseInt(digit, 16),
        upTo: (at + 1) / losses.length,
      }));
    };
    return of === game ? [habitOf(likelyBy)] : [];
  });

/** How the levels play the decisions of a game that a bot has after some weeks: shipped ones, and others. */
export const habitsIn = (game: Family): readonly Habit[] => {
  const players = loadPlayers();
  const shipped = readSupply(game).flatMap(({ decisions }) =>
    decisions.map((decision) => habitOf((level) => likelyOf(players, decision, level))),
  );
  return [...shipped, ...furtherHabits(game)];
};

/** What a level loses in a decision when `chance`, from 0 to 1, falls so. */
export const lossBy = (habit: Habit, level: Level, chance: number): number =>
  habit[level].find(({ upTo }) => chance < upTo)?.loss ?? 0;
