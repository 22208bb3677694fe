import { describe, expect, test } from "vitest";
import { transcriptOf } from "../../src/features/records/transcript.ts";
import { matOf, readRecord, verifyRecord } from "../../src/game/record/record.ts";
import { sendHere } from "../support/inline.ts";
import { sitByLink } from "../support/links.ts";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import { choose, openPage } from "../support/settings.ts";
import { story } from "../support/stage.ts";
import {
  buttonFor,
  buttonNamed,
  buttonsOf,
  calledOn,
  hasButton,
  inGame,
  moveButtons,
  newerThan,
  nextStep,
  pressAll,
  pressFor,
  pressMenu,
  pressOn,
  sitDown,
  toastOf,
  versionOf,
} from "../support/table.ts";
import { ru } from "../support/texts.ts";
import { THREE_ONE } from "../support/three-one.ts";

/** Anna (White) has 3:1, then Boris 3:2. */
const stage = story({ secrets: THREE_ONE });
const { anna, boris, vahe } = stage;

const plain = (text: string): string => text.replaceAll(/[\u2060\u2066-\u2069]/g, "");

/** Opens ⋯ and presses the key for one's last turn; gives the answer. */
const askBack = async (phone: Phone, table: SeenMessage): Promise<string> =>
  pressFor(phone, await pressMenu(phone, table, "menu-more"), "ask-back");

const hasKey = async (phone: Phone, table: SeenMessage): Promise<boolean> => {
  const open = await pressMenu(phone, table, "menu-more");
  await pressMenu(phone, open, "menu-close");
  return hasButton(open, "ask-back");
};

const keysOf = (table: SeenMessage): readonly string[] => buttonsOf(table).map(({ text }) => text);

const DONE = ru("button-done");

/** The record of a finished game, as its file has it; `open`: its keys under More. */
const recordIn = async (phone: Phone, open: SeenMessage): Promise<unknown> => {
  await phone.press(open, buttonFor(open, "record"));
  const { document } = await phone.waitFor(open.chat, (one) =>
    (one.document?.name ?? "").endsWith(".json"),
  );
  return JSON.parse(String(await stage.client.download(document?.url ?? "")));
};

const giveUp = async (phone: Phone, chat: string): Promise<SeenMessage> => {
  const { id } = await phone.say(chat, "/resign");
  const leaving = await phone.waitFor(chat, (one) => one.id > id && hasButton(one, "resign"));
  const last = buttonsOf(leaving).findLast(({ press }) => press.do === "resign");
  await phone.press(leaving, last?.data === undefined ? "" : { data: last.data });
  return phone.waitFor(chat, (one) => one.id >= id && hasButton(one, "rematch"));
};

test("in a group a turn is asked back over the next roll, and played again with its dice", async () => {
  const start = await sitDown(anna, boris, "short");
  const rolled = await pressAll(anna, start, "8→5", "6→5", DONE);
  expect(rolled.text).toContain("3:2");
  expect(await askBack(anna, rolled)).toBe(ru("back-asked"));
  const asked = await newerThan(boris, rolled);
  expect(keysOf(asked)).toEqual([ru("button-allow-back"), ru("button-refuse-back")]);
  expect(plain(asked.text)).toContain("⚪ Anna просит вернуть ход 3:1.");
  expect(asked.photo).not.toEqual(rolled.photo);
  expect(await pressFor(vahe, asked, "allow-back")).toBe(ru("refused-not-your-game"));
  expect(await pressFor(anna, asked, "allow-back")).toBe(ru("refused-own-question"));
  const back = await pressOn(boris, asked, buttonFor(asked, "allow-back"));
  expect(calledOn(back)?.name).toBe("Anna");
  expect(back.text).toContain(ru("taken-back"));
  expect(moveButtons(back).map(({ text }) => text)).toEqual(
    moveButtons(start).map(({ text }) => text),
  );
  const again = await pressAll(anna, back, "24→21", "24→23", DONE);
  expect(again.text).not.toContain("3:2");
  expect(await hasKey(anna, again)).toBe(false);
  const over = await pressMenu(anna, await giveUp(boris, "group"), "menu-more");
  const checked = await pressMenu(vahe, over, "dice");
  expect(plain(checked.text)).toContain(plain(ru("dice-checked", { throws: 3 })));
  const record = await recordIn(anna, checked);
  const read = readRecord(record);
  if (!read.ok) throw new Error("no record");
  expect(transcriptOf(read.record, ru)).toContain(ru("record-taken-back", { turns: "⚪ 1" }));
  expect(matOf(read.record)).toMatchObject({ text: expect.stringContaining('; [TakenBack "1"]') });
  expect(verifyRecord(record)).toMatchObject({ ok: true, over: true, throws: 3 });
  expect(JSON.stringify(record)).toContain('"taken-back"');
});

test("in a group the key is also in the menu that a player has in private", async () => {
  await anna.start();
  const rolled = await pressAll(anna, await sitDown(anna, boris, "short"), ...["8→5", "6→5", DONE]);
  await anna.press(rolled, buttonFor(rolled, "menu-more"));
  const menu = await anna.waitFor("bot", (one) => hasButton(one, "ask-back"));
  expect(await pressFor(anna, menu, "ask-back")).toBe(ru("back-asked"));
  const asked = await newerThan(boris, rolled);
  expect(hasButton(asked, "allow-back")).toBe(true);
  const told = await anna.waitFor("bot", ({ id, keyboard }) => id === menu.id && !keyboard[0]);
  // It is asked at the table alone.
  expect(plain(told.text)).not.toContain("ход");
});

