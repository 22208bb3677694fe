import { expect, test } from "vitest";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import { writePress } from "../support/presses.ts";
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

const statistics = async (phone: Phone): Promise<SeenMessage> => {
  const { id } = await phone.say("bot", "/me");
  return phone.waitFor("bot", (one) => one.id > id && one.from.bot);
};

/** Turns the page, also by a key that stood there in earlier versions. */
const turned = async (phone: Phone, page: SeenMessage, data: string): Promise<SeenMessage> => {
  await phone.pressOld(page, data);
  return phone.waitFor("bot", (one) => one.id === page.id && one.text !== page.text);
};

test("the ladder is the picture of one's statistics, and the dice are behind a key", async () => {
  await lose(anna, "/play бот длинные средний");
  const me = await statistics(anna);
  expect(me.photo).toBeDefined();
  expect(me.text.split("\n").slice(1)).toEqual([
    ru("me-computer", { score: "0 побед, 1 поражение" }),
  ]);
  expect(me.keyboard.flat().map(({ text }) => text)).toEqual([ru("button-me-dice")]);
  const dice = await turned(anna, me, buttonNamed(me, ru("button-me-dice")).data);
  expect(dice.text).toMatch(/Ваши зары: \d+ брос/u);
  expect(dice.photo).not.toEqual(me.photo);
  await stage.stopBot();
  await stage.startBot();
  const again = await turned(anna, dice, buttonFor(dice, "me-page").data);
  expect(again.text).toBe(me.text);
});

test("keys of the page that the ladder once had lead to the statistics, and to one's own", async () => {
  await lose(anna, "/play бот длинные средний");
  await lose(boris, "/play bot short easy");
  const me = await statistics(anna);
  const { id } = await anna.me();
  const ladder = writePress({ do: "me-page", person: id, sheet: "ladder" });
  const dice = await turned(anna, me, buttonFor(me, "me-page").data);
  expect((await turned(anna, dice, ladder)).text).toBe(me.text);
  const own = await statistics(boris);
  expect(toastOf(await boris.pressOld(own, ladder))).toBe(en("refused-not-your-menu"));
});

test("where no pictures are, the ladder is told in words", async () => {
  await lose(anna, "/play бот длинные средний");
  await anna.say("bot", "/settings");
  const settings = await anna.waitFor("bot", (one) => hasButton(one, "settings-page"));
  await anna.pressOld(
    settings,
    writePress({ do: "settings-set", setting: "board", choice: "emoji" }),
  );
  const me = await statistics(anna);
  expect(me.photo).toBeUndefined();
  expect(me.text).toContain("🪜 длинные –");
});
