import { beforeEach, describe, expect, test } from "vitest";
import { sendHere } from "../support/inline.ts";
import { linkIn } from "../support/links.ts";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import { type Press, writePress } from "../support/presses.ts";
import { secretThrowing } from "../support/secrets.ts";
import { useStage } from "../support/stage.ts";
import {
  buttonFor,
  buttonsOf,
  hasButton,
  isTable,
  pressMenu,
  sitDown,
  toastOf,
} from "../support/table.ts";

/** Whoever offers begins. */
const stage = useStage({ secrets: [secretThrowing([6, 1])] });
beforeEach(async () => {
  await stage.anna.start();
  await stage.vahe.start();
});

/** A client of one's own can send any data from any message that its person sees. */
const forge = async (phone: Phone, message: SeenMessage, press: Press | string) =>
  toastOf(await phone.pressOld(message, typeof press === "string" ? press : writePress(press)));

const greeting = (phone: Phone): Promise<SeenMessage> =>
  phone.waitFor("bot", ({ from }) => from.bot);

/** The press of a button of a table. */
const pressOf = (message: SeenMessage, action: Press["do"]): Press =>
  buttonFor(message, action).press;

const challengeIn = async (chat: "group" | "bot"): Promise<SeenMessage> => {
  await stage.anna.say(chat, "/play long");
  return stage.anna.waitFor(chat, (one) => isTable(one) && hasButton(one, "cancel"));
};

const challengeOf = (table: SeenMessage) => {
  const press = pressOf(table, "cancel");
  if (press.do !== "cancel") throw new Error("no challenge");
  return press.challenge;
};

const OUTDATED = "Эта кнопка устарела";
const GONE = "Этого вызова больше нет";

describe("a press that its message never offered", () => {
  test("does not take up the challenge of a link by its number", async () => {
    const invitation = await challengeIn("bot");
    const elsewhere = await greeting(stage.vahe);
    const challenge = challengeOf(invitation);
    expect(await forge(stage.vahe, elsewhere, { do: "sit", challenge })).toContain(GONE);
    expect(await forge(stage.vahe, elsewhere, { do: "refuse", challenge })).toContain(GONE);
    await stage.boris.open(linkIn(invitation));
    const offered = await stage.boris.waitFor("bot", (one) => hasButton(one, "sit"));
    expect(await stage.boris.toast(offered, buttonFor(offered, "sit"))).toBe("");
  });

  test("does not take up a group's challenge from outside the group", async () => {
    const table = await challengeIn("group");
    const elsewhere = await greeting(stage.vahe);
    const press = pressOf(table, "sit");
    expect(await forge(stage.vahe, elsewhere, press)).toContain(GONE);
    expect(await stage.vahe.toast(table, buttonFor(table, "sit"))).toBe("");
  });

  test("does not fetch the record of strangers, nor show their dice", async () => {
    const table = await sitDown(stage.anna, stage.boris, "long");
    const [{ press } = { press: undefined }] = buttonsOf(table);
    if (!press || !("version" in press)) throw new Error("no game");
    const { game, version } = press;
    const elsewhere = await greeting(stage.vahe);
    const calls = await stage.client.callsDuring(async () => {
      expect(await forge(stage.vahe, elsewhere, { do: "record", game })).toContain(OUTDATED);
      expect(await forge(stage.vahe, elsewhere, { do: "dice", game, version })).toContain(
        "партии больше нет",
      );
    });
    expect(calls.filter(({ method }) => method !== "answerCallbackQuery")).toEqual([]);
  });

  test("does not delete or overwrite somebody's message", async () => {
    const table = await sitDown(stage.anna, stage.boris, "long");
    const person = (await stage.vahe.me()).id;
    const calls = await stage.client.callsDuring(async () => {
      await forge(stage.vahe, table, { do: "play-close", person });
      await forge(stage.vahe, table, { do: "own-list" });
      await forge(stage.vahe, table, { do: "rules-list" });
      await forge(stage.vahe, table, { do: "draft-cancel", person, draft: 1 });
    });
    expect(calls.map(({ method }) => method)).toEqual(Array(4).fill("answerCallbackQuery"));
  });
});

