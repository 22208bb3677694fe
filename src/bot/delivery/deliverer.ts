import type { Logger } from "pino";
import type { ChatId, TableId } from "../../ids/ids.ts";
import type { Time } from "../../machine/time.ts";
import type { Behind, Outbox } from "../../tables/shown/outbox.ts";
import type { Table } from "../../tables/shown/view.ts";
import type { Budget, Budgets } from "./budget.ts";
import type { Courier, Errand, Progress } from "./courier.ts";
import { mayWait, Patience } from "./patience.ts";
import { Redraws } from "./redraws.ts";
import { Workroom } from "./workroom.ts";

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

/** Two hundred go out in a second at most, and each is a fifth of one on its way. */
const MOST_AT_ONCE = 40;

/** The most places that catch up at one time after a start. */
const MOST_CATCHING_UP = 10;

type DelivererParts = {
  readonly outbox: Outbox;
  readonly budgets: Budgets;
  readonly courier: Courier;
  readonly time: Time;
  readonly log: Logger;
  readonly stopping: AbortController;
};

type PlaceRound = {
  readonly place: string;
  readonly budget: Budget;
  /** Ends a wait that a change may have made unnecessary. */
  nudge: AbortController;
  /** The tables that are behind, the longest first: each has its fair share of the allowance. */
  queue: readonly TableId[];
};

/** An errand, or the milliseconds until there may be one. */
type Next = Errand | number;

/** Brings tables to their newest state: one message at a time for each place, within its budget. */
export class Deliverer {
  readonly #parts: DelivererParts;
  readonly #patience: Patience;
  readonly #redraws: Redraws;
  /** One for each place that is behind: no more than places where people play. */
  readonly #rounds = new Map<string, PlaceRound>();
  readonly #running = new Set<Promise<void>>();
  /** A board that only follows what others do comes after those that are waited for. */
  readonly #room = new Workroom<Budget>(MOST_AT_ONCE, (budget) => budget.isWatched);
  /** Changes up to this ticket have been seen. */
  #seen: number;
  /** Changes before this ticket are left from before the start; 0: none are left. */
  #leftFrom: number;

  constructor(parts: DelivererParts) {
    this.#parts = parts;
    this.#patience = new Patience(parts.time.elapsed);
    this.#redraws = new Redraws(parts.time.elapsed);
    parts.outbox.doubtBehind();
    this.#seen = parts.outbox.newestTicket();
    this.#leftFrom = this.#seen + 1;
  }

  /** A person has just done something at a place: what is said there now is an answer. */
  noteDeed({ place, chat }: Pick<Behind, "place" | "chat">): void {
    this.#parts.budgets.of(place, chat).noteDeed();
  }

