import type { Api } from "grammy";
import type { ChatId } from "../../ids/ids.ts";
import { failureOf } from "./failure.ts";
import { type Jobs, MOST_TRIES } from "./jobs.ts";

/** After this time people press the page that they see, not the one before it. */
const HASTE_MS = 5_000;

type ShowPage = (api: Api) => Promise<unknown>;

type PageTurn = {
  readonly chat: ChatId;
  readonly key: string;
  /** The number of the page, if pages are counted. */
  readonly page?: number | undefined;
};

/** The page to which a message was turned last, and when; `show` until it is shown. */
type Turned = Pick<PageTurn, "page"> & { readonly at: number; readonly show: ShowPage | undefined };

/**
 * Turns pages. If they are wanted faster than the chat allows, the newest is shown when possible.
 */
export class Turner {
  readonly #jobs: Jobs;
  readonly #now: () => number;
  readonly #turned = new Map<string, Turned>();

  constructor(jobs: Jobs, now: () => number) {
    this.#jobs = jobs;
    this.#now = now;
  }

  /** The page to which a message was turned just now, even if the pressed keyboard is older. */
  pageOf(key: string): number | undefined {
    this.#forgetOld();
    return this.#turned.get(key)?.page;
  }

  /** Shows a page now, after the page before it, or when the chat allows it. */
  async turn({ chat, key, page }: PageTurn, api: Api, show: ShowPage): Promise<void> {
    const isBusy = this.#turned.get(key)?.show !== undefined;
    this.#turned.set(key, { page, at: this.#now(), show });
    if (isBusy) return;
    try {
      await this.#showNewest(key, api);
    } catch (error) {
      if (failureOf(error).kind !== "wait") throw error;
      this.#later(chat, key);
    }
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
        if (this.#turned.get(key) === next) this.#turned.set(key, { ...next, show: undefined });
      }
    } catch (error) {
      if (failureOf(error).kind !== "wait") this.#turned.delete(key);
      throw error;
    }
  }

  #forgetOld(): void {
    const since = this.#now() - HASTE_MS;
    for (const [key, { at, show }] of this.#turned) {
      if (at < since && show === undefined) this.#turned.delete(key);
    }
  }
}
