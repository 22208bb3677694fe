import Database from "better-sqlite3";
import { pino } from "pino";
import { describe, expect, test } from "vitest";
import { answerTo } from "../support/answers.ts";
import {
  beginRules,
  buttonWith,
  isGone,
  isPrompt,
  nameRules,
  pageOn,
  pressTo,
  promptOn,
  replyToPrompt,
} from "../support/drafts.ts";
import type { Phone } from "../support/playground-client.ts";
import { refusal, tooMany } from "../support/refusals.ts";
import { story } from "../support/stage.ts";
import { buttonFor, buttonsOf, hasButton, toastOf } from "../support/table.ts";
import { ru } from "../support/texts.ts";

const stage = story();
const { anna, boris, client } = stage;

/** What the first group of the playground becomes. */
const SUPERGROUP = -1004700000001;

/** The bot hears of it when it takes a challenge away there. */
const upgradedTo = (migrate_to_chat_id: number) => ({
  ...refusal(400, "Bad Request: group chat was upgraded to a supergroup chat", {
    migrate_to_chat_id,
  }),
  method: "deleteMessage",
  times: 1,
});

const forget = async (phone: Phone): Promise<void> => {
  await phone.say("bot", "/forget");
  const ask = await phone.waitFor("bot", (one) => hasButton(one, "forget"));
  await phone.press(ask, buttonFor(ask, "forget"));
};

describe("a name", () => {
  test.each([
    ["12 34", "без букв", "name-empty"],
    ["🎲🎲🎲", "из одних картинок", "name-empty"],
    ["\u202e\u200b.", "без букв, с невидимым", "name-empty"],
    ["Ы".repeat(33), "слишком длинное", "name-too-long"],
    ["Ы👨‍👩‍👧‍👦".repeat(6), "слишком тяжёлое", "name-too-long"],
    ["Длинные нарды", "нашей игры", "name-spoken-for"],
    ["мад", "другое имя нашей игры", "name-spoken-for"],
    ["MAD-GULBAR", "нашей игры, большими буквами", "name-spoken-for"],
    ["куб", "слово после /play", "name-spoken-for"],
    ["длинные 5", "слова после /play", "name-spoken-for"],
    ["свои", "слово после /rules", "name-spoken-for"],
  ] as const)("«%s» is refused (%s), and another is heard", async (name, _, reason) => {
    await pressTo(anna, await beginRules(anna), { do: "draft-name" });
    const prompt = await promptOn(anna);
    await anna.say("group", name, prompt.id);
    const refusal = await promptOn(anna, "group", prompt.id);
    expect(refusal.text).toBe(ru(reason, { most: 32 }));
    await anna.say("group", "Дворовые", refusal.id);
    const made = await anna.waitFor("group", (one) => hasButton(one, "own-play"));
    expect(made.text).toContain("Дворовые");
    await isGone(anna, isPrompt);
  });

  test("is the chat's only one of its kind, in any case", async () => {
    await nameRules(anna, await beginRules(anna), "Дворовые");
    await pressTo(boris, await beginRules(boris), { do: "draft-name" });
    const prompt = await promptOn(boris);
    await boris.say("group", "  ДВОРОВЫЕ! ", prompt.id);
    const refusal = await promptOn(boris, "group", prompt.id);
    await boris.say("group", "Дворовые 2", refusal.id);
    await boris.waitFor("group", ({ text }) => text.includes("Дворовые 2"));
  });

  test("is cleaned of what would bend the lines around it", async () => {
    const made = await nameRules(anna, await beginRules(anna), "\u202eДво\nро\u200bвые  <i>&");
    expect(made.text).toContain("\u2068Дво ровые <i>&\u2069");
  });
});

