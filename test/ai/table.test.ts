import { describe, expect, test } from "vitest";
import { LEVELS } from "../../src/ai/levels.ts";
import { loadPlayers } from "../../src/ai/load.ts";
import { withoutHistory } from "../../src/ai/seat.ts";
import { commandsOf } from "../../src/ai/table/act.ts";
import { hintOf } from "../../src/ai/table/hint.ts";
import { decide } from "../../src/game/decide.ts";
import { diceOf } from "../../src/game/dice.ts";
import { newGame } from "../../src/game/game.ts";
import { beginningOf } from "../../src/game/placed.ts";
import type { Automation, Game } from "../../src/game/types.ts";
import { RULESETS } from "../../src/rules/rulesets.ts";
import type { Ruleset } from "../../src/rules/types.ts";
import { rules } from "../rules/helpers.ts";
import { unlike } from "../rules/shapes.ts";
import { oneDeep } from "../support/one-deep.ts";
import { seededSecret } from "../support/secrets.ts";

const players = oneDeep(loadPlayers());
const ITS_WAY: Automation = { roll: false, forced: true, done: true };
/** No game takes so many decisions. */
const ENOUGH = 2_000;

type Played = { readonly game: Game; readonly decisions: readonly string[] };

/** The computer plays itself; what it decides is done, or the test fails. */
const playItself = (ruleset: Ruleset, seed: number): Played => {
  const dice = diceOf(seededSecret(seed));
  const opened = decide(newGame(ruleset), { type: "open", first: undefined }, dice, () => ITS_WAY);
  if (!opened.ok) throw new Error(opened.code);
  let { game } = opened;
  const decisions: string[] = [];
  while (game.phase.kind !== "over" && decisions.length < ENOUGH) {
    // Whether to resign takes longer to judge than a turn.
    const mayResign = decisions.length % 4 === 0 && !decisions.includes("resign");
    for (const command of commandsOf(players, { game, level: "easy", mayResign })) {
      const done = decide(game, command, dice, () => ITS_WAY);
      if (!done.ok) throw new Error(`${command.type}: ${done.code}`);
      decisions.push(command.type);
      game = done.game;
    }
  }
  return { game, decisions };
};

const withCube = ({ switches, ...ruleset }: Ruleset): Ruleset => ({
  ...ruleset,
  switches: { ...switches, cube: true, beaver: true },
});

describe.each(unlike(RULESETS, "table").map((ruleset) => [ruleset.id, ruleset] as const))(
  "%s",
  (_, ruleset) => {
    test("is played to its end with the cube, by legal decisions alone", () => {
      const raised = playItself(withCube(ruleset), 1);
      expect(raised.game.phase.kind).toBe("over");
      expect(raised.decisions).toContain("double");
    });
  },
);

test.each(["short", "long"])("%s is played to its end without a double where none is on", (id) => {
  const { game, decisions } = playItself(rules(id), 0);
  expect(game.phase.kind).toBe("over");
  expect(decisions).not.toContain("double");
});

describe("a decision", () => {
  const opened = (ruleset: Ruleset, seed: number): Game => {
    const dice = diceOf(seededSecret(seed));
    const begun = decide(newGame(ruleset), { type: "open", first: undefined }, dice, () => ({
      ...ITS_WAY,
      roll: true,
    }));
    if (!begun.ok) throw new Error(begun.code);
    return begun.game;
  };

  test("depends on what can be seen on the board alone", () => {
    for (const [at, ruleset] of unlike(RULESETS, "moves").entries()) {
      const game = opened(ruleset, 7);
      const level = LEVELS[at % LEVELS.length] ?? "easy";
      const one = commandsOf(players, { game, level, mayResign: true });
      expect(commandsOf(players, { game: withoutHistory(game), level, mayResign: true })).toEqual(
        one,
      );
    }
  });

  test("to accept an oin waits for no mars that does not count (Jacoby)", () => {
    const answerIn = (jacoby: boolean): string | undefined => {
      const line = `nardy:1:short:m5h8y2:f3e2d2c2ba:wr:1${jacoby ? "j" : ""}:-`;
      const { switches } = rules("short");
      const ruleset = { id: "short", switches: { ...switches, cube: true, jacoby } };
      const offered = decide(
        beginningOf({ ruleset, stake: 1, from: line }),
        { type: "resign", by: "white", outcome: "oin" },
        diceOf(seededSecret(1)),
      );
      if (!offered.ok) throw new Error(offered.code);
      return commandsOf(players, { game: offered.game, level: "best", mayResign: false })[0]?.type;
    };
    expect(answerIn(false)).toBe("decline-resignation");
    expect(answerIn(true)).toBe("accept-resignation");
  });

  test("is hinted at by the two best turns, the best first", () => {
    for (const ruleset of unlike(RULESETS, "moves")) {
      const hint = hintOf(players, opened(ruleset, 7));
      if (hint?.about !== "turn") throw new Error("no turn was hinted at");
      expect(hint.turns[0]?.loss).toBe(0);
      expect(hint.turns[1]?.loss ?? 0).toBeGreaterThanOrEqual(0);
    }
  });
});
