import { beforeEach, describe, expect, test } from "vitest";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import { story } from "../support/stage.ts";
import { isTable, toastOf } from "../support/table.ts";
import { ru } from "../support/texts.ts";

const stage = story({ introduces: true });
const { anna, boris } = stage;

beforeEach(async () => {
  await stage.client.ephemeral(true);
  // The bot says of itself what it can do once it has heard what waited.
  await stage.sweep();
});

/** What the bot says to Anna after this, wherever it stands. */
const answerTo = async (words: string): Promise<SeenMessage> => {
  const said = await anna.say("group", words);
  return anna.waitFor("group", ({ id, from }) => from.bot && id > said.id);
};

const idsOf = async (phone: Phone): Promise<number[]> =>
  (await phone.messages("group")).map(({ id }) => id);

const annasId = async (): Promise<number> => (await anna.me()).id;

describe("where Telegram can show something in a group to one person alone", () => {
  test.each(["/help", "/me", "/rules", "/settings"])(
    "%s and its answer are nobody else's",
    async (command) => {
      const before = await idsOf(boris);
      const answer = await answerTo(command);
      expect(answer.only).toBe(await annasId());
      expect(await idsOf(boris)).toEqual(before);
    },
  );

  test("its pages turn where they are", async () => {
    const list = await answerTo("/rules");
    const family = list.keyboard.flat().find((one) => "callback_data" in one);
    if (!family) throw new Error("no button");
    expect(toastOf(await anna.press(list, family))).toBe("");
    const turned = await anna.waitFor(
      "group",
      ({ id, edited }) => id === list.id && edited !== undefined,
    );
    expect(turned.only).toBe(await annasId());
    const settings = await answerTo("/settings");
    const [page] = settings.keyboard.flat();
    if (!page) throw new Error("no page");
    await anna.press(settings, page);
    await anna.waitFor("group", ({ id, text }) => id === settings.id && text !== settings.text);
  });

  test("a challenge is everybody's, as is /top", async () => {
    await anna.say("group", "/play long");
    const table = await boris.waitFor("group", isTable);
    expect(table.only).toBeUndefined();
    expect((await answerTo("/top")).only).toBeUndefined();
  });

  test("a page that has vanished is turned in vain, and the press is answered", async () => {
    const list = await answerTo("/rules");
    const family = list.keyboard.flat().find((one) => "callback_data" in one);
    if (!family) throw new Error("no button");
    const error = {
      ok: false,
      error_code: 400,
      description: "Bad Request: message to edit not found",
    } as const;
    const method = ["editEphemeralMessageText", "editEphemeralMessageMedia"];
    await stage.client.fault({ kind: "refuse", error, method, times: 1 });
    expect(toastOf(await anna.press(list, family))).toBe("");
    expect((await answerTo("/help")).only).toBe(await annasId());
  });
});

describe("where it cannot, or is not wanted", () => {
  test("a refusal is learnt, and everybody sees the answer as before", async () => {
    const error = { ok: false, error_code: 400, description: "Bad Request: not here" } as const;
    await stage.client.fault({ kind: "refuse", error, method: "sendMessage", times: 1 });
    const calls = await stage.client.callsDuring(() => answerTo("/help"));
    expect(calls.map(({ method, ok }) => [method, ok])).toEqual([
      ["sendMessage", false],
      ["sendMessage", true],
    ]);
    const again = await stage.client.callsDuring(() => answerTo("/help"));
    expect(again.map(({ ok }) => ok)).toEqual([true]);
    expect((await anna.last("group")).only).toBeUndefined();
  });

  test("the setting turns it off", async () => {
    const settings = await answerTo("/settings");
    await anna.press(settings, "Время: 3 дня");
    const page = await anna.waitFor(
      "group",
      ({ id, text }) => id === settings.id && text !== settings.text,
    );
    await anna.press(page, "✓ Личные ответы");
    await anna.waitFor(
      "group",
      ({ id, keyboard }) =>
        id === settings.id && keyboard.flat().some(({ text }) => text === ru("toggle-whispers")),
    );
    expect((await answerTo("/help")).only).toBeUndefined();
  });
});

describe("where the operator has switched it off", () => {
  const open = story("later");

  test("everybody sees the answer", async () => {
    await open.open({ ephemeralAnswers: false });
    await open.client.ephemeral(true);
    const said = await open.anna.say("group", "/help");
    const answer = await open.boris.waitFor("group", ({ id, from }) => from.bot && id > said.id);
    expect(answer.only).toBeUndefined();
  });
});
