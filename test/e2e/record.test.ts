import { pino } from "pino";
import { describe, expect, test } from "vitest";
import { commitment } from "../../src/game/dice.ts";
import { type GameRecord, readRecord, verifyRecord } from "../../src/game/record/record.ts";
import { type Random, seeded } from "../rules/random.ts";
import { chouetteAt } from "../support/chouette.ts";
import { sendHere } from "../support/inline.ts";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import { tooMany } from "../support/refusals.ts";
import { secretThrowing, seededSecret } from "../support/secrets.ts";
import { type StageWish, story } from "../support/stage.ts";
import {
  buttonFor,
  buttonsOf,
  hasButton,
  playerOf,
  pressAll,
  pressFor,
  pressMenu,
  pressOn,
  sitDown,
  toastOf,
} from "../support/table.ts";
import { ru } from "../support/texts.ts";

const stage = story("later");
const { anna, boris, vahe } = stage;

const ONWARDS: readonly string[] = ["roll", "move", "done", "undo"];

const SECRET = secretThrowing([6, 1], [3, 2]);
const HASH = commitment(SECRET);
const hex = (secret: Uint8Array): string => Buffer.from(secret).toString("hex");

const seated = async (words: string, wish: StageWish = {}): Promise<SeenMessage> => {
  await stage.open({ secrets: [SECRET], ...wish });
  return sitDown(anna, boris, words);
};

/** Anna resigns at the highest outcome, which ends the game at once, and opens what is left of it. */
const resigned = async (table: SeenMessage, chat = "group"): Promise<SeenMessage> => {
  const more = await pressMenu(anna, table, "menu-more");
  const menu = await pressMenu(anna, more, "menu-resign");
  const highest = buttonsOf(menu).findLast(({ press }) => press.do === "resign");
  await anna.press(menu, { data: highest?.data ?? "" });
  // It comes down where something stands below it.
  const isOver = (one: SeenMessage) => one.id >= table.id && hasButton(one, "rematch");
  return pressMenu(anna, await anna.waitFor(chat, isOver), "menu-more");
};

/** Presses of the player to move. */
const playOn = async (
  first: SeenMessage,
  presses: number,
  random: Random,
): Promise<SeenMessage> => {
  let table = first;
  for (let n = 0; n < presses; n++) {
    const player = await playerOf(table, [anna, boris]);
    const onwards = buttonsOf(table).filter(({ press }) => ONWARDS.includes(press.do));
    table = await pressOn(player, table, random.pick(onwards));
  }
  return table;
};

/** The words after these marks, letter by letter as they can be copied. */
const codes = ({ text, entities }: SeenMessage): string[] =>
  entities
    .filter(({ type }) => type === "code")
    .map(({ offset, length }) => text.slice(offset, offset + length));

/** What the buttons copy. */
const copied = ({ keyboard }: SeenMessage): string[] =>
  keyboard.flat().flatMap((one) => ("copy_text" in one ? [one.copy_text.text] : []));

type Handed = {
  readonly name: string;
  readonly text: string;
  readonly message: SeenMessage;
};

/** Presses *Record* and gets the files. */
const askRecord = async (who: Phone, table: SeenMessage, files: number): Promise<Handed[]> => {
  const before = (await who.messages("group")).at(-1)?.id ?? 0;
  expect(await pressFor(who, table, "record")).toMatch(/Запись уже отправляется|on its way/);
  const sent = async () =>
    (await who.messages("group")).filter(({ id, document }) => id > before && document);
  await stage.poll(async () => (await sent()).length).toBe(files);
  return Promise.all(
    (await sent()).map(async (message) => {
      const { name = "", url = "" } = message.document ?? {};
      return { name, text: String(await stage.client.download(url)), message };
    }),
  );
};

const recordIn = ([file]: readonly Handed[]): GameRecord => {
  const read = readRecord(JSON.parse(file?.text ?? ""));
  if (!read.ok) throw new Error(`no record: ${read.code}`);
  return read.record;
};

describe("the promise of the dice", () => {
  test("is at the first board in short, and whole for a person who presses for it", async () => {
    const table = await seated("short");
    expect(codes(table)).toEqual([HASH.slice(0, 12)]);
    const menu = await pressMenu(anna, table, "menu-more");
    expect(await pressFor(vahe, menu, "hash")).toContain(HASH);
    const over = await resigned(await pressMenu(anna, menu, "menu-close"));
    expect(codes(over)).toEqual([]);
  });
});

