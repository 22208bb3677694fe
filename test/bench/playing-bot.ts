import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ApiBudget } from "../../src/playground/bot-api/budget.ts";
import { startPlayground } from "../../src/playground/playground.ts";
import { openPlaygroundClient, type PlaygroundClient } from "../support/playground-client.ts";
import { type BotProcess, startProcess } from "../support/process.ts";

/** The bot as a process of its own in a playground that bears so much. */
export type PlayingBot = {
  readonly url: string;
  readonly client: PlaygroundClient;
  readonly bot: BotProcess;
  close(): Promise<void>;
};

export const openPlayingBot = async (
  budget: ApiBudget,
  variables: Readonly<Record<string, string>>,
): Promise<PlayingBot> => {
  const opened = await startPlayground({ port: 0, directory: ":memory:", budget });
  if (!opened.ok) throw new Error(opened.message);
  const { url, token, close } = opened.playground;
  const folder = mkdtempSync(join(tmpdir(), "nardy-bench-"));
  const own = {
    BOT_TOKEN: token,
    TELEGRAM_API_ROOT: url,
    DATABASE_PATH: join(folder, "nardy.db"),
  };
  const script = fileURLToPath(new URL("bot-process.js", import.meta.url));
  const bot = startProcess(folder, { ...own, ...variables }, script);
  await bot.says(/ready/);
  return {
    url,
    client: openPlaygroundClient(url),
    bot,
    close: async () => {
      bot.kill("SIGKILL");
      await bot.ended;
      await close();
      rmSync(folder, { recursive: true });
    },
  };
};
