import type { Logger } from "pino";
import type { ChatId } from "../../ids/ids.ts";
import { type Allowances, Budget } from "./budget.ts";
import { failureOf } from "./failure.ts";
import { waitOut } from "./wait.ts";

/** Sends a line, and may be called again when Telegram wants it later. */
type Send = () => Promise<unknown>;

/** Lines that wait in one chat; more are not said at all. */
const MOST_WAITING = 5;
const MOST_TRIES = 3;
const TELL_EVERY_MS = 60_000;

/** Of more chats than this nobody remembers who said what. */
const MOST_CHATS = 1_000;

/** What lines may take of what a chat bears: the tables come first. */
const PART = 1 / 3;

type Chat = {
  readonly budget: Budget;
  waiting: number;
  last: Promise<void>;
  toldAt: number;
};

type Parts = {
  /** What a chat bears; lines share it with the tables. */
  readonly budgetIn: (chat: ChatId) => Budget;
  readonly allowances: Allowances;
  readonly now: () => number;
  readonly log: Logger;
};

/**
 * Answers in words: said in the background, in order, as the chat bears them. A line that cannot be
 * said is not worth failing for, and never said twice: what it tells of has already happened.
 */
export class Lines {
  readonly #parts: Parts;
  readonly #chats = new Map<ChatId, Chat>();
  readonly #stopping = new AbortController();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Says a line; where too many wait already it says `slower` instead, once a minute. */
  say(chat: ChatId, line: Send, slower: Send): void {
    const here = this.#chats.get(chat) ?? this.#begin(chat);
    const now = this.#parts.now();
    if (here.waiting < MOST_WAITING) this.#queue(chat, here, line);
    else if (now - here.toldAt >= TELL_EVERY_MS) {
      here.toldAt = now;
      this.#queue(chat, here, slower);
    }
  }

  /** Lines that wait are not said any more; those under way are. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.all([...this.#chats.values()].map(({ last }) => last));
  }

  #begin(chat: ChatId): Chat {
    if (this.#chats.size >= MOST_CHATS) {
      for (const [id, { waiting }] of this.#chats) if (waiting === 0) this.#chats.delete(id);
    }
    const { calls, windowMs, burst } = this.#parts.allowances[chat > 0 ? "private" : "group"];
    const part = { calls: Math.ceil(calls * PART), windowMs, burst: Math.ceil(burst * PART) };
    const budget = new Budget(part, this.#parts.now);
    const begun = { budget, waiting: 0, last: Promise.resolve(), toldAt: Number.NEGATIVE_INFINITY };
    this.#chats.set(chat, begun);
    return begun;
  }

  #queue(chat: ChatId, here: Chat, line: Send): void {
    here.waiting++;
    here.last = here.last
      .then(() => this.#send(chat, here.budget, line))
      .catch((error: unknown) => this.#parts.log.info({ err: error }, "a line could not be said"))
      .finally(() => {
        here.waiting--;
      });
  }

  async #send(chat: ChatId, own: Budget, line: Send): Promise<void> {
    const shared = this.#parts.budgetIn(chat);
    for (let tries = 1; ; tries++) {
      await waitOut(() => Math.max(own.wait(), shared.wait()), this.#stopping.signal);
      if (this.#stopping.signal.aborted) return;
      own.spend();
      shared.spend();
      try {
        await line();
        return;
      } catch (error) {
        const failure = failureOf(error);
        if (failure.kind !== "wait" || tries === MOST_TRIES) throw error;
        shared.block(failure.seconds);
      }
    }
  }
}
