import type { Time } from "../../machine/time.ts";

/** One timer for the next due time that the database knows; silent after a stop. */
export class Alarm {
  readonly #time: Time;
  readonly #ring: () => void;
  #clear: () => void = () => undefined;
  #stopped = false;

  constructor(time: Time, ring: () => void) {
    this.#time = time;
    this.#ring = ring;
  }

  get isStopped(): boolean {
    return this.#stopped;
  }

  /** Rings after `ms`, instead of the time set before; `Infinity`: never. */
  set(ms: number): void {
    this.#clear();
    if (this.#stopped || ms === Number.POSITIVE_INFINITY) return;
    this.#clear = this.#time.after(ms, this.#ring);
  }

  stop(): void {
    this.#stopped = true;
    this.#clear();
  }
}
