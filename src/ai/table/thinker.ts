import { openThreads } from "../../threads/threads.ts";
import type { Task, Think, Thought } from "./task.ts";

export type { Hint, HintedTurn } from "./hint.ts";
export type { Think } from "./task.ts";

export type Thinker = {
  readonly think: Think;
  readonly close: () => Promise<void>;
};

/**
 * One thread finds some hundred turns a second. It keeps its nets as long as it lives. Beyond so
 * many that wait, a turn is tried again five seconds later, and a person is told to press again.
 */
const TURNS = { kind: "thinking", threads: 1, boundMs: 3_000, mostWaiting: 500 } as const;

/**
 * A whole game takes some seconds, and no player's turn should wait for it. Beyond so many that
 * wait, people are told that it could not be made.
 */
const ANALYSES = {
  ...{ kind: "analysing", threads: 1, boundMs: 60_000 },
  ...{ idleMs: 60_000, mostWaiting: 200 },
} as const;

const LONG: ReadonlySet<Task["kind"]> = new Set(["analysis", "match"]);

const WORKER = new URL("./worker.js", import.meta.url);

/** The second attempt after a thread had to be ended: the net's own word is quick. */
const simpler = (task: Task): Task =>
  "level" in task && task.level === "best" ? { ...task, level: "hard" } : task;

/** Opens the threads; works from `dist` only. `onHang` is called when a thread had to be ended. */
export const openThinker = (onHang?: (kind: string) => void, worker = WORKER): Thinker => {
  const options = { worker, onHang, again: simpler };
  const turns = openThreads<Task, Thought>({ ...TURNS, ...options });
  const analyses = openThreads<Task, Thought>({ ...ANALYSES, ...options });
  return {
    think: (task) => (LONG.has(task.kind) ? analyses : turns).run(task),
    close: async () => {
      await Promise.all([turns.close(), analyses.close()]);
    },
  };
};
