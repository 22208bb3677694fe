import { expect, test } from "vitest";
import { positionIdOf } from "../../../src/game/problem/gnubg-id.ts";
import { startPosition } from "../../../src/rules/position.ts";
import { position, rules } from "../../rules/helpers.ts";

test("positions have the names that GNU Backgammon's manual gives them", () => {
  expect(positionIdOf(startPosition(rules("short")))).toBe("4HPwATDgc/ABMA");
  const [own, other] = [
    { 6: 5, 8: 3, 13: 5, 24: 2 },
    { 2: 1, 6: 5, 8: 3, 13: 5, 24: 1 },
  ];
  expect(positionIdOf(position(own, other))).toBe("wufgAyDgc/ABMA");
});
