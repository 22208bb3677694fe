import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  openPlaygroundClient,
  PlaygroundRefusal,
  type SeenMessage,
} from "../support/playground-client.ts";
import { type BotProcess, build, freePort, startProcess } from "../support/process.ts";
import { openedSeven, pressSeven, sevenMenu, sevenMoves } from "../support/seven.ts";
import { openStage, type Stage } from "../support/stage.ts";
import {
  buttonFor,
  calledOn,
  firstStep,
  gameOf,
  hasButton,
  hasCounted,
  isTable,
  newerThan,
  nextStep,
  pressOn,
  sitDown,
  tableIn,
  toastOf,
  versionOf,
} from "../support/table.ts";

beforeAll(build);

let folder: string;
let running: BotProcess[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "nardy-process-"));
  running = [];
});
afterEach(async () => {
  for (const one of running) one.kill("SIGKILL");
  await Promise.all(running.map(({ ended }) => ended));
  rmSync(folder, { recursive: true });
});

const start = (variables: Readonly<Record<string, string>> = {}): BotProcess => {
  const one = startProcess(folder, variables);
  running.push(one);
  return one;
};

/** The bot as a process, against the playground of a stage whose own bot has not been started. */
const startAt = (stage: Stage): BotProcess =>
  start({
    BOT_TOKEN: stage.token,
    TELEGRAM_API_ROOT: stage.url,
    DATABASE_PATH: join(folder, "nardy.db"),
    LOG_LEVEL: "info",
  });

const oneSentence = (text: string): RegExp => new RegExp(`^${text}[^\\n]*\\.\\n$`);

describe("a start that cannot be", () => {
  const fails = async (variables: Readonly<Record<string, string>>): Promise<string> => {
    const one = start({ LOG_LEVEL: "info", ...variables });
    expect(await one.ended).toBe(1);
    return one.output();
  };

  test("for a wrong value is told in one sentence that names the variable", async () => {
    expect(await fails({ PORT: "many" })).toMatch(oneSentence("PORT is “many” but should be"));
  });

  test("for a token that Telegram refuses is told in one sentence", async () => {
    const stage = await openStage({ overHttp: true, botWaits: true });
    const said = await fails({
      BOT_TOKEN: `123456:${"A".repeat(35)}`,
      TELEGRAM_API_ROOT: stage.url,
    });
    expect(said).toMatch(oneSentence("BOT_TOKEN is not accepted by Telegram"));
    await stage.close();
  });

  test("for a database that is none leaves the file as it was", async () => {
    const path = join(folder, "notes.txt");
    writeFileSync(path, "Not a database, but somebody's notes.\n".repeat(100));
    const said = await fails({ DATABASE_PATH: path, PORT: String(await freePort()) });
    expect(said).toMatch(oneSentence(`DATABASE_PATH is “${path}”, which is no database`));
  });

  test("for a database of a newer version is told in one sentence", async () => {
    const path = join(folder, "newer.db");
    const database = new Database(path);
    database.pragma("user_version = 1000");
    database.close();
    const said = await fails({ DATABASE_PATH: path, PORT: String(await freePort()) });
    expect(said).toMatch(oneSentence(`DATABASE_PATH is “${path}”, which was written by a newer`));
  });

  test("for a port that is taken is told in one sentence", async () => {
    const stage = await openStage({ overHttp: true, botWaits: true });
    const { port } = new URL(stage.url);
    expect(await fails({ PORT: port })).toMatch(oneSentence(`Port ${port} of 127.0.0.1 is taken`));
    await stage.close();
  });
});

describe("a stop", () => {
  test.each(["SIGTERM", "SIGINT"] as const)(
    "by %s ends with status 0, and what was done is kept",
    async (signal) => {
      const stage = await openStage({ overHttp: true, botWaits: true });
      const first = startAt(stage);
      const table = await sitDown(stage.anna, stage.boris, "short");
      const moved = await someMove(stage, table);
      first.kill(signal);
      expect(await first.ended).toBe(0);
      startAt(stage);
      await stage.anna.say("group", "/board");
      const again = await stage.anna.waitFor("group", (one) => isTable(one) && one.id > moved.id);
      expect(gameOf(again)).toBe(gameOf(moved));
      // A whole turn may have ended meanwhile, and the next one have been rolled for.
      expect(versionOf(again)).toBeGreaterThanOrEqual(versionOf(moved));
      await stage.close();
    },
  );

  test("does not wait for what Telegram put off", async () => {
    const stage = await openStage({ overHttp: true, botWaits: true });
    const one = startAt(stage);
    const table = await sitDown(stage.anna, stage.boris, "short");
    await stage.client.fault({ kind: "delay", method: "editMessageMedia", seconds: 600 });
    await playerOf(stage, table).press(table, { data: firstStep(table).data });
    one.kill("SIGTERM");
    expect(await one.ended).toBe(0);
    await stage.close();
  });
});

const playerOf = (stage: Stage, table: SeenMessage) =>
  calledOn(table)?.name === "Anna" ? stage.anna : stage.boris;

