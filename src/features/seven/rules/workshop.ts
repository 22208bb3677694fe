import { setTimeout as wait } from "node:timers/promises";
import { openThreads, TaskFailed } from "../../../threads/threads.ts";
import { isMade, type SevenDraft } from "./make.ts";
import type { Effort } from "./value.ts";
import type { MakingTask } from "./worker.ts";

/** Makes sets in a thread of its own. */
export type Workshop = {
  /**
   * Goes on with a draft until it is a whole set; `onTried` hears of the draft after each game, and may keep it
   * to go on from there after a stop. Undefined if the workshop was closed meanwhile.
   */
  readonly make: (
    draft: SevenDraft,
    onTried?: (draft: SevenDraft) => void,
  ) => Promise<SevenDraft | undefined>;
  readonly close: () => Promise<void>;
};

type Options = {
  readonly onHang?: ((kind: string) => void) | undefined;
  readonly effort?: Effort;
  readonly worker?: URL;
  readonly boundMs?: number;
};

/** A game takes some ten seconds, some minutes where everything else goes first. */
const MAKING = { kind: "making sevens", threads: 1, boundMs: 600_000, idleMs: 60_000 } as const;

/** It rests as long as it has worked, so that it takes half of a core at most. */
const REST = 1;
const LONGEST_REST_MS = 60_000;

const WORKER = new URL("./worker.js", import.meta.url);

/** Opens the thread; it loads compiled code, so it works from `dist` alone, and ends when it idles. */
export const openWorkshop = ({
  onHang,
  effort,
  worker = WORKER,
  boundMs = MAKING.boundMs,
}: Options = {}): Workshop => {
  const threads = openThreads<MakingTask, SevenDraft>({ ...MAKING, boundMs, worker, onHang });
  const closing = new AbortController();
  /** The draft after one more game; a game that hangs is passed over. */
  const tried = async (draft: SevenDraft): Promise<SevenDraft> => {
    try {
      return await threads.run({ draft, ...(effort && { effort }) });
    } catch (error) {
      if (!(error instanceof TaskFailed) || error.code !== "hangs") throw error;
      return { ...draft, tried: draft.tried + 1 };
    }
  };
  const make: Workshop["make"] = async (begun, onTried) => {
    let draft = begun;
    while (!isMade(draft)) {
      const startedAt = performance.now();
      draft = await tried(draft);
      onTried?.(draft);
      const rest = Math.min(LONGEST_REST_MS, REST * (performance.now() - startedAt));
      if (!isMade(draft)) await wait(rest, undefined, { signal: closing.signal });
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
