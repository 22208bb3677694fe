import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { recordText } from "../../src/game/record/record.ts";
import { IS_MISSING } from "../support/programs.ts";
import { SCRIPTED } from "./record-scripted.ts";
import { randomRecord, wishes } from "./recorded.ts";

describe.skipIf(IS_MISSING.python3)("ten lines of Python", () => {
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
    const { dice } = SCRIPTED;
    const other = { ...SCRIPTED, dice: { ...dice, secret: "00".repeat(32) } };
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
});
