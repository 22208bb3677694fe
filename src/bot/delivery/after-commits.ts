import type { Transformer } from "grammy";

/** Nobody hears of anything that a power cut could take back. */
export const afterCommits =
  (onDisk: () => Promise<void>): Transformer =>
  async (call, method, payload, signal) => {
    await onDisk();
    return call(method, payload, signal);
  };
