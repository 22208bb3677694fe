import type { Api } from "grammy";
import type { ChatId } from "../../ids/ids.ts";
import type { Time } from "../../machine/time.ts";
import { keepNewest } from "../../rules/once.ts";
import { failureOf } from "./failure.ts";
import { type Jobs, MOST_TRIES } from "./jobs.ts";

/** After this time people press the page that they see, not the one before it. */
const HASTE_MS = 5_000;

/** Of more messages the oldest is forgotten: it shows the page that it has. */
const MOST_TURNED = 10_000;

type ShowPage = (api: Api) => Promise<unknown>;

/** What a page turns to by itself, unless the message is turned before. */
type Onward = { readonly afterMs: number; readonly show: ShowPage };

type PageTurn = {
  readonly chat: ChatId;
  readonly key: string;
  /** The number of the page, if pages are counted. */
  readonly page?: number | undefined;
  readonly onward?: Onward | undefined;
};

/** The page to which a message was turned last, and when; `show` until it is shown. */
type Turned = Omit<PageTurn, "key"> & {
  readonly at: number;
  readonly show: ShowPage | undefined;
};

/**
 * Turns pages. If they are wanted faster than the chat allows, the newest is shown when possible.
 */
export class Turner {
  readonly #jobs: Jobs;
  readonly #time: Time;
  /** In the order of their turning. */
  readonly #turned = new Map<string, Turned>();
  /**
   * Lost with the process: the page has a button for the same. Each waits some seconds, so they are
   * no more than the pages that Telegram takes in these.
   */
  readonly #onward = new Map<string, () => void>();

  constructor(jobs: Jobs, time: Time) {
    this.#jobs = jobs;
    this.#time = time;
  }

  /** The page to which a message was turned just now, even if the pressed keyboard is older. */
  pageOf(key: string): number | undefined {
    this.#forgetOld();
    return this.#turned.get(key)?.page;
  }

  /** Shows a page now, after the page before it, or when the chat allows it. */
  async turn({ key, ...to }: PageTurn, api: Api, show: ShowPage): Promise<void> {
    this.#stay(key);
    const isBusy = this.#turned.get(key)?.show !== undefined;
    this.#forgetOld();
    keepNewest(this.#turned, key, { ...to, at: this.#time.elapsed(), show }, MOST_TURNED);
    if (isBusy) return;
    try {
      await this.#showNewest(key, api);
    } catch (error) {
      if (failureOf(error).kind !== "wait") throw error;
      this.#later(to.chat, key);
    }
  }

  stop(): void {
    for (const key of this.#onward.keys()) this.#stay(key);
  }

  #stay(key: string): void {
    this.#onward.get(key)?.();
    this.#onward.delete(key);
  }

  #goOnward(chat: ChatId, key: string, { afterMs, show }: Onward): void {
    const go = (): void => {
      this.#onward.delete(key);
      keepNewest(this.#turned, key, { chat, at: this.#time.elapsed(), show }, MOST_TURNED);
      this.#later(chat, key);
    };
    this.#onward.set(key, this.#time.after(afterMs, go));
  }

  #later(chat: ChatId, key: string): void {
    let tries = 0;
    const run = async (api: Api): Promise<void> => {
      tries++;
      await this.#showNewest(key, api).catch((error: unknown) => {
        if (tries === MOST_TRIES) this.#turned.delete(key);
        throw error;
      });
    };
    if (!this.#jobs.add({ chat, lane: `page ${key}`, run })) this.#turned.delete(key);
  }

  /** Goes on until there is no newer page; a page that has to wait stays waiting. */
  async #showNewest(key: string, api: Api): Promise<void> {
    try {
      for (let next = this.#turned.get(key); next?.show; next = this.#turned.get(key)) {
        await next.show(api);
        if (this.#turned.get(key) !== next) continue;
        this.#turned.set(key, { ...next, show: undefined });
        if (next.onward) this.#goOnward(next.chat, key, next.onward);
      }
    } catch (error) {
      if (failureOf(error).kind !== "wait") this.#turned.delete(key);
      throw error;
    }
  }

  #forgetOld(): void {
    const since = this.#time.elapsed() - HASTE_MS;
    for (const [key, { at, show }] of this.#turned) {
      if (at >= since) return;
      if (show === undefined) this.#turned.delete(key);
    }
  }
}
