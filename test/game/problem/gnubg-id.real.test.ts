import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { gnubgIdOf } from "../../../src/game/problem/gnubg-id.ts";
import { xgidOf } from "../../../src/game/problem/xgid.ts";
import { GNUBG, IS_MISSING } from "../../support/programs.ts";
import { playedElsewhere, problemsElsewhere } from "./problems.ts";

describe.skipIf(IS_MISSING.gnubg)("GNU Backgammon", () => {
  const home = mkdtempSync(join(tmpdir(), "ids-"));
  afterAll(() => rmSync(home, { recursive: true }));

  /** The IDs that the program shows after each of these commands. */
  const shownAfter = (commands: readonly string[]): readonly string[] => {
    const input = ["set automatic game off", "set automatic roll off"]
      .concat(["set player 0 human", "set player 1 human"])
      .concat(commands.flatMap((command) => [command, "show board"]))
      .concat("exit", "y");
    const told = execFileSync(GNUBG, ["--tty", "--quiet", "--no-rc"], {
      input: `${input.join("\n")}\n`,
      env: { ...process.env, HOME: home },
      stdio: ["pipe", "pipe", "ignore"],
      maxBuffer: 64 * 1024 * 1024,
    }).toString();
    const boards = told.matchAll(/Position ID: (\S{14})\s+Match ID\s*: (\S{12})/g);
    return [...boards].map(([, position, match]) => `${position}:${match}`);
  };

  test("reads our XGIDs as we do, and writes the same IDs of its own", () => {
    // It steps back before a double that waits, which it cannot hold.
    const problems = [...problemsElsewhere(40), ...playedElsewhere()].filter(
      ({ asked }) => asked.kind !== "answer",
    );
    const shown = shownAfter(problems.map((one) => `set xgid ${xgidOf(one)}`));
    expect(new Set(shown).size).toBeGreaterThan(100);
    for (const one of problems) expect(shown, xgidOf(one)).toContain(gnubgIdOf(one));
  });
});
