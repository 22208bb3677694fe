import type { Logger } from "pino";
import type { Time } from "../../machine/time.ts";

const EVERY_MS = 2_000;

type ClockParts = {
  readonly work: () => Promise<void>;
  /**
   * Called at the start, and before a sweep that sees an earlier time than the latest since the one
   * before it, which is given.
   */
  readonly onSetBack: (seen: number) => void;
  readonly log: Logger;
  readonly time: Time;
};

/** The one timer. Everything that is due stands in the database, and each sweep looks it up. */
export class Clock {
  readonly #parts: ClockParts;
  #stop: () => void = () => undefined;
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;
  #seen: number | undefined;

  constructor(parts: ClockParts) {
    this.#parts = parts;
  }

  start(): void {
    const { time } = this.#parts;
    this.#stop = time.after(EVERY_MS, () => this.start());
    // What boards have shown during a slow sweep counts as well.
    if (this.#seen !== undefined) this.#seen = Math.max(this.#seen, time.now());
    // A new sweep does not overtake a slow one.
    if (this.#waiting === 0) void this.sweep();
  }

  async stop(): Promise<void> {
    this.#stop();
    await this.#last;
  }

  /** Does what is due now, after a sweep that may be under way. */
  sweep(): Promise<void> {
    this.#waiting++;
    this.#last = this.#last
      .then(() => this.#work())
      .catch((error: unknown) => this.#parts.log.error({ err: error }, "a sweep failed"))
      .finally(() => {
        this.#waiting--;
      });
    return this.#last;
  }

  #work(): Promise<void> {
    const { time, onSetBack, work } = this.#parts;
    const now = time.now();
    if (this.#seen === undefined || now < this.#seen) onSetBack(this.#seen ?? now);
    this.#seen = now;
    return work();
  }
}

/** Work that runs once at a time; a call meanwhile waits for that one. It never rejects. */
export const oneAtATime = (work: () => Promise<void>, onFault: (error: unknown) => void) => {
  let running: Promise<void> | undefined;
  return (): Promise<void> => {
    running ??= work()
      .catch(onFault)
      .finally(() => {
        running = undefined;
      });
    return running;
  };
};
