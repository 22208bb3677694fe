import type { Logger } from "pino";

const EVERY_MS = 2_000;

/** The one timer. Everything that is due stands in the database, and each sweep looks it up. */
export class Clock {
  readonly #work: () => Promise<void>;
  readonly #log: Logger;
  #timer: NodeJS.Timeout | undefined;
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;

  constructor(work: () => Promise<void>, log: Logger) {
    this.#work = work;
    this.#log = log;
  }

  start(): void {
    // A new sweep does not overtake a slow one.
    this.#timer = setInterval(() => this.#waiting === 0 && this.sweep(), EVERY_MS).unref();
    this.sweep();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#last;
  }

  /** Does what is due now, after a sweep that may be under way. */
  sweep(): Promise<void> {
    this.#waiting++;
    this.#last = this.#last
      .then(this.#work)
      .catch((error: unknown) => this.#log.error({ err: error }, "a sweep failed"))
      .finally(() => {
        this.#waiting--;
      });
    return this.#last;
  }
}
