import { setTimeout as sleep, setImmediate as yielded } from "node:timers/promises";
import type { Api } from "grammy";
import type { Logger } from "pino";
import type { Draw } from "../../board/studio.ts";
import type { ChatId } from "../../ids/ids.ts";
import { type Behind, type Outbox, outboxOf } from "../../tables/outbox.ts";
import type { Services } from "../../tables/services.ts";
import type { Allowances, Budget } from "./budget.ts";
import { Budgets } from "./budgets.ts";
import { Courier, type Errand, type Progress } from "./courier.ts";
import { Gate } from "./gate.ts";
import { Lines } from "./lines.ts";
import { Patience } from "./patience.ts";
import type { Pictures, Publish } from "./send.ts";

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

/** Calls under way at one time, over all places. */
const MOST_CALLS = 20;

/** Places that were behind at the start and are seen to at one time. */
const MOST_CATCHING_UP = 40;

type Parts = {
  readonly services: Services;
  readonly api: Api;
  readonly log: Logger;
  readonly allowances: Allowances;
  /** The bot's username. */
  readonly me: string;
  readonly draw: Draw;
  readonly publish?: Publish | undefined;
};

/** So long whoever says something beside the tables waits for his turn. */
const LONGEST_TURN_MS = 1_000;

/** A place whose tables are being brought to their newest state. */
type Round = {
  readonly place: string;
  readonly chat: ChatId | null;
  readonly budget: Budget;
  /** Somebody has done something there just now; it is not only left over from before the start. */
  isUrgent: boolean;
  /** Ends a wait that a change may have made needless. */
  nudge: AbortController;
};

/**
 * Brings every message to the newest state of its table. What has to be done is read from the
 * database each time, so later states replace earlier ones and a restart simply goes on; for each
 * place one message at a time, within its budget.
 */
export class Deliverer {
  readonly #outbox: Outbox;
  readonly #log: Logger;
  readonly #budgets: Budgets;
  readonly #gate: Gate;
  readonly #patience: Patience;
  readonly #courier: Courier;
  /** Where the pictures of messages come from. */
  readonly pictures: Pictures;
  /** Answers in words, within the same budgets. */
  readonly lines: Lines;
  readonly #rounds = new Map<string, Round>();
  readonly #running = new Set<Promise<void>>();
  readonly #stopping = new AbortController();
  /** All changes up to this ticket have been seen. */
  #seen: number;
  /** What changed before this ticket is still left from before the start; 0: nothing is. */
  #leftFrom: number;

