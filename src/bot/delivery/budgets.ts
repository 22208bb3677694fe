import type { ChatId } from "../../ids/ids.ts";
import { type Allowances, Budget } from "./budget.ts";

/** Beyond so many, those of quiet chats are forgotten. */
const MOST_KEPT = 1_000;

type Kind = "group" | "private";

/** The budgets of all chats. */
export class Budgets {
  readonly everywhere: Budget;
  readonly #allowances: Allowances;
  readonly #now: () => number;
  readonly #kindOf: (chat: ChatId) => Kind | undefined;
  readonly #places = new Map<string, Budget>();

  constructor(
    allowances: Allowances,
    now: () => number,
    kindOf: (chat: ChatId) => Kind | undefined,
  ) {
    this.#allowances = allowances;
    this.#now = now;
    this.#kindOf = kindOf;
    this.everywhere = new Budget(allowances.everywhere, now);
  }

  /** What a place bears: a chat, or an inline message, of whose chat nothing is known. */
  of(place: string, chat: ChatId | null): Budget {
    const known = this.#places.get(place);
    if (known) return known;
    if (this.#places.size >= MOST_KEPT) this.#forgetIdle();
    const kind = (chat === null ? undefined : this.#kindOf(chat)) ?? "group";
    const budget = new Budget(this.#allowances[kind], this.#now);
    this.#places.set(place, budget);
    return budget;
  }

  /** How long a table there may wait for another press of the same turn. */
  patienceIn(budget: Budget): number {
    const { least, most } = this.#allowances.patienceMs;
    return least + (most - least) * budget.shortage();
  }

  #forgetIdle(): void {
    for (const [place, budget] of this.#places) if (budget.isIdle) this.#places.delete(place);
  }
}