describe("old buttons and bad weather", () => {
  test("a press on an old keyboard does what it says", async () => {
    const page = await beginRules(anna, "long");
    const open = await pressTo(anna, page, { do: "draft-switch", name: "homeMars" });
    const chosen = await pressTo(anna, open, { do: "draft-value", name: "homeMars", value: "4" });
    const { data } = buttonWith(open, { do: "draft-value", value: "off" });
    expect(toastOf(await anna.pressOld(chosen, data))).toBe("");
    const changed = await anna.waitFor("group", (one) => /Домашний марс: нет/.test(one.text));
    expect(changed.id).toBe(page.id);
  });

  test("what no button says changes nothing", async () => {
    const page = await beginRules(anna, "long");
    const [, person, draft] = buttonFor(page, "draft-name").data.split(".");
    const key = `${person}.${draft}`;
    const garbage = [
      `B.${key}.chess`,
      `W.${key}.homeHit`,
      `W.${key}.family`,
      `V.${key}.homeMars.5`,
      `V.${key}.homeHit.no-hiding`,
      `V.${key}.family.short`,
    ];
    for (const data of garbage) expect(toastOf(await anna.pressOld(page, data)), data).toBe("");
    for (const data of [`N.${key}.1`, "N", "V", `V.${key}.cube`]) {
      expect(toastOf(await anna.pressOld(page, data)), data).toBe(ru("refused-unknown-button"));
    }
    expect(toastOf(await anna.pressOld(page, `X.1.${draft}`))).toBe(ru("refused-not-your-draft"));
    expect(await pageOn(anna)).toEqual(page);
  });

  test("Telegram asks to wait: the toast says so, and the press is not lost", async () => {
    const page = await beginRules(anna, "long");
    await client.fault({ ...tooMany(1), method: "editMessageText", times: 1 });
    expect(
      toastOf(await anna.press(page, buttonWith(page, { do: "draft-switch", name: "homeMars" }))),
    ).toContain("1");
    await stage.wait(1_100);
    const open = await pressTo(anna, page, { do: "draft-switch", name: "homeMars" });
    expect(hasButton(open, "draft-value")).toBe(true);
  });

  test("the network breaks: the dialog goes on with the next press", async () => {
    const page = await beginRules(anna, "long");
    await client.fault({ kind: "drop", method: "editMessageText", times: 1 });
    await client.fault({ kind: "drop", method: "answerCallbackQuery", times: 1 });
    await anna.press(page, buttonWith(page, { do: "draft-switch", name: "homeMars" }), 300);
    await client.clearFaults();
    const open = await pressTo(anna, page, { do: "draft-switch", name: "homeMars" });
    const made = await pressTo(anna, open, { do: "draft-value", name: "homeMars", value: "4" });
    expect((await nameRules(anna, made, "Дворовые")).text).toMatch(/Домашний марс: × 4/);
  });

  test("the group becomes a supergroup during a press: the dialog goes on there", async () => {
    await boris.start();
    await boris.say("group", "/play short");
    await boris.waitFor("group", (one) => hasButton(one, "sit"));
    const page = await beginRules(anna, "long");
    const late = { kind: "delay", method: "editMessageText", seconds: 3, times: 1 } as const;
    await client.fault(late);
    const pressed = anna.press(page, buttonWith(page, { do: "draft-switch", name: "homeMars" }));
    await stage.wait(500);
    // The challenge of who is forgotten goes meanwhile, so the bot hears of it by that call.
    await client.fault(upgradedTo(SUPERGROUP));
    await forget(boris);
    await pressed;
    const { chat } = await anna.upgradeGroup();
    expect(chat).toBe(SUPERGROUP);
    await anna.say(chat, "/rules new");
    const open = await anna.waitFor(
      chat,
      (one) => one.chat === chat && hasButton(one, "draft-name"),
    );
    const values = await pressTo(anna, open, { do: "draft-switch", name: "homeMars" });
    expect(hasButton(values, "draft-value")).toBe(true);
  });

  test("a first page that cannot be sent begins no dialog", async () => {
    // The greeting is a message too.
    await anna.waitFor("group", ({ from }) => from.bot);
    await client.fault({ kind: "drop", method: "sendMessage", times: 1 });
    await anna.say("group", "/rules new");
    expect((await answerTo(anna, "/cancel")).text).toContain("/play");
    await beginRules(anna);
  });
});

describe("a name that the database does not take", () => {
  const changed = (sql: string): void => {
    const database = new Database(stage.databasePath);
    database.exec(sql);
    database.close();
  };

  test("is answered, the dialog ends, and another one can begin", async () => {
    const lines: string[] = [];
    await stage.open({ log: pino({ level: "error" }, { write: (line) => void lines.push(line) }) });
    await pressTo(anna, await beginRules(anna), { do: "draft-name" });
    const page = await pageOn(anna);
    changed(
      "CREATE TRIGGER no BEFORE INSERT ON rulesets BEGIN SELECT RAISE(ABORT, 'no room'); END",
    );
    const { id } = await replyToPrompt(anna, "Дворовые");
    const told = await anna.waitFor("group", (one) => one.id > id && one.from.bot);
    expect(told.text).toBe(ru("dialog-failed"));
    expect(lines).toEqual([expect.stringContaining("a dialog failed, and ended")]);
    changed("DROP TRIGGER no");
    await replyToPrompt(anna, "Дворовые");
    expect(buttonsOf(await answerTo(anna, "/rules own"))).toEqual([]);
    const { data } = buttonFor(page, "draft-cancel");
    expect(toastOf(await anna.pressOld(page, data))).toBe(ru("refused-draft-over"));
    expect((await nameRules(anna, await beginRules(anna), "Дворовые")).text).toContain("Дворовые");
  });
});
