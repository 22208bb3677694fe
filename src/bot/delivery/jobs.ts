import { setImmediate as yielded } from "node:timers/promises";
import type { Api } from "grammy";
import type { Logger } from "pino";
import type { ChatId } from "../../ids/ids.ts";
import type { Outbox } from "../../tables/shown/outbox.ts";
import type { Budget, Budgets } from "./budget.ts";
import { type Failure, failureOf, isChatClosed } from "./failure.ts";
import type { Time } from "./time.ts";

/** One message beside the tables that is to be sent or edited, by one call. */
export type Job = {
  readonly chat: ChatId;
  /** Jobs of one lane are done one after the other, those of others side by side. */
  readonly lane: string;
  /** The most that may wait in the lane, this one counted; 1 when not given. */
  readonly most?: number;
  /** Asked when its turn has come: notes that it is done now; false where it need not be any more. */
  readonly take?: () => boolean;
  /** The call did not go through and may be made again. */
  readonly giveBack?: () => void;
  readonly run: (api: Api) => Promise<unknown>;
  /** Telegram has refused it for a reason of its own. */
  readonly onRefused?: (kind: "lost" | "refused") => void;
};

/** Jobs that the database owes: read again and again, so a restart goes on with them. */
type Owed = () => readonly Job[];

type Parts = {
  readonly api: Api;
  readonly outbox: Outbox;
  readonly budgets: Budgets;
  readonly time: Time;
  readonly log: Logger;
};

/** A call that has to wait again and again is given up. */
export const MOST_TRIES = 3;

/** What failed keeps its lane for it: what is owed is not tried again sooner. */
const PAUSE_MS = 3_000;

/** What is said beside the tables: in order, and again only where it did not come through. */
export class Jobs {
  readonly #parts: Parts;
  readonly #owed: Owed[] = [];
  readonly #lanes = new Map<string, { waiting: number; last: Promise<void> }>();
  readonly #stopping = new AbortController();
  /** Ends the waits that the time may have made needless. */
  #nudge = new AbortController();
  #atWork = 0;
  #onIdle: readonly (() => void)[] = [];

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Whether a lane takes no other job now. */
  isFull({ lane, most = 1 }: Pick<Job, "lane" | "most">): boolean {
    return this.isStopped || (this.#lanes.get(lane)?.waiting ?? 0) >= most;
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

  see(owed: Owed): void {
    this.#owed.push(owed);
  }

  /** Begins with whatever is owed by now, and looks whether what waits still has to. */
  look(): void {
    this.#nudge.abort();
    this.#nudge = new AbortController();
    for (const owed of this.#owed) for (const job of owed()) this.add(job);
  }

  get isStopped(): boolean {
    return this.#stopping.signal.aborted;
  }

  /** Resolves when all is said whose turn has come. */
  async idle(): Promise<void> {
    // Whoever was nudged begins first.
    await yielded();
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

  async #do(job: Job): Promise<void> {
    const { signal } = this.#stopping;
    for (let tries = 1; tries <= MOST_TRIES; tries++) {
      try {
        await this.#turn(this.#parts.budgets.in(job.chat));
        if (signal.aborted || !(job.take?.() ?? true)) return;
        await job.run(this.#parts.api);
        return;
      } catch (error) {
        const failure = failureOf(error);
        if (signal.aborted) return void (failure.kind === "wait" && job.giveBack?.());
        if (failure.kind !== "wait") return this.#failed(job, failure, error);
        job.giveBack?.();
      }
    }
  }

  /** So what is said is what is so when it is said. */
  async #turn(budget: Budget): Promise<void> {
    const { signal } = this.#stopping;
    let left = budget.wait("job");
    while (left > 0 && !signal.aborted) {
      await this.#sleep(left);
      left = budget.wait("job");
    }
  }

  async #failed(job: Job, failure: Failure, error: unknown): Promise<void> {
    const { outbox, log } = this.#parts;
    const { chat, lane } = job;
    const { kind } = failure;
    if (isChatClosed(outbox, chat, failure)) job.giveBack?.();
    else if (kind === "lost" || kind === "refused") job.onRefused?.(kind);
    log.warn({ err: error, chat, lane, kind }, "something could not be said");
    // It is not nudged: what failed is not tried at once.
    await this.#sleep(PAUSE_MS, this.#stopping);
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
