import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Update } from "grammy/types";
import { z } from "zod";
import type { Route } from "./server.ts";

/** Telegram's updates are a few kilobytes; a larger body must not fill the memory. */
const MOST_BYTES = 1024 * 1024;

/** Takes an update; false if there is no room for it now. */
type Take = (update: Update) => boolean;

export type Webhook = {
  /** The address for Telegram's updates, with the secret that Telegram sends along. */
  readonly url: string;
  readonly secret: string;
  readonly route: Route;
  /** Before the first taker, updates are refused: Telegram sends them again. */
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

/** Takes equally long for a wrong secret and for the right one. */
const isSame = (given: string, secret: string): boolean =>
  timingSafeEqual(digest(given), digest(secret));

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Each kind of update has other fields; the handlers check those. */
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
