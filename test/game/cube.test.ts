import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { newGame } from "../../src/game/apply.ts";
import { opponent } from "../../src/game/colours.ts";
import { decide } from "../../src/game/decide.ts";
import { pointsOf, type Terms } from "../../src/game/series.ts";
import type { AutomationOf, Colour, Command, DiceSource, Game } from "../../src/game/types.ts";
import { legalMoves } from "../../src/rules/legal.ts";
import { outcomePoints } from "../../src/rules/outcome.ts";
import type { Switches } from "../../src/rules/types.ts";
import { BY_HAND, carry, chooser, ruleset, secret, throws } from "./support.ts";

const withSwitches = (id: string, switches: Partial<Switches>) => {
  const base = ruleset(id);
  return { ...base, switches: { ...base.switches, cube: true, ...switches } };
};

/** A long game with the cube, in which White is about to roll. */
const beforeRoll = (switches: Partial<Switches> = {}): Game =>
  carry(newGame(withSwitches("long", switches)), throws([6, 1]), BY_HAND, {
    type: "open",
    first: undefined,
  });

const on = (game: Game, ...commands: readonly Command[]): Game =>
  carry(game, throws([6, 1], [6, 5], [2, 1], [3, 1], [4, 1], [5, 1]), BY_HAND, ...commands);

const refusal = (game: Game, command: Command): string => {
  const decided = decide(game, command, throws(), BY_HAND);
  return decided.ok ? "accepted" : decided.code;
};

/** Plays the turn on the table in any legal way and hands over. */
const playTurn = (game: Game): Game => {
  let state = on(game, { type: "roll", by: game.toMove });
  for (;;) {
    if (state.phase.kind !== "moving" || state.toMove !== game.toMove) return state;
    const [move] = legalMoves(state.phase.turn);
    const by = game.toMove;
    state = on(
      state,
      move ? { type: "move", by, from: move.from, die: move.die } : { type: "done", by },
    );
  }
};

const double = (by: Colour): Command => ({ type: "double", by });
const take = (by: Colour): Command => ({ type: "take", by });
const drop = (by: Colour): Command => ({ type: "drop", by });
const beaver = (by: Colour): Command => ({ type: "beaver", by });

describe("a double (000, даве)", () => {
  test("is offered before the roll and stands until it is answered", () => {
    const offered = on(beforeRoll(), double("white"));
    expect(offered.phase).toEqual({ kind: "doubled", by: "white", beaver: false });
    expect(refusal(offered, { type: "roll", by: "white" })).toBe("double-pending");
    expect(refusal(offered, double("white"))).toBe("double-pending");
    expect(refusal(offered, take("white"))).toBe("own-double");
    expect(refusal(offered, { type: "resign", by: "black", outcome: "oin" })).toBe(
      "double-pending",
    );
  });

  test("accepted raises the stake, and the cube is the accepter's, who alone may raise next", () => {
    const taken = on(beforeRoll(), double("white"), take("black"));
    expect(taken.cube).toEqual({ value: 2n, owner: "black", offered: true });
    expect(taken).toMatchObject({ toMove: "white", phase: { kind: "rolling" } });
    expect(refusal(taken, double("white"))).toBe("cube-not-yours");
    const next = playTurn(taken);
    expect(on(next, double("black"), take("white")).cube).toMatchObject({
      value: 4n,
      owner: "white",
    });
  });

  test("refused ends the game at the stake as it stood, never multiplied", () => {
    const twice = on(playTurn(on(beforeRoll(), double("white"), take("black"))), double("black"));
    expect(on(twice, drop("white")).phase).toEqual({
      kind: "over",
      result: { winner: "black", outcome: "oin", ending: "dropped", cube: 2n, multiplier: 1 },
    });
  });

  test("is not offered out of turn, after the roll, where there is no cube, nor answered unasked", () => {
    const game = beforeRoll();
    expect(refusal(game, double("black"))).toBe("not-your-turn");
    expect(refusal(on(game, { type: "roll", by: "white" }), double("white"))).toBe("cube-not-now");
    expect(refusal(beforeRoll({ cube: false }), double("white"))).toBe("cube-off");
    for (const answer of [take, drop, beaver])
      expect(refusal(game, answer("black"))).toBe("no-double");
  });

  test("is not offered before the opening roll of short nardy, whose dice lie on the table", () => {
    const game = carry(newGame(withSwitches("short", {})), throws([6, 1]), BY_HAND, {
      type: "open",
      first: undefined,
    });
    expect(refusal(game, double("white"))).toBe("cube-not-now");
  });

  test("stops the roll from being thrown by itself, and nothing else does", () => {
    const automatic: AutomationOf = () => ({ roll: true, forced: false, done: false });
    const decided = decide(
      newGame(withSwitches("long", {})),
      { type: "open", first: "white" },
      throws([2, 1]),
      automatic,
    );
    expect(decided.ok && decided.game.phase.kind).toBe("rolling");
    const taken = carry(
      carry(beforeRoll(), throws(), BY_HAND, double("white")),
      throws([6, 1], [6, 5]),
      automatic,
      take("black"),
    );
    expect(taken.phase.kind).toBe("moving");
  });

  test("in gulbar is not offered before the extra roll, nor before the leftovers are played", () => {
    const dice = secret(11);
    const choose = chooser(11);
    const seen = { again: 0, leftovers: 0 };
    let game = carry(newGame(withSwitches("gulbar", {})), dice, BY_HAND, {
      type: "open",
      first: undefined,
    });
    while (game.phase.kind !== "over") {
      const { phase, toMove } = game;
      if (phase.kind === "rolling" && phase.again) {
        expect(refusal(game, double(toMove))).toBe("cube-not-now");
        seen.again++;
      }
      if (phase.kind === "moving" && phase.part === "leftovers") {
        expect(refusal(game, double(toMove))).toBe("cube-not-now");
        seen.leftovers++;
      }
      game = anyStep(game, dice, choose);
    }
    expect(Math.min(seen.again, seen.leftovers)).toBeGreaterThan(0);
  });
});

