import { beforeEach, describe, expect, test } from "vitest";
import { sendHere } from "../support/inline.ts";
import { inviting, linkIn } from "../support/links.ts";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import { type Press, writePress } from "../support/presses.ts";
import { secretThrowing } from "../support/secrets.ts";
import { story } from "../support/stage.ts";
import {
  buttonFor,
  buttonsOf,
  hasButton,
  isTable,
  pressMenu,
  sitDown,
  toastOf,
} from "../support/table.ts";
import { en, ru } from "../support/texts.ts";

/** The maker of the offer begins. */
const stage = story({ secrets: [secretThrowing([6, 1])] });
const { anna, boris, vahe } = stage;
beforeEach(async () => {
  await anna.start();
  await vahe.start();
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
  await anna.say(chat, "/play long");
  return anna.waitFor(chat, (one) => isTable(one) && hasButton(one, "cancel"));
};

const challengeOf = (table: SeenMessage) => {
  const press = pressOf(table, "cancel");
  if (press.do !== "cancel") throw new Error("no challenge");
  return press.challenge;
};

const OUTDATED = "Эта кнопка устарела";
const GONE = "Этого вызова больше нет";

describe("a press that its message never offered", () => {
  test.each(["chouette-sit", "chouette-up", "chouette-begin", "chouette-close"] as const)(
    "does nothing at a chouette of a group from a page elsewhere: %s",
    async (press) => {
      await anna.say("group", "/chouette long");
      const message = await anna.waitFor("group", (one) => hasButton(one, "chouette-sit"));
      const sit = buttonFor(message, "chouette-sit").press;
      if (sit.do !== "chouette-sit") throw new Error("no chouette");
      const { chouette } = sit;
      const elsewhere = await greeting(vahe);
      expect(await forge(vahe, elsewhere, { do: press, chouette })).toBe(
        ru("refused-unknown-button"),
      );
      expect(await boris.toast(message, buttonFor(message, "chouette-sit"))).toBe(
        en("chouette-sat"),
      );
    },
  );

  test("does not put an arena off for decades, which would bar all others", async () => {
    await anna.say("group", "/arena");
    const menu = await anna.waitFor("group", (one) => hasButton(one, "arena-begin"));
    const begin = pressOf(menu, "arena-begin");
    if (begin.do !== "arena-begin") throw new Error("no arena");
    const startsAt = 121_000_000;
    await forge(anna, menu, { ...begin, startsAt });
    const arena = await anna.waitFor("group", (one) => hasButton(one, "arena-play"));
    const times = arena.entities.flatMap((one) =>
      one.type === "date_time" ? [one.unix_time ?? 0] : [],
    );
    const nineDays = 9 * 24 * 60 * 60;
    expect(Math.max(...times)).toBeLessThan(stage.now() / 1000 + nineDays);
    expect(Math.max(...times)).toBeGreaterThan(stage.now() / 1000);
  });

  test("does not take up the challenge of a link by its number", async () => {
    const invitation = await inviting(anna, "long");
    const elsewhere = await greeting(vahe);
    const challenge = challengeOf(invitation);
    expect(await forge(vahe, elsewhere, { do: "sit", challenge })).toContain(GONE);
    expect(await forge(vahe, elsewhere, { do: "refuse", challenge })).toContain(GONE);
    await boris.open(linkIn(invitation));
    const offered = await boris.waitFor("bot", (one) => hasButton(one, "sit"));
    expect(await boris.toast(offered, buttonFor(offered, "sit"))).toBe("");
  });

  test("does not take up a group's challenge from outside the group", async () => {
    const table = await challengeIn("group");
    const elsewhere = await greeting(vahe);
    const press = pressOf(table, "sit");
    expect(await forge(vahe, elsewhere, press)).toContain(GONE);
    expect(await vahe.toast(table, buttonFor(table, "sit"))).toBe("");
  });

  test("does not fetch the record of strangers, nor show their dice", async () => {
    const table = await sitDown(anna, boris, "long");
    const [{ press } = { press: undefined }] = buttonsOf(table);
    if (!press || !("version" in press)) throw new Error("no game");
    const { game, version } = press;
    const elsewhere = await greeting(vahe);
    const calls = await stage.client.callsDuring(async () => {
      expect(await forge(vahe, elsewhere, { do: "record", game })).toContain(OUTDATED);
      expect(await forge(vahe, elsewhere, { do: "dice", game, version })).toContain(
        "партии больше нет",
      );
    });
    expect(calls.filter(({ method }) => method !== "answerCallbackQuery")).toEqual([]);
  });

  test("does not delete or overwrite a person's message", async () => {
    const table = await sitDown(anna, boris, "long");
    const person = (await vahe.me()).id;
    const calls = await stage.client.callsDuring(async () => {
      await forge(vahe, table, { do: "play-close", person });
      await forge(vahe, table, { do: "own-list" });
      await forge(vahe, table, { do: "rules-list" });
      await forge(vahe, table, { do: "draft-cancel", person, draft: 1 });
    });
    expect(calls.map(({ method }) => method)).toEqual(Array(4).fill("answerCallbackQuery"));
  });
});

describe("another person's inline offer", () => {
  const sendBy = async (phone: Phone, chat: string, words: string): Promise<SeenMessage> =>
    sendHere(phone, chat, words);

  test("cannot be made up, not even of one's own", async () => {
    const { id } = await anna.me();
    const own = await sendBy(vahe, "boris", "long 1000000");
    const { data, press } = buttonFor(own, "offer-sit");
    if (press.do !== "offer-sit") throw new Error("no offer");
    expect(await forge(boris, own, writePress({ ...press, person: id }))).toContain("is gone");
    expect(await forge(boris, own, writePress({ ...press, stake: 7 }))).toContain("is gone");
    expect(await forge(boris, own, data)).toContain("needs a word");
    expect(await forge(vahe, own, data)).toContain("Подтверждено");
    expect(await forge(boris, own, data)).toBe("");
  });

  test("taken to another message gives it a game that counts for nothing, and cannot be claimed", async () => {
    const sent = await sendBy(anna, "boris", "short 5");
    const { data } = buttonFor(sent, "offer-sit");
    const own = await sendBy(boris, "vahe", "short");
    expect(await forge(boris, own, data)).toBe("");
    const inGame = (one: SeenMessage): boolean => one.id === own.id && hasButton(one, "menu-more");
    const game = await boris.waitFor("vahe", inGame);
    stage.passTime(5 * 24 * 60 * 60_000);
    await stage.sweep();
    const { press } = buttonFor(game, "menu-more");
    if (press.do !== "menu-more") throw new Error("no game");
    expect(await forge(boris, game, { ...press, do: "claim" })).toContain("still time");
    const menu = await pressMenu(boris, game, "menu-more");
    const asked = await pressMenu(boris, menu, "menu-resign");
    expect(await forge(boris, asked, pressOf(asked, "resign"))).toContain("counts for nothing");
    // The message that Anna did send is hers: there the offer is good again.
    const received = await boris.waitFor("anna", ({ id }) => id === sent.id);
    expect(await forge(anna, sent, data)).toContain("другой");
    const table = await boris.waitFor("anna", (one) => one.id === sent.id && hasButton(one, "sit"));
    expect(await boris.toast(table, buttonFor(table, "sit"))).toBe("");
    expect(received.id).toBe(sent.id);
  });

  test("is good for one message", async () => {
    const sent = await sendBy(anna, "boris", "long 5");
    const { data } = buttonFor(sent, "offer-sit");
    const received = await boris.waitFor("anna", ({ id }) => id === sent.id);
    expect(await forge(boris, received, data)).toBe("");
    const own = await sendBy(boris, "anna", "short");
    expect(await forge(boris, own, data)).toContain("gone");
  });

  test("whose maker leaves before they have moved ends in a game that is said not to count", async () => {
    const sent = await sendBy(anna, "boris", "long 5");
    const received = await boris.waitFor("anna", ({ id }) => id === sent.id);
    expect(await boris.toast(received, buttonFor(received, "offer-sit"))).toBe("");
    await anna.say("bot", "/forget");
    const asked = await anna.waitFor("bot", (one) => hasButton(one, "forget"));
    await anna.press(asked, buttonFor(asked, "forget"));
    const over = await boris.waitFor("anna", (one) => one.text.includes("🏆"));
    // Nobody knows any more in which language it was offered.
    expect(over.text).toContain("It doesn’t count");
    expect(over.text).not.toContain("points");
  });

  test("is one for each time it is sent", async () => {
    const [first, second] = [
      await sendBy(anna, "boris", "long"),
      await sendBy(anna, "vahe", "long"),
    ];
    for (const [friend, { id }] of [
      [boris, first],
      [vahe, second],
    ] as const) {
      const received = await friend.waitFor("anna", (one) => one.id === id);
      expect(await friend.toast(received, buttonFor(received, "offer-sit"))).toBe("");
    }
  });

  test("ends when what its sender plays with by habit is no longer the same", async () => {
    const sent = await sendBy(anna, "boris", "long");
    await anna.say("bot", "/settings");
    const menu = await anna.waitFor("bot", (one) => hasButton(one, "settings-page"));
    const cube = { do: "settings-page", topic: "cube" } as const;
    await anna.press(menu, { data: writePress(cube) });
    const on = writePress({ do: "settings-set", setting: "cube", choice: "on" });
    const page = await anna.waitFor("bot", ({ keyboard }) => JSON.stringify(keyboard).includes(on));
    await anna.press(page, { data: on });
    const received = await boris.waitFor("anna", ({ id }) => id === sent.id);
    expect(await forge(boris, received, buttonFor(sent, "offer-sit").data)).toContain("is gone");
  });
});
