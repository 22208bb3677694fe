import { readFileSync } from "node:fs";
import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { openMetrics } from "../../src/web/metrics.ts";

const NONE = {
  tablesBehind: () => 0,
  gamesRunning: () => 0,
  lastGame: () => 0,
  gamesAfter: () => [],
};
const NAMES = { presses: ["roll"], commands: ["play"] };

/** What Prometheus gets, with one of each number. */
const served = async (): Promise<string> => {
  const { sevens, pace, missingTexts, hung, meter, route, watchProcess } = openMetrics(NONE, NAMES);
  watchProcess();
  sevens(() => [["long", 15]]);
  pace(() => ({ aSecond: 25, refused: 3 }));
  missingTexts(() => [{ language: "az", key: "help", times: 1 }]);
  hung("drawing");
  meter.update("message", "/play");
  meter.update("press", "roll");
  meter.dropped("chat");
  meter.call("sendMessage", "ok");
  meter.press(0.1);
  meter.contact();
  const { body } = await route.answer(new IncomingMessage(new Socket()), "/metrics");
  return String(body);
};

const read = (name: string): string =>
  readFileSync(resolve(import.meta.dirname, "../../data/deploy", name), "utf8");

const namesIn = (text: string, pattern: RegExp): ReadonlySet<string> =>
  new Set([...text.matchAll(pattern)].map(([name]) => name));

const NARDY = /\bnardy_\w+/g;

test("the operator's page has each of the bot's numbers, and no other", async () => {
  const named = namesIn(read("README.md"), NARDY);
  const ours = [...(await served()).matchAll(/^# TYPE (nardy_\w+)/gm)].map(([, name]) => name);
  expect(ours.length).toBeGreaterThan(7);
  expect([...named].toSorted()).toEqual(ours.toSorted());
});

test("the dashboard asks for numbers that are served, and for each of the bot's", async () => {
  const text = await served();
  const samples = namesIn(text, /^\w+/gm);
  const dashboard = JSON.parse(read("grafana.json"));
  const asked = namesIn(
    JSON.stringify(dashboard.panels.map(({ targets }: { targets: unknown }) => targets)),
    /\b(?:nardy|process|nodejs)_\w+/g,
  );
  expect([...asked].filter((name) => !samples.has(name))).toEqual([]);
  const base = (name: string): string => name.replace(/_(?:bucket|sum|count)$/, "");
  const ours = new Set([...namesIn(text, /^nardy_\w+/gm)].map(base));
  expect(new Set([...asked].filter((name) => name.startsWith("nardy_")).map(base))).toEqual(ours);
});

test("the rules of alerts ask for numbers that are served", async () => {
  const samples = namesIn(await served(), /^\w+/gm);
  const rules = read("alerts.yml").match(/expr: .+/g) ?? [];
  expect(rules.length).toBeGreaterThan(5);
  const asked = namesIn(rules.join("\n"), /\b(?:nardy|process|nodejs)_\w+/g);
  expect([...asked].filter((name) => !samples.has(name))).toEqual([]);
});

test("the metrics say for how many days each game has its seven", async () => {
  const metrics = openMetrics(NONE, NAMES);
  metrics.sevens(() => [
    ["long", 15],
    ["short", 9],
  ]);
  const { body } = await metrics.route.answer(new IncomingMessage(new Socket()), "/metrics");
  expect(body).toContain('nardy_sevens_ahead{game="long"} 15');
  expect(body).toContain('nardy_sevens_ahead{game="short"} 9');
});

test("the metrics say which texts a language lacks, each time as often as by now", async () => {
  const metrics = openMetrics(NONE, NAMES);
  let times = 0;
  metrics.missingTexts(() => {
    times += 2;
    return [{ language: "az", key: "help", times }];
  });
  const ask = () => metrics.route.answer(new IncomingMessage(new Socket()), "/metrics");
  const [first, second] = [await ask(), await ask()];
  expect(first.body).toContain('nardy_texts_missing_total{language="az",key="help"} 2');
  expect(second.body).toContain('nardy_texts_missing_total{language="az",key="help"} 4');
});
