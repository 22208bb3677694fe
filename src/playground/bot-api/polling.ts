import type { Update } from "grammy/types";
import type { World } from "../world/world.ts";
import type { Arguments } from "./calls/arguments.ts";
import { type ApiResponse, CONFLICT, done, WEBHOOK_ACTIVE } from "./calls/refusals.ts";
import { rememberAllowed, webhookOf } from "./methods/about.ts";

const MOST_UPDATES = 100;
const MOST_SECONDS = 50;

type Polling = {
  /** Waits until there are updates, the time is up or the caller disconnects. */
  getUpdates(args: Arguments, gone: AbortSignal): Promise<ApiResponse<Update[]>>;
  stop(): void;
};

const within = (value: number | undefined, least: number, most: number, otherwise: number) =>
  Math.min(most, Math.max(least, value ?? otherwise));

/** Long polling. If two callers poll, the newer one stays and the older one gets a conflict. */
export const openPolling = (world: World): Polling => {
  let endWaiting: ((answer: ApiResponse<Update[]>) => void) | undefined;

  const wait = (seconds: number, gone: AbortSignal, take: () => Update[]) =>
    new Promise<ApiResponse<Update[]>>((resolve) => {
      const end = (answer: ApiResponse<Update[]>): void => {
        stopTimer();
        stopListening();
        gone.removeEventListener("abort", giveUp);
        if (endWaiting === end) endWaiting = undefined;
        resolve(answer);
      };
      const giveUp = (): void => end(done([]));
      // All updates of one press are added in one transaction and returned together.
      const stopListening = world.updates.onAdded(() =>
        queueMicrotask(() => endWaiting === end && end(done(take()))),
      );
      const stopTimer = world.time.after(seconds * 1000, giveUp);
      gone.addEventListener("abort", giveUp);
      endWaiting = end;
    });

  return {
    async getUpdates(args, gone) {
      if (webhookOf(world)) return WEBHOOK_ACTIVE;
      rememberAllowed({ world, args });
      endWaiting?.(CONFLICT);
      const limit = within(args.integer("limit"), 1, MOST_UPDATES, MOST_UPDATES);
      const seconds = within(args.integer("timeout"), 0, MOST_SECONDS, 0);
      const take = (): Update[] => world.updates.take(args.integer("offset") ?? 0, limit);
      const updates = take();
      if (updates.length > 0 || seconds === 0 || gone.aborted) return done(updates);
      return wait(seconds, gone, take);
    },
    stop: () => endWaiting?.(done([])),
  };
};
