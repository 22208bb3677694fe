import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestPlayground } from "../support/playground-server.ts";
import { build, startProcess } from "../support/process.ts";

beforeAll(build);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "nardy-doctor-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const asked = async (variables: Readonly<Record<string, string>>) => {
  const doctor = startProcess(folder, variables, resolve("dist/cli/doctor.js"));
  const status = await doctor.ended;
  return { status, told: doctor.output() };
};

describe("the doctor", () => {
  test("finds nothing wrong where nothing is", async () => {
    const { url, token, close } = await openTestPlayground();
    const { status, told } = await asked({
      BOT_TOKEN: token,
      TELEGRAM_API_ROOT: url,
      DATABASE_PATH: join(folder, "nardy.db"),
    });
    await close();
    expect(told).not.toContain("LOOK");
    expect(told).toContain("it is that of @shesh_besh_bot");
    expect(told).not.toContain(token);
    expect(status).toBe(0);
  });

  test("tries each chat for pictures, and leaves nothing there", async () => {
    const telegram = await openTestPlayground();
    const [chat] = telegram.pictureChats;
    const variables = { BOT_TOKEN: telegram.token, TELEGRAM_API_ROOT: telegram.url };
    const { status, told } = await asked({ ...variables, PICTURES_CHAT_ID: `${chat}, -100404` });
    const calls = await telegram.client.calls();
    await telegram.close();
    expect(told).toContain(`ok    pictures  ${chat} takes them.`);
    expect(told).toMatch(/LOOK {2}pictures {2}-100404 .*chat not found.*name another chat/);
    expect(status).toBe(1);
    expect(calls.filter(({ ok }) => ok).map(({ method }) => method)).toContain("deleteMessage");
  });

  test("says of each thing that is wrong what to do", async () => {
    const database = join(folder, "nardy.db");
    writeFileSync(database, "no database at all, but words, words and words".repeat(9));
    const { status, told } = await asked({
      BOT_TOKEN: "123456:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
      TELEGRAM_API_ROOT: "http://127.0.0.1:9",
      DATABASE_PATH: database,
    });
    expect(told).toMatch(/LOOK {2}Telegram .*look at the network/);
    expect(told).toMatch(/LOOK {2}database .*restore a backup/);
    expect(status).toBe(1);
    expect((await asked({ PORT: "many" })).told).toMatch(/LOOK {2}settings .*PORT/);
  });
});

test("the bot says its version and what can be asked, and refuses other words", async () => {
  const say = async (word: string) => {
    const bot = startProcess(folder, {}, resolve("dist/main.js"), [word]);
    return { status: await bot.ended, told: bot.output() };
  };
  expect(await say("--version")).toMatchObject({
    status: 0,
    told: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
  });
  expect((await say("--help")).told).toContain("npm run doctor");
  expect((await say("--hlep")).status).toBe(1);
});
