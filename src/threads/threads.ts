import { Piscina } from "piscina";

export type TaskFailure =
  /** It took longer than its bound; its thread was ended, and another one is there. */
  "hangs" | "busy" | "closed";

export class TaskFailed extends Error {
  override readonly name = "TaskFailed";
  readonly code: TaskFailure;

  constructor(code: TaskFailure, kind: string) {
    super(`${kind}: ${code}`);
    this.code = code;
  }
}

type Options<Task> = {
  readonly kind: string;
  /** A compiled module: its default export answers a task. */
  readonly worker: URL;
  readonly threads: number;
  /** How long a task may take from its beginning; without it as long as it likes. */
  readonly boundMs?: number;
  readonly mostWaiting?: number;
  /** Threads without work end after it; without it one always stays. */
  readonly idleMs?: number;
  readonly onHang?: ((kind: string) => void) | undefined;
  /** What is asked the second time, when the thread of a task hung or died; without it nothing is. */
  readonly again?: (task: Task) => Task;
};

export type Threads<Task, Answer> = {
  /** Rejects with `TaskFailed`, or with what the task itself threw. */
  readonly run: (task: Task) => Promise<Answer>;
  readonly close: () => Promise<void>;
};

/**
 * A thread that is ended while it loads its module by `require` takes Node itself down; by `import` it does not.
 * Nodes that know no other way do not know the flag.
 */
const BY_IMPORT = ["--no-experimental-require-module"];

/** What a thread may take until it is there, when it takes the place of one that was ended. */
const LOADING_MS = 10_000;

/** Opens threads whose tasks are bounded from when a thread takes one: what hangs is ended alone. */
export const openThreads = <Task, Answer>(options: Options<Task>): Threads<Task, Answer> => {
  const { kind, worker, threads, boundMs, mostWaiting = Infinity, idleMs, onHang, again } = options;
  const pool = new Piscina<Task, Answer>({
    filename: worker.href,
    execArgv: BY_IMPORT.filter((flag) => process.allowedNodeEnvironmentFlags.has(flag)),
    minThreads: idleMs === undefined ? threads : 0,
    maxThreads: threads,
    ...(idleMs !== undefined && { idleTimeout: idleMs }),
    // A thread that sleeps between tasks would never give back their memory.
    atomics: "disabled",
  });
  const waiting: (() => void)[] = [];
  let [inside, isClosed, isLoading] = [0, false, false];
  pool.on("workerCreate", () => {
    isLoading = false;
  });

  /** What ends a task in time; on a slow machine a thread would otherwise be ended before it has begun. */
  const clockFor = (ms: number) => {
    const ending = new AbortController();
    const within = (most: number) => setTimeout(() => ending.abort(), most);
    let timer = within(isLoading ? ms + LOADING_MS : ms);
    const begin = (): void => {
      clearTimeout(timer);
      timer = within(ms);
    };
    pool.once("workerCreate", begin);
    const stop = (): void => {
      clearTimeout(timer);
      pool.off("workerCreate", begin);
    };
    return { signal: ending.signal, stop };
  };

  const bounded = async (task: Task): Promise<Answer> => {
    const bound = boundMs === undefined ? undefined : clockFor(boundMs);
    try {
      return await pool.run(task, bound && { signal: bound.signal });
    } catch (error) {
      if (isClosed) throw new TaskFailed("closed", kind);
      if (!bound?.signal.aborted) throw error;
      isLoading = true;
      onHang?.(kind);
      throw new TaskFailed("hangs", kind);
    } finally {
      bound?.stop();
    }
  };

  /** Waits for a thread; whoever leaves it calls the next one. */
  const enter = async (): Promise<void> => {
    if (inside < threads) inside++;
    else if (waiting.length >= mostWaiting) throw new TaskFailed("busy", kind);
    else await new Promise<void>((resolve) => waiting.push(resolve));
  };

  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else inside--;
  };

  const once = async (task: Task): Promise<Answer> => {
    await enter();
    try {
      // The pool itself would start another thread.
      if (isClosed) throw new TaskFailed("closed", kind);
      return await bounded(task);
    } finally {
      leave();
    }
  };

  return {
    run: (task) =>
      once(task).catch((error: unknown) => {
        const mayHelp = !(error instanceof TaskFailed) || error.code === "hangs";
        if (!again || !mayHelp) throw error;
        return once(again(task));
      }),
    close: () => {
      isClosed = true;
      return pool.destroy();
    },
  };
};
