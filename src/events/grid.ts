/** Numbers by their place; 0 where nothing was put. */
export class NumberRow {
  readonly #values: number[] = [];

  get(at: number): number {
    return this.#values[at] ?? 0;
  }

  set(at: number, value: number): void {
    this.#values[at] = value;
  }
}

/** Rows by their place. */
export class NumberGrid {
  readonly #rows: NumberRow[] = [];

  of(at: number): NumberRow {
    const row = this.#rows[at] ?? new NumberRow();
    this.#rows[at] = row;
    return row;
  }
}
