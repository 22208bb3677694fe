import { Piscina } from "piscina";
import type { Think } from "./task.ts";

/** The thread that thinks for the computer. */
export type Thinker = {
  readonly think: Think;
  /** Ends the thread; what it still had in hand is rejected. */
  readonly close: () => Promise<void>;
};

/** One thread finds some hundred turns a second; its nets are kept as long as it lives. */
const THREADS = { minThreads: 1, maxThreads: 1 } as const;

const WORKER = new URL("./worker.js", import.meta.url);

/** Opens the thread; it loads compiled code, so it works from `dist` alone. */
export const openThinker = (worker = WORKER): Thinker => {
  const pool = new Piscina({ filename: worker.href, ...THREADS });
  let closed = false;
  const think: Think = async (task) => {
    // The pool itself would start another thread.
    if (closed) throw new Error("nobody thinks any more");
    return pool.run(task);
  };
  return {
    think,
    close: () => {
      closed = true;
      return pool.destroy();
    },
  };
};
