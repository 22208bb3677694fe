import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { apply, replay } from "../../src/game/apply.ts";
import { COLOURS, opponent } from "../../src/game/colours.ts";
import { decide } from "../../src/game/decide.ts";
import { checkDice } from "../../src/game/dice.ts";
import { isTimely, newGame } from "../../src/game/game.ts";
import { eventOf } from "../../src/game/record/events.ts";
import { entriesOf, recordText, verifyRecord } from "../../src/game/record/record.ts";
import { storedEvent } from "../../src/game/stored.ts";
import { askedBackBy, asPlayed, mayAskBack, mayTakeBack } from "../../src/game/take-back.ts";
import type { AutomationOf, Colour, Command, Game } from "../../src/game/types.ts";
import { BAR, type Dice } from "../../src/rules/types.ts";
import { anything, type Player, randomRecord, secretFor, wishes } from "./recorded.ts";
import { BY_HAND, carry, opened, throws, withCube } from "./support.ts";

/** Asks for turns, agrees or not, and now and then just goes back, as against the computer. */
const regretful: Player = (game, random) => {
  const asker = askedBackBy(game);
  if (asker && random.chance(2 / 3)) {
    const type = random.chance(1 / 2) ? "allow-back" : "refuse-back";
    return { type, by: opponent(asker) };
  }
  for (const by of COLOURS) {
    if (mayAskBack(game, by).ok && random.chance(1 / 3)) return { type: "ask-back", by };
    if (mayTakeBack(game, by).ok && random.chance(1 / 60)) return { type: "take-back", by };
  }
  return anything(game, random);
};

/** What a turn begins with: its player, position and dice, and how many turns each has begun. */
const beginning = ({ toMove, sides, phase, turnsBegun, history }: Game): unknown => {
  if (phase.kind !== "moving") throw new Error(`no turn in phase ${phase.kind}`);
  const { part, turn } = phase;
  return { toMove, sides, part, turn, turnsBegun, history };
};

test("in any game a turn is taken back to its beginning, with its dice; seen throws are spent", () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(wishes(), (wish) => {
      const record = randomRecord(wish, regretful);
      const events = record.events.map(eventOf);
      const begun = new Map<number, unknown>();
      let game = newGame(record.ruleset);
      for (const event of events) {
        const before = game;
        game = apply(game, event);
        seen.add(event.type);
        const turn = game.history.length;
        if (event.type === "taken-back") {
          expect(turn).toBe(event.turn);
          expect(beginning(game)).toEqual(begun.get(turn));
          expect(game.thrown).toBe(before.thrown);
          if (before.phase.kind === "moving" && before.phase.part === "roll") seen.add("spent");
        } else if (game.phase.kind === "moving" && game.phase.turn.moves.length === 0)
          begun.set(turn, beginning(game));
      }
      // As it is stored, checked, and told.
      const stored = events.map((event) => storedEvent.parse(JSON.parse(JSON.stringify(event))));
      expect(replay(record.ruleset, stored)).toEqual(game);
      const throwsOf = record.events.flatMap((event) => ("n" in event ? [event.n] : []));
      expect(throwsOf).toEqual(throwsOf.map((_, n) => n));
      const origin = { secret: secretFor(wish.seed), nonce: null };
      expect(checkDice(origin, events)).toMatchObject({ throws: game.thrown, wrong: undefined });
      expect(verifyRecord(JSON.parse(recordText(record)))).toMatchObject({ ok: true });
      const last = replay(record.ruleset, asPlayed(events));
      expect([last.history, last.sides, last.phase.kind]).toEqual([
        game.history,
        game.sides,
        game.phase.kind,
      ]);
      const told = entriesOf(record).flatMap((one) => (one.type === "turn" ? [one.turn] : []));
      expect(told).toEqual(game.history);
    }),
    { numRuns: 25, seed: 47 },
  );
  for (const kind of ["take-back-asked", "take-back-refused", "taken-back", "spent"])
    expect(seen).toContain(kind);
});

