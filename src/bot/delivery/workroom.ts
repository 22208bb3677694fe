/** One that waits outside, and the way to let it in. */
type Outside<Who> = { readonly who: Who; readonly enter: () => void };

/** Room for so many at work at one time. The others wait outside, in their order. */
export class Workroom<Who> {
  #free: number;
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
      await new Promise<void>((enter) => this.#outside.push({ who, enter }));
    }
    try {
      return await work();
    } finally {
      this.#letIn();
    }
  }

  #letIn(): void {
    const first = this.#outside.findIndex(({ who }) => this.#goesFirst(who));
    const [next] = this.#outside.splice(Math.max(0, first), 1);
    if (next) next.enter();
    else this.#free++;
  }
}
