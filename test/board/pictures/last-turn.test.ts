import { describe, expect, test } from "vitest";
import { lastTurnArrows } from "../../../src/board/pictures/last-turn.ts";
import { sceneOf } from "../../../src/board/scene/game-scene.ts";
import { newGame } from "../../../src/game/game.ts";
import type { Game, TurnRecord } from "../../../src/game/types.ts";
import { short } from "../../../src/rules/rulesets.ts";

const record = (
  by: "white" | "black",
  ...ways: readonly (readonly [number, number])[]
): TurnRecord => ({
  by,
  part: "roll",
  dice: [4, 2],
  moves: ways.map(([from, to]) => ({ from, to, die: 4, hit: false })),
  rest: [],
  end: ways.length > 0 ? "played" : "passed",
});

const scene = (change: Partial<Game>) =>
  sceneOf(
    { ...newGame(short), phase: { kind: "rolling", again: false }, ...change },
    { bottom: "white", alone: false, names: { white: "W", black: "B" }, pipsWord: "" },
  );

describe("the arrows of the last turn", () => {
  test("go from where each checker stood to where it is", () => {
    const arrows = lastTurnArrows(scene({ history: [record("black", [13, 9], [9, 7], [6, 2])] }));
    expect(arrows).toHaveLength(2);
    for (const { from, to } of arrows) expect(from).not.toEqual(to);
  });

  test("are of the last turn that moved a checker, also after passes", () => {
    const moved = record("black", [13, 9]);
    const passed = scene({ history: [moved, record("white"), record("black"), record("white")] });
    expect(lastTurnArrows(passed)).toEqual(lastTurnArrows(scene({ history: [moved] })));
  });
});

test("a double that waits shows the cube with its new value, and who is to answer", () => {
  const switches = { ...short.switches, cube: true };
  const offered = scene({
    ruleset: { ...short, switches },
    toMove: "white",
    phase: { kind: "doubled", by: "white", beaver: false },
  });
  expect(offered.cube).toEqual({ value: 2n, owner: "offered" });
  expect(offered.toMove).toBe("black");
});
