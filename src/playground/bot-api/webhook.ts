import type { World } from "../world/world.ts";
import { webhookOf } from "./methods/about.ts";

const LONGEST_ANSWER_MS = 10_000;
/** The pause before an update that was not accepted is sent again. */
const PAUSE_MS = 200;

/**
 * Sends waiting updates to the bot's webhook, one after the other, each until it is accepted. What
 * it gives back looks again whether there is a webhook.
 */
export const openWebhook = (world: World, closing: AbortSignal): (() => void) => {
  let isAtWork = false;

  /** Sends the oldest update; false if it was not accepted. */
  const bring = async (url: string, secret: string): Promise<boolean> => {
    const [update] = world.updates.take(0, 1);
    if (!update) return true;
    const limit = world.time.deadline(LONGEST_ANSWER_MS);
    const answer = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-telegram-bot-api-secret-token": secret,
      },
      body: JSON.stringify(update),
      signal: AbortSignal.any([closing, limit.signal]),
    }).catch(() => undefined);
    limit.clear();
    if (closing.aborted || !answer?.ok) return false;
    world.updates.take(update.update_id + 1, 0);
    return true;
  };

  const work = async (): Promise<void> => {
    if (isAtWork) return;
    isAtWork = true;
    while (!closing.aborted && world.updates.count() > 0) {
      const webhook = webhookOf(world);
      if (!webhook) break;
      const isTaken = await bring(webhook.url, webhook.secret);
      if (!isTaken) await world.time.sleep(PAUSE_MS, closing);
    }
    isAtWork = false;
  };

  // An update is added within a transaction, and is sent after it.
  const wake = (): void => queueMicrotask(work);
  world.updates.onAdded(wake);
  return wake;
};
