import { readFileSync } from "node:fs";
import { rankTurns } from "../../../src/ai/choose.ts";
import { LEVELS, type Level } from "../../../src/ai/levels.ts";
import { loadPlayers } from "../../../src/ai/load.ts";
import type { Players } from "../../../src/ai/players.ts";
import { lossOf, lossOfEnd } from "../../../src/features/seven/rules/squares.ts";
import {
  SEVEN_RULESETS,
  type SevenDecision,
  type SevenGame,
} from "../../../src/features/seven/rules/types.ts";
import { readSupply } from "../../support/supply.ts";

/** What an end loses in points of a hundred games, and how likely it or one before it is chosen. */
type Likely = readonly { readonly loss: number; readonly upTo: number }[];

/** Which turns a level plays in a decision, as somebody who now and then takes one that is nearly as good. */
export type Habit = Readonly<Record<Level, Likely>>;

/** In points a game: a turn that seems worse by this much is taken e times less often. */
const CARE = 0.02;

type Seen = { readonly equity: number; readonly loss: number };

const likely = (ends: readonly Seen[]): Likely => {
  const top = Math.max(...ends.map(({ equity }) => equity));
  const weights = ends.map(({ equity }) => Math.exp((equity - top) / CARE));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let upTo = 0;
  return ends.map(({ loss }, at) => {
    upTo += (weights[at] ?? 0) / all;
    return { loss, upTo };
  });
};

/** The strongest level sees ends as they are valued in the set, the others by the word of their nets. */
const seenBy = (
  players: Players,
  game: SevenGame,
  decision: SevenDecision,
  level: Level,
): readonly Seen[] => {
  const { position, dice, ownTurn, ends } = decision;
  if (level === "best")
    return ends.map((end) => ({ equity: end.equity, loss: lossOfEnd(decision, end) }));
  const player = players.player(SEVEN_RULESETS[game], level);
  return rankTurns(player, { position, roll: { dice, ownTurn } }, { top: ends.length }).map(
    (turn) => ({ equity: turn.equity, loss: lossOf(decision, turn.position) ?? 0 }),
  );
};

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
const FURTHER = readFileSync(new URL("../../fixtures/trainer/habits.txt", import.meta.url), "utf8");

const furtherHabits = (game: SevenGame): readonly Habit[] =>
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
export const habitsIn = (game: SevenGame): readonly Habit[] => {
  const players = loadPlayers();
  const shipped = readSupply(game).flatMap(({ decisions }) =>
    decisions.map((decision) => habitOf((level) => likely(seenBy(players, game, decision, level)))),
  );
  return [...shipped, ...furtherHabits(game)];
};

/** What a level loses in a decision when `chance`, from 0 to 1, falls so. */
export const lossBy = (habit: Habit, level: Level, chance: number): number =>
  habit[level].find(({ upTo }) => chance < upTo)?.loss ?? 0;
