/** One that waits outside, and the way to let it in. */
type Outside<Who> = { readonly who: Who; readonly isFirst: boolean; readonly enter: () => void };

/** One in this many is the one that waits longest: the first ones may come for ever. */
const ONE_IN = 5;

/**
 * Limits how many are at work at one time. The others wait outside, in their order: those who send
 * them here have a bound.
 */
export class Workroom<Who> {
  #free: number;
  #let = 0;
  readonly #outside: Outside<Who>[] = [];
  readonly #goesFirst: (who: Who) => boolean;

  constructor(places: number, goesFirst: (who: Who) => boolean = () => true) {
    this.#free = places;
    this.#goesFirst = goesFirst;
  }

  async inside<T>(who: Who, work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free--;
    // The end of one work lets the next one in.
    else {
      // One that came as a first stays a first, however long it waits.
      const isFirst = this.#goesFirst(who);
      await new Promise<void>((enter) => this.#outside.push({ who, isFirst, enter }));
    }
    try {
      return await work();
    } finally {
      this.#letIn();
    }
  }

  #letIn(): void {
    const [next] = this.#outside.splice(Math.max(0, this.#first()), 1);
    if (next) next.enter();
    else this.#free++;
  }

  #first(): number {
    this.#let = (this.#let + 1) % ONE_IN;
    if (this.#let === 0) return 0;
    return this.#outside.findIndex(({ who, isFirst }) => isFirst || this.#goesFirst(who));
  }
}
