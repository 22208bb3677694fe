import { beforeEach, describe, expect, test } from "vitest";
import { inviting } from "../support/links.ts";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import { choose, keyNamed, markedOn, openPage, setInGroup, toMain } from "../support/settings.ts";
import { story } from "../support/stage.ts";
import {
  buttonFor,
  buttonsOf,
  hasButton,
  inGame,
  isTable,
  pressAll,
  pressFor,
  pressOn,
  toastOf,
} from "../support/table.ts";
import { THREE_ONE } from "../support/three-one.ts";

const stage = story({ secrets: THREE_ONE });
const { anna, boris } = stage;

const restart = async (): Promise<void> => {
  await stage.stopBot();
  await stage.startBot();
};

/** Asks for the settings in the private chat. */
const ownSettings = async (phone: Phone): Promise<SeenMessage> => {
  const { id } = await phone.say("bot", "/settings");
  return phone.waitFor("bot", (one) => one.id > id && hasButton(one, "settings-page"));
};

/** The tables of a game by link, each in its own private chat. */
const sitByLink = async (words: string) => {
  const invitation = await inviting(anna, words);
  const link = invitation.keyboard.flat().find((button) => "copy_text" in button);
  if (!link || !("copy_text" in link)) throw new Error("no link to copy");
  await boris.open(link.copy_text.text);
  const offered = await boris.waitFor("bot", (one) => hasButton(one, "sit"));
  await boris.press(offered, buttonFor(offered, "sit"));
  return {
    anna: await anna.waitFor("bot", inGame),
    boris: await boris.waitFor("bot", inGame),
  };
};

describe("one's own settings", () => {
  beforeEach(async () => {
    await anna.start();
    await boris.start();
  });

  test("are in the private chat, without what only groups have", async () => {
    const main = await ownSettings(boris);
    expect(main.keyboard.flat().map(({ text }) => text)).toEqual([
      "Language: same as Telegram",
      "Board: picture",
      "At the board: all",
      "Game: ask",
      "Stake: 1",
      "Cube: no",
      "Bot: automatic",
      "Automation: all",
      "Time: 3 days",
    ]);
  });

  test("say the language of the chat, and of what only he sees elsewhere", async () => {
    const page = await openPage(boris, await ownSettings(boris), "language");
    const russian = await choose(boris, page, "Русский");
    expect(markedOn(russian)).toEqual(["Русский"]);
    await restart();
    const { id } = await boris.say("bot", "/games");
    const answer = await boris.waitFor("bot", (one) => one.from.bot && one.id > id);
    expect(answer.text).toContain("У вас нет незаконченных партий");
    await setInGroup(anna, "language", "English");
    await anna.say("group", "/play short");
    const challenge = await anna.waitFor("group", (one) => hasButton(one, "sit"));
    const own = boris.press(challenge, buttonFor(challenge, "cancel"));
    expect(toastOf(await own)).toBe("Снять вызов может только тот, кто его бросил.");
    const back = await choose(boris, russian, "Как в Telegram");
    expect(back.text).toContain("Language");
  });

  test("change one's own table of a game and not the opponent's", async () => {
    const tables = await sitByLink("short");
    const page = await openPage(anna, await ownSettings(anna), "board");
    await choose(anna, page, "Эмодзи");
    const emoji = await anna.waitFor(
      "bot",
      (one) => isTable(one) && hasButton(one, "move") && !one.photo,
    );
    expect(emoji.text).toContain("🟫🟫🟨🟨");
    const other = await boris.last("bot", ({ id }) => id === tables.boris.id);
    expect(other).toEqual(tables.boris);
  });

  test("say what is done by itself for him and not for his opponent", async () => {
    const page = await openPage(boris, await ownSettings(boris), "automation");
    await choose(boris, page, "Auto-roll");
    const { anna: own } = await sitByLink("short");
    const moved = await pressAll(anna, own, "8→5", "6→5");
    await anna.press(moved, buttonFor(moved, "done"));
    const table = await boris.waitFor("bot", (one) => hasButton(one, "roll"));
    const rolled = await pressOn(boris, table, buttonFor(table, "roll"));
    const all = await pressAll(boris, rolled, "13→10", "13→11");
    await boris.press(all, buttonFor(all, "done"));
    const next = await anna.waitFor(
      "bot",
      ({ id, text }) => id > moved.id && text.includes("Ваш ход"),
    );
    expect(hasButton(next, "roll")).toBe(false);
  });

  test("say what a bare /play is to, also there", async () => {
    const page = await openPage(anna, await ownSettings(anna), "game");
    await choose(anna, page, "Бешеный гюльбар");
    const { id } = await anna.say("bot", "/play 3");
    const link = await anna.waitFor("bot", (one) => one.id > id && isTable(one));
    expect(link.text).toContain("Бешеный гюльбар · ставка 3");
  });
});

