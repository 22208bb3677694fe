import type { Budget } from "./budget.ts";

type Waiting = { readonly isUrgent: () => boolean; readonly begin: () => Promise<void> };

/** Lets work begin as fast as all chats together bear it, and only so much of it at one time. */
export class Gate {
  readonly #everywhere: Budget;
  readonly #mostInside: number;
  #waiting: readonly Waiting[] = [];
  #inside = 0;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(everywhere: Budget, mostInside: number) {
    this.#everywhere = everywhere;
    this.#mostInside = mostInside;
  }

  /**
   * Does the work when its turn comes; what is urgent by then goes first. The work spends of the
   * budget before it first waits for anything.
   */
  through<T>(isUrgent: () => boolean, work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const begin = () => work().then(resolve, reject);
      this.#waiting = [...this.#waiting, { isUrgent, begin }];
      this.#admit();
    });
  }

  /** Holds nothing up any more: what waits is let through, to find out that it is over. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#admit();
  }

  #admit(): void {
    while (this.#timer === undefined) {
      const next = this.#waiting.find(({ isUrgent }) => isUrgent()) ?? this.#waiting[0];
      if (!next) return;
      if (!this.#isClosed && !this.#hasRoom()) return;
      this.#waiting = this.#waiting.filter((one) => one !== next);
      this.#inside++;
      next.begin().finally(() => {
        this.#inside--;
        this.#admit();
      });
    }
  }

  /** Comes back by itself when there is nothing but the pace to wait for. */
  #hasRoom(): boolean {
    if (this.#inside >= this.#mostInside) return false;
    const wait = this.#everywhere.wait();
    if (wait <= 0) return true;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#admit();
    }, wait);
    return false;
  }
}
