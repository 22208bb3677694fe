import { beforeEach, describe, expect, test } from "vitest";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import { useStage } from "../support/stage.ts";
import { isTable, toastOf } from "../support/table.ts";

const stage = useStage();

beforeEach(() => stage.client.ephemeral(true));

/** What the bot says to Anna after this, wherever it stands. */
const answerTo = async (words: string): Promise<SeenMessage> => {
  const said = await stage.anna.say("group", words);
  return stage.anna.waitFor("group", ({ id, from }) => from.bot && id > said.id);
};

const idsOf = async (phone: Phone): Promise<number[]> =>
  (await phone.messages("group")).map(({ id }) => id);

const anna = async (): Promise<number> => (await stage.anna.me()).id;

describe("where Telegram can show something in a group to one person alone", () => {
  test.each(["/help", "/me", "/games", "/privacy", "/rules", "/settings"])(
    "%s and its answer are nobody else's",
    async (command) => {
      const before = await idsOf(stage.boris);
      const answer = await answerTo(command);
      expect(answer.only).toBe(await anna());
      expect(await idsOf(stage.boris)).toEqual(before);
    },
  );

  test("its pages turn where they are", async () => {
    const list = await answerTo("/rules");
    const family = list.keyboard.flat().find((one) => "callback_data" in one);
    if (!family) throw new Error("no button");
    expect(toastOf(await stage.anna.press(list, family))).toBe("");
    const turned = await stage.anna.waitFor(
      "group",
      ({ id, edited }) => id === list.id && edited !== undefined,
    );
    expect(turned.only).toBe(await anna());
    const settings = await answerTo("/settings");
    const [page] = settings.keyboard.flat();
    if (!page) throw new Error("no page");
    await stage.anna.press(settings, page);
    await stage.anna.waitFor(
      "group",
      ({ id, text }) => id === settings.id && text !== settings.text,
    );
  });

  test("a challenge is everybody's, as is /top", async () => {
    await stage.anna.say("group", "/play long");
    const table = await stage.boris.waitFor("group", isTable);
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
    expect(toastOf(await stage.anna.press(list, family))).toBe("");
    expect((await answerTo("/help")).only).toBe(await anna());
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
    expect((await stage.anna.last("group")).only).toBeUndefined();
  });

  test("the setting turns it off", async () => {
    const settings = await answerTo("/settings");
    await stage.anna.press(settings, "Напоминание");
    const page = await stage.anna.waitFor(
      "group",
      ({ id, text }) => id === settings.id && text !== settings.text,
    );
    await stage.anna.press(page, "✓ Личные ответы");
    await stage.anna.waitFor(
      "group",
      ({ id, keyboard }) =>
        id === settings.id && keyboard.flat().some(({ text }) => text === "Личные ответы"),
    );
    expect((await answerTo("/help")).only).toBeUndefined();
  });
});

describe("where whoever runs the bot has switched it off", () => {
  const open = useStage("later");

  test("everybody sees the answer", async () => {
    await open.open({ ephemeralAnswers: false });
    await open.client.ephemeral(true);
    const said = await open.anna.say("group", "/help");
    const answer = await open.boris.waitFor("group", ({ id, from }) => from.bot && id > said.id);
    expect(answer.only).toBeUndefined();
  });
});