describe("a stake that is typed", () => {
  const isPrompt = ({ forceReply }: SeenMessage): boolean => forceReply === true;

  const prompts = async (phone: Phone, chat: string): Promise<SeenMessage[]> =>
    (await phone.messages(chat)).filter(isPrompt);

  /** Presses "another stake" and waits for the question. */
  const ask = async (phone: Phone, page: SeenMessage): Promise<SeenMessage> => {
    expect(await pressFor(phone, page, "settings-stake")).toBe("");
    return phone.waitFor(page.chat, (one) => isPrompt(one) && one.id > page.id);
  };

  const stakePage = () => setInGroup(anna, "stake", "5");

  const marked = async (page: SeenMessage): Promise<string[]> =>
    markedOn(await anna.last(page.chat, ({ id }) => id === page.id));

  test("is the answer to a question, which then goes away", async () => {
    const page = await stakePage();
    const prompt = await ask(anna, page);
    expect(prompt.text).toContain("\u2068Anna\u2069, сколько очков");
    await stage.client.callsDuring(async () => undefined);
    await restart();
    await anna.say("group", "250", prompt.id);
    await stage.poll(() => marked(page)).toEqual(["Другая: 250"]);
    await stage.poll(() => prompts(anna, "group")).toEqual([]);
    await boris.say("group", "/play long");
    const challenge = await boris.waitFor("group", (one) => hasButton(one, "sit"));
    expect(challenge.text).toContain("ставка 250");
  });

  test.each(["0", "-3", "1000001", "2.5", "много", "1e3"])(
    "«%s» is none, and is asked for again",
    async (words) => {
      const page = await stakePage();
      const prompt = await ask(anna, page);
      const { id } = await anna.say("group", words, prompt.id);
      const again = await anna.waitFor("group", (one) => isPrompt(one) && one.id > id);
      expect(again.text).toContain("целое число от 1 до 1");
      expect(again.replyTo?.id).toBe(id);
      await anna.say("group", "1000000", again.id);
      await stage.poll(() => marked(page)).toEqual(["Другая: 1000000"]);
      await stage.poll(() => prompts(anna, "group")).toEqual([]);
    },
  );

  test("is asked of one administrator, and of no talk in the group", async () => {
    await stage.client.privacy(false);
    const page = await stakePage();
    const prompt = await ask(anna, page);
    await boris.say("group", "77", prompt.id);
    await anna.say("group", "Кто со мной?");
    await anna.say("group", "/play long");
    const challenge = await anna.waitFor("group", (one) => hasButton(one, "sit"));
    expect(challenge.text).toContain("ставка 5");
    expect(await prompts(anna, "group")).toHaveLength(1);
    await anna.say("group", "33");
    await stage.poll(() => marked(page)).toEqual(["Другая: 33"]);
  });

  test("is taken from an administrator alone", async () => {
    await anna.promote("boris");
    const page = await stakePage();
    const prompt = await ask(boris, page);
    await anna.promote("boris", false);
    await boris.say("group", "500", prompt.id);
    await stage.poll(() => prompts(anna, "group")).toEqual([]);
    expect(await marked(page)).toEqual(["5"]);
  });

  test("is left by /cancel, and by pressing on in the settings", async () => {
    const page = await stakePage();
    await ask(anna, page);
    await anna.say("group", "/cancel");
    await stage.poll(() => prompts(anna, "group")).toEqual([]);
    const prompt = await ask(anna, page);
    const main = await toMain(anna, page);
    expect(keyNamed(main, "Ставка")).toBe("Ставка: 5");
    await stage.poll(() => prompts(anna, "group")).toEqual([]);
    const again = await ask(anna, await openPage(anna, main, "stake"));
    expect(again.id).toBeGreaterThan(prompt.id);
  });

  test("needs no reply in a private chat", async () => {
    await boris.start();
    const page = await openPage(boris, await ownSettings(boris), "stake");
    await ask(boris, page);
    await boris.say("bot", " 15 ");
    const set = await boris.waitFor(
      "bot",
      (one) => one.id === page.id && markedOn(one).includes("Other: 15"),
    );
    expect(buttonsOf(set).map(({ text }) => text)).toContain("1");
    await stage.poll(() => prompts(boris, "bot")).toEqual([]);
  });
});
