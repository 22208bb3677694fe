import type { ServerResponse } from "node:http";
import type { CallbackAnswer } from "../world/queries.ts";
import type { Change } from "../world/types.ts";
import type { World } from "../world/world.ts";
import { type SeenMessage, seenMessage } from "./view.ts";

/** The events sent to open phones. */
export type LiveEvent =
  | { readonly type: "message"; readonly message: SeenMessage }
  | { readonly type: "deleted"; readonly chat: number; readonly ids: readonly number[] }
  | { readonly type: "answer"; readonly query: string; readonly answer: CallbackAnswer }
  | { readonly type: "chats" };

const liveEvent = (world: World, change: Change): LiveEvent | undefined => {
  switch (change.type) {
    case "message": {
      const { chatId, messageId } = change;
      const message = world.messages.get(chatId, messageId);
      if (message === undefined) return undefined;
      return { type: "message", message: seenMessage(world, message) };
    }
    case "deleted": {
      const { chatId: chat, messageIds: ids } = change;
      return { type: "deleted", chat, ids };
    }
    case "answered": {
      const asked = world.queries.get(change.queryId);
      if (asked?.answer === undefined || "results" in asked.answer) return undefined;
      return { type: "answer", query: asked.query.id, answer: asked.answer };
    }
    case "chats":
      return { type: "chats" };
    case "closing":
      return undefined;
  }
};

const HEARTBEAT_MS = 15_000;

/** Keeps a response open and writes events to it, as Server-Sent Events. */
export const streamEvents = (world: World, response: ServerResponse): void => {
  response.writeHead(200, {
    "content-type": "text/event-stream",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
  });
  response.write("retry: 1000\n\n");
  const stop = world.onChange((change) => {
    const event = liveEvent(world, change);
    if (event !== undefined) response.write(`data: ${JSON.stringify(event)}\n\n`);
  });
  const beat = (): (() => void) =>
    world.time.after(HEARTBEAT_MS, () => {
      response.write(": still here\n\n");
      stopHeart = beat();
    });
  let stopHeart = beat();
  response.on("close", () => {
    stopHeart();
    stop();
  });
};
