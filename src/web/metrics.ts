import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { findRuleset, RULESETS } from "../rules/rulesets.ts";
import type { Route } from "./server.ts";

type BegunGames = { readonly ruleset: string; readonly games: number; readonly last: number };

type Sources = {
  readonly tablesBehind: () => number;
  readonly gamesRunning: () => number;
  /** The number of the newest game. */
  readonly lastGame: () => number;
  /** The games after one, by ruleset. */
  readonly gamesAfter: (game: number) => readonly BegunGames[];
};

/** The names of all buttons and commands. Only these become labels: no word of people does. */
type UsedNames = { readonly presses: readonly string[]; readonly commands: readonly string[] };

type MissingText = { readonly language: string; readonly key: string; readonly times: number };

const PRESS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Stands for all rulesets that people have made. */
const OWN = "own";

export const openMetrics = (sources: Sources, names: UsedNames) => {
  const registry = new Registry();
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  /** A gauge that is filled when it is read. */
  const ask = (
    name: string,
    help: string,
    fill: (gauge: Gauge) => void,
    ...labelNames: string[]
  ) => {
    const gauge: Gauge = new Gauge({
      ...{ name, help, labelNames, registers },
      collect: () => fill(gauge),
    });
  };
  const updates = counter("nardy_updates_total", "Updates that came in, by kind.", "kind");
  const dropped = counter(
    "nardy_updates_dropped_total",
    "Updates not taken because their person or their chat had too many waiting.",
    "by",
  );
  const calls = counter(
    "nardy_telegram_calls_total",
    "Calls to Telegram, by method and outcome: ok, 429, refused, broken.",
    "method",
    "outcome",
  );
  const hung = counter(
    "nardy_threads_hung_total",
    "Threads that were ended because a task took too long, by what they did.",
    "kind",
  );
  const presses = counter("nardy_presses_total", "Presses, by button.", "press");
  const commands = counter("nardy_commands_total", "Commands that people sent.", "command");
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
  ask("nardy_tables_behind", "Tables whose message does not show the newest state.", (gauge) =>
    gauge.set(sources.tablesBehind()),
  );
  ask("nardy_games_running", "Games that are not over.", (gauge) =>
    gauge.set(sources.gamesRunning()),
  );
  let last = sources.lastGame();
  const games: Counter = new Counter({
    name: "nardy_games_total",
    help: "Games that began, by ruleset; own ones are counted together.",
    labelNames: ["ruleset"],
    registers,
    collect: () => {
      for (const begun of sources.gamesAfter(last)) {
        games.inc({ ruleset: findRuleset(begun.ruleset)?.id ?? OWN }, begun.games);
        last = Math.max(last, begun.last);
      }
    },
  });
  // What nobody uses is seen, too.
  for (const one of names.presses) presses.inc({ press: one }, 0);
  for (const command of names.commands) commands.inc({ command }, 0);
  for (const ruleset of [...RULESETS.map(({ id }) => id), OWN]) games.inc({ ruleset }, 0);
  const isPress = new Set(names.presses);
  const isCommand = new Set(names.commands);

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
    /** How many calls Telegram bears, as far as the bot has found out. */
    pace: (borne: () => { readonly aSecond: number; readonly refused: number }): void => {
      ask(
        "nardy_telegram_allowed_per_second",
        "Calls to Telegram that may go out in a second over all chats, as found out by now.",
        (gauge) => gauge.set(borne().aSecond),
      );
      ask(
        "nardy_telegram_refused_last_hour",
        "Calls that Telegram has refused as too many (429) in the last hour.",
        (gauge) => gauge.set(borne().refused),
      );
    },
    /** The number of days ahead for which each game has its seven. */
    sevens: (ahead: () => readonly (readonly [game: string, days: number])[]): void =>
      ask(
        "nardy_sevens_ahead",
        "Days from today on that have their seven, by game.",
        (gauge) => {
          for (const [game, days] of ahead()) gauge.set({ game }, days);
        },
        "game",
      ),
    /** The texts that a language lacks, and how often another one stood in for them. */
    missingTexts: (missing: () => readonly MissingText[]): void => {
      const texts: Counter = new Counter({
        name: "nardy_texts_missing_total",
        help: "Texts that a language lacks, said in the reader's second language.",
        labelNames: ["language", "key"],
        registers,
        collect: () => {
          texts.reset();
          for (const { language, key, times } of missing()) texts.inc({ language, key }, times);
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
    /** How often each button was pressed, in their order. */
    presses: async () => {
      const { values } = await presses.get();
      return values.map(({ labels, value }) => ({ press: String(labels.press), times: value }));
    },
    meter: {
      update: (kind: string, what: string) => {
        updates.inc({ kind });
        const command = what.replace("/", "");
        if (kind === "press" && isPress.has(what)) presses.inc({ press: what });
        if (kind === "message" && isCommand.has(command)) commands.inc({ command });
      },
      dropped: (by: string) => dropped.inc({ by }),
      call: (method: string, outcome: string) => calls.inc({ method, outcome }),
      press: (seconds: number) => press.observe(seconds),
      contact: () => contact.setToCurrentTime(),
    },
  };
};