test("in an inline message the board asks, and who asked can think better of it", async () => {
  const challenge = await sendHere(anna, "boris", "короткие");
  const becomes = (fits: (one: SeenMessage) => boolean) =>
    anna.waitFor("boris", (one) => one.id === challenge.id && fits(one));
  await boris.pressOld(
    await boris.waitFor("anna", ({ id }) => id === challenge.id),
    buttonFor(challenge, "offer-sit").data,
  );
  let table = await becomes((one) => moveButtons(one).length > 0);
  for (const words of ["8→5", "6→5", DONE]) {
    const before = versionOf(table);
    await anna.press(table, buttonNamed(table, words));
    table = await becomes((one) => versionOf(one) > before);
  }
  expect(await askBack(anna, table)).toBe(ru("back-asked"));
  const asked = await becomes((one) => hasButton(one, "refuse-back"));
  await anna.press(asked, buttonFor(asked, "refuse-back"));
  const on = await becomes((one) => moveButtons(one).length > 0);
  expect(on.text).toContain(ru("take-back-refused"));
});

describe("in two private chats", () => {
  const asked = async () => {
    const tables = await sitByLink(anna, boris, "short");
    await pressAll(anna, tables.host, "8→5", "6→5", DONE);
    const rolled = await boris.waitFor("bot", (one) => inGame(one) && moveButtons(one).length > 0);
    const own = await anna.last("bot", inGame);
    expect(await askBack(anna, own)).toBe(ru("back-asked"));
    const question = await boris.waitFor("bot", (one) => hasButton(one, "allow-back"));
    return { rolled, question };
  };

  test("the opponent hears it and says No; then the game goes on where it was", async () => {
    const { rolled, question } = await asked();
    // A new message makes a sound.
    expect(question.id).toBeGreaterThan(rolled.id);
    const waiting = await anna.waitFor("bot", ({ text }) => plain(text).includes("Вы попросили"));
    expect(hasButton(waiting, "refuse-back")).toBe(false);
    const on = await pressOn(boris, question, buttonFor(question, "refuse-back"));
    expect(keysOf(on).slice(0, 4)).toEqual(keysOf(rolled).slice(0, 4));
    const told = await anna.waitFor("bot", ({ text }) => text.includes(ru("take-back-refused")));
    expect(await hasKey(anna, told)).toBe(false);
    expect(toastOf(await boris.pressOld(on, buttonFor(question, "allow-back").data))).not.toBe("");
  });

  test("who plays on has answered, and a button that the question has hidden still counts", async () => {
    const { rolled, question } = await asked();
    const [move] = moveButtons(rolled);
    await boris.pressOld(question, move?.data ?? "");
    const moved = await boris.waitFor("bot", (one) => hasButton(one, "undo"));
    expect(versionOf(moved)).toBeGreaterThan(versionOf(question));
    expect(hasButton(moved, "allow-back")).toBe(false);
    const late = await boris.pressOld(moved, buttonFor(question, "allow-back").data);
    expect(toastOf(late)).not.toBe("");
    const told = await anna.waitFor(
      "bot",
      (one) => inGame(one) && !plain(one.text).includes("Вы попросили"),
    );
    expect(await hasKey(anna, told)).toBe(false);
  });

  test("a restart keeps the question", async () => {
    const { question } = await asked();
    await stage.stopBot();
    await stage.startBot();
    await pressFor(boris, question, "allow-back");
    const back = await anna.waitFor("bot", ({ text }) => text.includes(ru("taken-back")));
    expect(moveButtons(back)).not.toEqual([]);
  });
});

test("a group that does not want it has no key for it, and an older one does nothing", async () => {
  const rolled = await pressAll(anna, await sitDown(anna, boris, "short"), ...["8→5", "6→5", DONE]);
  const open = await pressMenu(anna, rolled, "menu-more");
  const { data } = buttonFor(open, "ask-back");
  await anna.say("group", "/settings");
  const settings = await anna.waitFor("group", (one) => hasButton(one, "settings-page"));
  await choose(anna, await openPage(anna, settings, "automation"), ru("toggle-takeBacks"));
  const redrawn = await anna.waitFor(
    "group",
    (one) => hasButton(one, "menu-close") && !hasButton(one, "ask-back"),
  );
  expect(toastOf(await anna.pressOld(redrawn, data))).toBe(ru("refused-take-back-off"));
});

test("against the computer turns are taken back at once, and the game is no step of the ladder", async () => {
  await anna.start();
  const { id } = await anna.say("bot", "/play бот short beginner");
  const isMine = (one: SeenMessage): boolean => one.id > id && moveButtons(one).length > 0;
  let table = await anna.waitFor("bot", isMine);
  /** A whole turn of Anna's, until it is her turn again. */
  const turn = async (): Promise<void> => {
    const { length } = table.text;
    expect(length).toBeGreaterThan(0);
    for (let step = nextStep(table); ; step = nextStep(table)) {
      table = await pressOn(anna, table, step);
      if (step.press.do === "done") break;
    }
    table = await anna.waitFor("bot", (one) => isMine(one) || hasButton(one, "roll"));
  };
  const first = moveButtons(table).map(({ text }) => text);
  await turn();
  const second = moveButtons(table).map(({ text }) => text);
  await turn();
  expect(await askBack(anna, table)).toBe(ru("back-taken"));
  table = await newerThan(anna, table);
  expect(moveButtons(table).map(({ text }) => text)).toEqual(second);
  expect(await askBack(anna, table)).toBe(ru("back-taken"));
  table = await newerThan(anna, table);
  expect(moveButtons(table).map(({ text }) => text)).toEqual(first);
  await turn();
  const over = await giveUp(anna, "bot");
  expect(over.text).toContain(ru("computer-taught"));
  const open = await pressMenu(anna, over, "menu-more");
  expect(verifyRecord(await recordIn(anna, open))).toMatchObject({ ok: true, over: true });
});
