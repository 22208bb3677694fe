/** One timer for the next due time that the database knows; silent after a stop. */
export class Alarm {
  readonly #ring: () => void;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(ring: () => void) {
    this.#ring = ring;
  }

  get isStopped(): boolean {
    return this.#stopped;
  }

  /** Rings after so many milliseconds, instead of the time set before; `Infinity`: never. */
  set(ms: number): void {
    clearTimeout(this.#timer);
    if (this.#stopped || ms === Number.POSITIVE_INFINITY) return;
    this.#timer = setTimeout(this.#ring, ms).unref();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }
}