/**
 * The player to move goes on. A turn that is played out ends by itself after some seconds, and the
 * next board may then be a new message.
 */
const pressNext = async (stage: Stage, table: SeenMessage) => {
  const pressUnder = async (board: SeenMessage) => {
    const button = nextStep(board);
    const pressed = await playerOf(stage, board).press(board, button);
    return { board, isCounted: hasCounted(button, toastOf(pressed)) };
  };
  try {
    return await pressUnder(table);
  } catch (error) {
    if (!(error instanceof PlaygroundRefusal) || error.code !== "NO_MESSAGE") throw error;
    return pressUnder(await stage.anna.last("group", isTable));
  }
};

/** The player to move moves one checker. */
const someMove = (stage: Stage, table: SeenMessage): Promise<SeenMessage> =>
  pressOn(playerOf(stage, table), table, firstStep(table));

describe("a process that is killed", () => {
  test("in the middle of a turn, again and again, stands where the last answered press left it", async () => {
    const stage = await openStage({ overHttp: true, botWaits: true });
    let bot = startAt(stage);
    let table = await sitDown(stage.anna, stage.boris, "short");
    for (let round = 0; round < 4; round++) {
      const { board, isCounted } = await pressNext(stage, table);
      expect(isCounted).toBe(true);
      // At once: the edit may have been made, be on its way, or never have been begun.
      bot.kill("SIGKILL");
      expect(await bot.ended).toBe("SIGKILL");
      bot = startAt(stage);
      table = await newerThan(stage.anna, board);
    }
    await stage.close();
  });
});

describe("a seven in a process that is killed", () => {
  test("loses nothing that was played, and gives no second try", async () => {
    const stage = await openStage({ overHttp: true, botWaits: true });
    let bot = startAt(stage);
    await bot.says(/"playing"/);
    const killed = async (): Promise<void> => {
      bot.kill("SIGKILL");
      expect(await bot.ended).toBe("SIGKILL");
      bot = startAt(stage);
      await bot.says(/"playing"/);
    };
    const opened = async (): Promise<SeenMessage> =>
      openedSeven(stage.anna, await sevenMenu(stage.anna));
    await stage.anna.start();
    const first = await opened();
    const [move] = sevenMoves(first);
    if (!move) throw new Error("nothing to play");
    // Answered is played, whether its edit was made or not.
    expect(toastOf(await stage.anna.press(first, move))).toBe("");
    await killed();
    const again = await opened();
    expect(hasButton(again, "seven-undo")).toBe(true);
    let over = again;
    while (!hasButton(over, "seven-done")) {
      const [next] = sevenMoves(over);
      if (!next) throw new Error("neither a move nor Done");
      over = await pressSeven(stage.anna, over, next);
    }
    const done = buttonFor(over, "seven-done");
    expect(toastOf(await stage.anna.press(over, done))).toBe("");
    await killed();
    const second = await opened();
    expect(second.text).toContain("2 из 7");
    for (const data of [done.data, move.data])
      expect(toastOf(await stage.anna.pressOld(second, data))).toContain("уже изменилась");
    await stage.close();
  });
});

test("a press that waited for the first start of a database finds puzzles", async () => {
  const stage = await openStage({ overHttp: true, botWaits: true });
  const former = join(folder, "former.db");
  const variables = { BOT_TOKEN: stage.token, TELEGRAM_API_ROOT: stage.url };
  const first = start({ ...variables, DATABASE_PATH: former });
  await stage.anna.start();
  await stage.anna.say("bot", "/train");
  const page = await stage.anna.waitFor("bot", (one) => hasButton(one, "train-open"));
  first.kill("SIGTERM");
  await first.ended;
  const pressed = stage.anna.press(page, buttonFor(page, "train-open"));
  await expect.poll(() => stage.client.pendingUpdates()).toBeGreaterThan(0);
  startAt(stage);
  expect(toastOf(await pressed)).toBe("");
  await stage.close();
});

describe("without a token", () => {
  test("the same command opens the playground with the bot in it, and a kill loses nothing", async () => {
    const port = String(await freePort());
    const variables = { PORT: port, LOG_LEVEL: "silent" };
    const first = start(variables);
    const [, url = ""] = await first.says(/The playground is open: (\S+)/);
    expect(url).toBe(`http://127.0.0.1:${port}`);
    const page = await fetch(url);
    expect([page.status, page.headers.get("content-type")]).toEqual([
      200,
      "text/html; charset=utf-8",
    ]);
    const client = openPlaygroundClient(url);
    const [anna, boris] = [client.as("anna"), client.as("boris")];
    const table = await sitDown(anna, boris, "long");
    first.kill("SIGKILL");
    await first.ended;

    const second = start(variables);
    await second.says(/The playground is open/);
    expect(await tableIn(anna)).toEqual(table);
    const player = calledOn(table)?.name === "Anna" ? anna : boris;
    const next = await pressOn(player, table, buttonFor(table, "roll"));
    expect(isTable(next)).toBe(true);
    second.kill("SIGTERM");
    expect(await second.ended).toBe(0);
  });
});
