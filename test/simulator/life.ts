import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Thought } from "../../src/ai/table/task.ts";
import { startBot } from "../../src/bot/bot.ts";
import { type Allowances, TELEGRAM_ALLOWANCES } from "../../src/bot/delivery/budget.ts";
import type { Wire } from "../../src/bot/wire/wire.ts";
import { EXTENSIONS, FEATURES, NAMES, TRACES } from "../../src/features/list.ts";
import type { ChatId } from "../../src/ids/ids.ts";
import { openLog } from "../../src/log.ts";
import type { Chance } from "../../src/machine/chance.ts";
import type { Time } from "../../src/machine/time.ts";
import { openStore, type Store } from "../../src/store/store.ts";
import { newCaches } from "../../src/tables/services/caches.ts";
import { ofMachine } from "../../src/tables/services/services.ts";
import { openMetrics } from "../../src/web/metrics.ts";
import type { Random } from "../rules/random.ts";
import { layBegun, QUICKEST } from "../support/begun.ts";
import { plainPng } from "../support/playground-server.ts";
import { leaveAllToPeople } from "./by-hand.ts";
import { openDisk } from "./disk.ts";
import { type Fillable, fillable } from "./full-disk.ts";
import { type Network, openMachine } from "./machine.ts";
import type { Tally } from "./tally.ts";
import { thinkCheaply } from "./thinking.ts";

/** The bot as a process that is killed and started again on what the disk had then. */
export type Life = {
  /** Its store, as long as it lives. */
  readonly store: () => Store;
  /** The disk under that store, which can be full. */
  readonly disk: () => Fillable;
  /** The power fails at any moment, and the next process starts. */
  readonly kill: () => Promise<void>;
  /** Ends it as a SIGTERM does, and starts the next. */
  readonly restart: () => Promise<void>;
  /** Stops it for good; its database can be kept, to be looked at. */
  readonly close: (keep?: string) => Promise<void>;
  /** All that it has written. */
  readonly output: () => string;
};

type LifeWish = {
  readonly seed: number;
  readonly time: Time;
  readonly wire: Wire;
  readonly network: Network;
  readonly chance: Chance;
  readonly random: Random;
  readonly tally: Tally;
  /** Where nothing is rolled or moved for anybody. */
  readonly chats: readonly ChatId[];
  /** Telegram's by default. */
  readonly allowances?: Allowances;
};

/** What the disk and the other threads take, at most. */
const SYNC_MS = 8;
const DRAWING_MS = 60;
const THINKING_MS = 300;

export const beginLife = async (wish: LifeWish): Promise<Life> => {
  const { seed, time: outside, random, tally, allowances = TELEGRAM_ALLOWANCES } = wish;
  const folder = mkdtempSync(join(QUICKEST, "nardy-simulated-"));
  let lives = 0;
  const path = (): string => join(folder, `${lives}.db`);
  layBegun(path(), seed);
  leaveAllToPeople(path(), wish.chats);
  const lines: string[] = [];
  const log = openLog("info", [wish.wire.token], outside, (line) => void lines.push(line));

  const start = async () => {
    const machine = openMachine(outside, wish.wire, wish.network);
    const { time, wire } = machine;
    const opened = openStore(path(), TRACES, (row, error) =>
      log.error({ err: error, row }, "a damaged row of the database is set aside"),
    );
    if (!opened.ok) throw new Error(`the database does not open: ${opened.code}`);
    const disk = openDisk(path());
    disk.sync();
    const onDisk = async (): Promise<void> => {
      await time.sleep(random.below(SYNC_MS));
      disk.sync();
    };
    const room = fillable({ ...opened.store, onDisk });
    const { store } = room;
    const services = {
      ...{ store, caches: newCaches(), extensions: EXTENSIONS, luckOf: String },
      ...ofMachine(time, wish.chance),
    };
    const started = await startBot({
      ...{ wire, services, log, features: FEATURES, allowances },
      meter: openMetrics(store.counts, NAMES).meter,
      draw: async () => {
        await time.sleep(random.below(DRAWING_MS));
        return plainPng(8, 8);
      },
      think: async (task): Promise<Thought> => {
        tally.count(`thought: ${task.kind}`);
        await time.sleep(random.below(THINKING_MS));
        return thinkCheaply(task);
      },
    });
    if (!started.ok) throw new Error(`the bot does not start: ${started.code}`);
    return { machine, store, disk, room, stop: started.stop };
  };
  let current = await start();
  return {
    store: () => current.store,
    disk: () => current.room,
    async kill() {
      tally.count("killed in the middle");
      const { machine, store, disk } = current;
      machine.die();
      lives++;
      disk.cut(path(), random);
      store.close();
      disk.remove();
      current = await start();
    },
    async restart() {
      tally.count("stopped and started");
      await current.stop();
      current.machine.die();
      current.store.close();
      current = await start();
    },
    async close(keep) {
      await current.stop();
      current.store.close();
      if (keep !== undefined) copyFileSync(path(), keep);
      rmSync(folder, { recursive: true });
    },
    output: () => lines.join(""),
  };
};
