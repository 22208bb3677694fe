import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { replay } from "../../src/game/apply.ts";
import { eventOf, positionText } from "../../src/game/record/events.ts";
import { entriesOf, recordText } from "../../src/game/record/record.ts";
import { randomRecord, scriptedRecord, secretFor, wishes } from "./recorded.ts";
import { withCube } from "./support.ts";

const SHORT = withCube("short", { beaver: true });

/** Short nardy with an undone move, a double that is beavered and taken, and a resignation. */
const record = scriptedRecord({
  ruleset: SHORT,
  stake: 5,
  throws: [
    [2, 2],
    [3, 1],
    [6, 4],
    [5, 2],
  ],
  commands: [
    { type: "move", by: "white", moves: [{ from: 24, die: 3 }] },
    { type: "undo", by: "white" },
    { type: "move", by: "white", moves: [{ from: 8, die: 3 }] },
    { type: "move", by: "white", moves: [{ from: 6, die: 1 }] },
    { type: "done", by: "white" },
    { type: "roll", by: "black" },
    { type: "move", by: "black", moves: [{ from: 24, die: 6 }] },
    { type: "move", by: "black", moves: [{ from: 18, die: 4 }] },
    { type: "done", by: "black" },
    { type: "double", by: "white" },
    { type: "beaver", by: "black" },
    { type: "take", by: "white" },
    { type: "resign", by: "black", outcome: "oin" },
    { type: "decline-resignation", by: "white" },
    { type: "roll", by: "white" },
    { type: "resign", by: "white", outcome: "mars" },
  ],
});

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

const hasPython = spawnSync("python3", ["--version"]).status === 0;

describe.skipIf(!hasPython)(
  `ten lines of Python${hasPython ? "" : " (skipped: python3 is not installed)"}`,
  () => {
    const folder = mkdtempSync(join(tmpdir(), "record-"));
    afterAll(() => rmSync(folder, { recursive: true }));
    const script = resolve(import.meta.dirname, "../fixtures/record/check_dice.py");

    const python = (text: string) => {
      const path = join(folder, "game.json");
      writeFileSync(path, text);
      return spawnSync("python3", [script, path], { encoding: "utf8" });
    };

    test("recompute every throw of a record", () => {
      const [wish] = fc.sample(wishes(), { numRuns: 1, seed: 3 });
      if (!wish) throw new Error("no game");
      const whole = randomRecord(wish);
      expect(python(recordText(whole))).toMatchObject({ status: 0, stderr: "" });
      const last = whole.events.findLast((event) => event.type === "rolled");
      if (last?.type !== "rolled") throw new Error("nobody rolled");
      const [first, second] = last.dice;
      const text = recordText(whole);
      const said = JSON.stringify(last);
      const changed = said.replace(`[${first},${second}]`, `[${(first % 6) + 1},${second}]`);
      const wrong = python(text.replace(said, changed));
      expect(wrong.status).toBe(1);
      expect(wrong.stderr).toContain(`throw ${last.n} should be [${first}, ${second}]`);
    });

    test("say that a changed secret is not the promised one", () => {
      const { dice } = record;
      const other = { ...record, dice: { ...dice, secret: "00".repeat(32) } };
      expect(python(recordText(other)).stderr).toContain("not the promised secret");
    });

    test("say that a game that is not over cannot be checked", () => {
      const [wish] = fc.sample(wishes(), { numRuns: 1, seed: 3 });
      if (!wish) throw new Error("no game");
      const running = randomRecord(wish, undefined, (events) => events > 5);
      const { status, stderr } = python(recordText(running));
      expect(status).toBe(1);
      expect(stderr.trim().split("\n").at(-1)).toBe(
        "AssertionError: no secret: the game is not over, and nothing can be checked",
      );
    });

    test("are those of the page about games", () => {
      const readme = readFileSync(resolve(import.meta.dirname, "../../src/game/README.md"), "utf8");
      expect(readme).toContain(`\`\`\`python\n${readFileSync(script, "utf8")}\`\`\``);
    });

    test("are ten lines", () => {
      const lines = execFileSync("grep", ["-c", ".", script], { encoding: "utf8" });
      expect(Number(lines)).toBe(10);
    });
  },
);
