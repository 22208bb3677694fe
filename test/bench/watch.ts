import type { LiveEvent } from "../../src/playground/people/events.ts";
import { asRead } from "../support/as-read.ts";
import type { SeenMessage } from "../support/playground-client.ts";

/** The phones' live feed, for stories too long to keep asking. */
export type Watch = {
  /** The newest state of a message seen since the watch began, as soon as there is one that fits. */
  waitFor(fits: (message: SeenMessage) => boolean, ms?: number): Promise<SeenMessage>;
  close(): void;
};

type Waiting = { readonly fits: (message: SeenMessage) => boolean; found(one: SeenMessage): void };

const DEFAULT_MS = 60_000;
/** Waits are counted in ticks, which do not come while this process computes. */
const TICK_MS = 50;

/** Reads Server-Sent Events until the connection ends; each is one JSON value. */
const readEvents = async (
  body: AsyncIterable<Uint8Array>,
  onEvent: (event: LiveEvent) => void,
): Promise<void> => {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true });
    const parts = text.split("\n\n");
    text = parts.pop() ?? "";
    for (const part of parts)
      if (part.startsWith("data: ")) onEvent(JSON.parse(asRead(part.slice(6))));
  }
};

export const openWatch = async (root: string): Promise<Watch> => {
  const closing = new AbortController();
  const response = await fetch(`${root}/playground/events`, { signal: closing.signal });
  if (!response.body) throw new Error("the playground has no events");
  const newest = new Map<string, SeenMessage>();
  const waiting = new Set<Waiting>();
  readEvents(response.body, (event) => {
    if (event.type !== "message") return;
    const { message } = event;
    newest.set(`${message.chat} ${message.id}`, message);
    for (const one of [...waiting]) if (one.fits(message)) one.found(message);
  }).catch((error: unknown) => {
    if (!closing.signal.aborted) throw error;
  });
  return {
    waitFor(fits, ms = DEFAULT_MS) {
      const already = [...newest.values()].findLast(fits);
      if (already) return Promise.resolve(already);
      return new Promise((resolve, reject) => {
        const end = (): void => {
          clearInterval(ticking);
          waiting.delete(one);
        };
        const one: Waiting = {
          fits,
          found(message) {
            end();
            resolve(message);
          },
        };
        let left = ms / TICK_MS;
        const ticking = setInterval(() => {
          if (left-- > 0) return;
          end();
          reject(new Error(`waited ${ms} ms in vain for a message`));
        }, TICK_MS);
        waiting.add(one);
      });
    },
    close: () => closing.abort(),
  };
};