/** What is said once one more press asks for the secret. */
const secretTold = async (phone: Phone, checked: SeenMessage): Promise<string> =>
  await pressFor(phone, checked, "hash");

describe("the dice", () => {
  test("come from what both players brought as well, which is told while the game runs and after it", async () => {
    const table = await seated("short", { bringsLuck: true });
    const menu = await pressMenu(anna, table, "menu-more");
    const told = await pressFor(vahe, menu, "hash");
    const [nonce = ""] = /\d+-\d+$/.exec(told) ?? [];
    expect(told).toContain(HASH);
    const over = await resigned(await pressMenu(anna, menu, "menu-close"));
    const checked = await pressMenu(vahe, over, "dice");
    const opened = await secretTold(vahe, checked);
    expect(opened).toContain(`🍀 От игроков: ${nonce}`);
    expect(opened.length).toBeLessThanOrEqual(200);
    const record = recordIn(await askRecord(boris, checked, 3));
    expect(record.dice).toEqual({ hash: HASH, secret: hex(SECRET), nonce });
    expect(verifyRecord(record)).toMatchObject({ ok: true, over: true });
    const other = { ...record, dice: { ...record.dice, nonce: `${nonce}1` } };
    expect(verifyRecord(other)).toMatchObject({ ok: false, code: "throw" });
  });

  test("tell all that many have brought to a chouette", async () => {
    await stage.open({ bringsLuck: true });
    const { seated: seatedFor, board, friends } = chouetteAt(stage);
    const others = [boris, vahe, ...(await friends(3))];
    await pressFor(boris, await seatedFor("long", anna, others), "chouette-begin");
    const table = await board("⚪ Boris Katz — ");
    const menu = await pressMenu(anna, table, "menu-more");
    const [nonce = "no luck"] = /[\d-]+$/.exec(await pressFor(vahe, menu, "hash")) ?? [];
    expect(nonce.split("-")).toHaveLength(7);
    await pressFor(vahe, await pressMenu(anna, menu, "menu-close"), "roll");
    await boris.say("group", "/resign");
    const asking = await boris.waitFor("group", (one) => hasButton(one, "resign"));
    await pressFor(boris, asking, "resign");
    const ended = await anna.waitFor("group", (one) => hasButton(one, "rematch"));
    const checked = await pressMenu(anna, await pressMenu(anna, ended, "menu-more"), "dice");
    const opened = await secretTold(vahe, checked);
    expect(opened).toMatch(/[0-9a-f]{64}/);
    expect(opened).toContain(`🍀 От игроков: ${nonce}`);
  });

  test("are recomputed after the end for all who ask, in one edit, and that stays", async () => {
    const over = await resigned(await seated("short"));
    const calls = await stage.client.callsDuring(() => pressMenu(vahe, over, "dice"));
    expect(calls.map(({ method }) => method).sort()).toEqual([
      "answerCallbackQuery",
      "editMessageMedia",
    ]);
    const shown = await anna.last("group");
    expect(shown.text).toMatch(/🎲 Проверено: 1 бросок верен/);
    const told = await secretTold(vahe, shown);
    expect(told).toContain(hex(SECRET));
    expect(told).toContain(HASH);
    expect(told.length).toBeLessThanOrEqual(200);
    // Nothing was played, so there is nothing to look at.
    expect(buttonsOf(shown).map(({ press }) => press.do)).toEqual([
      ...["rematch", "against-of", "record", "hash", "menu-close"],
    ]);

    await stage.stopBot();
    await stage.startBot();
    await anna.press(shown, buttonFor(shown, "rematch"));
    const asked = await anna.waitFor("group", ({ text }) => text.includes("хочет ещё партию"));
    // The dice of the rematch are promised before the other agrees to it.
    const nextHash = commitment(seededSecret(1, 1));
    expect(copied(asked)).toEqual([nextHash]);
    await boris.press(asked, buttonFor(asked, "rematch"));
    const next = await anna.waitFor("group", ({ id }) => id > asked.id);
    expect(codes(next)).toEqual([nextHash.slice(0, 12)]);
    const old = await anna.waitFor(
      "group",
      (one) => one.id === asked.id && !hasButton(one, "rematch"),
    );
    expect(old.text).toContain("🎲 Проверено");
    const left = ["against-of", "record", "hash", "menu-close"];
    expect(buttonsOf(old).map(({ press }) => press.do)).toEqual(left);
  });

  test("are not shown while the game runs, however the button was come by", async () => {
    const table = await seated("short");
    const { data } = buttonFor(table, "menu-more");
    const forged = data.replace(/^m\./, "z.");
    expect(toastOf(await anna.pressOld(table, forged))).toBe("Партия ещё идёт.");
    expect(await anna.last("group")).toEqual(table);
  });

  test("have a secret that is in no call, no log line and no file before it is asked for", async () => {
    const lines: string[] = [];
    const log = pino({ level: "trace" }, { write: (line) => void lines.push(line) });
    const secrets = [seededSecret("kept", 0), seededSecret("kept", 1)];
    const [secret = SECRET] = secrets;
    await stage.open({ secrets, log });
    await stage.forbidPictures();
    const first = await sitDown(anna, boris, "short");
    const more = await pressMenu(anna, first, "menu-more");
    const running = await askRecord(vahe, more, 3);
    // Failures are where logs say most.
    const refused = { ok: false, error_code: 400, description: "Bad Request: CHAT_FULL" } as const;
    const method = ["sendDocument", "editMessageText"];
    await stage.client.fault({ kind: "refuse", error: refused, method, times: 2 });
    stage.passTime(60_001);
    await vahe.press(more, buttonFor(more, "record"));
    await anna.press(more, buttonFor(more, "menu-close"));
    const failures = async () =>
      (await stage.client.calls()).filter(({ error }) => error === refused.description);
    await stage.poll(async () => (await failures()).length).toBe(2);
    const closed = await pressMenu(anna, more, "menu-close");
    const last = await resigned(await playOn(closed, 60, seeded(5)));

    const calls = await stage.client.calls();
    const said = [JSON.stringify(calls), ...lines, ...running.map(({ text }) => text)].join("\n");
    expect(calls.length).toBeGreaterThan(100);
    expect(lines.length).toBeGreaterThan(0);
    for (const encoding of ["hex", "base64", "base64url"] as const) {
      expect(said.includes(Buffer.from(secret).toString(encoding)), encoding).toBe(false);
    }
    expect(said).not.toContain(JSON.stringify([...secret]).slice(1, -1));
    expect(said).toContain(commitment(secret));
    // The same search finds it once it is shown.
    const checked = await pressMenu(anna, last, "dice");
    expect(await secretTold(anna, checked)).toContain(hex(secret));
    expect(JSON.stringify(await stage.client.calls())).toContain(hex(secret));
  });
});

