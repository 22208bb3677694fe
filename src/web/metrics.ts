import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Route } from "./server.ts";
import { type GameSource, openUsage, type UsedNames } from "./usage.ts";

type Sources = GameSource & {
  readonly tablesBehind: () => number;
  readonly gamesRunning: () => number;
};

type MissingText = { readonly language: string; readonly key: string; readonly times: number };

const PRESS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export const openMetrics = (sources: Sources, names: UsedNames) => {
  const registry = new Registry();
  const registers = [registry];
  const updates = new Counter({
    name: "nardy_updates_total",
    help: "Updates that came in, by kind.",
    labelNames: ["kind"],
    registers,
  });
  const dropped = new Counter({
    name: "nardy_updates_dropped_total",
    help: "Updates not taken because their person or their chat had too many waiting.",
    labelNames: ["by"],
    registers,
  });
  const calls = new Counter({
    name: "nardy_telegram_calls_total",
    help: "Calls to Telegram, by method and outcome: ok, 429, refused, broken.",
    labelNames: ["method", "outcome"],
    registers,
  });
  const press = new Histogram({
    name: "nardy_press_seconds",
    help: "From the arrival of a press until it is dealt with.",
    buckets: PRESS_SECONDS,
    registers,
  });
  const contact = new Gauge({
    name: "nardy_telegram_contact_timestamp_seconds",
    help: "When Telegram last gave or brought updates, or said that there are none.",
    registers,
  });
  const hung = new Counter({
    name: "nardy_threads_hung_total",
    help: "Threads that were ended because a task took too long, by what they did.",
    labelNames: ["kind"],
    registers,
  });
  const ask = (name: string, help: string, value: () => number): void => {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers,
      collect: () => gauge.set(value()),
    });
  };
  ask(
    "nardy_tables_behind",
    "Tables whose message does not show the newest state.",
    sources.tablesBehind,
  );
  ask("nardy_games_running", "Games that are not over.", sources.gamesRunning);
  const usage = openUsage(registry, names, sources);

  const route: Route = {
    method: "GET",
    path: "/metrics",
    answer: async () => ({
      status: 200,
      type: registry.contentType,
      body: await registry.metrics(),
    }),
  };
  return {
    route,
    /** Watches the process too, as long as it lives: its memory, its processor, its waiting. */
    watchProcess: () => collectDefaultMetrics({ register: registry }),
    /** The number of days ahead for which each game has its seven. */
    sevens: (ahead: () => readonly (readonly [game: string, days: number])[]): void => {
      const gauge: Gauge = new Gauge({
        name: "nardy_sevens_ahead",
        help: "Days from today on that have their seven, by game.",
        labelNames: ["game"],
        registers,
        collect: () => {
          for (const [game, days] of ahead()) gauge.set({ game }, days);
        },
      });
    },
    /** The texts that a language lacks, and how often another one stood in for them. */
    missingTexts: (missing: () => readonly MissingText[]): void => {
      const counter: Counter = new Counter({
        name: "nardy_texts_missing_total",
        help: "Texts that a language lacks, said in the reader's second language.",
        labelNames: ["language", "key"],
        registers,
        collect: () => {
          counter.reset();
          for (const { language, key, times } of missing()) counter.inc({ language, key }, times);
        },
      });
    },
    hung: (kind: string) => hung.inc({ kind }),
    traffic: async () => {
      const { values } = await calls.get();
      const sum = (some: typeof values) => some.reduce((all, { value }) => all + value, 0);
      const tooMany = values.filter(({ labels }) => labels.outcome === "429");
      return { calls: sum(values), tooMany: sum(tooMany) };
    },
    presses: usage.presses,
    meter: {
      update: (kind: string, what: string) => {
        updates.inc({ kind });
        if (kind === "press") usage.press(what);
        if (kind === "message") usage.command(what.replace("/", ""));
      },
      dropped: (by: string) => dropped.inc({ by }),
      call: (method: string, outcome: string) => calls.inc({ method, outcome }),
      press: (seconds: number) => press.observe(seconds),
      contact: () => contact.setToCurrentTime(),
    },
  };
};
