import type { Transformer } from "grammy";
import type { Logger } from "pino";
import { isChatId } from "../../ids/ids.ts";
import type { Time } from "../../machine/time.ts";
import { BEFORE_PAGES_MS, type Budget, type Budgets, type Caller } from "./budget.ts";
import type { OnCarriedOut } from "./newest.ts";

/** What a chat bears is counted in messages and edits. */
const IN_CHAT = /^(?:send|edit)(?!ChatAction)/;

/**
 * Deleting, and answering a press, are free, and nobody is heard before it is known how much
 * Telegram keeps. All other calls are counted together.
 */
const FREE = /^(?:delete|answer|getWebhookInfo)/;

/**
 * A call that would wait longer fails: a page, so that the person hears the time; an upload, so
 * that a board of emoji comes in its place.
 */
const LONGEST_MS: Readonly<Record<Caller, number>> = {
  board: Number.POSITIVE_INFINITY,
  page: 1_000,
  upload: 4_000,
  job: Number.POSITIVE_INFINITY,
};

/** A job that has waited so long goes before boards, too: like pages, they come for ever. */
const BEFORE_ALL_MS = 30_000;

/** The lines in which answers wait: boards, pages, and answers that have time. */
const LINES: Readonly<Record<Caller, Line>> = {
  ...{ board: "boards", page: "pages", upload: "pages", job: "jobs" },
};

/** Nobody waits for an unasked call: it comes last, and keeps to a pace of its own. */
type Line = "boards" | "pages" | "jobs" | "unasked";

/** Callers for which a person always waits. */
const ALWAYS_ASKED: ReadonlySet<Caller> = new Set(["page", "upload"]);

/** A question to Telegram, as who is a member, has this time: nothing is said instead. */
const LONGEST_QUESTION_MS = 10_000;

/** Telegram may ask for hours of silence in a chat; it is asked again after this time. */
const LONGEST_OBEYED_SECONDS = 300;

type WaitingCall = {
  readonly caller: Caller;
  readonly line: Line;
  readonly budget: Budget | undefined;
  readonly since: number;
  readonly until: number;
  /** Takes the seconds after which to come again; 0: now. */
  readonly go: (seconds: number) => void;
};

type DoorParts = {
  readonly budgets: Budgets;
  readonly time: Time;
  /** Resolves when all decisions so far would outlast a power cut. */
  readonly onDisk: () => Promise<void>;
  readonly onCarriedOut: OnCarriedOut;
  readonly log: Logger;
};

/**
 * The one way out to Telegram. A call that is too early fails with Telegram's own 429. No more wait
 * here than work at one time: some dozen boards and jobs, and a page for each update in hand.
 */
