import type { Api } from "grammy";
import type { ChatId } from "../../ids/ids.ts";
import type { Time } from "../../machine/time.ts";
import { keepNewest } from "../../rules/once.ts";
import { failureOf } from "./failure.ts";
import { type Jobs, MOST_TRIES } from "./jobs.ts";
import type { ContentKind } from "./place.ts";

/** After this time people press the page that they see, not the one before it. */
const HASTE_MS = 5_000;

/**
 * So many messages are kept in mind, and as many that turn by themselves. Beyond it the one turned
 * longest ago is forgotten: a page that still waits there is pressed again, and one that does not
 * turn by itself has a button for the same.
 */
const MOST = 1_000;

/**
 * Shows a page in a message of which this is known, as a press may be older than its last page;
 * gives what the message is after that, where the page stands in it.
 */
type ShowPage = (api: Api, content?: ContentKind) => Promise<ContentKind | undefined>;

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
  readonly content: ContentKind | undefined;
};

/**
 * Turns pages. If they are wanted faster than the chat allows, the newest is shown when possible.
 */
export class Turner {
  readonly #jobs: Pick<Jobs, "add">;
  readonly #time: Time;
  /** Those turned last are the last. */
  readonly #turned = new Map<string, Turned>();
  /** Lost with the process: the page has a button for the same. */
  readonly #onward = new Map<string, () => void>();

  constructor(jobs: Pick<Jobs, "add">, time: Time) {
    this.#jobs = jobs;
    this.#time = time;
  }

  /** The page to which a message was turned just now, even if the pressed keyboard is older. */
  pageOf(key: string): number | undefined {
    this.#forgetOld();
    return this.#turned.get(key)?.page;
  }

  /** The kind of a message that was turned just now. */
  contentOf(key: string): ContentKind | undefined {
    this.#forgetOld();
    return this.#turned.get(key)?.content;
  }

  /** Shows a page now, after the page before it, or when the chat allows it. */
  async turn({ key, ...to }: PageTurn, api: Api, show: ShowPage): Promise<void> {
    this.#stay(key);
    const isBusy = this.#turned.get(key)?.show !== undefined;
    this.#keep(key, { ...to, show });
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

  #keep(key: string, to: Omit<Turned, "at" | "content">): void {
    this.#forgetOld();
    const { content } = this.#turned.get(key) ?? {};
    keepNewest(this.#turned, key, { ...to, content, at: this.#time.elapsed() }, MOST);
  }

  #stay(key: string): void {
    this.#onward.get(key)?.();
    this.#onward.delete(key);
  }

  #goOnward(chat: ChatId, key: string, { afterMs, show }: Onward): void {
    if (this.#onward.size >= MOST) return;
    const go = (): void => {
      this.#onward.delete(key);
      this.#keep(key, { chat, show });
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
        const content = (await next.show(api, next.content)) ?? next.content;
        const now = this.#turned.get(key);
        if (now !== next) {
          if (now) this.#turned.set(key, { ...now, content });
          continue;
        }
        this.#turned.set(key, { ...next, content, show: undefined });
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