describe("the record", () => {
  test("is handed out as files in answer to the table, and fits", async () => {
    const over = await resigned(await seated("short 5"));
    const files = await askRecord(vahe, over, 3);
    expect(files.map(({ name }) => name)).toEqual(["game-1.json", "game-1.txt", "game-1.mat"]);
    for (const { message } of files) expect(message.replyTo?.id).toBe(over.id);
    expect(files[0]?.message.text).toContain("npm run verify-dice -- game-1.json");

    const record = recordIn(files);
    expect(verifyRecord(record)).toMatchObject({ ok: true, over: true });
    expect(record).toMatchObject({
      game: 1,
      ruleset: { id: "short", name: "Короткие нарды" },
      players: { white: "Anna", black: "Boris Katz" },
      stake: 5,
      score: { white: "0", black: "0" },
      dice: { hash: HASH, secret: hex(SECRET) },
      result: { winner: "black", outcome: "mars", points: "10" },
    });
    expect(files[2]?.text).toContain(" Anna : 0");
    expect(files[2]?.text).toContain("Wins 2 points");
  });

  test("is told as text in the language of the chat", async () => {
    let table = await seated("short 5");
    table = await pressAll(anna, table, "13→7", "8→7");
    table = await pressOn(anna, table, buttonFor(table, "done"));
    const [, text] = await askRecord(anna, await resigned(table), 3);
    const lines = text?.text.split("\n") ?? [];
    expect(lines).toEqual([
      "Шеш-беш · партия 1",
      "Правила: Короткие нарды (short)",
      "Ставка: 5",
      "Счёт перед ней: 0:0",
      "⚪ Anna",
      "🔴 Boris Katz",
      expect.stringMatching(/^Начата: 20\d\d-\d\d-\d\d \d\d:\d\d UTC$/),
      expect.stringMatching(/^Закончена: 20\d\d-\d\d-\d\d \d\d:\d\d UTC$/),
      `SHA-256 секрета зар: ${HASH}`,
      `Секрет зар: ${hex(SECRET)}`,
      "",
      "Жребий: ⚪ 6 🔴 1.",
      "  1. ⚪ 6:1: 13/7 8/7",
      "  2. 🔴 3:2: (не доиграно)",
      "",
      "⚪ Anna сдаётся. Победа: 🔴 Boris Katz — марс.",
      "5 × марс 2 = 10 очков",
      "",
    ]);
  });

  test("of a running game is in the small menu, without the secret", async () => {
    const table = await seated("long");
    const more = await pressMenu(anna, table, "menu-more");
    const files = await askRecord(vahe, more, 2);
    expect(recordIn(files)).toMatchObject({
      ended: null,
      dice: { hash: HASH, secret: null },
      result: null,
    });
    expect(verifyRecord(recordIn(files))).toMatchObject({ ok: true, over: false });
    for (const { text } of files) expect(text).not.toContain(hex(SECRET));
  });

  test("comes once a minute, however often it is asked for", async () => {
    const over = await resigned(await seated("long"));
    await askRecord(anna, over, 2);
    const { data } = buttonFor(over, "record");
    const calls = await stage.client.callsDuring(async () => {
      expect(toastOf(await boris.press(over, { data }))).toContain("already here");
      expect(toastOf(await anna.press(over, { data }))).toContain(ru("refused-record-just-sent"));
    });
    expect(calls.map(({ method }) => method)).toEqual([
      "answerCallbackQuery",
      "answerCallbackQuery",
    ]);
    stage.passTime(60_001);
    await askRecord(boris, over, 2);
  });

  test("waits when the chat has to wait, and the presses do not wait for it", async () => {
    const over = await resigned(await seated("long"));
    await stage.client.fault({ ...tooMany(1), method: "sendDocument", times: 1 });
    const files = askRecord(anna, over, 2);
    const shown = await pressMenu(boris, over, "dice");
    expect((await anna.messages("group")).some(({ document }) => document)).toBe(false);
    expect(shown.text).toContain("🎲 Проверено");
    expect(verifyRecord(recordIn(await files))).toMatchObject({ ok: true });
  });

  test("of a later game of a series says the score before it", async () => {
    const over = await resigned(await seated("long матч 7"));
    for (const phone of [anna, boris]) {
      const newest = await phone.last("group", (one) => hasButton(one, "rematch"));
      await phone.press(newest, buttonFor(newest, "rematch"));
    }
    const next = await anna.waitFor(
      "group",
      (one) => one.id > over.id && hasButton(one, "menu-more"),
    );
    const second = await resigned(next);
    const record = recordIn(await askRecord(anna, second, 2));
    // Anna has the other colour now; she lost the first game.
    expect(record).toMatchObject({
      players: { white: "Boris Katz", black: "Anna" },
      score: { white: "2", black: "0" },
      result: { winner: "white" },
    });
  });

  test("of a game in an inline message comes into the private chat of who asks", async () => {
    await stage.open({ secrets: [SECRET] });
    const { id } = await sendHere(anna, "boris", "short");
    const seen = await boris.waitFor("anna", (one) => one.id === id);
    await boris.press(seen, buttonFor(seen, "offer-sit"));
    const table = await anna.waitFor("boris", (one) => hasButton(one, "menu-more"));
    const over = await resigned(table, "boris");
    const { data } = buttonFor(over, "record");
    const atBoris = await boris.waitFor("anna", (one) => one.id === id && hasButton(one, "record"));
    expect(toastOf(await boris.press(atBoris, { data }))).toContain("tap Start first");
    await boris.start();
    expect(toastOf(await boris.press(atBoris, { data }))).toContain("on its way");
    const file = await boris.waitFor("bot", ({ document }) => document?.name === "game-1.json");
    const record: unknown = JSON.parse(
      String(await stage.client.download(file.document?.url ?? "")),
    );
    expect(verifyRecord(record)).toMatchObject({ ok: true, over: true });
    const shown = await pressMenu(boris, atBoris, "dice");
    expect(await secretTold(boris, shown)).toContain(hex(SECRET));
  });
});
