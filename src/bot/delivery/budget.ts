/** How many messages and edits a chat bears in a window of time, with some left in reserve. */
type Allowance = {
  readonly calls: number;
  readonly windowMs: number;
  /** Calls that may follow each other at once; after them they are spread over the window. */
  readonly burst: number;
};

/** What chats bear, by their kind, and all of them together. */
export type Allowances = Readonly<Record<"group" | "private" | "everywhere", Allowance>> & {
  /**
   * How long a table in the middle of a turn waits for the next press, so that presses share an
   * edit: the least, and the most, where the chat's allowance runs low.
   */
  readonly patienceMs: { readonly least: number; readonly most: number };
};

/**
 * Telegram gives a group about twenty a minute, a private chat about one a second, and all chats
 * about thirty a second.
 */
export const TELEGRAM_ALLOWANCES: Allowances = {
  group: { calls: 18, windowMs: 60_000, burst: 10 },
  private: { calls: 50, windowMs: 60_000, burst: 20 },
  everywhere: { calls: 25, windowMs: 1_000, burst: 5 },
  patienceMs: { least: 500, most: 2_500 },
};

/** Beyond this share of what a chat bears its allowance runs low. */
const HALF = 0.5;

/** When the calls to one chat may happen, or those to all chats. */
export class Budget {
  readonly #allowance: Allowance;
  readonly #now: () => number;
  #calls: readonly number[] = [];
  #blockedUntil = 0;

  constructor(allowance: Allowance, now: () => number) {
    this.#allowance = allowance;
    this.#now = now;
  }

  /** Milliseconds until the next call may be made; 0 is now. */
  wait(): number {
    const now = this.#now();
    const { calls, windowMs, burst } = this.#allowance;
    const recent = this.#recent();
    const [oldest = now] = recent;
    const full = recent.length >= calls ? oldest + windowMs : 0;
    const spacing = windowMs / calls;
    const spread = recent.length >= burst ? (recent.at(-1) ?? 0) + spacing : 0;
    return Math.max(0, full - now, spread - now, this.blocked());
  }

  /** Milliseconds for which Telegram wants no call at all, not even one that is free. */
  blocked(): number {
    return Math.max(0, this.#blockedUntil - this.#now());
  }

  /** From 0, while at least half of the allowance is left, to 1, when nothing is. */
  shortage(): number {
    const used = this.#recent().length / this.#allowance.calls;
    return Math.min(1, Math.max(0, (used - HALF) / (1 - HALF)));
  }

  /** Nothing of what happened here matters any more. */
  get isIdle(): boolean {
    return this.#recent().length === 0 && this.blocked() === 0;
  }

  /** Notes a call. */
  spend(): void {
    this.#calls = [...this.#recent(), this.#now()];
  }

  /** Telegram said how long to wait. */
  block(seconds: number): void {
    this.#blockedUntil = Math.max(this.#blockedUntil, this.#now() + seconds * 1000);
  }

  #recent(): readonly number[] {
    const since = this.#now() - this.#allowance.windowMs;
    const [oldest] = this.#calls;
    if (oldest !== undefined && oldest <= since) {
      this.#calls = this.#calls.filter((at) => at > since);
    }
    return this.#calls;
  }
}
