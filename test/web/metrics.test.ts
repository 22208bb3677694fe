import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { openMetrics } from "../../src/web/metrics.ts";

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
