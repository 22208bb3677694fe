import type { TableId } from "../../ids/ids.ts";
import { keepNewest } from "../../rules/once.ts";
import type { Table } from "../../tables/shown/view.ts";

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/** After so many tries the old picture stays until the table changes. */
const MOST_TRIES = 10;

/** Of more tables the oldest is forgotten: its tries are counted anew. */
const MOST_KNOWN = 10_000;

type Redraw = { readonly behind: number; readonly tries: number; readonly at: number };

/** When tables that keep an old picture try again to show their new one. */
export class Redraws {
  readonly #elapsed: () => number;
  readonly #known = new Map<TableId, Redraw>();

  constructor(elapsed: () => number) {
    this.#elapsed = elapsed;
  }

  /** The new picture of a table could not be had; false: it is tried no more. */
  putOff(table: Pick<Table, "id" | "behind">): boolean {
    const tries = (this.#of(table)?.tries ?? 0) + 1;
    if (tries > MOST_TRIES) return false;
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tries - 1));
    const redraw = { behind: table.behind, tries, at: this.#elapsed() + pause };
    keepNewest(this.#known, table.id, redraw, MOST_KNOWN);
    return true;
  }

  /** The milliseconds until the next try; 0 where a table has changed since. */
  left(table: Pick<Table, "id" | "behind">): number {
    return Math.max(0, (this.#of(table)?.at ?? 0) - this.#elapsed());
  }

  over(id: TableId): void {
    this.#known.delete(id);
  }

  #of({ id, behind }: Pick<Table, "id" | "behind">): Redraw | undefined {
    const known = this.#known.get(id);
    return known?.behind === behind ? known : undefined;
  }
}
