import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { describe, expect, onTestFinished, test } from "vitest";
import { openThreads, TaskFailed } from "../../src/threads/threads.ts";

type Task = { readonly hangs?: boolean; readonly waitsMs?: number; readonly answer: number };

const WORKER = pathToFileURL(resolve(import.meta.dirname, "../support/hanging-worker.mjs"));

const SLOW = pathToFileURL(resolve(import.meta.dirname, "../support/slow-worker.mjs"));

/** For tasks that hang; a slow machine answers the others in less. */
const HANGS_AFTER_MS = 3_000;

type Wish = {
  readonly restMs?: number;
  readonly again?: (task: Task) => Task;
  readonly mostWaiting?: number;
  readonly boundMs?: number;
  readonly idleMs?: number;
  readonly worker?: URL;
};

const opened = (options: Wish = {}) => {
  const hung: string[] = [];
  const threads = openThreads<Task, number>({
    ...{ kind: "testing", worker: WORKER, threads: 1, boundMs: 60_000, ...options },
    onHang: (kind) => hung.push(kind),
  });
  onTestFinished(() => threads.close());
  return { threads, hung };
};

const codeOf = (error: unknown): string =>
  error instanceof TaskFailed ? error.code : String(error);

describe("threads", () => {
  test("one that hangs is ended and told of, and what waits behind it is answered", async () => {
    const { threads, hung } = opened({ boundMs: HANGS_AFTER_MS });
    const [bad, good, next] = await Promise.allSettled([
      threads.run({ hangs: true, answer: 0 }),
      threads.run({ answer: 1 }),
      threads.run({ answer: 2 }),
    ]);
    expect(bad.status === "rejected" && codeOf(bad.reason)).toBe("hangs");
    expect([good, next].map((one) => one.status === "fulfilled" && one.value)).toEqual([1, 2]);
    expect(hung).toEqual(["testing"]);
  });

  test("one that is long in loading is not taken to hang, where another was ended", async () => {
    const { threads, hung } = opened({ worker: SLOW, boundMs: HANGS_AFTER_MS });
    const bad = await threads.run({ hangs: true, answer: 0 }).catch(codeOf);
    expect(bad).toBe("hangs");
    expect(await threads.run({ answer: 1 })).toBe(1);
    expect(hung).toEqual(["testing"]);
  });

  test("one that is long in loading is not taken to hang, where an idle one has ended", async () => {
    const { threads, hung } = opened({ worker: SLOW, idleMs: 20 });
    expect(await threads.run({ answer: 1 })).toBe(1);
    await sleep(500);
    expect(await threads.run({ answer: 2 })).toBe(2);
    expect(hung).toEqual([]);
  });

  test("one that gets no processor for longer than its limit is not taken to hang", async () => {
    const { threads, hung } = opened({ boundMs: 1_000 });
    expect(await threads.run({ waitsMs: 2_500, answer: 1 })).toBe(1);
    expect(hung).toEqual([]);
  });

  test("one that waits and never works is ended at last", async () => {
    const { threads, hung } = opened({ boundMs: 150 });
    await threads.run({ answer: 1 });
    expect(await threads.run({ waitsMs: 3_600_000, answer: 2 }).catch(codeOf)).toBe("hangs");
    expect(hung).toEqual(["testing"]);
  });

  test("after one that hangs the others are refused at once for a while, then one is tried", async () => {
    const restMs = 400;
    const { threads, hung } = opened({ restMs, boundMs: HANGS_AFTER_MS, again: (task) => task });
    const first = [threads.run({ hangs: true, answer: 0 }), threads.run({ answer: 1 })];
    const codes = await Promise.all(first.map((one) => one.then(String, codeOf)));
    expect(codes).toEqual(["hangs", "rests"]);
    await expect.poll(() => threads.run({ answer: 2 }).catch(codeOf), { interval: 20 }).toBe(2);
    // Neither was the one that hung tried a second time.
    expect(hung).toEqual(["testing"]);
  });

  test("a long queue ends nobody: the bound is that of a task, not of its wait", async () => {
    const { threads, hung } = opened();
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, answer) => threads.run({ answer })),
    );
    expect(answers).toHaveLength(300);
    expect(hung).toEqual([]);
  });

  test("more than may wait is refused at once", async () => {
    const { threads } = opened({ mostWaiting: 1 });
    const running = [threads.run({ answer: 1 }), threads.run({ answer: 2 })];
    expect(codeOf(await threads.run({ answer: 3 }).catch((error: unknown) => error))).toBe("busy");
    expect(await Promise.all(running)).toEqual([1, 2]);
  });

  test("closing them rejects what hangs and what waits", async () => {
    const { threads } = opened();
    const codes = [{ hangs: true, answer: 0 }, { answer: 1 }].map((task) =>
      threads.run(task).then(() => "answered", codeOf),
    );
    await threads.close();
    expect(await Promise.all(codes)).toEqual(["closed", "closed"]);
  });
});
