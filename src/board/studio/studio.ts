import { availableParallelism } from "node:os";
import { openThreads } from "../../threads/threads.ts";
import type { Drawing } from "./drawing.ts";

/** Draws a picture without blocking the caller; rejects on failure. */
export type Draw = (drawing: Drawing) => Promise<Uint8Array>;

export type Studio = {
  readonly draw: Draw;
  readonly close: () => Promise<void>;
};

/** The first core is for the bot itself, and the memory of a small server for few threads. */
const MOST_THREADS = 3;

/**
 * One thread draws some two hundred boards a second on a core of its own. While it rests after a
 * hang, boards are of emoji. An idle one would keep 50 MB; another takes some 0.3 s to open.
 */
const BOARDS = {
  kind: "drawing a board",
  threads: Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1)),
  boundMs: 2_000,
  restMs: 10_000,
  idleMs: 45_000,
} as const;

/** These can wait, and no board is queued behind them. */
const SHEETS = {
  kind: "drawing a sheet",
  threads: 1,
  boundMs: 60_000,
  mostWaiting: 20,
  idleMs: 20_000,
} as const;

const WORKER = new URL("./worker.js", import.meta.url);

/** Opens a studio; works from `dist` only. `onHang` is called when a thread had to be ended. */
export const openStudio = (onHang?: (kind: string) => void, worker = WORKER): Studio => {
  const options = { worker, onHang, again: (drawing: Drawing) => drawing };
  const boards = openThreads<Drawing, Uint8Array>({ ...BOARDS, ...options });
  const sheets = openThreads<Drawing, Uint8Array>({ ...SHEETS, ...options });
  return {
    draw: (drawing) =>
      (drawing.kind === "board" || drawing.kind === "diagram" ? boards : sheets).run(drawing),
    close: async () => {
      await Promise.all([boards.close(), sheets.close()]);
    },
  };
};