describe("somebody's inline offer", () => {
  const sendBy = async (phone: Phone, chat: string, words: string): Promise<SeenMessage> =>
    sendHere(phone, chat, words);

  test("cannot be made up, not even of one's own", async () => {
    const { id } = await stage.anna.me();
    const own = await sendBy(stage.vahe, "boris", "long 1000000");
    const { data, press } = buttonFor(own, "offer-sit");
    if (press.do !== "offer-sit") throw new Error("no offer");
    expect(await forge(stage.boris, own, writePress({ ...press, person: id }))).toContain(
      "is gone",
    );
    expect(await forge(stage.boris, own, writePress({ ...press, stake: 7 }))).toContain("is gone");
    expect(await forge(stage.boris, own, data)).toContain("needs a word");
    expect(await forge(stage.vahe, own, data)).toContain("Подтверждено");
    expect(await forge(stage.boris, own, data)).toBe("");
  });

  test("taken to another message gives it a game that counts for nothing, and cannot be claimed", async () => {
    const sent = await sendBy(stage.anna, "boris", "short 5");
    const { data } = buttonFor(sent, "offer-sit");
    const own = await sendBy(stage.boris, "vahe", "short");
    expect(await forge(stage.boris, own, data)).toBe("");
    const inGame = (one: SeenMessage): boolean => one.id === own.id && hasButton(one, "menu-more");
    const game = await stage.boris.waitFor("vahe", inGame);
    stage.passTime(5 * 24 * 60 * 60_000);
    await stage.sweep();
    const { press } = buttonFor(game, "menu-more");
    if (press.do !== "menu-more") throw new Error("no game");
    expect(await forge(stage.boris, game, { ...press, do: "claim" })).toContain("still time");
    const menu = await pressMenu(stage.boris, game, "menu-more");
    const asked = await pressMenu(stage.boris, menu, "menu-resign");
    expect(await forge(stage.boris, asked, pressOf(asked, "resign"))).toContain(
      "counts for nothing",
    );
    // The message that Anna did send is hers: there the offer is good again.
    const received = await stage.boris.waitFor("anna", ({ id }) => id === sent.id);
    expect(await forge(stage.anna, sent, data)).toContain("другой");
    const table = await stage.boris.waitFor(
      "anna",
      (one) => one.id === sent.id && hasButton(one, "sit"),
    );
    expect(await stage.boris.toast(table, buttonFor(table, "sit"))).toBe("");
    expect(received.id).toBe(sent.id);
  });

  test("is good for one message", async () => {
    const sent = await sendBy(stage.anna, "boris", "long 5");
    const { data } = buttonFor(sent, "offer-sit");
    const received = await stage.boris.waitFor("anna", ({ id }) => id === sent.id);
    expect(await forge(stage.boris, received, data)).toBe("");
    const own = await sendBy(stage.boris, "anna", "short");
    expect(await forge(stage.boris, own, data)).toContain("gone");
  });

  test("whose maker leaves before they have moved ends in a game that is said not to count", async () => {
    const sent = await sendBy(stage.anna, "boris", "long 5");
    const received = await stage.boris.waitFor("anna", ({ id }) => id === sent.id);
    expect(await stage.boris.toast(received, buttonFor(received, "offer-sit"))).toBe("");
    await stage.anna.say("bot", "/forget");
    const asked = await stage.anna.waitFor("bot", (one) => hasButton(one, "forget"));
    await stage.anna.press(asked, { data: buttonFor(asked, "forget").data });
    const over = await stage.boris.waitFor("anna", (one) => one.text.includes("🏆"));
    // Nobody knows any more in which language it was offered.
    expect(over.text).toContain("It doesn’t count");
    expect(over.text).not.toContain("points");
  });

  test("is one for each time it is sent", async () => {
    const [first, second] = [
      await sendBy(stage.anna, "boris", "long"),
      await sendBy(stage.anna, "vahe", "long"),
    ];
    for (const [friend, { id }] of [
      [stage.boris, first],
      [stage.vahe, second],
    ] as const) {
      const received = await friend.waitFor("anna", (one) => one.id === id);
      expect(await friend.toast(received, buttonFor(received, "offer-sit"))).toBe("");
    }
  });

  test("ends when what its sender plays with by habit is no longer the same", async () => {
    const sent = await sendBy(stage.anna, "boris", "long");
    await stage.anna.say("bot", "/settings");
    const menu = await stage.anna.waitFor("bot", (one) => hasButton(one, "settings-page"));
    const cube = { do: "settings-page", topic: "cube" } as const;
    await stage.anna.press(menu, { data: writePress(cube) });
    const on = writePress({ do: "settings-set", setting: "cube", choice: "on" });
    const page = await stage.anna.waitFor("bot", ({ keyboard }) =>
      JSON.stringify(keyboard).includes(on),
    );
    await stage.anna.press(page, { data: on });
    const received = await stage.boris.waitFor("anna", ({ id }) => id === sent.id);
    expect(await forge(stage.boris, received, buttonFor(sent, "offer-sit").data)).toContain(
      "is gone",
    );
  });
});
