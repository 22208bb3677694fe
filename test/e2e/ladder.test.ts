import { expect, test } from "vitest";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import { story } from "../support/stage.ts";
import {
  buttonFor,
  buttonNamed,
  buttonsOf,
  hasButton,
  moveButtons,
  toastOf,
} from "../support/table.ts";
import { en, ru } from "../support/texts.ts";

const stage = story({ seed: 5 });
const { anna, boris } = stage;

/** A person loses a game against the computer by giving it up. */
const lose = async (phone: Phone, game: string): Promise<void> => {
  await phone.start();
  const { id } = await phone.say("bot", game);
  await phone.waitFor("bot", (one) => one.id > id && moveButtons(one).length > 0);
  await phone.say("bot", "/resign");
  const asked = await phone.waitFor("bot", (one) => one.id > id && hasButton(one, "resign"));
  const resign = buttonsOf(asked).findLast(({ press }) => press.do === "resign");
  await phone.press(asked, { data: resign?.data ?? "" });
  await phone.waitFor("bot", (one) => one.id > id && hasButton(one, "rematch"));
};

const ladderUnder = async (phone: Phone, words: string): Promise<SeenMessage> => {
  const { id } = await phone.say("bot", "/me");
  const me = await phone.waitFor("bot", (one) => one.id > id && hasButton(one, "me-page"));
  await phone.press(me, buttonNamed(me, words));
  return phone.waitFor("bot", (one) => one.id === me.id && one.text !== me.text);
};

test("the ladder is a page under one's statistics, also after a restart, and one's own", async () => {
  await lose(anna, "/play бот длинные средний");
  const page = await ladderUnder(anna, ru("button-me-ladder"));
  expect(page.photo).toBeDefined();
  expect(page.text).toMatch(/\n🪜 длинные –\n.*две победы из трёх/u);
  await stage.stopBot();
  await stage.startBot();
  await anna.press(page, buttonFor(page, "me-page"));
  const me = await anna.waitFor("bot", (one) => one.id === page.id && one.text !== page.text);
  expect(me.text).toContain("★★ Средний: партий — 1");
  await lose(boris, "/play bot short easy");
  const own = await ladderUnder(boris, "🪜 Ladder");
  expect(own.text).toMatch(/\n🪜 backgammon –\nWin two games of three at/u);
  const { data } = buttonFor(page, "me-page");
  expect(toastOf(await boris.pressOld(own, data))).toBe(en("refused-not-your-menu"));
});
