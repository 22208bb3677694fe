import { Piscina } from "piscina";

export type TaskFailure =
  /** The task exceeded its limit: its thread was ended, and another one replaces it. */
  | "hangs"
  | "busy"
  /** A task has hung a short while ago: the caller does without for now. */
  | "rests"
  | "closed";

export class TaskFailed extends Error {
  override readonly name = "TaskFailed";
  readonly code: TaskFailure;

  constructor(code: TaskFailure, kind: string) {
    super(`${kind}: ${code}`);
    this.code = code;
  }
}

type ThreadOptions<Task> = {
  readonly kind: string;
  /** A compiled module whose default export answers a task. */
  readonly worker: URL;
  readonly threads: number;
  /** The time of the processor, for all threads, that a task may take; unlimited by default. */
  readonly boundMs?: number;
  readonly mostWaiting?: number;
  /** Idle threads end after this time; by default one always stays. */
  readonly idleMs?: number;
  readonly onHang?: ((kind: string) => void) | undefined;
  /** The time after a hang in which every task is refused at once; then one is tried. */
  readonly restMs?: number;
  /** The task of a second attempt when the first thread hung or died; by default there is none. */
  readonly again?: (task: Task) => Task;
};

export type Threads<Task, Answer> = {
  /** Rejects with `TaskFailed`, or with the error of the task itself. */
  readonly run: (task: Task) => Promise<Answer>;
  readonly close: () => Promise<void>;
};

/**
 * Ending a thread while it loads by `require` crashes Node itself. Versions of Node that always
 * import do not know the flag.
 */
const BY_IMPORT = ["--no-experimental-require-module"];

/** The processor's time that a replacement thread may take to load. */
const LOADING_MS = 10_000;

/** A thread that waits and never works is ended after so many times its limit. */
const PATIENCE = 10;

/**
 * Opens threads with a limit for each task. The limit counts from when a thread takes the task,
 * and ends only the thread that hangs. It is the processor's time: on a machine that is busy with
 * other things a task takes longer without hanging.
 */
export const openThreads = <Task, Answer>(options: ThreadOptions<Task>): Threads<Task, Answer> => {
  const {
    kind,
    worker,
    threads,
    boundMs,
    mostWaiting = Infinity,
    idleMs,
    onHang,
    restMs = 0,
    again,
  } = options;
  const pool = new Piscina<Task, Answer>({
    filename: worker.href,
    execArgv: BY_IMPORT.filter((flag) => process.allowedNodeEnvironmentFlags.has(flag)),
    minThreads: idleMs === undefined ? threads : 0,
    maxThreads: threads,
    ...(idleMs !== undefined && { idleTimeout: idleMs }),
    // A thread that sleeps between tasks would never free their memory.
    atomics: "disabled",
  });
  const waiting: (() => void)[] = [];
  let [inside, isClosed, isLoading] = [0, false, true];
  let restsUntil = Number.NEGATIVE_INFINITY;
  const rests = (): boolean => performance.now() < restsUntil;
  pool.on("workerCreate", () => {
    isLoading = false;
  });
  pool.on("workerDestroy", () => {
    isLoading = true;
  });

  /**
   * The limit of a task. If its thread is still loading, the limit starts when it is ready:
   * otherwise a slow machine would end it before it begins.
   */
  const clockFor = (ms: number) => {
    const ending = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const begin = (most: number): void => {
      clearTimeout(timer);
      const [begun, workedBefore] = [performance.now(), process.cpuUsage()];
      const look = (): void => {
        const { user, system } = process.cpuUsage(workedBefore);
        const left = most - (user + system) / 1_000;
        const isOver = left <= 0 || performance.now() - begun >= PATIENCE * most;
        if (isOver) ending.abort();
        else timer = setTimeout(look, left);
      };
      timer = setTimeout(look, most);
    };
    const restart = (): void => begin(ms);
    begin(isLoading ? ms + LOADING_MS : ms);
    pool.once("workerCreate", restart);
    const stop = (): void => {
      clearTimeout(timer);
      pool.off("workerCreate", restart);
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
      restsUntil = performance.now() + restMs;
      onHang?.(kind);
      throw new TaskFailed("hangs", kind);
    } finally {
      bound?.stop();
    }
  };

  /** Waits for a free thread. A caller that leaves one wakes the next caller. */
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
      if (rests()) throw new TaskFailed("rests", kind);
      return await bounded(task);
    } finally {
      leave();
    }
  };

  return {
    run: (task) =>
      once(task).catch((error: unknown) => {
        const mayHelp = !(error instanceof TaskFailed) || error.code === "hangs";
        if (!again || !mayHelp || rests()) throw error;
        return once(again(task));
      }),
    close: () => {
      isClosed = true;
      return pool.destroy();
    },
  };
};
