import { chooseTurn, type Question } from "../../src/ai/choose.ts";
import { loadPlayers } from "../../src/ai/load.ts";
import type { Player } from "../../src/ai/players.ts";
import { isDouble } from "../../src/rules/dice.ts";
import { endAfterStep } from "../../src/rules/outcome.ts";
import { flip, startPosition } from "../../src/rules/position.ts";
import { RULESETS } from "../../src/rules/rulesets.ts";
import { leavesRest, playedIn } from "../../src/rules/turn.ts";
import type { Position } from "../../src/rules/types.ts";
import { seeded } from "../rules/random.ts";
import { type Figure, inMs, percentile } from "./figures.ts";

/** `TURNS=10000` takes an hour; the mean is known long before. */
const TURNS = Number(process.env.TURNS ?? 500);

/** Plays against itself and notes how long each own roll took. */
const turnTimes = (player: Player): readonly number[] => {
  const random = seeded(1);
  const times: number[] = [];
  const ask = (question: Question) => chooseTurn(player, question);
  while (times.length < TURNS) {
    let position: Position = startPosition(player.ruleset);
    const goesOn = () => endAfterStep(player.ruleset, position) === undefined;
    for (let turn = 0; times.length < TURNS && goesOn(); turn++) {
      const dice = random.dice();
      const begun = performance.now();
      const roll = { dice, ownTurn: 1 + (turn >> 1) };
      const played = ask({ position, roll });
      times.push(performance.now() - begun);
      if (endAfterStep(player.ruleset, played.position) !== undefined) break;
      const { switches } = player.ruleset;
      const again = switches.doubles === "roll-again" && isDouble(dice) && played.rest.length === 0;
      position = again ? played.position : flip(played.position);
      const leaves = leavesRest(switches, roll, playedIn(switches, roll, played.rest));
      if (leaves && played.rest.length > 0)
        position = ask({ position, roll: { pending: played.rest } }).position;
    }
  }
  return times;
};

/** How long the strongest player thinks about a turn, in every ruleset. */
export const aiFigures = (): readonly Figure[] => {
  const players = loadPlayers();
  return RULESETS.map((ruleset) => {
    const player = players.player(ruleset, "best");
    const times = turnTimes(player);
    const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
    return {
      what: `a turn of the computer player, ${ruleset.id}: mean, 99 %, worst of ${TURNS}`,
      found: [mean, percentile(times, 0.99), Math.max(...times)].map(inMs).join(", "),
      target: "–, 300 ms, –",
    };
  });
};
