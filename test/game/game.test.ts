import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { replay } from "../../src/game/apply.ts";
import { COLOURS, opponent } from "../../src/game/colours.ts";
import { AUTOMATIC, decide } from "../../src/game/decide.ts";
import { newGame } from "../../src/game/game.ts";
import type { Game } from "../../src/game/types.ts";
import { countAt, isHeld } from "../../src/rules/position.ts";
import { RULESETS } from "../../src/rules/rulesets.ts";
import { BAR, HEAD, OFF } from "../../src/rules/types.ts";
import { unlike } from "../rules/shapes.ts";
import { DEEP } from "../support/deep.ts";
import {
  BY_HAND,
  carry,
  chooser,
  opened,
  randomGame,
  ruleset,
  secret,
  seeds,
  throws,
} from "./support.ts";

const refusal = (game: Game, ...[command]: [Parameters<typeof decide>[1]]): string => {
  const decided = decide(game, command, throws(), BY_HAND);
  return decided.ok ? "accepted" : decided.code;
};

describe("the opening", () => {
  test("throws ties again and shows them", () => {
    const game = opened("long", throws([3, 3], [5, 5], [2, 4]));
    expect(game.openingThrows).toEqual([
      { white: 3, black: 3 },
      { white: 5, black: 5 },
      { white: 2, black: 4 },
    ]);
    expect(game.toMove).toBe("black");
  });

  test("of short nardy is the first roll of its winner (000, 004)", () => {
    const game = opened("short", throws([2, 6]));
    expect(game.phase).toMatchObject({ kind: "moving", turn: { all: [6, 2] } });
    expect(game.thrown).toBe(1);
  });

  test("of long nardy is followed by a roll of two dice (002, 003)", () => {
    const game = opened("long", throws([6, 2], [4, 1]));
    expect(game.phase).toEqual({ kind: "rolling", again: false });
    const rolled = carry(game, throws([6, 2], [4, 1]), BY_HAND, { type: "roll", by: "white" });
    expect(rolled.phase).toMatchObject({ kind: "moving", turn: { all: [4, 1] } });
  });

  test("is left out where the series says who begins; then short nardy rolls as well", () => {
    const command = { type: "open", first: "black" } as const;
    const game = carry(newGame(ruleset("short")), throws([6, 2]), BY_HAND, command);
    expect(game).toMatchObject({ toMove: "black", openingThrows: [], phase: { kind: "rolling" } });
  });

  test("happens once", () => {
    const game = opened("short", throws([2, 6]));
    expect(refusal(game, { type: "open", first: undefined })).toBe("already-open");
  });
});

describe("a turn", () => {
  const dice = throws([3, 1], [6, 5], [4, 2]);
  const start = opened("short", dice);
  const played = carry(
    start,
    dice,
    BY_HAND,
    { type: "move", by: "white", moves: [{ from: 8, die: 3 }] },
    { type: "move", by: "white", moves: [{ from: 6, die: 1 }] },
  );

  test("is played one checker a press", () => {
    expect(played.sides.white[5]).toBe(2);
    expect(played.sides.white[8]).toBe(2);
    expect(played.toMove).toBe("white");
  });

  test("can be undone move by move, back to its roll and no further", () => {
    const undo = { type: "undo", by: "white" } as const;
    const back = carry(played, dice, BY_HAND, undo, undo);
    expect(back.sides).toEqual(start.sides);
    expect(refusal(back, undo)).toBe("nothing-to-undo");
  });

  test("ends with Done, and only when every die that can be played is", () => {
    const done = { type: "done", by: "white" } as const;
    expect(refusal(start, done)).toBe("dice-left");
    const over = carry(played, dice, BY_HAND, done);
    expect(over).toMatchObject({ toMove: "black", phase: { kind: "rolling" } });
    expect(over.history).toMatchObject([{ by: "white", dice: [3, 1], end: "played", rest: [] }]);
  });

  test("refuses illegal moves, strangers to the turn and rolls in its midst", () => {
    expect(refusal(start, { type: "move", by: "white", moves: [{ from: 24, die: 5 }] })).toBe(
      "illegal-move",
    );
    expect(refusal(start, { type: "move", by: "white", moves: [{ from: 23, die: 1 }] })).toBe(
      "illegal-move",
    );
    expect(refusal(start, { type: "move", by: "black", moves: [{ from: 8, die: 3 }] })).toBe(
      "not-your-turn",
    );
    expect(refusal(start, { type: "roll", by: "white" })).toBe("not-rolling");
  });

  test("hands over with an automatic roll", () => {
    const done = { type: "done", by: "white" } as const;
    const next = carry(played, dice, AUTOMATIC, done);
    expect(next).toMatchObject({
      toMove: "black",
      phase: { kind: "moving", turn: { all: [6, 5] } },
    });
  });
});

