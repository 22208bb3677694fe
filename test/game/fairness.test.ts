import { describe, expect, test } from "vitest";
import { diceOf } from "../../src/game/dice.ts";
import { fairnessOf, type RollCount } from "../../src/game/fairness.ts";

/** So many rolls, of which some are doubles. */
const rolled = (rolls: number, doubles: number): readonly RollCount[] => [
  { dice: [6, 6], count: doubles },
  { dice: [2, 1], count: rolls - doubles },
];

/** The exact chance by Pascal's triangle and whole numbers: all of `6 ** rolls` ways counted. */
const counted = (rolls: number, doubles: number): number => {
  let row = [1n];
  for (let n = 0; n < rolls; n++) row = [...row, 0n].map((ways, at) => ways + (row[at - 1] ?? 0n));
  const far = row.reduce(
    (sum, ways, count) =>
      Math.abs(6 * count - rolls) >= Math.abs(6 * doubles - rolls)
        ? sum + ways * 5n ** BigInt(rolls - count)
        : sum,
    0n,
  );
  return Number((far * 10n ** 15n) / 6n ** BigInt(rolls)) / 1e15;
};

describe("how a player’s dice fell", () => {
  test.each([0, 1, 3, 14])("is not judged by %i rolls", (rolls) => {
    for (const doubles of [0, rolls]) {
      expect(fairnessOf(rolled(rolls, doubles))).toMatchObject({
        rolls,
        doubles,
        facesChance: undefined,
        doublesChance: undefined,
      });
    }
  });

  test.each([
    [15, 0],
    [15, 2],
    [15, 3],
    [15, 15],
    [16, 5],
    [60, 10],
    [60, 3],
    [300, 77],
    [300, 23],
  ])("has the exact chance of as many doubles: of %i rolls %i", (rolls, doubles) => {
    const { doublesChance = -1 } = fairnessOf(rolled(rolls, doubles));
    const exact = counted(rolls, doubles);
    expect(Math.abs(doublesChance - exact)).toBeLessThan(1e-12 + exact * 1e-6);
  });

  test("stays a chance after very many rolls", () => {
    const { doublesChance, facesChance } = fairnessOf(rolled(120_000, 20_000));
    expect(doublesChance).toBeCloseTo(1, 9);
    expect(facesChance).toBeGreaterThanOrEqual(0);
    expect(fairnessOf(rolled(120_000, 0)).doublesChance).toBeLessThan(1e-300);
  });

  test("has the chance of the numbers as tables of chi-squared say it", () => {
    const counts: readonly RollCount[] = [
      { dice: [1, 2], count: 8 },
      { dice: [1, 3], count: 8 },
      { dice: [3, 3], count: 1 },
      { dice: [3, 4], count: 10 },
      { dice: [5, 6], count: 8 },
      { dice: [6, 6], count: 1 },
    ];
    const { facesExpected, faces, facesChance } = fairnessOf(counts);
    expect(facesExpected).toBe(12);
    expect(faces.map(({ count }) => count)).toEqual([16, 8, 20, 10, 8, 10]);
    // The squares of 4, 4, 8, 2, 4 and 2, by 12: chi-squared is 10 with five degrees of freedom.
    expect(facesChance).toBeCloseTo(0.07524, 5);
  });

  test("is nothing odd for the bot’s own dice", () => {
    const dice = diceOf(new Uint8Array(32));
    const rolls = Array.from({ length: 2000 }, (_, n): RollCount => ({ dice: dice(n), count: 1 }));
    const { facesChance, doublesChance } = fairnessOf(rolls);
    expect(facesChance).toBeGreaterThan(0.01);
    expect(doublesChance).toBeGreaterThan(0.01);
  });
});