  /** Looks which tables have changed; `asked`: by what a person has just done. */
  wake(asked?: "asked"): void {
    if (this.#isStopping) return;
    for (const behind of this.#parts.outbox.changedSince(this.#seen)) {
      this.#seen = Math.max(this.#seen, behind.behind);
      if (asked) this.#parts.budgets.of(behind.place, behind.chat).noteAsked();
      this.#begin(behind);
    }
    this.#catchUp();
  }

  async stop(): Promise<void> {
    this.#parts.stopping.abort();
    for (const { nudge } of this.#rounds.values()) nudge.abort();
    await Promise.all(this.#running);
  }

  /** The milliseconds for which the board of a place has to wait, even if it is urgent. */
  waitAt(place: string, chat: ChatId | null): number {
    return this.#parts.budgets.of(place, chat).wait();
  }

  /** Whether the message of a place can be edited for what nobody waits for. */
  hasPlenty(place: string, chat: ChatId | null): boolean {
    return this.#parts.budgets.of(place, chat).isPlenty;
  }

  /** Whether the message of a place has few edits left for what is played. */
  isShort(place: string, chat: ChatId | null): boolean {
    return this.#parts.budgets.of(place, chat).shortage() > 0;
  }

  get #isStopping(): boolean {
    return this.#parts.stopping.signal.aborted;
  }

  /**
   * Handles tables that were behind at the start: a few places at a time, the last changed first.
   */
  #catchUp(): void {
    while (this.#leftFrom > 0 && this.#rounds.size < MOST_CATCHING_UP) {
      const next = this.#parts.outbox.changedBefore(this.#leftFrom);
      this.#leftFrom = next?.behind ?? 0;
      if (next) this.#begin(next);
    }
  }

  #begin({ place, chat }: Behind): void {
    const known = this.#rounds.get(place);
    if (known) {
      known.nudge.abort();
      return;
    }
    const budget = this.#parts.budgets.of(place, chat);
    const round = { place, budget, nudge: new AbortController(), queue: [] };
    this.#rounds.set(place, round);
    const run = this.#deliver(round).finally(() => {
      this.#running.delete(run);
      this.wake();
    });
    this.#running.add(run);
  }

  async #deliver(round: PlaceRound): Promise<void> {
    // The answer to the press goes first.
    await this.#parts.time.yield();
    let pause = FIRST_PAUSE_MS;
    try {
      while (!this.#isStopping) {
        round.nudge = new AbortController();
        const progress = await this.#advance(round);
        // A table may have changed just when its place was done.
        if (progress === "over" && !round.nudge.signal.aborted) return;
        if (progress !== "later") pause = FIRST_PAUSE_MS;
        else {
          round.budget.isAwaited = false;
          await this.#parts.time.sleep(pause, this.#parts.stopping.signal);
          pause = Math.min(LONGEST_PAUSE_MS, pause * 2);
        }
      }
    } finally {
      round.budget.isAwaited = false;
      this.#rounds.delete(round.place);
    }
  }

  async #advance(round: PlaceRound): Promise<"done" | "later" | "old-picture" | "over"> {
    const { time, log } = this.#parts;
    try {
      const next = this.#next(round);
      if (next === undefined) return "over";
      const wait = this.#waitFor(round, next);
      if (typeof next === "number" || wait > 0) {
        await time.sleep(wait, round.nudge.signal);
        return "done";
      }
      const progress = await this.#room.inside(round.budget, () => this.#runNewest(round, next));
      return progress === "chat-closed" ? "over" : progress;
    } catch (error) {
      log.error({ err: error, place: round.place }, "tables have to wait");
      return "later";
    }
  }

  #waitFor({ budget }: PlaceRound, next: Next): number {
    const isReady = typeof next === "object";
    // Deleting is free, and old messages may have to go even if there is nothing to show.
    if (isReady && next.call !== "show") return budget.blocked();
    budget.isAwaited = isReady;
    return Math.max(isReady ? 0 : next, budget.wait());
  }

  /** Reads the table again, as it may have changed while it waited for its turn. */
  async #runNewest(round: PlaceRound, read: Errand): Promise<Progress> {
    if (this.#isStopping) return "later";
    const next = this.#parts.outbox.isUnchanged(read.table) ? read : this.#next(round);
    if (typeof next !== "object" || this.#waitFor(round, next) > 0) return "done";
    const { table, view } = next;
    const { id } = table;
    this.#patience.over(id);
    if (view.played && view.played.game.phase.kind !== "over") round.budget.noteGame(id);
    round.queue = round.queue.filter((one) => one !== id);
    const progress = await this.#parts.courier.run(next);
    if (progress !== "old-picture") this.#redraws.over(id);
    else if (!this.#redraws.putOff(table)) this.#parts.outbox.caughtUp(table);
    return progress;
  }

  #next(round: PlaceRound): Next | undefined {
    const { outbox, courier, budgets } = this.#parts;
    let soonest: number | undefined;
    for (const table of this.#inOrder(round)) {
      const view = courier.viewOf(table);
      const patienceMs = view && mayWait(view) ? budgets.patienceIn(round.budget) : 0;
      const patience = this.#patience.left(table, patienceMs);
      const wait = Math.max(patience, view ? this.#redraws.left(table) : 0);
      if (wait > 0) soonest = Math.min(soonest ?? wait, wait);
      else {
        const errand = view && courier.errandFor(table, view);
        if (errand) return errand;
        outbox.caughtUp(table);
      }
    }
    return soonest;
  }

  /** The tables of a place that are behind. A press at one that waits does not put it off. */
  #inOrder(round: PlaceRound): readonly Table[] {
    const behind = this.#parts.outbox.behindAt(round.place);
    const ids = behind.map(({ id }) => id);
    const waiting = round.queue.filter((id) => ids.includes(id));
    const queue = [...new Set([...waiting, ...ids])];
    round.queue = queue;
    return behind.toSorted((a, b) => queue.indexOf(a.id) - queue.indexOf(b.id));
  }
}