describe("arithmetic raises (000, stakes)", () => {
  test("go 1, 2, 3, 4 …", () => {
    let game = on(beforeRoll({ raise: "arithmetic" }), double("white"), take("black"));
    const values = [game.cube.value];
    for (const by of ["black", "white"] as const) {
      game = on(playTurn(game), double(by), take(opponent(by)));
      values.push(game.cube.value);
    }
    expect(values).toEqual([2n, 3n, 4n]);
  });
});

describe("a beaver (000, бивер)", () => {
  const beavered = on(beforeRoll({ beaver: true }), double("white"), beaver("black"));

  test("raises again at once, and the cube stays with who beavered", () => {
    expect(on(beavered, take("white")).cube).toEqual({ value: 4n, owner: "black", offered: true });
  });

  test("refused pays the stake that was already doubled", () => {
    expect(on(beavered, drop("white")).phase).toMatchObject({
      kind: "over",
      result: { winner: "black", ending: "dropped", cube: 2n, multiplier: 1 },
    });
  });

  test("is not answered by another, nor by its own player, and is there only where it is on", () => {
    expect(refusal(beavered, beaver("white"))).toBe("beaver-off");
    expect(refusal(beavered, take("black"))).toBe("own-double");
    expect(refusal(on(beforeRoll(), double("white")), beaver("black"))).toBe("beaver-off");
  });
});

describe("Jacoby (000)", () => {
  const resigned = (game: Game) => on(game, { type: "resign", by: "black", outcome: "home-mars" });

  test("makes everything an oin while nobody has offered a double", () => {
    expect(resigned(beforeRoll({ jacoby: true })).phase).toMatchObject({
      result: { outcome: "home-mars", multiplier: 1 },
    });
  });

  test("ends with the first double that is offered", () => {
    const taken = on(beforeRoll({ jacoby: true }), double("white"), take("black"));
    expect(resigned(taken).phase).toMatchObject({ result: { cube: 2n, multiplier: 3 } });
  });

  test("is not satisfied by an automatic double", () => {
    const switches = { jacoby: true, autoDoubles: 1 };
    const game = carry(newGame(withSwitches("long", switches)), throws([4, 4], [6, 1]), BY_HAND, {
      type: "open",
      first: undefined,
    });
    expect(resigned(game).phase).toMatchObject({ result: { cube: 2n, multiplier: 1 } });
  });
});

describe("automatic doubles (000)", () => {
  test.each([
    [0, 1n],
    [1, 2n],
    [2, 4n],
    [5, 8n],
  ])("raise the stake at each tie, at most %i times", (autoDoubles, value) => {
    const dice = throws([1, 1], [2, 2], [3, 3], [6, 1]);
    const game = carry(newGame(withSwitches("long", { autoDoubles })), dice, BY_HAND, {
      type: "open",
      first: undefined,
    });
    expect(game.cube).toEqual({ value, owner: "centre", offered: false });
  });
});

/** The cube of section 7, written down a second time and as plainly as possible. */
type Model = { value: bigint; owner: Colour | "centre"; pays?: bigint };

