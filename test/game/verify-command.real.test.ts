import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type CheckedFile, verifyFile } from "../../src/cli/verify-file.ts";
import { AUTOMATIC } from "../../src/game/decide.ts";
import { type GameRecord, recordText } from "../../src/game/record/record.ts";
import { build } from "../support/process.ts";
import { eager, randomRecord, secretFor, type Wish } from "./recorded.ts";
import { ruleset } from "./support.ts";

const ROOT = resolve(import.meta.dirname, "../..");

const wish: Wish = {
  terms: { ruleset: ruleset("short"), stake: 1 },
  crawford: false,
  first: undefined,
  automation: AUTOMATIC,
  seed: 3,
};
const game = randomRecord(wish, eager);
const text = recordText(game);

/** The number of the first event of which the record's line looks like this. */
const eventLike = (pattern: RegExp): number =>
  game.events.findIndex((event) => pattern.test(JSON.stringify(event))) + 1;

let folder: string;
let byNpm: { readonly status: number | null; readonly stdout: string };
beforeAll(async () => {
  await build();
  folder = mkdtempSync(join(tmpdir(), "verify-"));
  const inside = join(folder, "inside");
  mkdirSync(inside);
  writeFileSync(join(inside, "game.json"), text);
  const words = ["run", "--silent", "--prefix", ROOT, "verify-dice", "--", "game.json"];
  byNpm = spawnSync("npm", words, { cwd: inside, encoding: "utf8" });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What the program says of a file, and its exit status. */
const run = (...words: readonly string[]) => {
  const { INIT_CWD: _, ...env } = process.env;
  const program = join(ROOT, "dist/cli/verify-dice.js");
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
    cwd: folder,
    env,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
};

const verify = (content: string): CheckedFile => {
  const path = join(folder, "game.json");
  writeFileSync(path, content);
  return verifyFile(path, "game.json");
};

const wrong = (line: string): CheckedFile => ({ ok: false, line });

const changed = (change: Partial<GameRecord>): CheckedFile =>
  verify(recordText({ ...game, ...change }));

describe("npm run verify-dice", () => {
  test("says in one line that all fits", () => {
    const throws = game.events.filter((event) => "n" in event).length;
    expect(verify(text)).toEqual({
      ok: true,
      line: `Game 3 fits: ${throws} throws are those of the promised secret, ${game.events.length} events follow the rules, the result is right. Nobody can check the names, the dates and the score before the game.`,
    });
  });

  test("reads a file that begins with a byte order mark", () => {
    expect(verify(`\uFEFF${text}`)).toEqual(verify(text));
    expect(verify(text).ok).toBe(true);
  });

  test("names what contradicts itself", () => {
    expect(changed({ ended: "2026-11-20T05:00:00.000Z" })).toEqual(
      wrong(
        `The record contradicts itself: “ended” is 2026-11-20T05:00:00.000Z, which cannot be where “began” is ${game.began}.`,
      ),
    );
  });

  test("says of a running game what cannot be checked yet", () => {
    const running = randomRecord(wish, eager, (events) => events > 20);
    const said = verify(recordText(running));
    expect(said.ok).toBe(true);
    expect(said.line).toMatch(
      /^Game 3 is not over in this record, which proves nothing about its dice: the \d+ throws can be checked once the secret is shown\. The \d+ events so far follow the rules\.$/,
    );
  });

  test("finds a file from the folder in which npm was called, and ends with status 0", () => {
    expect(byNpm.stdout).toMatch(/^Game 3 fits: .*\.\n$/);
    expect(byNpm.status).toBe(0);
  });

  test("ends with status 1 and its line on standard error when something does not fit", () => {
    writeFileSync(join(folder, "game.json"), text.replace('"points":"', '"points":"9'));
    const { status, stdout, stderr } = run("game.json");
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toMatch(/^The result’s “points” is 9\d+, but the game came to \d+\.\n$/);
  });

  test("asks for a file when there is none, or more than one", () => {
    const stderr = "Which record? npm run verify-dice -- game-1.json\n";
    expect(run()).toEqual({ status: 1, stdout: "", stderr });
    expect(run("a.json", "b.json")).toEqual({ status: 1, stdout: "", stderr });
  });

  test("names a file that is not there, a folder, a text and a record cut short", () => {
    const gone = wrong("There is no file “gone.json” that can be read.");
    expect(verifyFile(join(folder, "gone.json"), "gone.json")).toEqual(gone);
    expect(verifyFile(folder, "gone.json")).toEqual(gone);
    const noJson = wrong("“game.json” is no JSON: it is no record, or it has been cut short.");
    expect(verify("Dear sirs")).toEqual(noJson);
    expect(verify("")).toEqual(noJson);
    expect(verify(text.slice(0, text.length / 2))).toEqual(noJson);
    expect(verify('{"format":"sgf"}')).toEqual(
      wrong("This is not the record of a game of this bot."),
    );
    expect(verify(text.replace('"version": 1', '"version": 2'))).toEqual(
      wrong("This record has version 2, which this program does not know."),
    );
    expect(verify(text.replace('"stake": 1', '"stake": "much"')).line).toMatch(
      /^The record is broken at “stake”: /,
    );
  });

  test("names a record of which events are missing at the end", () => {
    const { events } = game;
    expect(changed({ events: events.slice(0, -1) })).toEqual(
      wrong(
        `The record ends before event ${events.length}, which should be ${JSON.stringify(events.at(-1))}.`,
      ),
    );
    const end = eventLike(/"turn-ended".*"played"/);
    expect(changed({ events: events.slice(0, end) })).toEqual(
      wrong(
        "The game is not over after the last event, but “secret” is there: the record has been cut short.",
      ),
    );
  });

  test("names the throw of a changed die", () => {
    const number = eventLike(/"rolled"/);
    const event = game.events[number - 1];
    if (event?.type !== "rolled") throw new Error("nobody rolled");
    const [first, second] = event.dice;
    const other = (first % 6) + 1;
    const dice = `"dice":[${other},${second}]`;
    const line = JSON.stringify(event);
    expect(verify(text.replace(line, line.replace(/"dice":\[.*?\]/, dice)))).toEqual(
      wrong(
        `Throw ${event.n} (event ${number}): the secret gives ${first}:${second}, the record says ${other}:${second}.`,
      ),
    );
  });

  test("names the event of a changed move", () => {
    const number = eventLike(/"moved"/);
    const event = game.events[number - 1];
    if (event?.type !== "moved") throw new Error("nobody moved");
    const line = JSON.stringify(event);
    const illegal = line.replace(/"from":\d+/, '"from":2');
    expect(verify(text.replace(line, illegal))).toEqual(
      wrong(`Event ${number} is against the rules, the move is not legal: ${illegal}.`),
    );
    const untrue = line.replace('"hit":false', '"hit":true');
    expect(verify(text.replace(line, untrue))).toEqual(
      wrong(`Event ${number} (moved): “hit” should be false, the record says true.`),
    );
  });

  test("names an event in the place of another", () => {
    const number = eventLike(/"turn-ended"/);
    const [expected, found] = game.events.slice(number - 1);
    const events = game.events.filter((_, at) => at !== number - 1);
    const said = changed({ events });
    expect(said.ok).toBe(false);
    expect(said.line).toContain(`Event ${number} `);
    expect(said.line).toContain(JSON.stringify(found));
    expect(expected).toMatchObject({ type: "turn-ended" });
  });

  test("names a changed secret, a changed hash and a changed result", () => {
    const { hash } = game.dice;
    const secret = Buffer.from(secretFor(9)).toString("hex");
    const said = changed({ dice: { hash, secret, nonce: null } });
    expect(said.ok).toBe(false);
    expect(said.line).toMatch(
      new RegExp(
        `^The secret is not the one that was promised: its SHA-256 is [0-9a-f]{64}, the record’s hash is ${hash}\\.$`,
      ),
    );
    const zeros = "0".repeat(64);
    expect(changed({ dice: { ...game.dice, hash: zeros } })).toEqual(
      wrong(
        `The secret is not the one that was promised: its SHA-256 is ${hash}, the record’s hash is ${zeros}.`,
      ),
    );
    const { result } = game;
    if (!result) throw new Error("the game is not over");
    expect(changed({ result: { ...result, points: "1000" } })).toEqual(
      wrong(`The result’s “points” is 1000, but the game came to ${result.points}.`),
    );
  });
});