describe("a turn of short nardy", () => {
  /** White has 3:1; then Black's 6:6 has no answer from the bar, or whatever is given. */
  const played = (...others: readonly Dice[]): Game =>
    carry(
      opened("short", throws([3, 1], ...others)),
      throws([3, 1], ...others),
      BY_HAND,
      ...turnOf("white", [8, 3], [6, 1]),
    );

  const turnOf = (by: Colour, ...moves: readonly (readonly [number, 1 | 2 | 3 | 4 | 5 | 6])[]) => [
    ...moves.map(([from, die]): Command => ({ type: "move", by, moves: [{ from, die }] })),
    { type: "done", by } as const,
  ];

  const refusal = (game: Game, command: Command, ...others: readonly Dice[]): string => {
    const decided = decide(game, command, throws([3, 1], ...others), BY_HAND);
    return decided.ok ? "allowed" : decided.code;
  };

  const ASK = { type: "ask-back", by: "white" } as const;
  const onward = (game: Game, ...commands: readonly Command[]): Game =>
    carry(game, throws([3, 1], [3, 2], [6, 4]), BY_HAND, ...commands);

  test("is asked for once, also after the roll, and played again with the same dice", () => {
    const rolled = onward(played(), { type: "roll", by: "black" });
    const asked = onward(rolled, ASK);
    expect(askedBackBy(asked)).toBe("white");
    expect(refusal(asked, { type: "allow-back", by: "white" })).toBe("own-question");
    const back = onward(asked, { type: "allow-back", by: "black" });
    expect(back).toMatchObject({ toMove: "white", history: [], thrown: 2, answered: "taken-back" });
    expect(back.phase).toMatchObject({ kind: "moving", turn: { all: [3, 1], moves: [] } });
    const again = onward(back, ...turnOf("white", [24, 3], [24, 1]), { type: "roll", by: "black" });
    expect(again.phase).toMatchObject({ turn: { all: [6, 4] } });
    expect(refusal(again, ASK)).toBe("asked-before");
  });

  test("stays after a No, and whatever else comes is one", () => {
    const asked = onward(played(), ASK);
    for (const by of COLOURS) {
      const no = onward(asked, { type: "refuse-back", by });
      expect(refusal(no, { type: "allow-back", by: "black" })).toBe("no-question");
      expect(refusal(no, ASK)).toBe("asked-before");
    }
    const rolled = onward(asked, { type: "roll", by: "black" });
    expect(refusal(rolled, { type: "allow-back", by: "black" })).toBe("no-question");
    expect(rolled.answered).toBeUndefined();
  });

  test("is not asked for once a checker has moved; one that is put back has not", () => {
    const rolled = onward(played(), { type: "roll", by: "black" });
    const moved = onward(rolled, { type: "move", by: "black", moves: [{ from: 13, die: 3 }] });
    expect(refusal(moved, ASK)).toBe("moved-on");
    expect(refusal(onward(moved, { type: "undo", by: "black" }), ASK)).toBe("allowed");
    expect(refusal(played(), { type: "ask-back", by: "black" })).toBe("nothing-to-take-back");
  });

  test("is asked for over a pass, which moves nothing, and not over a forced move", () => {
    const dice = throws([3, 1], [3, 2], [6, 4]);
    const forced: AutomationOf = () => ({ roll: false, forced: true, done: false });
    /** White holds these points of home, and Black has one checker left, on the bar. */
    const held = (points: readonly number[]): Game => {
      const white = Array.from({ length: 26 }, (_, point) => (points.includes(point) ? 2 : 0));
      const black = Array.from({ length: 26 }, (_, point) => (point === BAR ? 1 : 0));
      const game = { ...played(), sides: { white, black } };
      return carry(game, dice, forced, { type: "roll", by: "black" });
    };
    const passed = held([1, 2, 3, 4, 5, 6]);
    expect(passed.history.at(-1)?.end).toBe("passed");
    expect(mayAskBack(passed, "white").ok).toBe(true);
    const seen = carry(passed, dice, BY_HAND, { type: "roll", by: "white" });
    expect(mayAskBack(seen, "white")).toMatchObject({ ok: true, turn: 0 });
    const moved = held([1, 2, 4, 5, 6]);
    expect(moved.history.at(-1)?.end).toBe("forced");
    expect(refusal(moved, ASK)).toBe("moved-on");
  });

  test("stays where the cube has been turned, before it or after it", () => {
    const dice = throws([3, 1], [3, 2], [6, 4], [5, 2]);
    const game = carry(
      carry(newGame(withCube("short")), dice, BY_HAND, { type: "open", first: undefined }),
      dice,
      BY_HAND,
      ...turnOf("white", [8, 3], [6, 1]),
    );
    const doubled = carry(game, dice, BY_HAND, { type: "double", by: "black" });
    expect(refusal(doubled, ASK)).toBe("cube-turned");
    const taken = carry(doubled, dice, BY_HAND, { type: "take", by: "white" });
    expect(refusal(taken, ASK)).toBe("cube-turned");
    const answered = carry(
      taken,
      dice,
      BY_HAND,
      { type: "roll", by: "black" },
      ...turnOf("black", [13, 3], [24, 2]),
    );
    expect(refusal(answered, { type: "ask-back", by: "black" })).toBe("cube-turned");
  });

  test("answers no press late: a button from before the question counts", () => {
    const rolling = played();
    const asked = onward(rolling, ASK);
    expect(isTimely(asked, rolling.version, "roll")).toBe(true);
    expect(isTimely(asked, rolling.version - 1, "roll")).toBe(false);
    const refused = onward(asked, { type: "refuse-back", by: "black" });
    expect(isTimely(refused, rolling.version, "roll")).toBe(false);
    const rolled = onward(rolling, { type: "roll", by: "black" });
    expect(isTimely(onward(rolled, ASK), rolled.version, "move")).toBe(true);
    // What was drawn before the turn was taken back is of another turn.
    const back = onward(onward(rolled, ASK), { type: "allow-back", by: "black" });
    expect(isTimely(back, rolled.version, "move")).toBe(false);
  });

  test("is taken back without asking as often as one likes, turn by turn", () => {
    const dice = throws([3, 1], [3, 2], [6, 4], [5, 2]);
    const game = carry(
      onward(played(), { type: "roll", by: "black" }, ...turnOf("black", [13, 3], [24, 2])),
      dice,
      BY_HAND,
      { type: "roll", by: "white" },
      ...turnOf("white", [24, 6], [24, 4]),
    );
    const once = carry(game, dice, BY_HAND, { type: "take-back", by: "white" });
    expect(once.phase).toMatchObject({ turn: { all: [6, 4] } });
    const twice = carry(once, dice, BY_HAND, { type: "take-back", by: "white" });
    expect(twice.phase).toMatchObject({ turn: { all: [3, 1] } });
    expect(twice).toMatchObject({ thrown: 3, history: [] });
    expect(refusal(twice, { type: "take-back", by: "white" })).toBe("nothing-to-take-back");
  });
});
