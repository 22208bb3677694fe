import { readFileSync } from "node:fs";
import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { openMetrics } from "../../src/web/metrics.ts";

/** What Prometheus gets, with one of each number. */
const served = async (): Promise<string> => {
  const { sevens, hung, meter, route } = openMetrics({
    tablesBehind: () => 0,
    gamesRunning: () => 0,
  });
  sevens(() => [["long", 15]]);
  hung("drawing");
  meter.update("message");
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

test("the page for whoever runs the bot has each of the bot's numbers, and no other", async () => {
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

test("the metrics say for how many days each game has its seven", async () => {
  const metrics = openMetrics({ tablesBehind: () => 0, gamesRunning: () => 0 });
  metrics.sevens(() => [
    ["long", 15],
    ["short", 9],
  ]);
  const { body } = await metrics.route.answer(new IncomingMessage(new Socket()), "/metrics");
  expect(body).toContain('nardy_sevens_ahead{game="long"} 15');
  expect(body).toContain('nardy_sevens_ahead{game="short"} 9');
});
