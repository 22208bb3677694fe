/** A person counts as watching for this long after their last press. */
const WATCHES_MS = 30_000;

/** The places where a person has just done something. */
export class Present {
  readonly #elapsed: () => number;
  /** When it was, the longest ago first. */
  readonly #since = new Map<string, number>();

  constructor(elapsed: () => number) {
    this.#elapsed = elapsed;
  }

  note(place: string): void {
    this.#since.delete(place);
    this.#since.set(place, this.#elapsed());
    for (const one of this.#since.keys()) {
      if (this.has(one)) break;
      this.#since.delete(one);
    }
  }

  has(place: string): boolean {
    return (this.#since.get(place) ?? Number.NEGATIVE_INFINITY) > this.#elapsed() - WATCHES_MS;
  }
}
