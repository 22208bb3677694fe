import { setTimeout as sleep } from "node:timers/promises";
import type { World } from "../world/world.ts";
import { webhookOf } from "./methods/about.ts";

const LONGEST_ANSWER_MS = 10_000;
/** The pause before an update that was not accepted is sent again. */
const PAUSE_MS = 200;

/** Sends waiting updates to the bot's webhook, one after the other, each until it is accepted. */
export const openWebhook = (world: World): { wake(): void; stop(): void } => {
  const closing = new AbortController();
  let isAtWork = false;

  /** Sends the oldest update; false if it was not accepted. */
  const bring = async (url: string, secret: string): Promise<boolean> => {
    const [update] = world.updates.take(0, 1);
    if (!update) return true;
    const answer = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-telegram-bot-api-secret-token": secret,
      },
      body: JSON.stringify(update),
      signal: AbortSignal.any([closing.signal, AbortSignal.timeout(LONGEST_ANSWER_MS)]),
    }).catch(() => undefined);
    if (closing.signal.aborted || !answer?.ok) return false;
    world.updates.take(update.update_id + 1, 0);
    return true;
  };

  const work = async (): Promise<void> => {
    if (isAtWork) return;
    isAtWork = true;
    while (!closing.signal.aborted && world.updates.count() > 0) {
      const webhook = webhookOf(world);
      if (!webhook) break;
      const isTaken = await bring(webhook.url, webhook.secret);
      if (!isTaken) {
        await sleep(PAUSE_MS, undefined, { signal: closing.signal }).catch(() => undefined);
      }
    }
    isAtWork = false;
  };

  const wake = (): void => void setImmediate(work);
  const stopListening = world.updates.onAdded(wake);
  return {
    wake,
    stop: () => {
      stopListening();
      closing.abort();
    },
  };
};
