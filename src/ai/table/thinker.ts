import { Piscina } from "piscina";
import type { Think } from "./task.ts";

export type { Hint } from "./hint.ts";
export type { Think } from "./task.ts";

/** The threads that think for the computer. */
export type Thinker = {
  readonly think: Think;
  /** Ends the threads; what they still had in hand is rejected. */
  readonly close: () => Promise<void>;
};

/** One thread finds some hundred turns a second; its nets are kept as long as it lives. */
const TURNS = { minThreads: 1, maxThreads: 1 } as const;
/** A whole game takes a second or so, for which nobody's turn should wait. */
const ANALYSES = { minThreads: 0, maxThreads: 1, idleTimeout: 60_000 } as const;

const WORKER = new URL("./worker.js", import.meta.url);

/** Opens the threads; they load compiled code, so it works from `dist` alone. */
export const openThinker = (worker = WORKER): Thinker => {
  const turns = new Piscina({ filename: worker.href, ...TURNS });
  const analyses = new Piscina({ filename: worker.href, ...ANALYSES });
  let closed = false;
  const think: Think = async (task) => {
    // The pools themselves would start other threads.
    if (closed) throw new Error("nobody thinks any more");
    return (task.kind === "analysis" ? analyses : turns).run(task);
  };
  return {
    think,
    close: async () => {
      closed = true;
      await Promise.all([turns.destroy(), analyses.destroy()]);
    },
  };
};
