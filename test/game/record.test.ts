import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { replay } from "../../src/game/apply.ts";
import { eventOf, positionText } from "../../src/game/record/events.ts";
import { entriesOf, recordText } from "../../src/game/record/record.ts";
import { SCRIPTED as record, SHORT } from "./record-scripted.ts";
import { randomRecord, secretFor, wishes } from "./recorded.ts";

describe("the record of a game", () => {
  test("says everything about it, readable by itself", () => {
    const start = "24:2 13:5 8:3 6:5";
    expect(record).toEqual({
      format: "shesh-besh game record",
      version: 1,
      game: 1,
      ruleset: { id: "short", name: "The short", switches: SHORT.switches },
      players: { white: "Anna Ивановна", black: "Бо:рис <b>" },
      stake: 5,
      match: null,
      score: { white: "0", black: "0" },
      began: "2026-11-20T05:45:00.000Z",
      ended: "2026-11-20T06:30:00.000Z",
      dice: {
        hash: "069f5e65e727237fe3a6798260d97c2288694020ae985a59b4a7409f45740807",
        secret: Buffer.from(secretFor(1)).toString("hex"),
        nonce: null,
      },
      events: [
        { type: "thrown", n: 0, dice: [2, 2] },
        { type: "thrown", n: 1, dice: [3, 1] },
        { type: "began", first: "white" },
        { type: "opening-kept", by: "white" },
        {
          type: "moved",
          by: "white",
          from: 24,
          to: 21,
          die: 3,
          hit: false,
          after: `24:1 21:1 13:5 8:3 6:5 | ${start}`,
        },
        { type: "undone", by: "white", after: `${start} | ${start}` },
        {
          type: "moved",
          by: "white",
          from: 8,
          to: 5,
          die: 3,
          hit: false,
          after: `24:2 13:5 8:2 6:5 5:1 | ${start}`,
        },
        {
          type: "moved",
          by: "white",
          from: 6,
          to: 5,
          die: 1,
          hit: false,
          after: `24:2 13:5 8:2 6:4 5:2 | ${start}`,
        },
        { type: "turn-ended", by: "white", end: "played", rest: [] },
        { type: "rolled", n: 2, by: "black", dice: [6, 4] },
        {
          type: "moved",
          by: "black",
          from: 24,
          to: 18,
          die: 6,
          hit: false,
          after: "24:2 13:5 8:2 6:4 5:2 | 24:1 18:1 13:5 8:3 6:5",
        },
        {
          type: "moved",
          by: "black",
          from: 18,
          to: 14,
          die: 4,
          hit: false,
          after: "24:2 13:5 8:2 6:4 5:2 | 24:1 14:1 13:5 8:3 6:5",
        },
        { type: "turn-ended", by: "black", end: "played", rest: [] },
        { type: "doubled", by: "white", value: "2" },
        { type: "beavered", by: "black", value: "4" },
        { type: "taken", by: "white", value: "4" },
        { type: "resignation-offered", by: "black", outcome: "oin" },
        { type: "resignation-declined" },
        { type: "rolled", n: 3, by: "white", dice: [5, 2] },
        { type: "ended", winner: "black", outcome: "mars", ending: "resigned" },
      ],
      result: {
        winner: "black",
        outcome: "mars",
        ending: "resigned",
        cube: "4",
        multiplier: 2,
        points: "40",
      },
    });
  });

  test("holds the events of the game, no more and no less", () => {
    fc.assert(
      fc.property(wishes(), (wish) => {
        const { ruleset, events, result } = randomRecord(wish);
        const { phase, cube } = replay(ruleset, events.map(eventOf));
        expect(phase).toMatchObject({ kind: "over", result: { outcome: result?.outcome } });
        expect(String(cube.value)).toBe(result?.cube);
      }),
      { numRuns: 40, seed: 4 },
    );
  });

  test("is a file of JSON with one line for each event", () => {
    const text = recordText(record);
    expect(JSON.parse(text)).toEqual(record);
    const lines = text.split("\n");
    const first = lines.indexOf(' "events": [') + 1;
    expect(lines[first + 8]).toBe(`  ${JSON.stringify(record.events[8])},`);
  });

  test("says where the checkers are in one line, from the bar to those that are off", () => {
    const side = (counts: Readonly<Record<number, number>>) =>
      Array.from({ length: 26 }, (_, point) => counts[point] ?? 0);
    const sides = { white: side({ 25: 2, 24: 1, 6: 12 }), black: side({ 1: 3, 0: 12 }) };
    expect(positionText(sides)).toBe("bar:2 24:1 6:12 | 1:3 off:12");
  });

  test("is told in whole turns, without the moves that were taken back", () => {
    expect(
      entriesOf(record).map((entry) =>
        "turn" in entry ? [entry.type, entry.turn.by, entry.turn.moves.length] : entry.type,
      ),
    ).toEqual([
      "thrown",
      "thrown",
      ["turn", "white", 2],
      ["turn", "black", 2],
      "doubled",
      "beavered",
      "taken",
      "resignation-offered",
      "resignation-declined",
      ["begun", "white", 0],
      "ended",
    ]);
  });
});

describe("the lines of Python that check a record", () => {
  const script = resolve(import.meta.dirname, "../fixtures/record/check_dice.py");
  const python = readFileSync(script, "utf8");

  test("are those of the page about games", () => {
    const readme = readFileSync(resolve(import.meta.dirname, "../../src/game/README.md"), "utf8");
    expect(readme).toContain(`\`\`\`python\n${python}\`\`\``);
  });

  test("are ten", () => {
    expect(python.split("\n").filter((line) => line !== "")).toHaveLength(10);
  });
});
