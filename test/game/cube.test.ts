import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { apply } from "../../src/game/apply.ts";
import { opponent } from "../../src/game/colours.ts";
import { decide } from "../../src/game/decide.ts";
import { newGame } from "../../src/game/game.ts";
import { costOfLeaving } from "../../src/game/leaving.ts";
import { pointsOf, rulesetFor, scoreOf, type Terms, takesCube } from "../../src/game/series.ts";
import type { AutomationOf, Colour, Command, DiceSource, Game } from "../../src/game/types.ts";
import { hasWon } from "../../src/rules/outcome.ts";
import { RULESETS } from "../../src/rules/rulesets.ts";
import { legalMoves } from "../../src/rules/search/search.ts";
import type { Switches } from "../../src/rules/types.ts";
import { CubeModel } from "./cube-model.ts";
import { BY_HAND, carry, chooser, secret, throws, withCube } from "./support.ts";

/** A long game with the cube, in which White is about to roll. */
const beforeRoll = (switches: Partial<Switches> = {}): Game =>
  carry(newGame(withCube("long", switches)), throws([6, 1]), BY_HAND, {
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
      move
        ? { type: "move", by, moves: [{ from: move.from, die: move.die }] }
        : { type: "done", by },
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
    const game = carry(newGame(withCube("short", {})), throws([6, 1]), BY_HAND, {
      type: "open",
      first: undefined,
    });
    expect(refusal(game, double("white"))).toBe("cube-not-now");
  });

  test("stops the roll from being thrown by itself, and nothing else does", () => {
    const automatic: AutomationOf = () => ({ roll: true, forced: false, done: false });
    const decided = decide(
      newGame(withCube("long", {})),
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
    let game = carry(newGame(withCube("gulbar", {})), dice, BY_HAND, {
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
  const resigned = (game: Game) => on(game, { type: "resign", by: "black", outcome: "mars" });

  test("makes everything an oin while nobody has offered a double", () => {
    expect(resigned(beforeRoll({ jacoby: true })).phase).toMatchObject({
      result: { outcome: "mars", multiplier: 1 },
    });
  });

  test("ends with the first double that is offered", () => {
    const taken = on(beforeRoll({ jacoby: true }), double("white"), take("black"));
    expect(resigned(taken).phase).toMatchObject({ result: { cube: 2n, multiplier: 2 } });
  });

  test("is not satisfied by an automatic double", () => {
    const switches = { jacoby: true, autoDoubles: 1 };
    const game = carry(newGame(withCube("long", switches)), throws([4, 4], [6, 1]), BY_HAND, {
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
    const game = carry(newGame(withCube("long", { autoDoubles })), dice, BY_HAND, {
      type: "open",
      first: undefined,
    });
    expect(game.cube).toEqual({ value, owner: "centre", offered: false });
  });
});

/** Where the difference counts there is no cube. */
const CUBED = RULESETS.filter(takesCube);

const wishes = fc.record({
  base: fc.constantFrom(...CUBED),
  switches: fc.record({
    raise: fc.constantFrom("double" as const, "arithmetic" as const),
    beaver: fc.boolean(),
    jacoby: fc.boolean(),
    autoDoubles: fc.integer({ min: 0, max: 3 }),
    homeMars: fc.constantFrom(3 as const, 4 as const, "off" as const),
  }),
  match: fc.option(fc.integer({ min: 1, max: 15 }), { nil: undefined, freq: 4 }),
  crawford: fc.boolean(),
  stake: fc.integer({ min: 1, max: 1_000_000 }),
  seed: fc.integer({ min: 1, max: 1_000_000 }),
  actions: fc.array(
    fc.record({
      type: fc.oneof(
        { weight: 16, arbitrary: fc.constantFrom("double", "take", "turn") },
        { weight: 3, arbitrary: fc.constant("beaver") },
        { weight: 2, arbitrary: fc.constantFrom("drop", "drop", "drop", "resign") },
      ),
      isAsked: fc.oneof(
        { weight: 9, arbitrary: fc.constant(true) },
        { weight: 1, arbitrary: fc.constant(false) },
      ),
    }),
    { minLength: 4, maxLength: 60, size: "max" },
  ),
  atLast: fc.constantFrom("resign", "play-out"),
});

describe("any sequence of offers, answers and turns", () => {
  test("has the value, the owner, the turn and the payment that a plain model says", () => {
    const seen = new Map<string, number>();
    const note = (what: string): void => void seen.set(what, (seen.get(what) ?? 0) + 1);
    fc.assert(
      fc.property(wishes, (wish) => {
        const { base, match, crawford, stake, seed } = wish;
        const agreed = { ...base.switches, ...wish.switches, cube: true };
        const terms: Terms = {
          ruleset: { ...base, switches: agreed },
          stake,
          ...(match !== undefined && { match }),
        };
        const rules = rulesetFor(terms, match !== undefined && crawford);
        const dice = secret(seed);
        const choose = chooser(seed);
        const inMatch = { cube: !crawford, beaver: false, jacoby: false, autoDoubles: 0 };
        const expected = match === undefined ? agreed : { ...agreed, ...inMatch };
        const model = new CubeModel(expected, dice, agreed.opening === "kept");
        let game = carry(newGame(rules), dice, BY_HAND, { type: "open", first: undefined });

        const isOver = (): boolean => game.phase.kind === "over";
        const turn = (): void => {
          game = anyTurn(game, dice, choose);
          const roll = game.history.findLast(({ part }) => part === "roll");
          const [first, second] = roll?.dice ?? [];
          const again = agreed.doubles === "roll-again" && first === second;
          model.played(again && roll?.rest.length === 0);
        };
        const attempt = (type: Exclude<Parameters<CubeModel["may"]>[0], "resign">, by: Colour) => {
          const decided = decide(game, { type, by }, dice, BY_HAND);
          expect(decided.ok).toBe(model.may(type, by));
          if (!decided.ok) return;
          game = decided.game;
          if (type !== "drop") model[type](by);
        };
        const resign = (by: Colour): void => {
          const outcome = costOfLeaving(game, by);
          const decided = decide(game, { type: "resign", by, outcome }, dice, BY_HAND);
          expect(decided.ok).toBe(model.may("resign", by));
          if (decided.ok) game = decided.game;
        };

        for (const { type, isAsked } of wish.actions) {
          if (isOver()) break;
          const asked = model.stage === "offer" ? opponent(model.offerer ?? "white") : model.turn;
          const by = isAsked ? asked : opponent(asked);
          if (type === "resign") resign(by);
          else if (type !== "turn") attempt(type, by);
          else if (model.stage !== "offer") turn();
          expect(game.cube).toMatchObject({ value: model.value, owner: model.owner });
          if (!isOver()) expect(game.toMove).toBe(model.turn);
        }
        if (model.stage === "offer" && game.phase.kind === "doubled") {
          attempt("take", opponent(game.phase.by));
        }
        if (wish.atLast === "resign" && !isOver()) resign(model.turn);
        while (game.phase.kind !== "over") turn();

        const { result } = game.phase;
        // The model knows no draw.
        if (result.winner === undefined) return;
        const paid = model.pays(result.ending, result.outcome);
        expect(result.cube).toBe(model.value);
        expect(pointsOf(terms, result)).toBe(BigInt(stake) * paid);
        expect(scoreOf(terms, pointsOf(terms, result))).toBe(
          match === undefined ? BigInt(stake) * paid : paid,
        );
        if (result.ending === "dropped") expect(result.winner).toBe(model.offerer);
        if (result.ending === "borne-off") expect(hasWon(game.sides[result.winner])).toBe(true);

        note(base.id);
        if (model.value === 1n) return;
        note(result.ending);
        note(`${result.ending} at ${paid / model.value}`);
        if (result.ending === "dropped" && model.beavered) note("a beaver refused");
        if (model.owner !== "centre" && match !== undefined) note("a match");
      }),
      { numRuns: 400, seed: 7 },
    );
    // Each of these at a cube above 1, or the payments would not have been tested.
    for (const needed of [
      ...CUBED.map(({ id }) => id),
      ...["dropped at 1", "a beaver refused", "a match"],
      ...["resigned at 2", "borne-off at 1", "borne-off at 2"],
    ]) {
      expect(seen.get(needed) ?? 0, needed).toBeGreaterThan(2);
    }
    for (const ending of ["dropped", "resigned", "borne-off"]) {
      expect(seen.get(ending), ending).toBeGreaterThan(20);
    }
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
    ? { type: "move", by, moves: [{ from: move.from, die: move.die }] }
    : { type: "done", by };
  return carry(game, dice, BY_HAND, command);
};

/** Goes on until a player has to roll again; nothing where an offer stands. */
const anyTurn = (game: Game, dice: DiceSource, choose: Choose): Game => {
  let state = anyStep(game, dice, choose);
  while (state.phase.kind === "moving") state = anyStep(state, dice, choose);
  return state;
};

describe("the newest answer to an offer", () => {
  const doubled = (): Game => on(beforeRoll({ beaver: true }), double("white"));
  const taken = (): Game => on(doubled(), take("black"));

  test("is a double or a beaver taken, or a beaver refused", () => {
    expect(taken().answered).toBe("taken");
    expect(on(doubled(), beaver("black"), take("white")).answered).toBe("beaver-taken");
    expect(on(doubled(), beaver("black"), drop("white")).answered).toBe("beaver-dropped");
  });

  test("is a resignation that came to nothing", () => {
    const resign: Command = { type: "resign", by: "white", outcome: "oin" };
    const declined = on(taken(), resign, { type: "decline-resignation", by: "black" });
    expect(declined.answered).toBe("resignation-declined");
  });

  test("is none where a double was refused, or nothing offered", () => {
    expect(on(doubled(), drop("black")).answered).toBeUndefined();
    expect(doubled().answered).toBeUndefined();
    expect(beforeRoll().answered).toBeUndefined();
  });

  test("is news until a player decides a turn", () => {
    const rolled = on(taken(), { type: "roll", by: "white" });
    expect(apply(rolled, { type: "turn-ended", end: "forced" }).answered).toBe("taken");
    expect(playTurn(taken()).answered).toBeUndefined();
  });
});
