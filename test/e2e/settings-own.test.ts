import { beforeEach, describe, expect, test } from "vitest";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import { choose, lineOf, markedOn, openPage, setInGroup, toMain } from "../support/settings.ts";
import { useStage } from "../support/stage.ts";
import {
  buttonFor,
  buttonsOf,
  hasButton,
  inGame,
  isTable,
  pressAll,
  pressOn,
  toastOf,
} from "../support/table.ts";
import { THREE_ONE } from "../support/three-one.ts";

const stage = useStage({ secrets: THREE_ONE });

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
  await stage.anna.say("bot", `/play ${words}`);
  const invitation = await stage.anna.waitFor("bot", (one) => hasButton(one, "cancel"));
  const link = invitation.keyboard.flat().find((button) => "copy_text" in button);
  if (!link || !("copy_text" in link)) throw new Error("no link to copy");
  await stage.boris.open(link.copy_text.text);
  const offered = await stage.boris.waitFor("bot", (one) => hasButton(one, "sit"));
  await stage.boris.press(offered, { data: buttonFor(offered, "sit").data });
  return {
    anna: await stage.anna.waitFor("bot", inGame),
    boris: await stage.boris.waitFor("bot", inGame),
  };
};

describe("one's own settings", () => {
  beforeEach(async () => {
    await stage.anna.start();
    await stage.boris.start();
  });

  test("are in the private chat, without what only groups have", async () => {
    const main = await ownSettings(stage.boris);
    expect(main.text.split("\n").slice(3)).toEqual([
      "Language: Same as Telegram",
      "Board: Picture · Wood · Emotes",
      "Game: Ask",
      "Stake: 1",
      "Cube: none",
      "Bot: Picks for you · Hints",
      "Automation: Auto-roll · Forced moves · Done button",
      "Time per move: 3 days",
    ]);
  });

  test("say the language of the chat, and of what only he sees elsewhere", async () => {
    const page = await openPage(stage.boris, await ownSettings(stage.boris), "language");
    const russian = await choose(stage.boris, page, "Русский");
    expect(markedOn(russian)).toEqual(["Русский"]);
    await restart();
    const { id } = await stage.boris.say("bot", "/games");
    const answer = await stage.boris.waitFor("bot", (one) => one.from.bot && one.id > id);
    expect(answer.text).toContain("У вас нет незаконченных партий");
    await setInGroup(stage.anna, "language", "English");
    await stage.anna.say("group", "/play short");
    const challenge = await stage.anna.waitFor("group", (one) => hasButton(one, "sit"));
    const own = stage.boris.press(challenge, { data: buttonFor(challenge, "cancel").data });
    expect(toastOf(await own)).toBe("Снять вызов может только тот, кто его бросил.");
    const back = await choose(stage.boris, russian, "Как в Telegram");
    expect(back.text).toContain("Language");
  });

  test("change one's own table of a game and not the opponent's", async () => {
    const tables = await sitByLink("short");
    const page = await openPage(stage.anna, await ownSettings(stage.anna), "board");
    await choose(stage.anna, page, "Эмодзи");
    const emoji = await stage.anna.waitFor(
      "bot",
      (one) => isTable(one) && hasButton(one, "move") && !one.photo,
    );
    expect(emoji.text).toContain("🟫🟫🟫🟫⬛🟨🟨🟨🟨");
    const other = await stage.boris.last("bot", ({ id }) => id === tables.boris.id);
    expect(other).toEqual(tables.boris);
  });

  test("say what is done by itself for him and not for his opponent", async () => {
    const page = await openPage(stage.boris, await ownSettings(stage.boris), "automation");
    await choose(stage.boris, page, "Auto-roll");
    const { anna } = await sitByLink("short");
    const moved = await pressAll(stage.anna, anna, "8→5", "6→5");
    await stage.anna.press(moved, { data: buttonFor(moved, "done").data });
    const table = await stage.boris.waitFor("bot", (one) => hasButton(one, "roll"));
    const rolled = await pressOn(stage.boris, table, buttonFor(table, "roll"));
    const all = await pressAll(stage.boris, rolled, "13→10", "13→11");
    await stage.boris.press(all, { data: buttonFor(all, "done").data });
    const next = await stage.anna.waitFor(
      "bot",
      ({ id, text }) => id > moved.id && text.includes("ваш ход"),
    );
    expect(hasButton(next, "roll")).toBe(false);
  });

  test("say what a bare /play is to, also there", async () => {
    const page = await openPage(stage.anna, await ownSettings(stage.anna), "game");
    await choose(stage.anna, page, "Бешеный гюльбар");
    const { id } = await stage.anna.say("bot", "/play 3");
    const link = await stage.anna.waitFor("bot", (one) => one.id > id && isTable(one));
    expect(link.text).toContain("Бешеный гюльбар · ставка 3");
  });
});

