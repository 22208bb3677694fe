import { describe, expect, test } from "vitest";
import { seeded } from "../rules/random.ts";
import { drawReally } from "../support/draw.ts";
import { sitByLink } from "../support/links.ts";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import { story } from "../support/stage.ts";
import {
  type Button,
  buttonFor,
  buttonsOf,
  hasButton,
  pressFor,
  versionOf,
} from "../support/table.ts";
import { en, ru } from "../support/texts.ts";

const stage = story({ seed: 11, analyses: true, draw: drawReally });
const { anna, boris } = stage;

/** An analysis takes long where nothing is compiled and the machine is busy. */
const LONGEST = 60_000;

const ONWARDS: readonly string[] = ["roll", "move", "done"];

const onwardsOf = (table: SeenMessage): readonly Button[] =>
  buttonsOf(table).filter(({ press }) => ONWARDS.includes(press.do));

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
    "stands how it was played, and the turn that cost most with a way to it",
    async () => {
      await anna.start();
      await anna.say("bot", "/play бот короткие");
      const over = await lose(30);
      expect(over.photo).toBeDefined();
      expect(over.text).not.toContain("Победа");
      expect(over.text).not.toContain(ru("ruleset-short"));
      const shown = await anna.waitFor("bot", (one) => hasButton(one, "look-from"), LONGEST);
      expect(shown.id).toBe(over.id);
      // A first game has nothing to be compared with, and a number alone says nothing.
      expect(shown.text).toMatch(/Вы играли как \S+\.\n/u);
      const [, turn] = /обошёлся ход (\d+): /u.exec(shown.text) ?? [];
      await anna.press(shown, buttonFor(shown, "look-from"));
      const page = await anna.waitFor("bot", (one) => hasButton(one, "look-at"));
      expect(page.text).toContain(`Ход ${turn} из`);
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