  constructor({ services, api, log, allowances, me, draw, publish }: Parts) {
    const outbox = outboxOf(services);
    const { now, kindOf } = outbox;
    const { signal: stopping } = this.#stopping;
    this.#outbox = outbox;
    this.#log = log;
    this.#budgets = new Budgets(allowances, now, kindOf);
    this.#gate = new Gate(this.#budgets.everywhere, MOST_CALLS);
    this.lines = new Lines({ budgetIn: (chat) => this.budgetIn(chat), allowances, now, log });
    this.#patience = new Patience(now);
    this.pictures = { known: outbox.pictures.file, draw, publish };
    this.#courier = new Courier({
      ...{ outbox, api, log, pictures: this.pictures, me, stopping },
      spend: (budget) => this.#spend(budget),
    });
    this.#seen = outbox.newestTicket();
    this.#leftFrom = this.#seen + 1;
  }

  /** Looks for tables that have changed, and brings them to their newest state. */
  wake(): void {
    if (this.#stopping.signal.aborted) return;
    for (const behind of this.#outbox.changedSince(this.#seen)) {
      this.#seen = Math.max(this.#seen, behind.behind);
      this.#begin(behind, true);
    }
    this.#catchUp();
  }

  /** Finishes the calls under way and begins no other. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    for (const { nudge } of this.#rounds.values()) nudge.abort();
    this.#gate.close();
    await Promise.all([this.lines.stop(), ...this.#running]);
  }

  /** What a chat bears; whoever else writes there shares it. */
  budgetIn(chat: ChatId): Budget {
    return this.#budgets.of(String(chat), chat);
  }

  /**
   * Waits until all chats together bear another call, which is counted, to be made at once; tables go
   * first. False where that takes too long.
   */
  async hasTurn(): Promise<boolean> {
    let isLate = false;
    const late = sleep(LONGEST_TURN_MS, undefined, { ref: false }).then(() => {
      isLate = true;
      return false;
    });
    const turn = this.#gate.through(
      () => false,
      async () => {
        if (!isLate) this.#budgets.everywhere.spend();
        return !isLate;
      },
    );
    return Promise.race([turn, late]);
  }

  /** Sees to what was behind at the start, a few places at a time, those that changed last first. */
  #catchUp(): void {
    while (this.#leftFrom > 0 && this.#rounds.size < MOST_CATCHING_UP) {
      const next = this.#outbox.changedBefore(this.#leftFrom);
      this.#leftFrom = next?.behind ?? 0;
      if (next) this.#begin(next, false);
    }
  }

  #begin({ place, chat }: Behind, isUrgent: boolean): void {
    const known = this.#rounds.get(place);
    if (known) {
      known.isUrgent ||= isUrgent;
      known.nudge.abort();
      return;
    }
    const budget = this.#budgets.of(place, chat);
    const round = { place, chat, budget, isUrgent, nudge: new AbortController() };
    this.#rounds.set(place, round);
    const run = this.#deliver(round).finally(() => {
      this.#running.delete(run);
      if (!this.#stopping.signal.aborted) this.wake();
    });
    this.#running.add(run);
  }

  async #deliver(round: Round): Promise<void> {
    // Whoever pressed is answered first.
    await yielded();
    let pause = FIRST_PAUSE_MS;
    try {
      while (!this.#stopping.signal.aborted) {
        round.nudge = new AbortController();
        const progress = await this.#advance(round);
        // A table may have changed in the very moment in which its place was done.
        if (progress === "over" && !round.nudge.signal.aborted) return;
        if (progress !== "later") pause = FIRST_PAUSE_MS;
        else {
          await this.#sleep(pause, this.#stopping.signal);
          pause = Math.min(LONGEST_PAUSE_MS, pause * 2);
        }
      }
    } finally {
      this.#rounds.delete(round.place);
    }
  }

  /** The next step at a place, or the wait until it may be made. */
  async #advance(round: Round): Promise<"done" | "later" | "over"> {
    try {
      const next = this.#next(round);
      if (next === undefined) return "over";
      // Old messages may have to go even where there is nothing to show.
      const { call } = next.errand;
      const wait =
        call === "none" ? round.budget.blocked() : Math.max(next.wait, round.budget.wait());
      if (wait > 0) {
        await this.#sleep(wait, round.nudge.signal);
        return "done";
      }
      const progress =
        next.errand.call === "none"
          ? await this.#run(round, next.errand)
          : await this.#gate.through(
              () => round.isUrgent,
              () => this.#runNext(round, next.errand),
            );
      return progress === "chat-closed" ? "over" : progress;
    } catch (error) {
      this.#log.error({ err: error, place: round.place }, "tables have to wait");
      return "later";
    }
  }

  /** Reads again what has moved on while it waited for its turn. */
  async #runNext(round: Round, read: Errand): Promise<Progress> {
    if (this.#stopping.signal.aborted) return "later";
    const isSame = this.#outbox.isUnchanged(read.table);
    const next = isSame ? { errand: read, wait: 0 } : this.#next(round);
    if (next === undefined || next.wait > 0 || round.budget.wait() > 0) return "done";
    if (next.errand.call !== "none") this.#spend(round.budget);
    return this.#run(round, next.errand);
  }

  /** Of what a chat bears, and of what all of them bear together. */
  #spend(budget: Budget): void {
    budget.spend();
    this.#budgets.everywhere.spend();
  }

  #run({ budget }: Round, errand: Errand): Promise<Progress> {
    this.#patience.over(errand.table.id);
    return this.#courier.run(errand, budget);
  }

  /** The table of a place that goes first, and how long it may wait; undefined: none is behind. */
  #next({ place, budget }: Round): { errand: Errand; wait: number } | undefined {
    let first: { errand: Errand; wait: number } | undefined;
    for (const table of this.#outbox.behindAt(place)) {
      const errand = this.#courier.errandFor(table);
      if (!errand) {
        this.#outbox.settle(table);
        continue;
      }
      const wait = this.#patience.left(errand.view, this.#budgets.patienceIn(budget));
      if (wait === 0) return { errand, wait };
      if (!first || wait < first.wait) first = { errand, wait };
    }
    return first;
  }

  #sleep(ms: number, signal: AbortSignal): Promise<void> {
    return sleep(ms, undefined, { signal }).catch(() => undefined);
  }
}
