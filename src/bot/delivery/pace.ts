/** The calls in a second over all chats: at first, and at most. */
export type PaceLimits = { readonly first: number; readonly most: number };

/** The calls that may go out in a second now, and those refused as too many in the last hour. */
export type BorneNow = { readonly aSecond: number; readonly refused: number };

/** Fewer than one in five seconds it is never. */
const LEAST = 0.2;

const SECOND_MS = 1_000;
const RISE = 1.1;

/** A second in which so much of it was used shows that Telegram bears it. */
const USED = 0.8;

/** Calls may be ahead of an even flow by this time. */
const AHEAD_MS = 100;

/**
 * How many calls a second go out over all chats. Telegram tells no number, so it is found out: it
 * rises with each second in which it is used and Telegram refuses nothing, and halves where that
 * refuses what the chat itself would bear. Below the first number it also rises unused.
 */
export class Pace {
  readonly #limits: PaceLimits;
  readonly #elapsed: () => number;
  #aSecond: number;
  /** When the next call would be due in an even flow. */
  #nextAt = 0;
  /** The running second, and the calls in it. */
  #since: number;
  #calls = 0;
  #halvedAt = Number.NEGATIVE_INFINITY;
  /** A call has come through since it was halved: in a storm none does, and once is enough. */
  #isTried = true;
  readonly #refusals: LastHour;

  constructor(limits: PaceLimits, elapsed: () => number) {
    this.#limits = limits;
    this.#elapsed = elapsed;
    this.#aSecond = limits.first;
    this.#since = elapsed();
    this.#refusals = new LastHour(elapsed);
  }

  get now(): BorneNow {
    this.#settle();
    return { aSecond: this.#aSecond, refused: this.#refusals.count };
  }

  /** The milliseconds until the next call; 0 is now. */
  wait(): number {
    return Math.max(0, this.#nextAt - AHEAD_MS - this.#elapsed());
  }

  spend(): void {
    this.#settle();
    this.#calls++;
    this.#nextAt = Math.max(this.#nextAt, this.#elapsed()) + SECOND_MS / this.#aSecond;
  }

  /** Telegram has carried a call out. */
  noteDone(): void {
    if (this.#elapsed() - this.#halvedAt >= SECOND_MS) this.#isTried = true;
  }

  /** Telegram has refused a call as one too many; `isOverAll`: its own chat would have borne it. */
  noteRefused(isOverAll: boolean): void {
    this.#refusals.note();
    if (!isOverAll) return;
    this.#settle();
    this.#since = this.#elapsed();
    this.#calls = 0;
    if (!this.#isTried) return;
    this.#aSecond = Math.max(LEAST, this.#aSecond / 2);
    this.#halvedAt = this.#since;
    this.#isTried = false;
  }

  #settle(): void {
    const seconds = Math.floor((this.#elapsed() - this.#since) / SECOND_MS);
    if (seconds < 1) return;
    const { first, most } = this.#limits;
    const isUsed = this.#calls >= USED * this.#aSecond;
    const risen = this.#aSecond * RISE ** (isUsed ? 1 : seconds);
    this.#aSecond = Math.min(isUsed ? most : Math.max(first, this.#aSecond), risen);
    this.#since += seconds * SECOND_MS;
    this.#calls = 0;
  }
}

const MINUTE_MS = 60 * SECOND_MS;
const MINUTES = 60;

/** Counts by minutes, so that an hour of it is sixty numbers at most. */
class LastHour {
  readonly #elapsed: () => number;
  readonly #minutes = new Map<number, number>();

  constructor(elapsed: () => number) {
    this.#elapsed = elapsed;
  }

  note(): void {
    this.#forgetOld();
    this.#minutes.set(this.#minute, (this.#minutes.get(this.#minute) ?? 0) + 1);
  }

  get count(): number {
    this.#forgetOld();
    return [...this.#minutes.values()].reduce((sum, one) => sum + one, 0);
  }

  get #minute(): number {
    return Math.floor(this.#elapsed() / MINUTE_MS);
  }

  #forgetOld(): void {
    const since = this.#minute - MINUTES;
    for (const minute of this.#minutes.keys()) if (minute <= since) this.#minutes.delete(minute);
  }
}
