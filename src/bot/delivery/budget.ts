/** How many messages and edits a chat bears in a window of time, with some left in reserve. */
type Allowance = {
  readonly calls: number;
  readonly windowMs: number;
  /** Calls that may follow each other at once; after them they are spread over the window. */
  readonly burst: number;
};

/** What chats bear, by their kind. */
export type Allowances = Readonly<Record<"group" | "private", Allowance>>;

/** Telegram gives a group about twenty a minute, and a private chat about one a second. */
export const TELEGRAM_ALLOWANCES: Allowances = {
  group: { calls: 18, windowMs: 60_000, burst: 10 },
  private: { calls: 50, windowMs: 60_000, burst: 20 },
};

/** When the calls to one chat may happen. */
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
    this.#calls = this.#calls.filter((at) => at > now - windowMs);
    const [oldest = now] = this.#calls;
    const full = this.#calls.length >= calls ? oldest + windowMs : 0;
    const spacing = windowMs / calls;
    const spread = this.#calls.length >= burst ? (this.#calls.at(-1) ?? 0) + spacing : 0;
    return Math.max(0, full - now, spread - now, this.blocked());
  }

  /** Milliseconds for which Telegram wants no call at all, not even one that is free. */
  blocked(): number {
    return Math.max(0, this.#blockedUntil - this.#now());
  }

  /** Notes a call. */
  spend(): void {
    this.#calls = [...this.#calls, this.#now()];
  }

  /** Telegram said how long to wait. */
  block(seconds: number): void {
    this.#blockedUntil = Math.max(this.#blockedUntil, this.#now() + seconds * 1000);
  }
}
