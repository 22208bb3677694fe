import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import Database from "better-sqlite3";
import { isBoard, isChouette } from "../support/chouette.ts";
import { sendHere } from "../support/inline.ts";
import { sitByLink } from "../support/links.ts";
import {
  openPlaygroundClient,
  type Phone,
  type PlaygroundClient,
  type SeenMessage,
} from "../support/playground-client.ts";
import { freePort } from "../support/process.ts";
import { openedSeven, playSeven, pressSeven, sevenMenu, sevenMoves } from "../support/seven.ts";
import { buttonFor, buttonsOf, hasButton, pressFor, toastOf, versionOf } from "../support/table.ts";

/**
 * Keeps what a release has written: its database and the chats with its buttons.
 * `npm run keep-release -- NAME [FOLDER]` plays in the built checkout of that release, by default
 * this one, and writes test/fixtures/releases/NAME. What is kept is never written again.
 */

const start = async (main: string, folder: string): Promise<[ChildProcess, string]> => {
  const port = String(await freePort());
  const env = { PATH: process.env.PATH, PORT: port, LOG_LEVEL: "warn" };
  const bot = spawn(process.execPath, [main], { cwd: folder, env, stdio: "inherit" });
  const url = `http://127.0.0.1:${port}`;
  const isReady = async (): Promise<boolean> => {
    try {
      const phone = openPlaygroundClient(url).as("anna");
      return (await phone.messages("group")).some(({ from }) => from.bot);
    } catch {
      return false;
    }
  };
  while (!(await isReady())) await sleep(100);
  return [bot, url];
};

type Seat = { readonly phone: Phone; readonly chat: string };

/** A group gets no more than some twenty messages and edits a minute. */
const PATIENCE_MS = 60_000;
/** Longer than a board ever stands still. */
const SETTLED_MS = 7_000;
const LOOK_MS = 200;
const MOST_LOOKS = 450;

const ONWARDS: readonly string[] = ["roll", "move", "done"];

/** The first button that goes on; one checker by one, so that turns are kept in their middle. */
const onwardIn = (table: SeenMessage) => {
  const onwards = buttonsOf(table).filter(({ press }) => ONWARDS.includes(press.do));
  return onwards.find(({ press }) => !("moves" in press) || press.moves.length === 1) ?? onwards[0];
};

/** Presses a button that goes on, whosever turn it is, so many times. */
const play = async (seats: readonly Seat[], presses: number): Promise<void> => {
  let [pressed, newest, quiet] = [0, 0, 0];
  while (pressed < presses) {
    // In a group the bot may edit no more than twenty times a minute.
    if (quiet++ > MOST_LOOKS) throw new Error("the game does not go on");
    await sleep(LOOK_MS);
    for (const { phone, chat } of seats) {
      const table = (await phone.messages(chat)).findLast((one) => versionOf(one) > 0);
      if (!table) continue;
      const version = versionOf(table);
      const onward = onwardIn(table);
      if (!onward || version < newest || pressed === presses) continue;
      const told = toastOf(await phone.press(table, { data: onward.data }));
      if (told !== "" && !/\d/.test(told)) continue;
      pressed++;
      newest = version + 1;
      quiet = 0;
    }
  }
};

/** So many presses, and on until one board has all these buttons. */
const playUntil = async (
  seats: readonly Seat[],
  presses: number,
  ...wanted: readonly ("move" | "undo")[]
): Promise<void> => {
  await play(seats, presses);
  await sleep(SETTLED_MS);
  const isThere = async ({ phone, chat }: Seat): Promise<boolean> =>
    (await phone.messages(chat)).some((one) => wanted.every((action) => hasButton(one, action)));
  if (!(await Promise.all(seats.map(isThere))).some(Boolean)) await playUntil(seats, 1, ...wanted);
};

const inGroup = (...phones: readonly Phone[]): Seat[] =>
  phones.map((phone) => ({ phone, chat: "group" }));

/** Posts a challenge in the group, and the other sits down. */
const sit = async (host: Phone, guest: Phone, words: string): Promise<void> => {
  const said = await host.say("group", `/play ${words}`);
  const posted = await host.waitFor("group", (one) => one.id > said.id && hasButton(one, "sit"));
  await guest.press(posted, { data: buttonFor(posted, "sit").data });
  await host.waitFor("group", (one) => one.id >= posted.id && hasButton(one, "menu-more"));
};

const press = async (phone: Phone, chat: string, action: "resign" | "accept" | "menu-resign") => {
  const menu = await phone.waitFor(chat, (one) => hasButton(one, action), PATIENCE_MS);
  await phone.press(menu, { data: buttonFor(menu, action).data });
};

