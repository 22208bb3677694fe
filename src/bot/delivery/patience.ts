import { isPlayedOut } from "../../game/play-on.ts";
import type { TableId } from "../../ids/ids.ts";
import type { TableView } from "../../tables/shown/view.ts";

/** Even with fast presses, a table is never behind for longer than this. */
const LONGEST_MS = 4_500;

type Held = { readonly since: number; readonly last: number; readonly behind: number };

/**
 * Lets a table wait for the next move of a turn, to share an edit. What asks for a new decision
 * goes at once, as does the last move: nothing that could share its edit follows.
 */
export class Patience {
  readonly #elapsed: () => number;
  readonly #held = new Map<TableId, Held>();

  constructor(elapsed: () => number) {
    this.#elapsed = elapsed;
  }

  left({ table, played }: TableView, patienceMs: number): number {
    if (patienceMs === 0 || !mayWait(table, played)) return 0;
    const now = this.#elapsed();
    const before = this.#held.get(table.id);
    const last = before?.behind === table.behind ? before.last : now;
    const held = { since: before?.since ?? now, last, behind: table.behind };
    this.#held.set(table.id, held);
    return Math.max(0, Math.min(last + patienceMs, held.since + LONGEST_MS) - now);
  }

  over(table: TableId): void {
    this.#held.delete(table);
  }
}

/** In the middle of a turn with dice left, at an existing message without an open menu. */
const mayWait = (table: TableView["table"], played: TableView["played"]): boolean => {
  if (!played || table.shown === null || table.menu !== null) return false;
  const { phase, resignation, version } = played.game;
  if (phase.kind !== "moving" || resignation !== undefined) return false;
  return version > phase.since && !isPlayedOut(played.game);
};
