import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Update } from "grammy/types";
import { z } from "zod";
import type { Route } from "./server.ts";

/** Telegram's updates are some kilobytes; nobody is to fill the memory with others. */
const MOST_BYTES = 1024 * 1024;

/** Takes an update; false when there is no room for it now. */
type Take = (update: Update) => boolean;

export type Webhook = {
  /** Where Telegram sends updates, and the word by which it is known. */
  readonly url: string;
  readonly secret: string;
  readonly route: Route;
  /** Until somebody takes them, updates are put off: Telegram sends them again. */
  deliverTo(take: Take): void;
};

export const openWebhook = (url: string, secret: string): Webhook => {
  let take: Take = () => false;
  return {
    url,
    secret,
    deliverTo: (next) => {
      take = next;
    },
    route: {
      method: "POST",
      path: new URL(url).pathname,
      answer: async (request) => {
        const given = request.headers["x-telegram-bot-api-secret-token"];
        if (!isSame(String(given ?? ""), secret)) return { status: 401 };
        const update = await updateIn(request);
        if (!update) return { status: 400 };
        return { status: take(update) ? 200 : 503 };
      },
    },
  };
};

/** Takes as long for a wrong word as for the right one. */
const isSame = (given: string, secret: string): boolean =>
  timingSafeEqual(digest(given), digest(secret));

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** What follows the number differs from update to update, and is for the handlers to look at. */
const numbered = z.object({ update_id: z.int() });
const updateOf = z.custom<Update>((value) => numbered.safeParse(value).success);

/** The update in a request; undefined for anything else. */
const updateIn = async (request: IncomingMessage): Promise<Update | undefined> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= MOST_BYTES) chunks.push(chunk);
  }
  if (size > MOST_BYTES) return undefined;
  try {
    return updateOf.safeParse(JSON.parse(Buffer.concat(chunks).toString("utf8"))).data;
  } catch {
    return undefined;
  }
};
