import type { Time } from "../../../machine/time.ts";
import { openThreads, TaskFailed } from "../../../threads/threads.ts";
import type { Make } from "./fill.ts";
import { isMade, type SevenDraft } from "./make.ts";
import type { Effort } from "./value.ts";
import type { MakingTask } from "./worker.ts";

export type Workshop = {
  readonly make: Make;
  readonly close: () => Promise<void>;
};

type WorkshopOptions = {
  readonly onHang?: ((kind: string) => void) | undefined;
  readonly effort?: Effort;
  readonly worker?: URL;
  readonly boundMs?: number;
  readonly time: Time;
};

/** A game takes about ten seconds, or some minutes when all other work goes first. */
const MAKING = { kind: "making sevens", threads: 1, boundMs: 600_000, idleMs: 60_000 } as const;

/** The thread rests as long as it has worked, so it uses at most half of a core. */
const REST = 1;
const LONGEST_REST_MS = 60_000;

const WORKER = new URL("./worker.js", import.meta.url);

/** Opens the thread, from compiled code only (`dist`). The thread ends when idle. */
export const openWorkshop = ({
  onHang,
  effort,
  worker = WORKER,
  boundMs = MAKING.boundMs,
  time,
}: WorkshopOptions): Workshop => {
  const threads = openThreads<MakingTask, SevenDraft>({ ...MAKING, boundMs, worker, onHang });
  const closing = new AbortController();
  /** The draft after one more game. A game that hangs is skipped. */
  const tryOnce = async (draft: SevenDraft): Promise<SevenDraft> => {
    try {
      return await threads.run({ draft, ...(effort && { effort }) });
    } catch (error) {
      if (!(error instanceof TaskFailed) || error.code !== "hangs") throw error;
      return { ...draft, tried: draft.tried + 1 };
    }
  };
  const make: Make = async (begun, onTried) => {
    let draft = begun;
    while (!isMade(draft)) {
      const startedAt = time.elapsed();
      draft = await tryOnce(draft);
      onTried?.(draft);
      const rest = Math.min(LONGEST_REST_MS, REST * (time.elapsed() - startedAt));
      if (!isMade(draft)) await time.sleep(rest, closing.signal);
      if (closing.signal.aborted) return undefined;
    }
    return draft;
  };
  return {
    make: (draft, onTried) =>
      make(draft, onTried).catch((error: unknown) => {
        if (closing.signal.aborted) return undefined;
        throw error;
      }),
    close: async () => {
      closing.abort();
      await threads.close();
    },
  };
};
