import { openThreads } from "../../threads/threads.ts";
import type { Task, Think, Thought } from "./task.ts";

export type { Hint } from "./hint.ts";
export type { Think } from "./task.ts";

export type Thinker = {
  readonly think: Think;
  readonly close: () => Promise<void>;
};

/** One thread finds some hundred turns a second; its nets are kept as long as it lives. */
const TURNS = { kind: "thinking", threads: 1, boundMs: 3_000 } as const;

/** A whole game takes a second or so, for which nobody's turn should wait. */
const ANALYSES = { kind: "analysing", threads: 1, boundMs: 60_000, idleMs: 60_000 } as const;

const WORKER = new URL("./worker.js", import.meta.url);

/** What is asked the second time, of a thread that the first time ended: the net's own word is quick. */
const simpler = (task: Task): Task =>
  "level" in task && task.level === "best" ? { ...task, level: "hard" } : task;

/** Opens the threads, from `dist` alone; `onHang` hears of a thread that had to be ended. */
export const openThinker = (onHang?: (kind: string) => void, worker = WORKER): Thinker => {
  const options = { worker, onHang, again: simpler };
  const turns = openThreads<Task, Thought>({ ...TURNS, ...options });
  const analyses = openThreads<Task, Thought>({ ...ANALYSES, ...options });
  return {
    think: (task) => (task.kind === "analysis" ? analyses : turns).run(task),
    close: async () => {
      await Promise.all([turns.close(), analyses.close()]);
    },
  };
};