export class Door {
  readonly #parts: DoorParts;
  /** Each in the order of their coming. */
  readonly #lines: Readonly<Record<Line, Set<WaitingCall>>> = {
    ...{ boards: new Set(), pages: new Set(), jobs: new Set(), unasked: new Set() },
  };
  #stopAlarm: () => void = () => undefined;
  #isClosed = false;

  constructor(parts: DoorParts) {
    this.#parts = parts;
  }

  for(caller: Caller): Transformer {
    return async (call, method, payload, signal) => {
      await this.#parts.onDisk();
      const budget = this.#budgetOf(payload);
      const seconds = await this.#secondsTo(method, caller, budget);
      if (seconds > 0) return tooMany(seconds);
      const answer = await call(method, payload, signal);
      if (answer.ok) this.#noteDone(method, payload, answer.result);
      else if (answer.error_code === 429) {
        this.#noteRefused(method, answer.parameters?.retry_after ?? 1, budget);
      }
      return answer;
    };
  }

  close(): void {
    this.#isClosed = true;
    this.#admit();
  }

  #noteDone(method: string, payload: object | undefined, result: unknown): void {
    if (IN_CHAT.test(method)) this.#parts.budgets.overAll.noteDone();
    this.#parts.onCarriedOut(method, payload, result);
  }

  #noteRefused(method: string, seconds: number, budget: Budget | undefined): void {
    this.#parts.budgets.overAll.noteRefused(budget?.isWithinPace ?? false);
    budget?.block(this.#secondsToObey(method, seconds));
  }

  #secondsToObey(method: string, seconds: number): number {
    if (seconds <= LONGEST_OBEYED_SECONDS) return seconds;
    this.#parts.log.warn({ method, seconds }, "Telegram asks for a long silence in a chat");
    return LONGEST_OBEYED_SECONDS;
  }

  #budgetOf(payload: object | undefined): Budget | undefined {
    const { budgets } = this.#parts;
    if (!payload) return undefined;
    if ("inline_message_id" in payload) return budgets.of(String(payload.inline_message_id), null);
    const id = "chat_id" in payload ? Number(payload.chat_id) : Number.NaN;
    return isChatId(id) ? budgets.in(id) : undefined;
  }

  /** Waits for the turn of a call; the seconds after which it is to come again, 0 for now. */
  #secondsTo(method: string, caller: Caller, budget?: Budget): Promise<number> {
    const longest = LONGEST_MS[caller];
    if (IN_CHAT.test(method)) return this.#turn(caller, budget, longest);
    const blocked = secondsOf(budget?.blocked() ?? 0);
    if (blocked > 0 || FREE.test(method)) return Promise.resolve(blocked);
    return this.#turn(caller, undefined, Math.max(longest, LONGEST_QUESTION_MS));
  }

  #turn(caller: Caller, budget: Budget | undefined, longestMs: number): Promise<number> {
    const since = this.#parts.time.elapsed();
    const until = since + longestMs;
    const line = ALWAYS_ASKED.has(caller) || budget?.isAsked ? LINES[caller] : "unasked";
    return new Promise((go) => {
      this.#lines[line].add({ caller, line, budget, since, until, go });
      this.#admit();
    });
  }

  /** Lets through the callers that may go now, and comes back for the others. */
  #admit(): void {
    this.#stopAlarm();
    let left = this.#seeTo();
    while (left === 0) left = this.#seeTo();
    if (left !== undefined) this.#stopAlarm = this.#parts.time.after(left, () => this.#admit());
  }

  /** Serves one waiting caller; otherwise returns how long none will have its turn. */
  #seeTo(): number | undefined {
    const { time, budgets } = this.#parts;
    const now = time.elapsed();
    const overAll = budgets.overAll.wait();
    const unasked = Math.max(overAll, budgets.unasked.wait());
    let soonest: number | undefined;
    for (const one of this.#inOrder(now)) {
      const own = (): number => one.budget?.wait(one.caller) ?? 0;
      // Hundreds may wait here: while no chat may be called, they are not asked one by one.
      const before = one.line === "unasked" ? unasked : overAll;
      const left = before > 0 ? before : own();
      const isInVain = this.#isClosed || now >= one.until || (one.budget?.blocked() ?? 0) > 0;
      if (left === 0 || isInVain) {
        this.#lines[one.line].delete(one);
        this.#release(one, this.#isClosed ? 1 : secondsOf(Math.max(left, own())));
        return 0;
      }
      soonest = Math.min(soonest ?? left, left, one.until - now);
    }
    return soonest;
  }

  *#inOrder(now: number): Generator<WaitingCall> {
    const { boards, pages, jobs, unasked } = this.#lines;
    yield* waitingFor(BEFORE_ALL_MS, jobs, now);
    yield* waitingFor(BEFORE_ALL_MS, unasked, now);
    yield* boards;
    yield* waitingFor(BEFORE_PAGES_MS, jobs, now);
    yield* waitingFor(BEFORE_PAGES_MS, unasked, now);
    yield* pages;
    yield* jobs;
    yield* unasked;
  }

  #release(one: WaitingCall, seconds: number): void {
    if (one.caller === "board" && one.budget) one.budget.isAwaited = false;
    if (seconds === 0) {
      one.budget?.spend();
      this.#parts.budgets.overAll.spend();
      if (one.line === "unasked") this.#parts.budgets.unasked.spend();
    }
    one.go(seconds);
  }
}

/** Those at the head of a line that have waited longer. */
const waitingFor = function* (ms: number, line: Iterable<WaitingCall>, now: number) {
  for (const one of line) {
    if (now - one.since <= ms) return;
    yield one;
  }
};

const secondsOf = (ms: number): number => Math.ceil(ms / 1000);

const tooMany = (seconds: number) =>
  ({
    ok: false,
    error_code: 429,
    description: `Too Many Requests: retry after ${seconds}`,
    parameters: { retry_after: seconds },
  }) as const;
