import { describe, expect, test } from "vitest";
import { apply, replay } from "../../src/game/apply.ts";
import { decide } from "../../src/game/decide.ts";
import { commitment, diceOf } from "../../src/game/dice.ts";
import { newGame } from "../../src/game/game.ts";
import { endedEarly } from "../../src/game/leaving.ts";
import { playOn } from "../../src/game/play-on.ts";
import { recordOf, verifyRecord } from "../../src/game/record/record.ts";
import { isMatchOver, leaderOf, pointsToGo, type Terms } from "../../src/game/series.ts";
import { storedEvent } from "../../src/game/stored.ts";
import type { Command, Game, GameEvent, TurnRecord } from "../../src/game/types.ts";
import type { Ruleset } from "../../src/rules/types.ts";
import { BY_HAND, ruleset, throws } from "./support.ts";
import { towardDraw } from "./toward-draw.ts";

const nextCommand = (game: Game): Command => {
  const by = game.toMove;
  if (game.phase.kind === "rolling") return { type: "roll", by };
  const move = towardDraw(game);
  return move ? { type: "move", by, moves: [move] } : { type: "done", by };
};

/** A game of two players who both want a draw. */
const played = (ruleset: Ruleset, seed: number) => {
  const secret = Buffer.from(seed.toString(16).padStart(64, "0"), "hex");
  const dice = diceOf(secret);
  const events: GameEvent[] = [];
  let game = newGame(ruleset);
  const carry = (command: Command): void => {
    const decided = decide(game, command, dice);
    if (!decided.ok) throw new Error(`${command.type} was refused: ${decided.code}`);
    events.push(...decided.events);
    game = decided.game;
  };
  carry({ type: "open", first: undefined });
  while (game.phase.kind !== "over") carry(nextCommand(game));
  return { game, events, secret, result: game.phase.result };
};

const gamesOf = (id: string) =>
  Array.from({ length: 12 }, (_, seed) => played(ruleset(id), seed + 1));

describe.each([
  ["plakoto", 0],
  ["tapa", 1],
])("a game of %s in which both mothers are held", (id, multiplier) => {
  const games = gamesOf(id);
  const drawn = games.find(({ result }) => result.winner === undefined) ?? expect.fail("no draw");

  test("ends at once without a winner", () => {
    expect(drawn.result).toEqual({
      winner: undefined,
      outcome: "drawn",
      ending: "mothers",
      cube: 1n,
      multiplier,
    });
    expect(drawn.events.at(-1)).toEqual({ type: "drawn", reason: "mothers" });
    expect(drawn.events.at(-2)?.type).toBe("moved");
    expect(endedEarly(drawn.game)).toBe(false);
  });

  test("is its events, also as they are stored", () => {
    const stored = drawn.events.map((event) =>
      storedEvent.parse(JSON.parse(JSON.stringify(event))),
    );
    expect(replay(ruleset(id), stored)).toEqual(drawn.game);
  });

  test("has a record that can be checked, and one that names a winner is refused", () => {
    const record = recordOf({
      ...{
        game: 1,
        number: 1,
        ruleset: { ...ruleset(id), name: id },
        terms: { ruleset: ruleset(id), stake: 5 },
      },
      ...{ players: { white: "Anna", black: "Boris" }, crawford: false },
      ...{ score: { white: 0n, black: 0n }, events: drawn.events },
      ...{ began: new Date(0), ended: new Date(1000), nonce: null, secret: drawn.secret },
      hash: commitment(drawn.secret),
    });
    expect(record.result).toEqual({
      ...{ winner: null, outcome: "drawn", ending: "mothers", cube: "1", multiplier },
      points: String(5 * multiplier),
    });
    expect(verifyRecord(JSON.parse(JSON.stringify(record)))).toMatchObject({ ok: true });
    const won = { winner: "white", outcome: "mars", ending: "borne-off" };
    const forged = { ...record, result: { ...record.result, ...won } };
    expect(verifyRecord(JSON.parse(JSON.stringify(forged)))).toMatchObject({ ok: false });
  });
});

test("one mother alone wins two points, for who has left their own head", () => {
  const won = gamesOf("tapa").filter(({ result }) => result.ending === "mother");
  expect(won.length).toBeGreaterThan(0);
  for (const { result } of won) expect(result).toMatchObject({ outcome: "mother", multiplier: 2 });
});

describe("a game of gul bara in which nobody can move", () => {
  const passed = (by: "white" | "black"): TurnRecord => ({
    ...{ by, part: "roll", dice: [6, 5], moves: [], rest: [6, 5], end: "passed" },
  });
  const stuck = (turns: number): Game => ({
    ...apply(newGame(ruleset("gul-bara")), { type: "began", first: "white" }),
    history: Array.from({ length: turns }, (_, at) => passed(at % 2 === 0 ? "white" : "black")),
  });
  const next = (game: Game): readonly GameEvent[] => playOn(game, [], throws(), BY_HAND).events;

  test("is drawn after a hundred turns, and no earlier", () => {
    expect(next(stuck(99))).toEqual([]);
    expect(next(stuck(100))).toEqual([{ type: "drawn", reason: "frozen" }]);
  });

  test("is not drawn while someone can move now and then", () => {
    const { history } = stuck(100);
    const moved: TurnRecord = {
      ...passed("white"),
      moves: [{ from: 24, to: 18, die: 6, hit: false }],
    };
    const game = { ...stuck(100), history: [...history.slice(0, 50), moved, ...history.slice(51)] };
    expect(next(game)).toEqual([]);
  });

  test("goes on for ever in long nardy, which knows no draw", () => {
    const long = apply(newGame(ruleset("long")), { type: "began", first: "white" });
    expect(next({ ...long, history: stuck(200).history })).toEqual([]);
  });
});

describe("a match in which drawn games score for both", () => {
  const terms: Terms = { ruleset: ruleset("tapa"), stake: 1, match: 5 };
  const at = (white: bigint, black: bigint) => ({
    score: { white, black },
    crawfordPlayed: false,
  });

  test("goes on while neither leads", () => {
    expect(isMatchOver(terms, at(5n, 5n))).toBe(false);
    expect(pointsToGo(terms, at(5n, 5n))).toEqual({ white: 1, black: 1 });
    expect(leaderOf(at(5n, 5n))).toBeUndefined();
    expect(isMatchOver(terms, at(5n, 6n))).toBe(true);
  });

  test("may be decided by a drawn game", () => {
    expect(isMatchOver(terms, at(5n, 4n))).toBe(true);
    expect(leaderOf(at(5n, 4n))).toBe("white");
  });
});
