import { describe, expect, test } from "vitest";
import { opponent } from "../../src/game/colours.ts";
import { decide } from "../../src/game/decide.ts";
import { newGame } from "../../src/game/game.ts";
import { recordText, verifyRecord } from "../../src/game/record/record.ts";
import type { Game } from "../../src/game/types.ts";
import { type Player, randomRecord } from "./recorded.ts";
import { BY_HAND, carry, opened, ruleset, throws, withCube } from "./support.ts";

const resultOf = ({ phase }: Game) => (phase.kind === "over" ? phase.result : undefined);

describe("a game that its player does not play on", () => {
  const short = opened("short", throws([2, 6]));

  test("is lost by a mars while none is borne off, though a koks is still possible", () => {
    const over = carry(short, throws(), BY_HAND, { type: "claim", by: "white" });
    expect(resultOf(over)).toEqual({
      winner: "white",
      outcome: "mars",
      ending: "claimed",
      cube: 1n,
      multiplier: 2,
    });
  });

  test("counts the moves that were made", () => {
    const over = carry(
      short,
      throws(),
      BY_HAND,
      { type: "move", by: "black", moves: [{ from: 24, die: 6 }] },
      { type: "claim", by: "white" },
    );
    expect(over.history).toMatchObject([{ by: "black", end: "played", rest: [2] }]);
  });

  test("can be claimed for less, but not for more than it costs", () => {
    const claim = { type: "claim", by: "white", outcome: "oin" } as const;
    expect(resultOf(carry(short, throws(), BY_HAND, claim))).toMatchObject({ outcome: "oin" });
    expect(decide(short, { ...claim, outcome: "koks" }, throws())).toEqual({
      ok: false,
      code: "outcome-impossible",
    });
  });

  test("cannot be claimed by who offered to resign, nor twice", () => {
    const offered = carry(short, throws(), BY_HAND, {
      type: "resign",
      by: "black",
      outcome: "oin",
    });
    const claim = { type: "claim", by: "black" } as const;
    expect(decide(offered, claim, throws())).toEqual({ ok: false, code: "resignation-pending" });
    const over = carry(short, throws(), BY_HAND, claim);
    expect(decide(over, claim, throws())).toEqual({ ok: false, code: "game-over" });
  });
});

describe("a double that is not answered", () => {
  const rolling = (jacoby = false): Game =>
    carry(newGame(withCube("long", { beaver: true, jacoby })), throws(), BY_HAND, {
      type: "open",
      first: "white",
    });

  test("counts as refused: it pays the stake before it", () => {
    const over = carry(
      rolling(),
      throws(),
      BY_HAND,
      { type: "double", by: "white" },
      { type: "claim", by: "white" },
    );
    expect(resultOf(over)).toMatchObject({ outcome: "oin", cube: 1n, multiplier: 1 });
  });

  test("with a beaver pays the stake already doubled", () => {
    const over = carry(
      rolling(),
      throws(),
      BY_HAND,
      { type: "double", by: "white" },
      { type: "beaver", by: "black" },
      { type: "claim", by: "black" },
    );
    expect(resultOf(over)).toMatchObject({ winner: "black", cube: 2n, multiplier: 1 });
  });

  test("protects nobody who offered it and left", () => {
    const over = carry(
      rolling(),
      throws(),
      BY_HAND,
      { type: "double", by: "white" },
      { type: "claim", by: "black" },
    );
    expect(resultOf(over)).toMatchObject({ winner: "black", outcome: "mars", cube: 1n });
  });

  test("under Jacoby a claimed game counts once unless it was doubled", () => {
    const over = carry(rolling(true), throws(), BY_HAND, { type: "claim", by: "black" });
    expect(resultOf(over)).toMatchObject({ outcome: "mars", multiplier: 1 });
  });
});

test("the record of a claimed game can be verified", () => {
  const claims: Player = ({ toMove }) => ({ type: "claim", by: opponent(toMove) });
  const wish = {
    terms: { ruleset: ruleset("long"), stake: 5 },
    crawford: false,
    first: undefined,
    automation: BY_HAND,
    seed: 7,
  };
  const record = randomRecord(wish, claims);
  expect(record.result?.ending).toBe("claimed");
  expect(verifyRecord(JSON.parse(recordText(record)))).toMatchObject({ ok: true, over: true });
});
