import type { Api } from "grammy";
import type { Logger } from "pino";
import type { ChatId } from "../../ids/ids.ts";
import type { Time } from "../../machine/time.ts";
import type { Outbox } from "../../tables/shown/outbox.ts";
import { BEFORE_PAGES_MS, type Budget, type Budgets } from "./budget.ts";
import { type Failure, failureOf, isChatClosed } from "./failure.ts";
import { Workroom } from "./workroom.ts";

/** One message beside the tables, sent or edited by one call. */
export type Job = {
  /** Null: an inline message, whose chat is unknown. */
  readonly chat: ChatId | null;
  readonly inline?: string;
  /** Jobs of one lane run one after the other; lanes run side by side. */
  readonly lane: string;
  /** The most jobs in the lane, this one included; 1 by default. */
  readonly most?: number;
  /** Called when the job's turn has come: notes it as done; false if it is no longer needed. */
  readonly take?: () => boolean;
  /** The call did not go through and may be made again. */
  readonly giveBack?: () => void;
  readonly run: (api: Api) => Promise<unknown>;
  /** Telegram refused the call for a reason of its own. */
  readonly onRefused?: (kind: "lost" | "refused") => void;
};

/** Jobs that the database owes: read again and again, so a restart goes on with them. */
type JobSource = () => readonly Job[];

type JobsParts = {
  readonly api: Api;
  readonly outbox: Outbox;
  readonly budgets: Budgets;
  readonly time: Time;
  readonly log: Logger;
};

export const MOST_TRIES = 3;

/** A failed job keeps its lane for this time, so that an owed job is not retried sooner. */
const PAUSE_MS = 3_000;

/** So many messages are made and sent at one time; the others are not made before. */
const MOST_AT_ONCE = 50;

/** No lane is begun beyond these: owed messages come again, others go as in a full lane. */
const MOST_LANES = 10_000;

/** Collecting is followed by a rest this many times as long, which leaves time for presses. */
const REST = 10;

/** Sends the messages beside the tables: in order, and again only if they did not come through. */
export class Jobs {
  readonly #parts: JobsParts;
  readonly #sources: JobSource[] = [];
  readonly #lanes = new Map<string, { waiting: number; last: Promise<void> }>();
  /** Answers go before news for many. */
  readonly #room = new Workroom<Budget>(MOST_AT_ONCE, (budget) => budget.isAsked);
  readonly #stopping = new AbortController();
  /** Ends waits that may have become unnecessary with time. */
  #nudge = new AbortController();
  #collected = { at: 0, rest: 0 };
  #isCollectPlanned = false;
  #atWork = 0;
  #onIdle: readonly (() => void)[] = [];

  constructor(parts: JobsParts) {
    this.#parts = parts;
  }

  isFull({ lane, most = 1 }: Pick<Job, "lane" | "most">): boolean {
    const waiting = this.#lanes.get(lane)?.waiting ?? 0;
    const isTooMany = waiting === 0 && this.#lanes.size >= MOST_LANES;
    return this.isStopped || isTooMany || waiting >= most;
  }

