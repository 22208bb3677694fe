import type { Update } from "grammy/types";
import type { TestPlayground } from "./playground-server.ts";

/** Answers updates one by one until it is stopped: a bot of a few lines, for tests of the page. */
export const startHandBot = (
  playground: TestPlayground,
  handle: (update: Update) => Promise<unknown>,
): { stop(): Promise<void> } => {
  let running = true;
  const run = async (): Promise<void> => {
    let offset = 0;
    while (running) {
      const answer = await playground.call<Update[]>("getUpdates", { offset, timeout: 1 });
      for (const update of answer.ok ? answer.result : []) {
        offset = update.update_id + 1;
        await handle(update);
      }
    }
  };
  const done = run();
  return {
    async stop() {
      running = false;
      await done;
    },
  };
};
