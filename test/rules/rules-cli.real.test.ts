import { spawn } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { build } from "../support/process.ts";

const ROOT = resolve(import.meta.dirname, "../..");
beforeAll(build);

type Run = { readonly lines: readonly string[]; readonly status: number | null };

const run = async (...pieces: readonly (string | Buffer)[]): Promise<Run> => {
  const child = spawn(process.execPath, [join(ROOT, "dist/cli/rules.js")], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const parts: string[] = [];
  child.stdout.setEncoding("utf8").on("data", (part: string) => parts.push(part));
  const ended = once(child, "close");
  for (const piece of pieces) {
    if (!child.stdin.write(piece)) await once(child.stdin, "drain");
  }
  child.stdin.end();
  const [status] = await ended;
  const text = parts.join("");
  return { lines: text === "" ? [] : text.replace(/\n$/, "").split("\n"), status };
};

const QUESTION =
  '{"ruleset":"short","white":{"24":2,"13":5,"8":3,"6":5},"black":{"24":2,"13":5,"8":3,"6":5},"turn":"white","dice":[3,1],"firstTurn":true}';

describe("npm run rules", () => {
  test("answers every line in order and ends with status 0", async () => {
    const { lines, status } = await run(`${QUESTION}\n${QUESTION.replace("[3,1]", "[6,5]")}\n`);
    expect(lines.map((line) => JSON.parse(line).turns.length)).toEqual([16, 7]);
    expect(status).toBe(0);
  });

  test("goes on after a bad line and ends with status 1", async () => {
    const { lines, status } = await run(`${QUESTION}\n{\n\n${QUESTION}\n`);
    expect(lines.map((line) => Object.keys(JSON.parse(line))[0])).toEqual([
      "played",
      "error",
      "error",
      "played",
    ]);
    expect(status).toBe(1);
  });

  test("answers nothing to nothing", async () => {
    expect(await run("")).toEqual({ lines: [], status: 0 });
  });

  test("does not mind a last line without an end, or Windows line ends", async () => {
    const { lines, status } = await run(`${QUESTION}\r\n`, QUESTION);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toBe(lines[1]);
    expect(status).toBe(0);
  });

  test("does not mind a byte order mark at the beginning", async () => {
    const { lines, status } = await run("\uFEFF", `${QUESTION}\n`);
    expect(JSON.parse(lines[0] ?? "").played).toBe(2);
    expect(status).toBe(0);
    const bytes = Buffer.from(`\uFEFF${QUESTION}\n`);
    expect((await run(bytes.subarray(0, 2), bytes.subarray(2))).lines).toEqual(lines);
  });

  test("puts together a line that arrives in pieces, in the middle of a letter too", async () => {
    const bytes = Buffer.from(`{"ruleset":"нарды"}\n`);
    const { lines } = await run(bytes.subarray(0, 13), bytes.subarray(13));
    expect(lines).toEqual([expect.stringContaining('ruleset: there is no \\"нарды\\"')]);
  });

  test("refuses a line without end and reads the next one", async () => {
    const { lines, status } = await run("x".repeat(3_000_000), `\n${QUESTION}\n`);
    expect(JSON.parse(lines[0] ?? "")).toEqual({
      error: "line: is longer than 1048576 characters",
    });
    expect(JSON.parse(lines[1] ?? "").played).toBe(2);
    expect(status).toBe(1);
  });

  test("answers a batch of ten thousand", async () => {
    const { lines, status } = await run(`${QUESTION}\n`.repeat(10_000));
    expect(lines).toHaveLength(10_000);
    expect(new Set(lines).size).toBe(1);
    expect(status).toBe(0);
  });

  test("ends quietly when nobody reads on", async () => {
    const child = spawn(process.execPath, [join(ROOT, "dist/cli/rules.js")], {
      stdio: ["pipe", "pipe", "pipe"],
    });
    const errors: string[] = [];
    child.stderr.setEncoding("utf8").on("data", (part: string) => errors.push(part));
    child.stdin.on("error", () => undefined);
    child.stdin.end(`${QUESTION}\n`.repeat(2000));
    await once(child.stdout, "data");
    child.stdout.destroy();
    await once(child, "close");
    expect(errors.join("")).toBe("");
  });
});
