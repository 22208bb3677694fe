/** Rings when the next of what the database has noted is due: one timer, and none after a stop. */
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

  /** In these milliseconds, in place of what was set before; `Infinity`: not at all. */
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
