import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { startProcess } from "../support/process.ts";
import { type Figure, inMs, median } from "./figures.ts";

const TIMES = 7;

const ME = { id: 1, is_bot: true, first_name: "Bench", username: "bench_bot" };

/** A Telegram that does nothing but say when it was first asked for updates. */
const openServer = async () => {
  const server = createServer((request, response) => {
    const isAsking = request.url?.endsWith("/getUpdates") ?? false;
    if (isAsking) server.emit("asked", performance.now());
    const result = request.url?.endsWith("/getMe") ? ME : isAsking ? [] : true;
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

/** From the start of the process to the first question for updates, on a new database. */
export const startFigures = async (): Promise<Figure[]> => {
  const times: number[] = [];
  for (let n = 0; n < TIMES; n++) times.push(await oneStart());
  const found = inMs(median(times));
  return [{ what: `start to first getUpdates, median of ${TIMES}`, found, target: "600 ms" }];
};
