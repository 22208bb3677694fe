import { expect, test } from "vitest";
import { adviseCube } from "../../../../src/ai/cube.ts";
import type { Player } from "../../../../src/ai/players.ts";
import {
  type CubeAsked,
  cubeOf,
  cubeOptions,
  isWorthAsking,
} from "../../../../src/features/practice/trainer/rules/cube.ts";
import type { Position } from "../../../../src/rules/types.ts";
import { player } from "../../../ai/players.ts";
import { position } from "../../../rules/helpers.ts";

const asked = (by: Player, where: Position, what: CubeAsked) =>
  cubeOptions(by.ruleset, what, adviseCube(by, where, cubeOf(what)));

const CUBE = { cube: true } as const;
/** Both bear off; the other side has so many on its fourth point, and who is about to roll has three. */
const race = (other: number) => position({ 5: 4, 4: 3, 2: 2 }, { 5: 4, 4: other, 2: 2 });

test("a lead that is worth a double is one, and rolling loses what it is worth more", () => {
  const options = asked(player("short", "best", CUBE), race(5), "choice");
  expect(options.map(({ action }) => action)).toEqual(["double", "roll"]);
  expect(options[0]?.loss).toBe(0);
  expect(options[1]?.loss).toBeGreaterThan(0);
});

test("a double is answered by whatever loses less, and by a beaver only where there are any", () => {
  const plain = asked(player("short", "best", CUBE), race(3), "answer");
  expect(plain.map(({ action }) => action).toSorted()).toEqual(["drop", "take"]);
  const lost = asked(player("short", "best", CUBE), position({ 1: 2 }, { 6: 9 }), "answer");
  expect(lost[0]).toEqual({ action: "drop", loss: 0 });
  const wild = player("short", "best", { ...CUBE, beaver: true });
  const early = asked(wild, position({ 5: 4, 4: 5, 2: 2 }, { 5: 4, 4: 3, 2: 2 }), "answer");
  expect(early[0]?.action).toBe("beaver");
});

test("what is plain, or all the same, is not asked", () => {
  const best = player("short", "best", CUBE);
  expect(isWorthAsking(asked(best, position({ 6: 9 }, { 1: 2 }), "choice"))).toBe(false);
  expect(isWorthAsking(asked(best, race(5), "choice"))).toBe(true);
});