describe("any sequence of offers, answers and turns", () => {
  test("has the value, the owner and the payment that a plain model says", () => {
    const actions = fc.array(fc.constantFrom("double", "take", "drop", "beaver", "turn"), {
      minLength: 4,
      maxLength: 60,
    });
    const switches = fc.record({
      raise: fc.constantFrom("double", "arithmetic"),
      beaver: fc.boolean(),
      jacoby: fc.boolean(),
      autoDoubles: fc.integer({ min: 0, max: 3 }),
    });
    fc.assert(
      fc.property(
        fc.integer(),
        switches,
        actions,
        fc.integer({ min: 1, max: 1_000_000 }),
        (seed, chosen, list, stake) => {
          const rules = withSwitches("gulbar", chosen);
          const dice = secret(Math.abs(seed));
          const choose = chooser(seed);
          let game = carry(newGame(rules), dice, BY_HAND, { type: "open", first: undefined });
          const raise = (value: bigint) => (chosen.raise === "double" ? value * 2n : value + 1n);
          const model: Model = { value: 1n, owner: "centre" };
          const ties = game.openingThrows.length - 1;
          for (let n = 0; n < Math.min(ties, chosen.autoDoubles); n++)
            model.value = raise(model.value);

          for (const action of list) {
            if (game.phase.kind === "over") break;
            const { phase, toMove } = game;
            if (action === "turn") {
              game = anyTurn(game, dice, choose);
              continue;
            }
            const by =
              action === "double" ? toMove : phase.kind === "doubled" ? opponent(phase.by) : toMove;
            const decided = decide(game, { type: action, by }, dice, BY_HAND);
            if (phase.kind === "doubled" && decided.ok) {
              if (action === "drop") model.pays = model.value;
              if (action === "beaver") model.value = raise(model.value);
              if (action === "take") {
                model.owner = phase.beaver ? phase.by : opponent(phase.by);
                model.value = raise(model.value);
              }
            }
            if (decided.ok) game = decided.game;
            const may =
              phase.kind === "rolling" && !phase.again && [toMove, "centre"].includes(model.owner);
            if (action === "double") expect(decided.ok).toBe(may);
            else if (phase.kind !== "doubled") expect(decided.ok).toBe(false);
            else if (action === "beaver") expect(decided.ok).toBe(chosen.beaver && !phase.beaver);
            else expect(decided.ok).toBe(true);
          }
          expect(game.cube.value).toBe(model.value);
          expect(game.cube.owner).toBe(model.owner);
          if (game.phase.kind !== "over") return;
          const { result } = game.phase;
          const factor =
            chosen.jacoby && !game.cube.offered ? 1 : outcomePoints(rules, result.outcome);
          const paid = model.pays ?? model.value * BigInt(factor);
          const terms: Terms = { ruleset: rules, stake };
          expect(pointsOf(terms, result)).toBe(BigInt(stake) * paid);
        },
      ),
      { numRuns: 300, seed: 7 },
    );
  });

  test("stays exact however often the stake is raised", () => {
    let game = beforeRoll();
    const dice = secret(3);
    const choose = chooser(3);
    let raises = 0n;
    while (game.phase.kind !== "over") {
      const decided = decide(game, double(game.toMove), dice, BY_HAND);
      if (decided.ok && game.phase.kind === "rolling") {
        game = carry(decided.game, dice, BY_HAND, take(opponent(game.toMove)));
        raises += 1n;
      }
      game = anyTurn(game, dice, choose);
    }
    expect(raises).toBeGreaterThan(60n);
    expect(game.cube.value).toBe(2n ** raises);
  });
});

type Choose = (count: number) => number;

/** A roll, a legal move, or Done; nothing where an offer stands. */
const anyStep = (game: Game, dice: DiceSource, choose: Choose): Game => {
  const { phase, toMove: by } = game;
  if (phase.kind === "rolling") return carry(game, dice, BY_HAND, { type: "roll", by });
  if (phase.kind !== "moving") return game;
  const moves = legalMoves(phase.turn);
  const move = moves[choose(moves.length)];
  const command: Command = move
    ? { type: "move", by, from: move.from, die: move.die }
    : { type: "done", by };
  return carry(game, dice, BY_HAND, command);
};

/** Goes on until somebody has to roll again; nothing where an offer stands. */
const anyTurn = (game: Game, dice: DiceSource, choose: Choose): Game => {
  let state = anyStep(game, dice, choose);
  while (state.phase.kind === "moving") state = anyStep(state, dice, choose);
  return state;
};
