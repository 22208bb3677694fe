/** Whoever has done something this short while ago looks at the board. */
const LOOKS_MS = 30_000;

/** The places where a person has just done something. */
export class Present {
  readonly #now: () => number;
  /** When it was, the longest ago first. */
  readonly #since = new Map<string, number>();

  constructor(now: () => number) {
    this.#now = now;
  }

  note(place: string): void {
    this.#since.delete(place);
    this.#since.set(place, this.#now());
    for (const one of this.#since.keys()) {
      if (this.has(one)) break;
      this.#since.delete(one);
    }
  }

  has(place: string): boolean {
    return (this.#since.get(place) ?? Number.NEGATIVE_INFINITY) > this.#now() - LOOKS_MS;
  }
}
