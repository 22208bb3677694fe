import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { beforeAll, expect, test } from "vitest";
import { build } from "../support/process.ts";

const COMMAND = resolve(import.meta.dirname, "../../dist/cli/ubgi.js");
beforeAll(build);

const start = () => {
  const child = spawn(process.execPath, [COMMAND], { stdio: ["pipe", "pipe", "inherit"] });
  const ended = once(child, "close");
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const until = async (word: string): Promise<string> => {
    for (;;) {
      const { value, done } = await lines.next();
      if (done === true) throw new Error(`it has ended without ${word}`);
      if (value.startsWith(word)) return value;
    }
  };
  const say = (line: string) => child.stdin.write(`${line}\n`);
  return { child, ended, until, say };
};

test("npm run ubgi answers each line before the next one comes, until quit", async () => {
  const { ended, until, say } = start();
  say("ubgi");
  await until("ubgiok");
  say("position gnubgid 4HPwATDgc/ABMA");
  say("isready");
  await until("readyok");
  say("go");
  expect(await until("error")).toBe("error missing_context go chequer before dice");
  say("dice 3 1");
  say("go role chequer");
  expect(await until("bestmove")).toBe("bestmove 8/5 6/5");
  say("quit");
  expect(await ended).toEqual([0, null]);
});

test("npm run ubgi ends with its input", async () => {
  const { child, ended, until } = start();
  child.stdin.end("isready");
  await until("readyok");
  expect(await ended).toEqual([0, null]);
});
