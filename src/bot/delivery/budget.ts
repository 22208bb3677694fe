import { type ChatId, isPrivateChat, type TableId } from "../../ids/ids.ts";
import { Pace, type PaceLimits } from "./pace.ts";

/** The messages and edits that a chat takes in a window of time, with some in reserve. */
type Allowance = {
  readonly calls: number;
  readonly windowMs: number;
  /** After this many calls in one window, calls follow each other evenly. */
  readonly burst: number;
};

type BudgetKind = "group" | "private";

/**
 * The caller: a board goes first, then a page that was pressed for or a picture that a board needs,
 * then a job, which has time.
 */
export type Caller = "board" | "page" | "upload" | "job";

export type Allowances = Readonly<Record<BudgetKind | "unasked", Allowance>> & {
  readonly overAll: PaceLimits;
  /**
   * The time that a table waits for the next move of a turn; the most where the allowance is low.
   */
  readonly patienceMs: { readonly least: number; readonly most: number };
};

/**
 * Telegram's limits: 20 a minute for a group, 1 a second in private, 30 over all chats for what
 * nobody asked for. Calls arrive there unevenly. For answers it names no limit over all.
 */
export const TELEGRAM_ALLOWANCES: Allowances = {
  group: { calls: 18, windowMs: 60_000, burst: 12 },
  private: { calls: 50, windowMs: 60_000, burst: 20 },
  unasked: { calls: 25, windowMs: 1_150, burst: 5 },
  overAll: { first: 25, most: 200 },
  patienceMs: { least: 1_500, most: 2_500 },
};

/** The allowance is low beyond this share of it. */
const HALF = 0.5;

/** This share of a burst costs no wait. */
const FREE = 1 / 6;

/** A page goes at once if the gap after it is at most this part of the window. */
const PAGE = 1 / 12;

/** A caller that lets another one go first looks again after this time. */
const BEHIND_MS = 100;

/** A job that has waited so long goes before pages. */
export const BEFORE_PAGES_MS = 5_000;

/** A person counts as watching a place for this long after their last deed there. */
const WATCHES_MS = 30_000;

/**
 * Decides when calls may happen: at once after a silence, then ever more evenly. A 429 stops all.
 * It goes by the time that has elapsed: by a clock that was days ahead, a chat would wait for days.
 */
export class Budget {
  /** A board that is ready waits for its turn here; all other callers come after it. */
  isAwaited = false;
  /** The jobs that go before pages here: each page would put them off further. */
  readonly overdue = new Set<object>();
  readonly #allowance: Allowance;
  readonly #elapsed: () => number;
  readonly #isWhole: boolean;
  #calls: readonly number[] = [];
  #blockedUntil = 0;
  #sharedUntil = 0;
  #watchedUntil = 0;
  #askedUntil = 0;
  #games: readonly (TableId | undefined)[] = [];

  /** `isWhole`: all calls of a chat count here, not those of one inline message in it. */
  constructor(allowance: Allowance, elapsed: () => number, isWhole = true) {
    this.#allowance = allowance;
    this.#elapsed = elapsed;
    this.#isWhole = isWhole;
  }

  /** The milliseconds until the next call; 0 is now. */
  wait(caller: Caller = "board"): number {
    const now = this.#elapsed();
    const recent = this.#recent();
    const last = recent.at(-1);
    const isOverdue = caller === "page" && this.overdue.size > 0;
    const isBehind = isOverdue || (caller !== "board" && this.isAwaited);
    const isBorne = caller === "page" && !isBehind && this.#bearsPage(recent, now);
    const paced = last === undefined || isBorne ? 0 : last + this.#gapAfter(last, recent) - now;
    const behind = isBehind ? BEHIND_MS : 0;
    return Math.max(0, paced, behind, this.blocked());
  }

