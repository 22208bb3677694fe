import { describe, expect, test } from "vitest";
import { speaker } from "../../../src/bot/text/texts.ts";
import { transcriptOf } from "../../../src/features/records/transcript.ts";
import { short } from "../../../src/rules/rulesets.ts";
import { scriptedRecord } from "../../game/recorded.ts";

const ruleset = {
  ...short,
  switches: {
    ...short.switches,
    cube: true,
    beaver: true,
    autoDoubles: 1,
  } as const,
};

/** White begins with 6:1 after a tie; Black doubles, White beavers, Black refuses. */
const record = scriptedRecord({
  ruleset,
  stake: 5000,
  throws: [
    [4, 4],
    [6, 1],
  ],
  commands: [
    { type: "move", by: "white", moves: [{ from: 13, die: 6 }] },
    { type: "move", by: "white", moves: [{ from: 8, die: 1 }] },
    { type: "done", by: "white" },
    { type: "double", by: "black" },
    { type: "beaver", by: "white" },
    { type: "drop", by: "black" },
  ],
});

describe("a game as text", () => {
  test("says the bar and the way off as the buttons do", () => {
    const entering = scriptedRecord({
      ruleset: short,
      stake: 1,
      throws: [
        [6, 2],
        [4, 1],
        [4, 3],
      ],
      commands: [
        { type: "move", by: "white", moves: [{ from: 24, die: 6 }] },
        { type: "move", by: "white", moves: [{ from: 13, die: 2 }] },
        { type: "done", by: "white" },
        { type: "roll", by: "black" },
        { type: "move", by: "black", moves: [{ from: 8, die: 1 }] },
        { type: "move", by: "black", moves: [{ from: 24, die: 4 }] },
        { type: "done", by: "black" },
        { type: "roll", by: "white" },
        { type: "move", by: "white", moves: [{ from: 25, die: 4 }] },
      ],
    });
    expect(transcriptOf(entering, speaker("ru"))).toContain(": бар/21");
    expect(transcriptOf(entering, speaker("en"))).toContain(": bar/21");
  });

  test("says which game of a match it is, and by which rules those of a medley are played", () => {
    const match = { to: 5, crawford: false, number: 2, games: ["portes", "plakoto", "fevga"] };
    const lines = transcriptOf({ ...record, match }, speaker("ru")).split("\n");
    const at = lines.indexOf("Матч до 5");
    expect(lines.slice(at + 1, at + 3)).toEqual([
      "Игры матча по очереди: Портес → Плакото → Февга",
      "Партия в матче: 2",
    ]);
  });

  test("names the Crawford game where a match has more than one", () => {
    const asMatch = (to: number) =>
      transcriptOf({ ...record, match: { to, crawford: true } }, speaker("en"));
    expect(asMatch(5)).toContain("Crawford");
    expect(asMatch(1)).not.toContain("Crawford");
  });

  test("says whose die was whose, what ties raised, and what a refused beaver cost", () => {
    const lines = transcriptOf(record, speaker("ru")).split("\n");
    expect(lines).toContain("Ставка: 5\u202f000");
    expect(lines).toContain("Куб, бивер, один авто-дабл");
    expect(lines).toContain("Жребий: ⚪ 4 🔴 4, ⚪ 6 🔴 1. Авто-дабл: ставка × 2.");
    expect(lines).toContain("     🔴 даве: × 4");
    expect(lines).toContain("     ⚪ бивер: × 8");
    expect(lines.slice(-3)).toEqual([
      expect.stringMatching(/^🔴 .* пасует на бивер\. Победа: ⚪ /),
      "5\u202f000 × 4 = 20\u202f000 очков",
      "",
    ]);
  });
});
