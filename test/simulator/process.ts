import { type BotProcess, startProcess } from "../support/process.ts";
import type { Tally } from "./tally.ts";

/** The bot as a process that is killed and started again on the same database. */
export type ProcessLife = {
  /** Ends it with SIGKILL and starts the next. */
  kill(): Promise<void>;
  /** Ends it as a SIGTERM does, for good. */
  stop(): Promise<number | NodeJS.Signals>;
  /** All that its processes have written. */
  output(): string;
};

const LONGEST_START_MS = 120_000;

export const beginProcess = async (start: () => BotProcess, tally: Tally): Promise<ProcessLife> => {
  let written = "";
  let current = start();
  await current.says(/"playing"/, LONGEST_START_MS);
  return {
    async kill() {
      current.kill("SIGKILL");
      await current.ended;
      written += current.output();
      tally.count("killed in the middle");
      current = start();
      await current.says(/"playing"/, LONGEST_START_MS);
    },
    async stop() {
      current.kill("SIGTERM");
      const status = await current.ended;
      written += current.output();
      return status;
    },
    output: () => written + current.output(),
  };
};

/** A bot at that playground; `script` is what `npm run build` has made of it. */
export const processOf = (
  folder: string,
  { url, token }: { readonly url: string; readonly token: string },
  databasePath: string,
  script: string,
): BotProcess =>
  startProcess(
    folder,
    {
      BOT_TOKEN: token,
      TELEGRAM_API_ROOT: url,
      DATABASE_PATH: databasePath,
      LOG_LEVEL: "debug",
    },
    script,
  );
