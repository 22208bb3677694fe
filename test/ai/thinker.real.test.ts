import { resolve } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import type { Task } from "../../src/ai/table/task.ts";
import { openThinker } from "../../src/ai/table/thinker.ts";
import { newGame } from "../../src/game/game.ts";
import { TaskFailed } from "../../src/threads/threads.ts";
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

test("who comes behind five hundred that wait is refused at once", async () => {
  const thinker = openThinker(undefined, WORKER);
  const game = newGame(ruleset("short"));
  const codes: string[] = [];
  const all = Array.from({ length: 600 }, () =>
    thinker
      .think({ kind: "act", game, level: "best", mayResign: false })
      .catch((error: unknown) => codes.push(error instanceof TaskFailed ? error.code : "")),
  );
  await nextTurn();
  expect(codes).toEqual(Array.from({ length: 99 }, () => "busy"));
  await thinker.close();
  await Promise.all(all);
});
