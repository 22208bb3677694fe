import { Piscina } from "piscina";
import type { Drawing } from "./drawing.ts";

/** Draws a picture without keeping anybody waiting; rejects when it cannot be drawn. */
export type Draw = (drawing: Drawing) => Promise<Uint8Array>;

/** The threads that draw. */
export type Studio = {
  readonly draw: Draw;
  /** Ends the threads; what they still had in hand is rejected. */
  readonly close: () => Promise<void>;
};

/**
 * One thread draws some two hundred boards a second, and Telegram takes thirty; another one comes
 * while the first is busy with a replay.
 */
const THREADS = { minThreads: 1, maxThreads: 2, idleTimeout: 60_000 } as const;

const WORKER = new URL("./worker.js", import.meta.url);

/** Opens a studio; a thread loads compiled code, so it works from `dist` alone. */
export const openStudio = (worker = WORKER): Studio => {
  const pool = new Piscina({
    filename: worker.href,
    ...THREADS,
    // A thread that sleeps between drawings never gives back the memory of their pixels.
    atomics: "disabled",
  });
  let closed = false;
  const draw: Draw = async (drawing) => {
    // The pool itself would start another thread.
    if (closed) throw new Error("the studio is closed");
    return pool.run(drawing);
  };
  return {
    // A thread that died took along what it had in hand; the next one is there already.
    draw: (drawing) => draw(drawing).catch(() => draw(drawing)),
    close: () => {
      closed = true;
      return pool.destroy();
    },
  };
};