  add(job: Job): boolean {
    if (this.isFull(job)) return false;
    const lane = this.#lanes.get(job.lane) ?? { waiting: 0, last: Promise.resolve() };
    lane.waiting++;
    this.#lanes.set(job.lane, lane);
    lane.last = lane.last
      .then(() => this.#begin())
      .then(() => this.#do(job))
      .finally(() => this.#end())
      .finally(() => {
        lane.waiting--;
        if (lane.waiting === 0) this.#lanes.delete(job.lane);
      });
    return true;
  }

  addSource(source: JobSource): void {
    this.#sources.push(source);
  }

  /** Begins all jobs owed by now, at once or after a rest. */
  collect(): void {
    if (this.#isCollectPlanned) return;
    const { at, rest } = this.#collected;
    const left = rest - (this.#parts.time.elapsed() - at);
    if (left > 0) this.#planCollect(left);
    else this.#collectNow();
  }

  get isStopped(): boolean {
    return this.#stopping.signal.aborted;
  }

  /** Resolves when all jobs whose turn has come are done. */
  async idle(): Promise<void> {
    // Jobs that were nudged begin first.
    await this.#parts.time.yield();
    while (this.#atWork > 0) {
      await new Promise<void>((resolve) => {
        this.#onIdle = [...this.#onIdle, resolve];
      });
    }
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.all([...this.#lanes.values()].map(({ last }) => last));
  }

  #planCollect(ms: number): void {
    this.#isCollectPlanned = true;
    this.#begin();
    void this.#parts.time.sleep(ms, this.#stopping.signal).then(() => this.#collectPlanned());
  }

  #collectPlanned(): void {
    this.#isCollectPlanned = false;
    try {
      if (!this.isStopped) this.#collectNow();
    } catch (error) {
      this.#parts.log.error({ err: error }, "what is owed could not be read");
    } finally {
      this.#end();
    }
  }

  /** Also checks whether waits are still necessary. */
  #collectNow(): void {
    const begun = this.#parts.time.elapsed();
    this.#nudge.abort();
    this.#nudge = new AbortController();
    for (const source of this.#sources) for (const job of source()) this.add(job);
    const at = this.#parts.time.elapsed();
    this.#collected = { at, rest: REST * (at - begun) };
  }

  async #do(job: Job): Promise<void> {
    const { signal } = this.#stopping;
    for (let tries = 1; tries <= MOST_TRIES; tries++) {
      try {
        return await this.#doInTurn(job);
      } catch (error) {
        const failure = failureOf(error);
        const isWait = failure.kind === "wait";
        if (!isWait && !signal.aborted) return this.#handleFailure(job, failure, error);
        if (isWait) await this.#write(() => job.giveBack?.());
        if (signal.aborted) return;
      }
    }
  }

  async #doInTurn(job: Job): Promise<void> {
    const budget = this.#budgetOf(job);
    try {
      await this.#turn(budget, job);
      await this.#room.inside(budget, async () => {
        if (this.isStopped || !(job.take?.() ?? true)) return;
        await job.run(this.#parts.api);
      });
    } finally {
      budget.overdue.delete(job);
    }
  }

  #budgetOf({ chat, inline, lane }: Job): Budget {
    return this.#parts.budgets.of(inline ?? (chat === null ? lane : String(chat)), chat);
  }

  /** Waits for the job's turn before it is composed, so that it tells the newest state. */
  async #turn(budget: Budget, job: Job): Promise<void> {
    const { signal } = this.#stopping;
    const { time } = this.#parts;
    const overdueAt = time.elapsed() + BEFORE_PAGES_MS;
    let left = budget.wait("job");
    while (left > 0 && !signal.aborted) {
      const soon = overdueAt - time.elapsed();
      await this.#sleep(soon > 0 ? Math.min(left, soon) : left);
      if (time.elapsed() >= overdueAt) budget.overdue.add(job);
      left = budget.wait("job");
    }
  }

  async #handleFailure(job: Job, failure: Failure, error: unknown): Promise<void> {
    const { outbox, log } = this.#parts;
    const { chat, lane } = job;
    const { kind } = failure;
    await this.#write(() => {
      if (chat !== null && isChatClosed(outbox, chat, failure)) job.giveBack?.();
      else if (kind === "lost" || kind === "refused") job.onRefused?.(kind);
      // No chat is known that could open again.
      else if (chat === null && kind === "shut-out") job.onRefused?.("refused");
    });
    log.warn({ err: error, chat, lane, kind }, "something could not be said");
    // This wait is not nudged: a failed job is not retried at once.
    await this.#sleep(PAUSE_MS, this.#stopping);
  }

  /** Nothing else tells what came of a call, so a full disk is waited for. */
  async #write(note: () => void): Promise<void> {
    for (;;) {
      try {
        return note();
      } catch (error) {
        this.#parts.log.error({ err: error }, "what came of a call could not be written down");
        if (this.isStopped) return;
        await this.#sleep(PAUSE_MS, this.#stopping);
      }
    }
  }

  async #sleep(ms: number, { signal } = this.#nudge): Promise<void> {
    this.#end();
    await this.#parts.time.sleep(ms, AbortSignal.any([this.#stopping.signal, signal]));
    this.#begin();
  }

  #begin(): void {
    this.#atWork++;
  }

  #end(): void {
    this.#atWork--;
    if (this.#atWork > 0) return;
    for (const resolve of this.#onIdle) resolve();
    this.#onIdle = [];
  }
}