  /** The milliseconds for which Telegram refuses every call, even free ones. */
  blocked(): number {
    return Math.max(0, this.#blockedUntil - this.#elapsed());
  }

  /** 0 while at least half of the allowance is left; 1 when nothing is left. */
  shortage(): number {
    const used = this.#recent().length / this.#allowance.calls;
    return Math.min(1, Math.max(0, (used - HALF) / (1 - HALF)));
  }

  get isPlenty(): boolean {
    return this.wait() === 0 && this.shortage() === 0;
  }

  get isIdle(): boolean {
    const isQuiet = this.#recent().length === 0 && this.blocked() === 0 && !this.isAwaited;
    return isQuiet && !this.isAsked && this.overdue.size === 0;
  }

  /** A person has pressed or written here just now. */
  noteDeed(): void {
    this.#watchedUntil = this.#elapsed() + WATCHES_MS;
    this.noteAsked();
  }

  /** The effect of a deed of just now, here or elsewhere, will be seen here. */
  noteAsked(): void {
    this.#askedUntil = this.#elapsed() + WATCHES_MS;
  }

  get isWatched(): boolean {
    return this.#elapsed() < this.#watchedUntil;
  }

  /** Whether a call here answers somebody. */
  get isAsked(): boolean {
    return this.#elapsed() < this.#askedUntil;
  }

  /** Whether the newest call came no sooner than the chat bears, and long after many others. */
  get isWithinPace(): boolean {
    const { calls, windowMs } = this.#allowance;
    const [last = 0, before = Number.NEGATIVE_INFINITY] = this.#recent().slice(-2).toReversed();
    return this.#isWhole && this.shortage() === 0 && last - before >= windowMs / calls;
  }

  /**
   * A game that runs is shown here. Where two take turns, neither may use up what the other needs.
   */
  noteGame(table: TableId): void {
    const [last, before] = this.#games;
    if (table === before) this.#sharedUntil = this.#elapsed() + this.#allowance.windowMs;
    if (table !== last) this.#games = [table, last];
  }

  spend(): void {
    this.#calls = [...this.#recent(), this.#elapsed()];
  }

  block(seconds: number): void {
    this.#blockedUntil = Math.max(this.#blockedUntil, this.#elapsed() + seconds * 1000);
  }

  /** The gap after a call: shorter than the even gap while one table has spent little. */
  #gapAfter(last: number, recent: readonly number[]): number {
    const { calls, windowMs, burst } = this.#allowance;
    const spent = (recent.length / burst - FREE) / (1 - FREE);
    const part = last < this.#sharedUntil ? 1 : Math.min(1, Math.max(0, spent));
    const gap = Math.floor(this.#evenGap(last, recent) * part);
    const leaving = recent[recent.length - calls];
    return leaving === undefined ? gap : Math.max(gap, leaving + windowMs - last);
  }

  /** The shortest gap that can be kept for ever from now on. */
  #evenGap(last: number, recent: readonly number[]): number {
    const { calls, windowMs } = this.#allowance;
    const left = calls - recent.length;
    // `left + index` other calls are possible before the call with this index leaves the window.
    const gaps = recent.map((at, index) =>
      left + index < 0 ? 0 : (at + windowMs - last) / (left + index + 1),
    );
    return Math.max(0, ...gaps);
  }

  #bearsPage(recent: readonly number[], now: number): boolean {
    const { calls, windowMs } = this.#allowance;
    return recent.length < calls && this.#evenGap(now, [...recent, now]) <= windowMs * PAGE;
  }

  #recent(): readonly number[] {
    const since = this.#elapsed() - this.#allowance.windowMs;
    const [oldest = Number.POSITIVE_INFINITY] = this.#calls;
    if (oldest <= since) this.#calls = this.#calls.filter((at) => at > since);
    return this.#calls;
  }
}

/**
 * Beyond these only places that were called or watched in their last window are kept: no more than
 * people press at and Telegram takes calls for in a minute.
 */
const FEW_PLACES = 1_000;

export class Budgets {
  /** All calls that cost Telegram something. */
  readonly overAll: Pace;
  /** Those of them that nobody asked for. */
  readonly unasked: Budget;
  readonly #allowances: Allowances;
  readonly #elapsed: () => number;
  readonly #places = new Map<string, Budget>();
  /** At so many places the idle ones are forgotten; twice as many as were in use the last time. */
  #lookAt = FEW_PLACES;

  constructor(allowances: Allowances, elapsed: () => number) {
    this.#allowances = allowances;
    this.#elapsed = elapsed;
    this.overAll = new Pace(allowances.overAll, elapsed);
    this.unasked = new Budget(allowances.unasked, elapsed);
  }

  /** The budget of a place: a chat, or an inline message, whose chat is unknown. */
  of(place: string, chat: ChatId | null): Budget {
    const known = this.#places.get(place);
    if (known) return known;
    if (this.#places.size >= this.#lookAt) this.#forgetIdle();
    const kind: BudgetKind = chat !== null && isPrivateChat(chat) ? "private" : "group";
    const budget = new Budget(this.#allowances[kind], this.#elapsed, chat !== null);
    this.#places.set(place, budget);
    return budget;
  }

  in(chat: ChatId): Budget {
    return this.of(String(chat), chat);
  }

  patienceIn(budget: Budget): number {
    const { least, most } = this.#allowances.patienceMs;
    return least + (most - least) * budget.shortage();
  }

  #forgetIdle(): void {
    for (const [place, budget] of this.#places) if (budget.isIdle) this.#places.delete(place);
    this.#lookAt = Math.max(FEW_PLACES, 2 * this.#places.size);
  }
}