describe("resigning (001 §27)", () => {
  const dice = throws([3, 1]);
  const game = opened("short", dice);

  test("at what leaving costs ends the game at once", () => {
    const over = carry(game, dice, BY_HAND, { type: "resign", by: "black", outcome: "mars" });
    expect(over.phase).toEqual({
      kind: "over",
      result: { winner: "white", outcome: "mars", ending: "resigned", cube: 1n, multiplier: 2 },
    });
  });

  test("at a lower one waits for the opponent, who may accept", () => {
    const offered = carry(game, dice, BY_HAND, { type: "resign", by: "black", outcome: "oin" });
    expect(offered.resignation).toEqual({ by: "black", outcome: "oin" });
    expect(refusal(offered, { type: "move", by: "white", moves: [{ from: 8, die: 3 }] })).toBe(
      "resignation-pending",
    );
    expect(refusal(offered, { type: "accept-resignation", by: "black" })).toBe("not-your-turn");
    const over = carry(offered, dice, BY_HAND, { type: "accept-resignation", by: "white" });
    expect(over.phase).toMatchObject({ kind: "over", result: { winner: "white", outcome: "oin" } });
  });

  test("goes on as before when it is declined", () => {
    const offered = carry(game, dice, BY_HAND, { type: "resign", by: "black", outcome: "oin" });
    const declined = carry(offered, dice, BY_HAND, { type: "decline-resignation", by: "white" });
    expect(declined.resignation).toBeUndefined();
    expect(declined.phase).toEqual(game.phase);
  });

  test("is refused at more than leaving costs, and after the end", () => {
    for (const outcome of ["koks", "home-mars"] as const) {
      expect(refusal(game, { type: "resign", by: "black", outcome })).toBe("outcome-impossible");
    }
    const over = carry(game, dice, BY_HAND, { type: "resign", by: "black", outcome: "mars" });
    expect(refusal(over, { type: "accept-resignation", by: "white" })).toBe("game-over");
  });
});

/** A game that nobody has left is over as its rules can end it, and the board shows it. */
const expectEnd = ({ ruleset: { switches }, phase, sides }: Game): void => {
  if (phase.kind !== "over") throw new Error("the game did not end");
  const { result } = phase;
  const held = COLOURS.filter(
    (colour) => countAt(sides[colour], HEAD) === 1 && isHeld(sides[colour], HEAD),
  );
  switch (result.ending) {
    case "frozen":
      expect(switches.frozen).toBe(true);
      break;
    case "mothers":
      expect(held).toEqual(COLOURS);
      break;
    case "mother":
      expect(held).toEqual([opponent(result.winner)]);
      expect(countAt(sides[result.winner], HEAD)).toBe(0);
      break;
    default:
      expect(countAt(sides[result.winner], OFF)).toBe(switches.checkers);
  }
};

describe.each(unlike(RULESETS, "moves").map(({ id }) => id))("a whole game of %s", (id) => {
  const { checkers } = ruleset(id).switches;

  test("ends as its rules can end it, and is its events", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { game, events } = randomGame(ruleset(id), secret(seed), chooser(seed), (state) => {
          for (const side of [state.sides.white, state.sides.black]) {
            const counts = side.slice(OFF, BAR + 1);
            expect(counts.reduce((sum, count) => sum + count, 0)).toBe(checkers);
          }
        });
        expectEnd(game);
        expect(game.version).toBe(events.length);
        const stored: typeof events = JSON.parse(JSON.stringify(events));
        expect(replay(ruleset(id), stored)).toEqual(game);
      }),
      { numRuns: DEEP ? 100 : 4, seed: 2026 },
    );
  });
});