describe("a stake that is typed", () => {
  const isPrompt = ({ forceReply }: SeenMessage): boolean => forceReply === true;

  const prompts = async (phone: Phone, chat: string): Promise<SeenMessage[]> =>
    (await phone.messages(chat)).filter(isPrompt);

  /** Presses "another stake" and waits for the question. */
  const ask = async (phone: Phone, page: SeenMessage): Promise<SeenMessage> => {
    expect(toastOf(await phone.press(page, { data: buttonFor(page, "settings-stake").data }))).toBe(
      "",
    );
    return phone.waitFor(page.chat, (one) => isPrompt(one) && one.id > page.id);
  };

  const stakePage = () => setInGroup(stage.anna, "stake", "5");

  const marked = async (page: SeenMessage): Promise<string[]> =>
    markedOn(await stage.anna.last(page.chat, ({ id }) => id === page.id));

  test("is the answer to a question, which then goes away", async () => {
    const page = await stakePage();
    const prompt = await ask(stage.anna, page);
    expect(prompt.text).toContain("\u2068Anna\u2069, сколько очков");
    await stage.client.callsDuring(async () => undefined);
    await restart();
    await stage.anna.say("group", "250", prompt.id);
    await expect.poll(() => marked(page)).toEqual(["Другая: 250"]);
    await expect.poll(() => prompts(stage.anna, "group")).toEqual([]);
    await stage.boris.say("group", "/play long");
    const challenge = await stage.boris.waitFor("group", (one) => hasButton(one, "sit"));
    expect(challenge.text).toContain("ставка 250");
  });

  test.each(["0", "-3", "1000001", "2.5", "много", "1e3"])(
    "«%s» is none, and is asked for again",
    async (words) => {
      const page = await stakePage();
      const prompt = await ask(stage.anna, page);
      const { id } = await stage.anna.say("group", words, prompt.id);
      const again = await stage.anna.waitFor("group", (one) => isPrompt(one) && one.id > id);
      expect(again.text).toContain("целое число от 1 до 1");
      expect(again.replyTo?.id).toBe(id);
      await stage.anna.say("group", "1000000", again.id);
      await expect.poll(() => marked(page)).toEqual(["Другая: 1000000"]);
      await expect.poll(() => prompts(stage.anna, "group")).toEqual([]);
    },
  );

  test("is asked of one administrator, and of no talk in the group", async () => {
    await stage.client.privacy(false);
    const page = await stakePage();
    const prompt = await ask(stage.anna, page);
    await stage.boris.say("group", "77", prompt.id);
    await stage.anna.say("group", "Кто со мной?");
    await stage.anna.say("group", "/play long");
    const challenge = await stage.anna.waitFor("group", (one) => hasButton(one, "sit"));
    expect(challenge.text).toContain("ставка 5");
    expect(await prompts(stage.anna, "group")).toHaveLength(1);
    await stage.anna.say("group", "33");
    await expect.poll(() => marked(page)).toEqual(["Другая: 33"]);
  });

  test("is taken from an administrator alone", async () => {
    await stage.anna.promote("boris");
    const page = await stakePage();
    const prompt = await ask(stage.boris, page);
    await stage.anna.promote("boris", false);
    await stage.boris.say("group", "500", prompt.id);
    await expect.poll(() => prompts(stage.anna, "group")).toEqual([]);
    expect(await marked(page)).toEqual(["5"]);
  });

  test("is left by /cancel, and by pressing on in the settings", async () => {
    const page = await stakePage();
    await ask(stage.anna, page);
    await stage.anna.say("group", "/cancel");
    await expect.poll(() => prompts(stage.anna, "group")).toEqual([]);
    const prompt = await ask(stage.anna, page);
    const main = await toMain(stage.anna, page);
    expect(lineOf(main, "Ставка")).toBe("Ставка: 5");
    await expect.poll(() => prompts(stage.anna, "group")).toEqual([]);
    const again = await ask(stage.anna, await openPage(stage.anna, main, "stake"));
    expect(again.id).toBeGreaterThan(prompt.id);
  });

  test("needs no reply in a private chat", async () => {
    await stage.boris.start();
    const page = await openPage(stage.boris, await ownSettings(stage.boris), "stake");
    await ask(stage.boris, page);
    await stage.boris.say("bot", " 15 ");
    const set = await stage.boris.waitFor(
      "bot",
      (one) => one.id === page.id && markedOn(one).includes("Other: 15"),
    );
    expect(buttonsOf(set).map(({ text }) => text)).toContain("1");
    await expect.poll(() => prompts(stage.boris, "bot")).toEqual([]);
  });
});
