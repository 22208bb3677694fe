import type { Api } from "grammy";
import type { ChatId } from "../../ids/ids.ts";
import { failureOf } from "./failure.ts";
import { type Jobs, MOST_TRIES } from "./jobs.ts";

/** Shows a page in its message. */
type ShowPage = (api: Api) => Promise<unknown>;

/** A message that is turned to other pages; the key tells it from all others. */
type Turned = { readonly chat: ChatId; readonly key: string };

/**
 * Pages that are wanted faster than their chat bears: none is refused, those passed over are left out, and
 * the newest is shown as soon as it may be.
 */
export class Turner {
  readonly #jobs: Jobs;
  /** By message, the newest page that is wanted and not shown yet. */
  readonly #wanted = new Map<string, ShowPage>();

  constructor(jobs: Jobs) {
    this.#jobs = jobs;
  }

  /** Shows a page now, or once the one before has been shown, or once the chat bears it. */
  async turn({ chat, key }: Turned, api: Api, show: ShowPage): Promise<void> {
    const isBusy = this.isTurning(key);
    this.#wanted.set(key, show);
    if (isBusy) return;
    try {
      await this.#showNewest(key, api);
    } catch (error) {
      if (failureOf(error).kind !== "wait") throw error;
      this.#later({ chat, key });
    }
  }

  /** A page of this message has still to be shown. */
  isTurning(key: string): boolean {
    return this.#wanted.has(key);
  }

  #later({ chat, key }: Turned): void {
    let tries = 0;
    const run = async (api: Api): Promise<void> => {
      tries++;
      await this.#showNewest(key, api).catch((error: unknown) => {
        // Nothing comes after the last try.
        if (tries === MOST_TRIES) this.#wanted.delete(key);
        throw error;
      });
    };
    if (!this.#jobs.add({ chat, lane: `page ${key}`, run })) this.#wanted.delete(key);
  }

  /** Goes on until nothing newer is wanted; what has to wait remains so. */
  async #showNewest(key: string, api: Api): Promise<void> {
    try {
      for (let show = this.#wanted.get(key); show; show = this.#wanted.get(key)) {
        await show(api);
        if (this.#wanted.get(key) === show) this.#wanted.delete(key);
      }
    } catch (error) {
      if (failureOf(error).kind !== "wait") this.#wanted.delete(key);
      throw error;
    }
  }
}
