import { ANALYSIS, analyse, type Played } from "../../src/ai/analysis/analysis.ts";
import { loadPlayers } from "../../src/ai/load.ts";
import type { Players } from "../../src/ai/players.ts";
import { commandsOf } from "../../src/ai/table/act.ts";
import { writeDecision } from "../../src/features/practice/decision/text.ts";
import { mistakesOf } from "../../src/features/practice/trainer/rules/mistakes.ts";
import { decide } from "../../src/game/decide.ts";
import { diceOf } from "../../src/game/dice.ts";
import { newGame } from "../../src/game/game.ts";
import type { Automation, Command, GameEvent } from "../../src/game/types.ts";
import { RULESETS } from "../../src/rules/rulesets.ts";
import type { Ruleset } from "../../src/rules/types.ts";
import { seededSecret } from "../support/secrets.ts";
import { type Figure, inMs, median } from "./figures.ts";

const GAMES = 5;
const TURNS = 60;
const ITS_WAY: Automation = { roll: false, forced: true, done: true };

/** A game between two beginners. */
const gameOf = (players: Players, ruleset: Ruleset, seed: number): Played => {
  const dice = diceOf(seededSecret(seed));
  const events: GameEvent[] = [];
  let game = newGame(ruleset);
  let next: readonly Command[] = [{ type: "open", first: undefined }];
  while (next.length > 0) {
    for (const command of next) {
      const done = decide(game, command, dice, () => ITS_WAY);
      if (!done.ok) throw new Error(done.code);
      events.push(...done.events);
      game = done.game;
    }
    next = commandsOf(players, { game, level: "easy", mayResign: false });
  }
  return { ruleset, events };
};

const cpuMs = (): number => process.cpuUsage().user / 1000;

/** What it takes the answering thread to make puzzles of a stored analysis, as `/train` does with older games. */
const puzzlesTake = ({ ruleset, events }: Played, stored: string): number => {
  const begun = performance.now();
  const analysis = ANALYSIS.parse(JSON.parse(stored));
  for (const { decision } of mistakesOf(ruleset, events, analysis)) writeDecision(decision);
  return performance.now() - begun;
};

/** What an analysis takes of one core; the cube is on, as each of its decisions is judged as well. */
export const analysisFigures = (): readonly Figure[] => {
  const players = loadPlayers();
  return RULESETS.flatMap(({ switches, ...ruleset }) => {
    const withCube = { ...ruleset, switches: { ...switches, cube: true } };
    const games = Array.from({ length: GAMES }, (_, seed) => gameOf(players, withCube, seed));
    const [first] = games;
    if (first) analyse(players, first);
    const begun = cpuMs();
    const analyses = games.map((game) => analyse(players, game));
    const turns = analyses.reduce((sum, analysis) => sum + analysis.turns.length, 0);
    const found = ((cpuMs() - begun) * TURNS) / turns;
    const taken = games.map((game, at) => puzzlesTake(game, JSON.stringify(analyses[at])));
    return [
      {
        what: `the analysis of a game of ${TURNS} turns with the cube, ${ruleset.id}: CPU time`,
        found: inMs(found),
        target: "3,000 ms",
      },
      {
        what: `puzzles of an analysed game, ${ruleset.id}: median, longest`,
        found: [median(taken), Math.max(...taken)].map(inMs).join(", "),
        target: "20 ms",
      },
    ];
  });
};
