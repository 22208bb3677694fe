import type { Update } from "grammy/types";
import { pino } from "pino";
import { startBot } from "../../src/bot/bot.ts";
import { EXTENSIONS, FEATURES, NAMES, TRACES } from "../../src/features/list.ts";
import type { Sql } from "../../src/store/database.ts";
import { queries } from "../../src/store/store.ts";
import { newCaches } from "../../src/tables/services/caches.ts";
import { ofMachine, type Services } from "../../src/tables/services/services.ts";
import { openMetrics } from "../../src/web/metrics.ts";
import { UNBOUNDED } from "../support/allowances.ts";
import { seededChance } from "../support/chance.ts";
import { freshDatabase } from "../support/fresh.ts";
import { think } from "../support/think.ts";
import { virtualTime } from "../support/virtual-time.ts";
import { wireTo } from "../support/wire.ts";
import { fakeTelegram } from "./telegram.ts";

/** The real handlers over a database in memory, and a Telegram that takes everything. */
export type Handlers = {
  readonly sql: Sql;
  /** What went wrong, in lines of the log. */
  readonly faults: readonly string[];
  /** Brings an update; resolves when the handlers are through with it. */
  take(update: object): Promise<void>;
  /** Lets so much time pass, and everything happen that is due in it. */
  pass(ms: number): Promise<void>;
  close(): Promise<void>;
};

/** An update that is not through by then has hung. */
const LONGEST_MS = 20_000;

type Circumstances = {
  /** When the bot starts, in milliseconds since 1970. */
  readonly begins?: number;
  /** What all people are in all groups. */
  readonly status?: "member" | "left";
};

/** `begin` writes what is there before the bot starts. */
export const openHandlers = async (
  begin: (services: Services) => void,
  { begins, status = "member" }: Circumstances = {},
): Promise<Handlers> => {
  const sql = freshDatabase();
  const { time, awaited, pass } = virtualTime(begins);
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
      // Nothing waits for a real disk.
      onDisk: async () => undefined,
      updates: {
        ...store.updates,
        // Asked for first before an update is looked at, and once more when it is dealt with.
        isNoted: (update: number) => {
          if (update === asked) void time.yield().then(() => through());
          asked = update;
          return store.updates.isNoted(update);
        },
      },
    },
    caches: newCaches(),
    extensions: EXTENSIONS,
    ...ofMachine(time, seededChance(1)),
  };
  begin(services);
  let taker: ((update: Update) => boolean) | undefined;
  const starting = startBot({
    wire: wireTo(fakeTelegram(status), time),
    features: FEATURES,
    services,
    log: pino({ level: "error" }, { write: fault }),
    draw: async () => Buffer.from("picture"),
    think,
    meter: openMetrics(store.counts, NAMES).meter,
    allowances: UNBOUNDED,
    webhook: {
      url: "https://example.org/",
      secret: "secret",
      deliverTo: (take) => {
        taker = take;
      },
    },
  });
  const started = await awaited(starting);
  if (!started.ok) throw new Error("the bot does not start");
  return {
    sql,
    faults,
    async take(update) {
      const taken = new Promise<void>((resolve) => {
        through = resolve;
      });
      const stop = time.after(LONGEST_MS, () => fault("an update hangs"));
      taker?.(JSON.parse(JSON.stringify(update)));
      await awaited(taken);
      stop();
    },
    pass,
    async close() {
      await awaited(started.stop());
      sql.close();
    },
  };
};
