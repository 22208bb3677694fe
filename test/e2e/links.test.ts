import { beforeEach, describe, expect, test } from "vitest";
import { seeded } from "../rules/random.ts";
import { inviting, linkIn } from "../support/links.ts";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import { story } from "../support/stage.ts";
import {
  buttonFor,
  buttonsOf,
  calledOn,
  hasButton,
  hasCounted,
  inGame,
  isTable,
  moveButtons,
  playerOf,
  pressFor,
  pressMenu,
  toastOf,
  versionOf,
} from "../support/table.ts";
import { ru } from "../support/texts.ts";
import { THREE_ONE } from "../support/three-one.ts";

const stage = story({ secrets: THREE_ONE });
const { anna, boris, vahe } = stage;
beforeEach(async () => {
  await anna.start();
});

const WEEK_S = 7 * 24 * 60 * 60;

/** What the bot says to a person who opens a link. */
const opening = async (phone: Phone, link: string): Promise<SeenMessage> => {
  await phone.open(link);
  const start = await phone.last("bot", ({ text }) => text.startsWith("/start"));
  return phone.waitFor("bot", ({ from, id }) => from.bot && id > start.id);
};

/** Both sit down; the tables of the two private chats. */
const sitBoth = async (words: string): Promise<{ anna: SeenMessage; boris: SeenMessage }> => {
  const offered = await opening(boris, linkIn(await inviting(anna, words)));
  expect(await pressFor(boris, offered, "sit")).toBe("");
  return {
    anna: await anna.waitFor("bot", inGame),
    boris: await boris.waitFor("bot", inGame),
  };
};

describe("a challenge by link", () => {
  test("shows the friend who challenges him to what, and lets him accept", async () => {
    const invitation = await inviting(anna, "short 5");
    expect(linkIn(invitation)).toMatch(/^https:\/\/t\.me\/shesh_besh_bot\?start=[\w-]{22}$/);
    const offered = await opening(boris, linkIn(invitation));
    expect(offered.text).toContain("Backgammon · stake 5");
    expect(offered.text).toContain("\u2068Anna\u2069 has a board ready for you");
  });

  test("can be declined: its maker hears of it, and the link stays good for others", async () => {
    const invitation = await inviting(anna, "long");
    const link = linkIn(invitation);
    const offered = await opening(boris, link);
    await boris.press(offered, buttonFor(offered, "refuse"));
    const told = await anna.waitFor("bot", ({ text }) => text.includes("не хочет играть"));
    expect(told.id).toBeGreaterThan(invitation.id);
    expect(told.text).toContain("✋ \u2068Boris Katz\u2069");
    expect(linkIn(told)).toBe(link);
    const over = await boris.waitFor("bot", ({ text }) => text.includes("you declined"));
    expect(over.id).toBe(offered.id);
    expect(hasButton(over, "refuse")).toBe(false);
    const taken = await opening(vahe, link);
    expect(await pressFor(vahe, taken, "sit")).toBe("");
    await anna.waitFor("bot", (one) => hasButton(one, "menu-more"));
    await boris.waitFor("bot", ({ text }) => text.includes("seat has been taken"));
  });

  test("that was declined by mistake can still be taken up, and is declined only once", async () => {
    const link = linkIn(await inviting(anna, "long"));
    const offered = await opening(boris, link);
    const { data } = buttonFor(offered, "refuse");
    await boris.press(offered, { data });
    const told = await anna.waitFor("bot", ({ text }) => text.includes("не хочет играть"));
    const over = await boris.waitFor("bot", ({ text }) => text.includes("you declined"));
    expect(toastOf(await boris.pressOld(over, data))).toContain("closed");
    expect((await anna.waitFor("bot", isTable)).id).toBe(told.id);
    const again = await opening(boris, link);
    expect(hasButton(again, "refuse")).toBe(false);
    await boris.press(again, buttonFor(again, "sit"));
    await anna.waitFor("bot", (one) => hasButton(one, "menu-more"));
  });

  test("is not for its maker, not for two, and not for longer than a week", async () => {
    const link = linkIn(await inviting(anna, "long"));
    expect((await opening(anna, link)).text).toContain(ru("link-own-challenge"));
    const offered = await opening(boris, link);
    const late = await opening(vahe, link);
    await boris.press(offered, buttonFor(offered, "sit"));
    const taken = await vahe.waitFor("bot", ({ text }) => text.includes("уже сели"));
    const toast = toastOf(await vahe.pressOld(taken, buttonFor(late, "sit").data));
    expect(toast).toContain("закрыт");
    const unknown = link.replace(/start=.*/, `start=${"A".repeat(22)}`);
    expect((await opening(vahe, unknown)).text).toContain(ru("link-no-challenge"));
  });

  test("is taken back by its maker, also after a restart", async () => {
    const invitation = await inviting(anna, "long");
    await stage.stopBot();
    await stage.startBot();
    await anna.say("bot", "/cancel");
    const gone = await anna.waitFor("bot", ({ text }) => text.includes("снимает вызов"));
    expect(gone.id).toBe(invitation.id);
    expect((await opening(boris, linkIn(invitation))).text).toContain("withdrawn");
  });
});

