import { Worker } from "node:worker_threads";
import type { Lessons } from "./self-play.ts";
import type { Task } from "./task.ts";

/** Threads that play games. */
export type Crew = {
  /** Plays the games and returns what they teach, in order, however many threads there are. */
  readonly play: (task: Task) => Promise<readonly Lessons[]>;
  readonly dismiss: () => Promise<void>;
};

const ask = (worker: Worker, task: Task): Promise<readonly Lessons[]> =>
  new Promise((resolve, reject) => {
    worker.once("error", reject);
    worker.once("message", (lessons: readonly Lessons[]) => {
      worker.off("error", reject);
      resolve(lessons);
    });
    worker.postMessage(task);
  });

export const hireCrew = (size: number): Crew => {
  const workers = Array.from(
    { length: size },
    () => new Worker(new URL("./worker.js", import.meta.url)),
  );
  return {
    play: async (task) => {
      const share = Math.ceil(task.games / size);
      const parts = await Promise.all(
        workers.map((worker, index) => {
          const from = Math.min(task.games, index * share);
          const games = Math.min(share, task.games - from);
          return ask(worker, { ...task, first: task.first + from, games });
        }),
      );
      return parts.flat();
    },
    dismiss: async () => {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
};
