import { pino } from "pino";
import { beforeEach, describe, expect, test } from "vitest";
import { sendHere } from "../support/inline.ts";
import type { SeenMessage } from "../support/playground-client.ts";
import { choose, openPage } from "../support/settings.ts";
import { story } from "../support/stage.ts";
import {
  buttonFor,
  calledOn,
  firstStep,
  hasButton,
  hasCounted,
  toastOf,
  versionOf,
} from "../support/table.ts";
import { ru } from "../support/texts.ts";
import { THREE_ONE } from "../support/three-one.ts";

const log = pino({ level: "silent" });
const stage = story({ secrets: THREE_ONE, uploads: true, log });
const { anna, boris } = stage;

/** A picture that is still being drawn comes with the next query. */
beforeEach(async () => {
  const offered = async () => (await anna.inline("boris", "short")).results?.at(-1)?.photo;
  await stage.poll(offered).toBeDefined();
});

const GONE = { kind: "refuse", error: "chat-not-found", method: "sendPhoto" } as const;

const sitAt = async (offer: SeenMessage): Promise<SeenMessage> => {
  const seen = await boris.waitFor("anna", ({ id }) => id === offer.id);
  await boris.press(seen, buttonFor(seen, hasButton(seen, "sit") ? "sit" : "offer-sit"));
  return anna.waitFor("boris", (one) => one.id === offer.id && hasButton(one, "menu-more"));
};

/** The player whose turn it is makes the first move; resolves to the table after it. */
const moved = async (table: SeenMessage): Promise<SeenMessage> => {
  const isAnnas = calledOn(table)?.name === "Anna";
  const [phone, chat] = isAnnas ? ([anna, "boris"] as const) : ([boris, "anna"] as const);
  const seen = await phone.waitFor(chat, ({ id }) => id === table.id);
  const before = versionOf(seen);
  const step = firstStep(seen);
  expect(hasCounted(step, toastOf(await phone.press(seen, { data: step.data })))).toBe(true);
  return anna.waitFor("boris", (one) => one.id === table.id && versionOf(one) > before);
};

const uploadsDuring = async (act: () => Promise<unknown>) => {
  const calls = await stage.client.callsDuring(act);
  return calls.filter(({ method }) => method === "sendPhoto").map((call) => call.arguments);
};

describe("a board in any chat", () => {
  test("begins as a picture with the terms below it, and stays one move after move", async () => {
    const offer = await sendHere(anna, "boris", "short 5");
    expect(offer.photo).toBeDefined();
    expect(offer.text).toContain(ru("ruleset-short"));
    expect(offer.text).toContain("Anna");
    const table = await sitAt(offer);
    expect(table.photo?.url).not.toBe(offer.photo?.url);
    const next = await moved(table);
    expect(next.photo?.url).not.toBe(table.photo?.url);
    expect(next.text).not.toContain("🟫");
  });

  test("is uploaded without a sound, once for each state, and not again for another invitation", async () => {
    const table = await sitAt(await sendHere(anna, "boris", "short"));
    const uploads = await uploadsDuring(() => moved(table));
    expect(uploads).toHaveLength(1);
    expect(uploads[0]).toMatchObject({ disable_notification: "true" });
    const again = await uploadsDuring(() => sendHere(anna, "boris", "short"));
    expect(again).toEqual([]);
  });

  test("is one upload and one edit a press, and the press is answered before either", async () => {
    const table = await sitAt(await sendHere(anna, "boris", "short"));
    const calls = await stage.client.callsDuring(() => moved(table));
    expect(calls.map(({ method }) => method)).toEqual([
      "answerCallbackQuery",
      "sendPhoto",
      "editMessageMedia",
    ]);
  });

  test("spreads its pictures over the chats", async () => {
    const chats = new Set<string | undefined>();
    await stage.client.callsDuring(async () => {
      await Promise.all(["long", "short", "gulbar"].map((words) => anna.inline("boris", words)));
    });
    for (const { method, arguments: given } of await stage.client.calls()) {
      if (method === "sendPhoto") chats.add(given.chat_id);
    }
    expect(chats.size).toBeGreaterThan(1);
  });

  test("is a list of games with their names, also when all of them are pictures", async () => {
    const all = async () => (await anna.inline("boris", "")).results ?? [];
    await stage.poll(async () => (await all()).filter(({ photo }) => photo)).toHaveLength(11);
    const results = await all();
    expect(results[0]).toMatchObject({ title: "Длинные нарды" });
    expect(results.at(-1)).toMatchObject({ title: ru("inline-more") });
    const told = await anna.choose(await anna.inline("boris", ""), 11);
    expect(told.text).toContain("@shesh_besh_bot длинные 5");
  });

  test("is of emoji for a sender who wants them", async () => {
    await anna.start();
    const said = await anna.say("bot", "/settings");
    const settings = await anna.waitFor(
      "bot",
      (one) => one.id > said.id && hasButton(one, "settings-page"),
    );
    const page = await openPage(anna, settings, "board");
    await choose(anna, page, ru("choice-board-emoji"));
    const offer = await sendHere(anna, "boris", "short");
    expect(offer.photo).toBeUndefined();
  });
});

describe("where the pictures cannot be uploaded", () => {
  test("the last one stays under the new words, and the new one follows", async () => {
    const offer = await sendHere(anna, "boris", "short");
    await stage.client.fault({ ...GONE, times: 3 });
    const table = await sitAt(offer);
    expect(table.photo?.url).toBe(offer.photo?.url);
    expect(table.text).not.toContain("🟫");
    await stage.wait(61_000);
    await stage.poll(async () => (await anna.last("boris")).photo?.url).not.toBe(offer.photo?.url);
    expect((await anna.last("boris")).text).toBe(table.text);
  });

  test("one chat that is gone is left out, and another takes its place", async () => {
    const offer = await sendHere(anna, "boris", "short");
    await stage.client.fault({ ...GONE, times: 1 });
    const table = await sitAt(offer);
    expect(table.photo?.url).not.toBe(offer.photo?.url);
    expect(table.text).not.toContain("🟫");
  });

  test("a message that began as text becomes a picture, and its game is the same", async () => {
    await stage.client.fault({ ...GONE, times: 3 });
    const offer = await sendHere(anna, "boris", "long");
    expect(offer.photo).toBeUndefined();
    expect(offer.text).toContain("⚪");
    await stage.pass(61_000);
    const table = await sitAt(offer);
    expect(table.photo).toBeDefined();
  });

  test("a file that Telegram does not know any more is uploaded again", async () => {
    const table = await sitAt(await sendHere(anna, "boris", "short"));
    await stage.client.fault({
      ...{ kind: "refuse", error: "wrong-file", method: "editMessageMedia", times: 1 },
    });
    const next = await moved(table);
    expect(next.photo?.url).not.toBe(table.photo?.url);
    expect(next.text).not.toContain("🟫");
  });
});

describe("a guest's board", () => {
  test("is a picture from the mention on", async () => {
    await stage.client.guests(true);
    const said = await anna.say("boris", "@shesh_besh_bot короткие");
    const offer = await anna.waitFor("boris", ({ id, from }) => from.bot && id > said.id);
    expect(offer.photo).toBeDefined();
    const table = await sitAt(offer);
    expect(table.photo?.url).not.toBe(offer.photo?.url);
  });
});
