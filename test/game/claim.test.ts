import { describe, expect, test } from "vitest";
import { decide } from "../../src/game/decide.ts";
import { commitment, diceOf } from "../../src/game/dice.ts";
import { newGame } from "../../src/game/game.ts";
import { recordOf, verifyRecord } from "../../src/game/record/record.ts";
import type { Game, GameEvent } from "../../src/game/types.ts";
import { BY_HAND, carry, opened, ruleset, throws } from "./support.ts";

const withCube = (id: string, jacoby = false) => {
  const base = ruleset(id);
  return { ...base, switches: { ...base.switches, cube: true, beaver: true, jacoby } };
};

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
      { type: "move", by: "black", from: 24, die: 6 },
      { type: "claim", by: "white" },
    );
    expect(over.history).toMatchObject([{ by: "black", end: "played", rest: [2] }]);
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
    carry(newGame(withCube("long", jacoby)), throws(), BY_HAND, { type: "open", first: "white" });

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

  test("under Jacoby a claimed game counts once unless somebody doubled", () => {
    const over = carry(rolling(true), throws(), BY_HAND, { type: "claim", by: "black" });
    expect(resultOf(over)).toMatchObject({ outcome: "mars", multiplier: 1 });
  });
});

test("the record of a claimed game can be verified", () => {
  const secret = Buffer.alloc(32, 7);
  const events: GameEvent[] = [];
  let game = newGame(ruleset("long"));
  for (const command of [{ type: "open", first: undefined } as const, "claim" as const]) {
    const by = game.toMove === "white" ? "black" : "white";
    const decided = decide(
      game,
      command === "claim" ? { type: "claim", by } : command,
      diceOf(secret),
    );
    if (!decided.ok) throw new Error(decided.code);
    events.push(...decided.events);
    game = decided.game;
  }
  const record = recordOf({
    game: 1,
    ruleset: { ...ruleset("long"), name: "Long nardy" },
    players: { white: "Anna", black: "Boris" },
    terms: { stake: 5 },
    crawford: false,
    score: { white: 0n, black: 0n },
    began: new Date(0),
    ended: new Date(1),
    hash: commitment(secret),
    secret,
    events,
  });
  expect(verifyRecord(JSON.parse(JSON.stringify(record)))).toMatchObject({ ok: true, over: true });
});