/** A seven with two turns played and one begun. */
const beginSeven = async (phone: Phone): Promise<void> => {
  await phone.start();
  const board = await openedSeven(phone, await sevenMenu(phone));
  const { message } = await playSeven(phone, board, 2);
  const [move] = sevenMoves(message);
  if (!move) throw new Error("nothing to play in the seven");
  await pressSeven(phone, message, move);
};

/** A cup to be entered, an arena with a game, a chouette that is played. */
const beginEvents = async (maker: Phone, others: readonly Phone[]): Promise<void> => {
  const all = async (message: SeenMessage, action: Parameters<typeof pressFor>[2]) => {
    for (const phone of [maker, ...others]) await pressFor(phone, message, action);
  };
  await maker.say("group", "/cup long 1");
  await all(await maker.waitFor("group", (one) => hasButton(one, "cup-enter")), "cup-enter");
  await maker.say("group", "/arena short 60");
  await all(await maker.waitFor("group", (one) => hasButton(one, "arena-play")), "arena-play");
  await maker.say("group", "/chouette short");
  await all(await maker.waitFor("group", isChouette), "chouette-sit");
  const ready = await maker.waitFor(
    "group",
    (one) => hasButton(one, "chouette-begin"),
    PATIENCE_MS,
  );
  await pressFor(maker, ready, "chouette-begin");
  await maker.waitFor("group", (one) => one.id > ready.id && isBoard(one));
};

/** A finished game, games of five rulesets in every kind of chat, a seven, events, and a challenge. */
const story = async (client: PlaygroundClient): Promise<void> => {
  const [anna, boris, vahe] = [client.as("anna"), client.as("boris"), client.as("vahe")];
  await client.budget("off");
  await sit(anna, vahe, "short 5");
  await play(inGroup(anna, vahe), 9);
  await anna.say("group", "/resign");
  await press(anna, "group", "resign");
  await press(vahe, "group", "accept");
  await anna.waitFor("group", (one) => hasButton(one, "rematch"));
  await sit(anna, boris, "short 10 cube");
  await playUntil(inGroup(anna, boris), 13, "move", "undo");
  await sitByLink(anna, vahe, "long 5");
  await playUntil(
    [anna, vahe].map((phone) => ({ phone, chat: "bot" })),
    14,
    "move",
  );
  await boris.start();
  await boris.say("bot", "/play bot gulbar");
  await boris.waitFor("bot", (one) => hasButton(one, "menu-more"));
  await playUntil([{ phone: boris, chat: "bot" }], 11, "move");
  const offered = await sendHere(anna, "boris", "caucasian");
  await boris.press(await boris.last("anna", ({ id }) => id === offered.id), {
    data: buttonFor(offered, hasButton(offered, "sit") ? "sit" : "offer-sit").data,
  });
  await anna.waitFor("boris", (one) => hasButton(one, "menu-more"));
  await playUntil(
    [
      { phone: anna, chat: "boris" },
      { phone: boris, chat: "anna" },
    ],
    8,
    "move",
  );
  await beginSeven(vahe);
  await anna.start();
  await beginEvents(anna, [boris, vahe]);
  await vahe.say("group", "/play mad-gulbar 20");
  await vahe.waitFor("group", (one) => hasButton(one, "sit"));
  // By then the computer has answered, and every message shows its game.
  await sleep(10_000);
};

/** One small file, without the pictures that no phone shows any more. */
const packed = (path: string): Buffer => {
  const sql = new Database(path);
  const has = sql.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'file'").get();
  if (has) {
    sql.exec(
      "DELETE FROM file WHERE NOT EXISTS (SELECT 1 FROM message WHERE instr(body, file.id) > 0)",
    );
  }
  sql.pragma("journal_mode = DELETE");
  sql.exec("VACUUM");
  sql.close();
  return gzipSync(readFileSync(path), { level: 9 });
};

const [name, checkout = "."] = process.argv.slice(2);
if (name === undefined) throw new Error("npm run keep-release -- NAME [FOLDER]");
const folder = mkdtempSync(join(tmpdir(), "nardy-release-"));
const [bot, url] = await start(resolve(checkout, "dist/main.js"), folder);
try {
  await story(openPlaygroundClient(url));
} finally {
  bot.kill("SIGTERM");
  await once(bot, "close");
}
const into = join("test/fixtures/releases", name);
mkdirSync(into, { recursive: true });
for (const path of ["data/nardy.db", "data/playground/playground.db"]) {
  writeFileSync(join(into, `${path.split("/").at(-1)}.gz`), packed(join(folder, path)));
}
rmSync(folder, { recursive: true });
