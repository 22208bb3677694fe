import { setTimeout as sleep } from "node:timers/promises";

/** Until nothing is left of what is to be waited for, as others may come first meanwhile; or a stop. */
export const waitOut = async (left: () => number, signal?: AbortSignal): Promise<void> => {
  while (left() > 0 && !signal?.aborted) {
    await sleep(left(), undefined, { ref: false, ...(signal && { signal }) }).catch(
      () => undefined,
    );
  }
};
