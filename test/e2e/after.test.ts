import { describe, expect, test } from "vitest";
import { seeded } from "../rules/random.ts";
import { sitByLink } from "../support/links.ts";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import { story } from "../support/stage.ts";
import {
  type Button,
  buttonFor,
  buttonsOf,
  hasButton,
  playerOf,
  pressFor,
  pressOn,
  sitDown,
  versionOf,
} from "../support/table.ts";
import { en, ru } from "../support/texts.ts";

const stage = story({ seed: 11, analyses: true });
const { anna, boris, vahe } = stage;

/** An analysis takes long where nothing is compiled and the machine is busy. */
const LONGEST = 60_000;

const ONWARDS: readonly string[] = ["roll", "move", "done"];

const onwardsOf = (table: SeenMessage): readonly Button[] =>
  buttonsOf(table).filter(({ press }) => ONWARDS.includes(press.do));

const firstLine = ({ text }: SeenMessage): string => text.split("\n")[0] ?? "";

const isOver = (table: SeenMessage): boolean => hasButton(table, "rematch");

/** Presses at random in Anna's private chat, then gives the game up at its price. */
const lose = async (presses: number): Promise<SeenMessage> => {
  const random = seeded(5);
  let table = await anna.waitFor("bot", (one) => onwardsOf(one).length > 0);
  for (let press = 0; press < presses; press++) {
    const version = versionOf(table);
    await anna.press(table, random.pick(onwardsOf(table)));
    table = await anna.waitFor(
      "bot",
      (one) => versionOf(one) > version && onwardsOf(one).length > 0,
    );
  }
  return resign(anna);
};

const resign = async (phone: Phone): Promise<SeenMessage> => {
  await phone.say("bot", "/resign");
  const asked = await phone.waitFor("bot", (one) => hasButton(one, "resign"));
  const atOnce = buttonsOf(asked).findLast(({ press }) => press.do === "resign");
  await phone.press(asked, { data: atOnce?.data ?? "" });
  return phone.waitFor("bot", isOver);
};

describe("under a lost game", () => {
  test(
    "stands one turn to remember with a way to it, below a result and a board that stay",
    async () => {
      await anna.start();
      await anna.say("bot", "/play бот короткие");
      const over = await lose(16);
      expect(over.photo).toBeDefined();
      expect(firstLine(over)).toBe(ru("caption-you-lost"));
      const shown = await anna.waitFor("bot", (one) => hasButton(one, "look-from"), LONGEST);
      expect(shown.id).toBe(over.id);
      expect(firstLine(shown)).toBe(firstLine(over));
      expect(shown.photo).toEqual(over.photo);
      expect(shown.text.split("\n")).toHaveLength(over.text.split("\n").length + 1);
      // No grade for who has lost, and nothing to compare a first game with.
      expect(shown.text).not.toContain("Форма");
      const [, turn] = /💡 Ход (\d+): вместо .* лучше /u.exec(shown.text) ?? [];
      await anna.press(shown, buttonFor(shown, "look-from"));
      const page = await anna.waitFor("bot", (one) => hasButton(one, "look-at"));
      expect(page.text).toContain(`Ход ${turn} из`);
      expect(page.text).toContain("❗ Лучше ");
    },
    2 * LONGEST,
  );
});

/** What puts a person on show: their form, their mistakes. */
const GRADES = /форма|ошибк|лучше|вместо|🔎|📊|💡/iu;

describe("under a game in a group", () => {
  test(
    "stand the luck and one praise, and nothing of how badly anybody has played",
    async () => {
      const random = seeded(7);
      let table = await sitDown(anna, boris, "short");
      for (let press = 0; press < 34; press++) {
        const phone = await playerOf(table, [anna, boris]);
        table = await pressOn(phone, table, random.pick(onwardsOf(table)));
      }
      await anna.say("group", "/resign");
      const asked = await anna.waitFor("group", (one) => hasButton(one, "resign"));
      const atOnce = buttonsOf(asked).findLast(({ press }) => press.do === "resign");
      const over = await pressOn(anna, asked, atOnce ?? expect.fail("nothing to give up by"));
      expect(firstLine(over)).toContain("🏆 🔴 \u2068Boris Katz\u2069");
      const told = await vahe.waitFor(
        "group",
        (one) => one.id === over.id && one.text.includes("🎲"),
        LONGEST,
      );
      expect(firstLine(told)).toBe(firstLine(over));
      expect(told.photo).toEqual(over.photo);
      expect(told.text.split("\n")).toHaveLength(over.text.split("\n").length + 1);
      expect(told.text).not.toMatch(GRADES);
      expect(hasButton(told, "look-from")).toBe(false);
    },
    2 * LONGEST,
  );
});

/** Presses at random in both private chats, where the newest state of the game can be played. */
const playPrivately = async (presses: number): Promise<void> => {
  const random = seeded(4);
  let last = 0;
  for (let press = 0; press < presses; press++) {
    const [phone, table] = await Promise.any(
      [anna, boris].map(async (one) => {
        const fits = (seen: SeenMessage) => onwardsOf(seen).length > 0 && versionOf(seen) > last;
        return [one, await one.waitFor("bot", fits)] as const;
      }),
    );
    last = versionOf(table);
    await phone.press(table, random.pick(onwardsOf(table)));
  }
};

describe("under a game of two, each in their own chat", () => {
  test(
    "the win stays a win, with a good turn of the winner's own; the loser learns one thing",
    async () => {
      await sitByLink(anna, boris, "короткие");
      await playPrivately(90);
      const lost = await resign(boris);
      const won = await anna.waitFor("bot", isOver);
      expect(firstLine(won)).toBe(ru("caption-you-won"));
      expect(firstLine(lost)).toBe(en("caption-you-lost"));
      const praised = await anna.waitFor("bot", (one) => one.text.includes("👏"), LONGEST);
      expect(praised.text.split("\n")).toHaveLength(won.text.split("\n").length + 1);
      expect(firstLine(praised)).toBe(firstLine(won));
      expect(praised.photo).toEqual(won.photo);
      expect(praised.text).not.toMatch(/💡|📊|вместо|лучше/u);
      await anna.press(praised, buttonFor(praised, "look-from"));
      const page = await anna.waitFor("bot", (one) => hasButton(one, "look-at"));
      expect(page.text).toMatch(/👍 (?:Лучше не сыграть|Почти лучший ход)\./u);
      expect(page.text).toContain("\u2068Anna\u2069");
      const taught = await boris.waitFor("bot", (one) => one.text.includes("💡"), LONGEST);
      expect(firstLine(taught)).toBe(firstLine(lost));
      expect(taught.photo).toEqual(lost.photo);
    },
    2 * LONGEST,
  );
});

describe("a rematch between two people", () => {
  test("shows who has asked that it is asked, and lets the other agree", async () => {
    await sitByLink(anna, boris, "короткие");
    const over = await resign(anna);
    await pressFor(anna, over, "rematch");
    const asked = await anna.waitFor("bot", ({ keyboard }) =>
      keyboard.flat().some(({ text }) => text === ru("button-rematch-asked")),
    );
    expect(asked.text).not.toContain("предлагает");
    const invited = await boris.waitFor("bot", ({ keyboard }) =>
      keyboard.flat().some(({ text }) => text === en("button-rematch-accept")),
    );
    expect(await pressFor(boris, invited, "rematch")).toBe("");
  });
});
