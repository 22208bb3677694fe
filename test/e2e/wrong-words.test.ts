import { describe, expect, test } from "vitest";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import { openPage } from "../support/settings.ts";
import { story } from "../support/stage.ts";
import { buttonFor, hasButton } from "../support/table.ts";
import { en, ru } from "../support/texts.ts";

/** Vahe runs the bot and reads Russian; Boris reads English. */
const VAHE = 5_100_000_003;

const stage = story({ owner: VAHE });
const { boris, vahe } = stage;

/** What the bot says in private after these words. */
const answerTo = async (phone: Phone, words: string): Promise<SeenMessage> => {
  const { id } = await phone.say("bot", words);
  return phone.waitFor("bot", (one) => one.from.bot && one.id > id && one.text !== "");
};

/** The page of the language in the private settings. */
const languagePage = async (phone: Phone): Promise<SeenMessage> => {
  const { id } = await phone.say("bot", "/settings");
  const main = await phone.waitFor("bot", (one) => one.id > id && hasButton(one, "settings-page"));
  return openPage(phone, main, "language");
};

const report = async (phone: Phone, words: string): Promise<SeenMessage> => {
  const page = await languagePage(phone);
  await phone.press(page, buttonFor(page, "wrong-word"));
  await phone.waitFor("bot", ({ text }) => text === en("wrong-word-ask"));
  return answerTo(phone, words);
};

describe("a word that sounds wrong", () => {
  test("reaches the bot's owner in one line, in their own language", async () => {
    await vahe.start();
    await boris.start();
    const thanks = await report(boris, "“backgammon”\n is <b>gammon</b>");
    expect(thanks.text).toBe(en("wrong-word-sent"));
    const told = await vahe.waitFor("bot", ({ text }) => text.includes("✍️"));
    const line = "“backgammon” is &lt;b&gt;gammon&lt;/b&gt;";
    const values = { name: "Boris Katz", language: "English", line };
    expect(told.text.replaceAll(/[\u2068\u2069]/g, "")).toBe(ru("wrong-word-told", values));
    // Not more than one a minute.
    expect((await report(boris, "again")).text).toBe(en("wrong-word-soon"));
  });

  test("reaches them without marks that would turn the rest of the message around", async () => {
    await vahe.start();
    await boris.start();
    await report(boris, "gam\u202emon\u2069 \u200fis");
    const told = await vahe.waitFor("bot", ({ text }) => text.includes("✍️"));
    expect(told.text).toContain("\u2068gammon is\u2069");
  });

  test("reaches them ten times a minute at most, from however many accounts", async () => {
    await vahe.start();
    const answers: string[] = [];
    for (let account = 0; account < 12; account++) {
      const { key } = await boris.invite();
      const phone = stage.client.as(key);
      await phone.start();
      const page = await languagePage(phone);
      await phone.press(page, buttonFor(page, "wrong-word"));
      answers.push((await answerTo(phone, `kosh ${account}`)).text);
    }
    await stage.pass(1_000);
    const told = (await vahe.messages("bot")).filter(({ text }) => text.includes("kosh"));
    expect(told).toHaveLength(10);
    const later = answers.filter((text) => [ru, en].some((say) => say("wrong-word-many") === text));
    expect(later).toHaveLength(2);
  });

  test("is told after a restart, if the bot stopped before it was", async () => {
    await vahe.start();
    await boris.start();
    await report(boris, "kosh");
    await stage.stopBot();
    await stage.startBot();
    const told = async () =>
      (await vahe.messages("bot")).filter(({ text }) => text.includes("kosh")).length;
    await stage.poll(told).toBe(1);
  });

  test("is no longer asked for after /cancel or another command", async () => {
    await vahe.start();
    await boris.start();
    const page = await languagePage(boris);
    await boris.press(page, buttonFor(page, "wrong-word"));
    const asked = await boris.waitFor("bot", ({ text }) => text === en("wrong-word-ask"));
    expect((await answerTo(boris, "/help")).text).toBe(en("help"));
    expect((await answerTo(boris, "hello")).text).not.toBe(en("wrong-word-sent"));
    expect(asked.from.bot).toBe(true);
  });

  test("cannot be reported where the bot has nobody to tell", async () => {
    await boris.start();
    expect(hasButton(await languagePage(boris), "wrong-word")).toBe(false);
  });
});
