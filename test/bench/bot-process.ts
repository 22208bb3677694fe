/**
 * The bot as a process of its own. It keeps no budget of calls, as the bench presses faster than any
 * chat would bear, unless PACE is "telegram"; with "people" it waits for further presses of a turn, as it
 * does for people. What it needs comes from the environment.
 */

import { pino } from "pino";
import { openThinker } from "../../src/ai/table/thinker.ts";
import { openStudio } from "../../src/board/studio/studio.ts";
import { startBot } from "../../src/bot/bot.ts";
import { type Allowances, TELEGRAM_ALLOWANCES } from "../../src/bot/delivery/budget.ts";
import { httpWire } from "../../src/bot/wire/wire.ts";
import { EXTENSIONS, FEATURES, NAMES, TRACES } from "../../src/features/list.ts";
import { realChance } from "../../src/machine/chance.ts";
import { realTime } from "../../src/machine/time.ts";
import { openStore } from "../../src/store/store.ts";
import { newCaches } from "../../src/tables/services/caches.ts";
import { ofMachine } from "../../src/tables/services/services.ts";
import { openMetrics } from "../../src/web/metrics.ts";
import { UNBOUNDED } from "../support/allowances.ts";

const { BOT_TOKEN = "", TELEGRAM_API_ROOT = "", DATABASE_PATH = "", PACE = "" } = process.env;

const allowances: Readonly<Record<string, Allowances>> = {
  telegram: TELEGRAM_ALLOWANCES,
  people: { ...UNBOUNDED, patienceMs: TELEGRAM_ALLOWANCES.patienceMs },
};

const opened = openStore(DATABASE_PATH, TRACES);
if (!opened.ok) throw new Error(opened.code);
const started = await startBot({
  wire: httpWire(BOT_TOKEN, TELEGRAM_API_ROOT),
  features: FEATURES,
  services: {
    store: opened.store,
    caches: newCaches(),
    extensions: EXTENSIONS,
    ...ofMachine(realTime(), realChance),
  },
  log: pino({ level: "error" }),
  draw: openStudio().draw,
  think: openThinker().think,
  meter: openMetrics(opened.store.counts, NAMES).meter,
  allowances: allowances[PACE] ?? UNBOUNDED,
});
if (!started.ok) throw new Error(started.code);
process.stdout.write("ready\n");
