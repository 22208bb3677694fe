import { describe, expect, test } from "vitest";
import { layOut } from "../../../src/board/layout/layout.ts";
import { numberingOf, renumber, sceneOf } from "../../../src/board/scene/game-scene.ts";
import type { Colour } from "../../../src/game/types.ts";
import { turnText } from "../../../src/rules/notation.ts";
import { BAR, type Move, OFF } from "../../../src/rules/types.ts";
import { opened, throws } from "../../game/support.ts";

const COLOURS = ["white", "black"] as const satisfies readonly Colour[];

const onlooker = (bottom: Colour, alone: boolean) => ({
  bottom,
  alone,
  names: { white: "A", black: "B" },
  pipsWord: "to go",
});

const move = (from: number, to: number): Move => ({ from, to, die: 1, hit: false });

describe("the numbers of the board", () => {
  test("are those of the player to move where both look", () => {
    const game = opened("short", throws([3, 1]));
    for (const toMove of COLOURS) {
      for (const bottom of COLOURS) {
        expect(numberingOf({ ...game, toMove }, { bottom, alone: false })).toBe(toMove);
      }
    }
  });

  test("never flip under a player who is alone with his board", () => {
    const game = opened("short", throws([3, 1]));
    for (const toMove of COLOURS) {
      for (const bottom of COLOURS) {
        const scene = sceneOf({ ...game, toMove }, onlooker(bottom, true));
        expect(scene.numbering).toBe(bottom);
        expect(layOut(scene).points.bottom.at(-1)?.number).toBe(1);
      }
    }
  });
});

describe("a turn in the numbers of the board", () => {
  const moves = [move(24, 20), move(BAR, 21), move(4, OFF)];

  test("of the player whose numbers they are stays as it is", () => {
    expect(renumber(moves, "white", "white", "towards")).toEqual(moves);
  });

  test("of the other one counts from the other side: short nardy the other way, long half round", () => {
    expect(turnText(renumber(moves, "white", "black", "towards"))).toBe("1/5 bar/4 21/off");
    expect(turnText(renumber(moves, "white", "black", "same"))).toBe("12/8 bar/9 16/off");
  });
});
