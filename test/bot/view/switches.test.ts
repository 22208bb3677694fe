import { expect, test } from "vitest";
import { switchesOf, tidied, valuesOf, withSwitch } from "../../../src/bot/view/switches.ts";
import { decide } from "../../../src/game/decide.ts";
import { newGame } from "../../../src/game/game.ts";
import type { Command, Game } from "../../../src/game/types.ts";
import { RULESETS } from "../../../src/rules/rulesets.ts";
import { legalMoves } from "../../../src/rules/search/search.ts";
import type { Ruleset } from "../../../src/rules/types.ts";
import { secret } from "../../game/support.ts";
import { type Random, seeded } from "../../rules/random.ts";

/** A ruleset of a person who turns every switch to anything. */
const anyRuleset = (random: Random): Ruleset => {
  const base = random.pick(RULESETS);
  let switches = base.switches;
  for (const name of switchesOf({ ...switches, cube: true, doubles: "ascending" })) {
    switches = withSwitch(switches, name, random.pick(valuesOf(name)));
  }
  return { id: "own-1", name: "Own", switches: tidied(switches, base.switches) };
};

/** What a player presses who doubles now and then, and takes every double. */
const nextCommand = (game: Game, random: Random): Command => {
  const { phase, toMove: by, ruleset, cube } = game;
  switch (phase.kind) {
    case "rolling": {
      const mayDouble = ruleset.switches.cube && [by, "centre"].includes(cube.owner);
      return { type: mayDouble && !phase.again && random.chance(0.05) ? "double" : "roll", by };
    }
    case "doubled":
      return { type: "take", by: phase.by === "white" ? "black" : "white" };
    case "moving": {
      const moves = legalMoves(phase.turn);
      if (moves.length === 0) return { type: "done", by };
      const { from, die } = random.pick(moves);
      return { type: "move", by, moves: [{ from, die }] };
    }
    default:
      throw new Error(`nobody to move in ${phase.kind}`);
  }
};

test("a game under any ruleset that can be made comes to its end", () => {
  for (let seed = 1; seed <= 60; seed++) {
    const random = seeded(seed);
    const ruleset = anyRuleset(random);
    const dice = secret(seed);
    let game = newGame(ruleset);
    let command: Command = { type: "open", first: undefined };
    for (let steps = 0; game.phase.kind !== "over"; steps++) {
      const decided = decide(game, command, dice);
      const at = `${command.type} at step ${steps} of ${JSON.stringify(ruleset.switches)}`;
      expect(decided.ok, at).toBe(true);
      expect(steps, at).toBeLessThan(5000);
      if (!decided.ok) return;
      game = decided.game;
      if (game.phase.kind !== "over") command = nextCommand(game, random);
    }
    expect(game.ruleset).toEqual(ruleset);
  }
});
