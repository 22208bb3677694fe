import { isPlayedOut } from "../../game/play-on.ts";
import type { TableId } from "../../ids/ids.ts";
import { keepNewest } from "../../rules/once.ts";
import type { Table, TableView } from "../../tables/shown/view.ts";

/** Even with fast presses, a table is never behind for longer than this. */
const LONGEST_BEHIND_MS = 4_500;

/** Of more tables the oldest is forgotten: its wait begins anew. */
const MOST_HELD = 10_000;

type Held = { readonly since: number; readonly last: number; readonly behind: number };

/** Lets a table wait for the next move of a turn, to share an edit. */
export class Patience {
  readonly #elapsed: () => number;
  readonly #held = new Map<TableId, Held>();

  constructor(elapsed: () => number) {
    this.#elapsed = elapsed;
  }

  /** The milliseconds for which a table still waits; each change begins its patience anew. */
  left({ id, behind }: Pick<Table, "id" | "behind">, patienceMs: number): number {
    if (patienceMs === 0) return 0;
    const now = this.#elapsed();
    const before = this.#held.get(id);
    const last = before?.behind === behind ? before.last : now;
    const held = { since: before?.since ?? now, last, behind };
    keepNewest(this.#held, id, held, MOST_HELD);
    return Math.max(0, Math.min(last + patienceMs, held.since + LONGEST_BEHIND_MS) - now);
  }

  over(table: TableId): void {
    this.#held.delete(table);
  }
}

/**
 * Whether a table may wait: in the middle of a turn with dice left, at an existing message without
 * an open menu. What asks for a new decision goes at once, as does the last move: nothing that
 * could share its edit follows.
 */
export const mayWait = ({ table, played }: TableView): boolean => {
  if (!played || table.shown === null || table.menu !== null) return false;
  const { phase, resignation, version } = played.game;
  if (phase.kind !== "moving" || resignation !== undefined) return false;
  return version > phase.since && !isPlayedOut(played.game);
};
