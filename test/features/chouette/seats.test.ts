import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { throwForSeats } from "../../../src/features/chouette/rules/line.ts";
import { seatDice } from "../../../src/game/dice.ts";
import type { Die } from "../../../src/rules/types.ts";
import { seededSecret } from "../../support/secrets.ts";

const DIE = fc.constantFrom<Die>(1, 2, 3, 4, 5, 6);

const from =
  (...dice: readonly Die[]) =>
  (n: number): Die =>
    dice[n] ?? expect.fail(`there is no die ${n}`);

describe("the throw for the seats", () => {
  test("puts the highest first", () => {
    const thrown = throwForSeats(["a", "b", "c"], from(2, 6, 4));
    expect(thrown.map(({ player }) => player)).toEqual(["b", "c", "a"]);
  });

  test("lets equals throw again among themselves, until they differ", () => {
    expect(throwForSeats(["a", "b", "c"], from(5, 2, 5, 3, 3, 1, 4))).toEqual([
      { player: "c", dice: [5, 3, 4] },
      { player: "a", dice: [5, 3, 1] },
      { player: "b", dice: [2] },
    ]);
  });

  test("seats each player once, by the faces from left to right", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 6 }), fc.infiniteStream(DIE), (count, stream) => {
        const dice: Die[] = [];
        const dieAt = (n: number): Die => {
          while (dice.length <= n) dice.push(stream.next().value);
          return dice[n] ?? 1;
        };
        const players = Array.from({ length: count }, (_, at) => at);
        const thrown = throwForSeats(players, dieAt);
        expect(thrown.map(({ player }) => player).toSorted()).toEqual(players);
        const faces = thrown.map((one) => one.dice.join(""));
        expect(faces).toEqual(faces.toSorted().toReversed());
      }),
    );
  });

  test("follows from the secret, and from what the players brought", () => {
    const secret = seededSecret("seats");
    const faces = (nonce: string | null) =>
      Array.from({ length: 12 }, (_, n) => seatDice({ secret, nonce })(n));
    expect(faces("1-2")).toEqual(faces("1-2"));
    expect(faces("1-2")).not.toEqual(faces("1-3"));
  });
});
