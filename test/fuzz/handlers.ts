import type { Update } from "grammy/types";
import { pino } from "pino";
import { startBot } from "../../src/bot/bot.ts";
import { EXTENSIONS, FEATURES, TRACES } from "../../src/features/list.ts";
import { newSecret } from "../../src/game/dice.ts";
import { openDatabase, type Sql } from "../../src/store/database.ts";
import { queries } from "../../src/store/store.ts";
import { newCaches } from "../../src/tables/services/caches.ts";
import { newToken, type Services } from "../../src/tables/services/services.ts";
import { openMetrics } from "../../src/web/metrics.ts";
import { UNBOUNDED } from "../support/allowances.ts";
import { think } from "../support/think.ts";
import { openFakeTelegram } from "./telegram.ts";

/** The real handlers over a database in memory, and a Telegram that takes everything. */
export type Handlers = {
  readonly sql: Sql;
  /** What went wrong, in lines of the log. */
  readonly faults: readonly string[];
  /** Brings an update; resolves when the handlers are through with it. */
  take(update: object): Promise<void>;
  close(): Promise<void>;
};

/** An update that is not through by then has hung. */
const LONGEST_MS = 20_000;

const TOKEN = `7:${"A".repeat(35)}`;

type Circumstances = {
  readonly now?: () => number;
  /** What all people are in all groups. */
  readonly status?: "member" | "left";
};

/** `begin` writes what is there before the bot starts. */
export const openHandlers = async (
  begin: (services: Services) => void,
  { now = Date.now, status = "member" }: Circumstances = {},
): Promise<Handlers> => {
  const opened = openDatabase(":memory:");
  if (!opened.ok) throw new Error(opened.code);
  const { sql } = opened;
  const faults: string[] = [];
  let through: () => void = () => undefined;
  let asked = 0;
  const fault = (line: string): void => {
    faults.push(line.slice(0, 2_000));
    through();
  };
  const store = queries(sql, TRACES);
  const services: Services = {
    store: {
      ...store,
      updates: {
        ...store.updates,
        // Asked for first before an update is looked at, and once more when it is dealt with.
        isNoted: (update: number) => {
          if (update === asked) setImmediate(() => through());
          asked = update;
          return store.updates.isNoted(update);
        },
      },
    },
    now,
    caches: newCaches(),
    extensions: EXTENSIONS,
    newSecret,
    newToken,
  };
  begin(services);
  const telegram = await openFakeTelegram(status);
  let taker: ((update: Update) => boolean) | undefined;
  const started = await startBot({
    token: TOKEN,
    apiRoot: telegram.root,
    features: FEATURES,
    services,
    log: pino({ level: "error" }, { write: fault }),
    draw: async () => Buffer.from("picture"),
    think,
    meter: openMetrics(store.counts).meter,
    allowances: UNBOUNDED,
    webhook: {
      url: "https://example.org/",
      secret: "secret",
      deliverTo: (take) => {
        taker = take;
      },
    },
  });
  if (!started.ok) throw new Error("the bot does not start");
  return {
    sql,
    faults,
    async take(update) {
      let timer: NodeJS.Timeout | undefined;
      await new Promise<void>((resolve) => {
        through = resolve;
        timer = setTimeout(() => fault("an update hangs"), LONGEST_MS);
        taker?.(JSON.parse(JSON.stringify(update)));
      });
      clearTimeout(timer);
    },
    async close() {
      await started.stop();
      telegram.close();
      sql.close();
    },
  };
};
