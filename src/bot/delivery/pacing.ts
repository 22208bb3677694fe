import type { Transformer } from "grammy";
import { tooMany } from "./heed.ts";

/** What Telegram counts: deleting and answering a press are free. */
const COUNTED = /^(?:send|edit)(?!ChatAction)/;

/**
 * Whatever is said beside the tables waits until all chats together bear it. Where that is not soon,
 * whoever calls hears the 429 that Telegram would have sent: nobody's press waits behind a page.
 */
export const paced =
  (hasTurn: () => Promise<boolean>): Transformer =>
  async (call, method, payload, signal) =>
    COUNTED.test(method) && !(await hasTurn()) ? tooMany(1) : call(method, payload, signal);
