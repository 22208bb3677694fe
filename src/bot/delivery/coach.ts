import { setTimeout as sleep } from "node:timers/promises";
import type { Api } from "grammy";
import type { Logger } from "pino";
import { isChatId } from "../../ids/ids.ts";
import { type AnalysisPost, type Analyst, analysesOwed } from "../../tables/analysis.ts";
import { finishedGame } from "../../tables/finished.ts";
import { outboxOf } from "../../tables/outbox.ts";
import { type Chat, chatOf } from "../../tables/people.ts";
import type { Services } from "../../tables/services.ts";
import { type Say, speaker } from "../text/texts.ts";
import { analysisMessage } from "../view/analysis.ts";
import { type BoardMessage, type Look, lookIn } from "../view/table-message.ts";
import type { Deliverer } from "./deliverer.ts";
import { failureOf } from "./failure.ts";
import { showTable } from "./send.ts";
import { waitOut } from "./wait.ts";

/** What failed is not tried again sooner. */
const PAUSE_MS = 3_000;

type Parts = {
  readonly services: Services;
  readonly api: Api;
  readonly deliverer: Deliverer;
  readonly analyst: Analyst;
  readonly log: Logger;
};

/** A chat that waits for an analysis, and how it is spoken to. */
type Errand = { readonly post: AnalysisPost; readonly chat: Chat; readonly say: Say };

/**
 * Brings analyses to the chats that asked for them: first a line that says that one is being made,
 * which then becomes the analysis. Who waits stands in the database, so a restart goes on with it,
 * and what failed is tried again with the next sweep of the clock.
 */
export class Coach {
  readonly #parts: Parts;
  readonly #owed: ReturnType<typeof analysesOwed>;
  readonly #inHand = new Map<string, Promise<void>>();
  readonly #stopping = new AbortController();

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#owed = analysesOwed(parts.services);
  }

  /** Begins with everybody who waits and is not seen to yet. */
  work(): void {
    if (this.#stopping.signal.aborted) return;
    for (const post of this.#owed.all()) {
      const key = `${post.game} ${post.chat}`;
      const chat = chatOf(this.#parts.services, post.chat);
      if (!chat || this.#inHand.has(key)) continue;
      const errand = { post, chat, say: speaker(chat.language) };
      const done = this.#bring(errand)
        .catch((error: unknown) => this.#failed(error, errand))
        .finally(() => this.#inHand.delete(key));
      this.#inHand.set(key, done);
    }
  }

  /** Finishes the calls under way; what is still being made is made again after the next start. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.all(this.#inHand.values());
  }

  async #bring(errand: Errand): Promise<void> {
    const { analyst } = this.#parts;
    const isMade = analyst.stored(errand.post.game) !== undefined;
    const post = isMade ? errand.post : await this.#announce(errand);
    const compose = await this.#composed({ ...errand, post });
    await this.#show({ ...errand, post }, compose);
  }

  /** Says that it is being made, once. */
  async #announce({ post, chat, say }: Errand): Promise<AnalysisPost> {
    if (post.message !== null) return post;
    await this.#untilBorne(chat);
    const sent = await this.#parts.api.sendMessage(chat.id, say("analysis-making"), {
      disable_notification: true,
      ...(post.thread !== null && { message_thread_id: post.thread }),
    });
    const announced = { ...post, message: sent.message_id };
    this.#owed.announced(announced);
    return announced;
  }

  /** What is to be shown, whether the analysis could be made or not. */
  async #composed({ post, say }: Errand): Promise<(look: Look) => BoardMessage> {
    const { analyst, services, log } = this.#parts;
    const found = finishedGame(services, post.game);
    const analysis = await this.#unlessStopped(
      analyst.of(post.game).catch((error: unknown) => {
        this.#stopping.signal.throwIfAborted();
        log.error({ err: error, game: post.game }, "a game could not be analysed");
        return undefined;
      }),
    );
    if (!found.ok || !analysis) {
      return () => ({ html: say("analysis-failed"), keyboard: [], picture: undefined });
    }
    const { finished } = found;
    return (look) => analysisMessage({ id: post.game, finished, analysis }, look, say);
  }

  async #show({ post, chat }: Errand, compose: (look: Look) => BoardMessage): Promise<void> {
    const { services, api, deliverer } = this.#parts;
    const { pictures } = outboxOf(services);
    const look = lookIn(chat.settings);
    const show = async (message: BoardMessage): Promise<void> => {
      await this.#untilBorne(chat);
      const spot = { ...post, inline: null, content: "text" } as const;
      const { file } = await showTable(api, spot, message, deliverer.pictures);
      if (message.picture && file !== undefined) pictures.save(message.picture.key, file);
    };
    try {
      await show(compose(look));
    } catch (error) {
      const { kind } = failureOf(error);
      if (kind === "unknown-file") pictures.drop(compose(look).picture?.key ?? "");
      if (kind === "bad-picture") await show(compose({ ...look, board: "emoji" }));
      else if (kind !== "unchanged") throw error;
    }
    this.#owed.shown(post);
  }

  /** Waits until the chat bears another call, and counts it. */
  async #untilBorne({ id }: Chat): Promise<void> {
    const { signal } = this.#stopping;
    const budget = this.#parts.deliverer.budgetIn(id);
    await waitOut(() => budget.wait(), signal);
    signal.throwIfAborted();
    budget.spend();
  }

  #unlessStopped<T>(work: Promise<T>): Promise<T> {
    const { signal } = this.#stopping;
    return new Promise((resolve, reject) => {
      work.then(resolve, reject);
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    });
  }

  /** It is tried again after a pause, but where Telegram will not have it. */
  async #failed(error: unknown, errand: Errand): Promise<void> {
    const { signal } = this.#stopping;
    if (signal.aborted) return;
    this.#noteFailure(error, errand);
    await sleep(PAUSE_MS, undefined, { ref: false, signal }).catch(() => undefined);
  }

  #noteFailure(error: unknown, { post, chat }: Errand): void {
    const { services, deliverer, log } = this.#parts;
    const { botLeft, chatMoved, picturesRefused } = outboxOf(services);
    const failure = failureOf(error);
    switch (failure.kind) {
      case "wait":
        deliverer.budgetIn(chat.id).block(failure.seconds);
        break;
      case "shut-out":
        botLeft(chat.id);
        break;
      case "moved":
        if (isChatId(failure.to)) chatMoved(chat.id, failure.to);
        break;
      case "lost":
        this.#owed.announced({ ...post, message: null });
        break;
      case "no-pictures":
        picturesRefused(chat.id);
        break;
      case "broken":
      case "unknown-file":
        log.warn({ err: error, chat: chat.id }, "an analysis could not be shown yet");
        break;
      case "unchanged":
      case "bad-picture":
      case "refused":
        log.error({ err: error, chat: chat.id }, "Telegram refused an analysis");
        this.#owed.shown(post);
    }
  }
}
