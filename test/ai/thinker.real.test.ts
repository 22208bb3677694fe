import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import type { Task } from "../../src/ai/table/task.ts";
import { openThinker } from "../../src/ai/table/thinker.ts";
import { newGame } from "../../src/game/game.ts";
import { ruleset } from "../game/support.ts";

const WORKER = pathToFileURL(resolve(import.meta.dirname, "../support/deep-worker.mjs"));

test("a turn that takes too long to find is found by simpler means, in another thread", async () => {
  const hung: string[] = [];
  const thinker = openThinker((kind) => hung.push(kind), WORKER);
  onTestFinished(() => thinker.close());
  const task: Task = {
    kind: "act",
    game: newGame(ruleset("short")),
    level: "best",
    mayResign: false,
  };
  expect(await thinker.think(task)).toEqual({ kind: "act", commands: [], level: "hard" });
  expect(hung).toEqual(["thinking"]);
});
