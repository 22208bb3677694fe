import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Update } from "grammy/types";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startPlayground } from "../../src/playground/playground.ts";
import { openPlaygroundClient } from "../support/playground-client.ts";
import { openTestPlayground, plainPng } from "../support/playground-server.ts";

const RUNNER = resolve(import.meta.dirname, "../support/run-ts.mjs");
const SOURCE = pathToFileURL(resolve(import.meta.dirname, "../../src/playground/playground.ts"));

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "playground-"));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

describe("a restart", () => {
  test("loses no message, picture, waiting update or unanswered press", async () => {
    const before = await openTestPlayground({ directory });
    const anna = before.client.as("anna");
    await anna.start();
    await before.upload("sendPhoto", { chat_id: "5100000001" }, { photo: plainPng(6, 6) });
    const photo = await anna.last("bot");
    const waiting = await before.ok<Update[]>("getUpdates");
    await before.close();

    const after = await openTestPlayground({ directory });
    expect(await after.client.as("anna").last("bot")).toEqual(photo);
    expect(await after.client.download(photo.photo?.url ?? "")).toEqual(plainPng(6, 6));
    expect(await after.ok<Update[]>("getUpdates")).toEqual(waiting);
    await after.client.as("anna").say("bot", "again");
    const ids = (await after.ok<Update[]>("getUpdates")).map(({ update_id }) => update_id);
    expect(ids.at(-1)).toBe((waiting.at(-1)?.update_id ?? 0) + 1);
    await after.close();
  });

  test("after kill -9 goes on from the last answered call", async () => {
    const child = spawn(
      process.execPath,
      [RUNNER, SOURCE.href, "startPlayground", JSON.stringify({ port: 0, directory })],
      { stdio: ["ignore", "pipe", "inherit"] },
    );
    const url = await new Promise<string>((resolve) =>
      child.stdout.once("data", (data) => resolve(JSON.parse(String(data)).playground.url)),
    );
    await openPlaygroundClient(url).as("anna").say("group", "the last word");
    child.kill("SIGKILL");
    await new Promise((resolve) => child.once("exit", resolve));

    const after = await openTestPlayground({ directory });
    expect((await after.client.as("boris").last("group")).text).toBe("the last word");
    await after.close();
  });
});

describe("a start that cannot be", () => {
  test("a taken port is told in one sentence", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const address = other.address();
    const port = typeof address === "object" ? (address?.port ?? 0) : 0;
    const started = await startPlayground({ port, directory: ":memory:" });
    expect(started).toEqual({
      ok: false,
      code: "PORT_TAKEN",
      message: `Port ${port} of 127.0.0.1 is taken by another program; set PORT to a free one.`,
    });
    other.close();
  });

  test("a directory that is none, and a database that is none", async () => {
    const file = join(directory, "playground.db");
    writeFileSync(file, "this is no database, and it is long enough to be told from an empty one");
    expect(await startPlayground({ port: 0, directory })).toMatchObject({ code: "CANNOT_OPEN" });
    expect(await startPlayground({ port: 0, directory: file })).toMatchObject({
      code: "CANNOT_OPEN",
    });
  });
});
