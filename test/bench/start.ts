import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { SeenMessage } from "../support/playground-client.ts";
import { openTestPlayground, type TestPlayground } from "../support/playground-server.ts";
import { type BotProcess, startProcess } from "../support/process.ts";
import { calledOn, firstStep, sitDown } from "../support/table.ts";
import { type Figure, inMs, median } from "./figures.ts";

const TIMES = 7;

const ME = { id: 1, is_bot: true, first_name: "Bench", username: "bench_bot" };

/** A Telegram that does nothing but say when it was first asked for updates. */
const openServer = async () => {
  const server = createServer((request, response) => {
    const isAsking = request.url?.endsWith("/getUpdates") ?? false;
    if (isAsking) server.emit("asked", performance.now());
    const isList = isAsking || request.url?.endsWith("/getMyCommands");
    const result = request.url?.endsWith("/getMe") ? ME : isList ? [] : true;
    response.setHeader("content-type", "application/json");
    setTimeout(() => response.end(JSON.stringify({ ok: true, result })), isAsking ? 100 : 0);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("no port is free");
  return { server, root: `http://127.0.0.1:${address.port}` };
};

const oneStart = async (): Promise<number> => {
  const folder = mkdtempSync(join(tmpdir(), "nardy-bench-"));
  const { server, root } = await openServer();
  const asked = once(server, "asked");
  const begun = performance.now();
  const bot = startProcess(
    folder,
    {
      BOT_TOKEN: `1:${"A".repeat(35)}`,
      TELEGRAM_API_ROOT: root,
      DATABASE_PATH: join(folder, "nardy.db"),
      LOG_LEVEL: "silent",
    },
    resolve("dist/main.js"),
  );
  const ms = Number((await asked)[0]) - begun;
  bot.kill("SIGKILL");
  await bot.ended;
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
  return ms;
};

/** The player to move presses a first step, and is answered. */
const step = async ({ client }: TestPlayground, table: SeenMessage): Promise<void> => {
  const player = client.as(calledOn(table)?.name === "Anna" ? "anna" : "boris");
  await player.press(table, firstStep(table));
};

/**
 * How long a press waits that comes between two processes: from the start of the second one, or,
 * if that waited already, from the SIGTERM to the first.
 */
const oneRestart = async (waits: boolean): Promise<number> => {
  const folder = mkdtempSync(join(tmpdir(), "nardy-bench-"));
  const telegram = await openTestPlayground({ budget: "off" });
  const { token, url, client } = telegram;
  const start = (): BotProcess =>
    startProcess(
      folder,
      {
        BOT_TOKEN: token,
        TELEGRAM_API_ROOT: url,
        DATABASE_PATH: join(folder, "nardy.db"),
        LOG_LEVEL: "silent",
      },
      resolve("dist/main.js"),
    );
  const first = start();
  const table = await sitDown(client.as("anna"), client.as("boris"), "short");
  const waiting = waits ? start() : undefined;
  await waiting?.says(/this one waits/);
  let begun = performance.now();
  first.kill("SIGTERM");
  if (!waiting) await first.ended;
  const stepped = step(telegram, table);
  if (!waiting) begun = performance.now();
  const second = waiting ?? start();
  await stepped;
  const ms = performance.now() - begun;
  second.kill("SIGKILL");
  await Promise.all([first.ended, second.ended]);
  await telegram.close();
  rmSync(folder, { recursive: true });
  return ms;
};

const medianOf = async (measure: () => Promise<number>): Promise<string> => {
  const times: number[] = [];
  for (let n = 0; n < TIMES; n++) times.push(await measure());
  return inMs(median(times));
};

/** From the start of the process to the first question for updates, on a new database; restarts. */
export const startFigures = async (): Promise<Figure[]> => [
  {
    what: `start to first getUpdates, median of ${TIMES}`,
    found: await medianOf(oneStart),
    target: "600 ms",
  },
  {
    what: `start to the answer of a press of before, median of ${TIMES}`,
    found: await medianOf(() => oneRestart(false)),
    target: "2,000 ms",
  },
  {
    what: `SIGTERM to the answer of a press by a process that waited, median of ${TIMES}`,
    found: await medianOf(() => oneRestart(true)),
    target: "2,000 ms",
  },
];