describe("a game in two private chats", () => {
  test("is seen by each from his own side and in his own language", async () => {
    const { anna, boris } = await sitBoth("short");
    expect(anna.text).toContain(ru("ruleset-short"));
    expect(boris.text).toContain("Backgammon");
    expect(anna.photo?.url).not.toBe(boris.photo?.url);
  });

  test("offers the moves only to the player to move", async () => {
    const { anna, boris } = await sitBoth("short");
    expect(moveButtons(anna).length).toBeGreaterThan(0);
    expect(moveButtons(boris)).toEqual([]);
  });

  test("calls on the player to move in his own table, and tells the other of him", async () => {
    const { anna, boris } = await sitBoth("short");
    expect(anna.text).toContain("\nВаш ход — 3:1");
    expect(calledOn(anna)).toBeUndefined();
    expect(boris.text).toContain("⚪ \u2068Anna\u2069 to move — 3:1");
    expect(boris.text).not.toContain("your move");
    expect(calledOn(boris)).toEqual({ name: "Anna", colour: "white" });
  });

  test("rings by a new table at the bottom for the player to move, and the old one goes", async () => {
    const before = await sitBoth("short");
    await boris.say("bot", "пока думаю");
    let table = before.anna;
    for (const words of ["8→5", "6→5"]) {
      const move = buttonsOf(table).find(({ text }) => text === words);
      if (!move) throw new Error(`no ${words}`);
      await anna.press(table, move);
      const version = versionOf(table);
      table = await anna.waitFor("bot", (one) => isTable(one) && versionOf(one) > version);
      expect(table.id).toBe(before.anna.id);
    }
    await anna.press(table, buttonFor(table, "done"));
    const rung = await boris.waitFor("bot", (one) => moveButtons(one).length > 0);
    expect(rung.id).toBeGreaterThan(before.boris.id);
    const tables = async () => (await boris.messages("bot")).filter(isTable).map(({ id }) => id);
    await stage.poll(tables).toEqual([rung.id]);
    expect(rung.text).toContain("17→20 19→20");
  });

  test("goes on through restarts, ends for both, and is followed by a rematch", async () => {
    const random = seeded(5);
    const phones = [anna, boris] as const;
    let { anna: table } = await sitBoth("short");
    for (let presses = 1; presses <= 40; presses++) {
      if (presses % 15 === 0) {
        await stage.stopBot();
        await stage.startBot();
      }
      const onwards = buttonsOf(table).filter(({ press }) => ["move", "done"].includes(press.do));
      const [before, player] = [versionOf(table), await playerOf(table, phones)];
      const onward = random.pick(onwards);
      expect(hasCounted(onward, toastOf(await player.press(table, onward)))).toBe(true);
      const newer = (one: SeenMessage) => isTable(one) && versionOf(one) > before;
      const seen = await anna.waitFor("bot", newer);
      table = await (await playerOf(seen, phones)).waitFor(
        "bot",
        (one) => newer(one) && isAsking(one),
      );
    }
    const loser = await playerOf(table, phones);
    const menu = await pressMenu(loser, await pressMenu(loser, table, "menu-more"), "menu-resign");
    const resign = buttonsOf(menu).findLast(({ press }) => press.do === "resign");
    await loser.press(menu, { data: resign?.data ?? "" });
    for (const phone of phones) {
      const over = await phone.waitFor("bot", (one) => hasButton(one, "rematch"));
      await phone.press(over, buttonFor(over, "rematch"));
    }
    const isAsked = (one: SeenMessage) =>
      hasButton(one, "menu-more") && !hasButton(one, "analysis");
    for (const phone of phones) {
      const again = await phone.waitFor("bot", isAsked);
      expect(again.text).toMatch(/начинаете вы|начинает|you start|starts/);
      expect(again.text).toMatch(/(score|счёт) \d+:\d+/);
    }
  });
});

/** The table of the player to move, or one that is over. */
const isAsking = (table: SeenMessage): boolean =>
  buttonsOf(table).some(({ press }) => ["move", "done", "rematch"].includes(press.do));

describe("a link that is a week old", () => {
  test("says so to the friend and to its maker, before the clock has come by", async () => {
    const link = linkIn(await inviting(anna, "long"));
    stage.passTime(WEEK_S * 1000 + 1);
    expect((await opening(boris, link)).text).toContain("expired (links last a week)");
    expect((await opening(anna, link)).text).toContain(ru("link-link-expired"));
  });

  test("is closed on both tables, and says so ever after", async () => {
    const link = linkIn(await inviting(anna, "long"));
    const offered = await opening(boris, link);
    stage.passTime(WEEK_S * 1000);
    await stage.sweep();
    for (const [phone, words] of [
      [anna, "действовала неделю и устарела"],
      [boris, "expired (links last a week)"],
    ] as const) {
      const over = await phone.waitFor("bot", ({ text }) => text.includes(words));
      expect(over.keyboard).toEqual([]);
    }
    const { data } = buttonFor(offered, "sit");
    expect(toastOf(await boris.pressOld(offered, data))).toContain("has expired");
    expect((await opening(anna, link)).text).toContain("неделю и устарела: попросите новую");
  });
});
