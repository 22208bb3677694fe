import { expect, test } from "vitest";
import { answerTo } from "../support/answers.ts";
import { askForRules, nameRules, pressTo } from "../support/drafts.ts";
import { sendHere } from "../support/inline.ts";
import type { SeenMessage } from "../support/playground-client.ts";
import { story } from "../support/stage.ts";
import {
  buttonFor,
  buttonNamed,
  buttonsOf,
  hasButton,
  isTable,
  pressOn,
  sitDown,
} from "../support/table.ts";

const stage = story();
const { anna, boris } = stage;

/** Anna gives up the game at once. */
const givenUp = async (): Promise<SeenMessage> => {
  await anna.say("group", "/resign");
  const menu = await anna.waitFor("group", (one) => hasButton(one, "resign"));
  const atOnce = buttonsOf(menu).findLast(({ press }) => press.do === "resign");
  if (!atOnce) throw new Error("no way to give up");
  return pressOn(anna, menu, atOnce);
};

const rulesOf = async (words: string): Promise<SeenMessage> => {
  const { id } = await anna.say("group", `/rules ${words}`);
  return anna.waitFor("group", (one) => one.from.bot && one.id > id);
};

/** A challenge to which Boris sits down. */
const satAt = async (challenge: SeenMessage): Promise<SeenMessage> =>
  pressOn(boris, challenge, buttonFor(challenge, "sit"));

/** The next game, which both want. */
const nextGame = async (over: SeenMessage): Promise<SeenMessage> => {
  const next = buttonFor(over, "rematch");
  expect(next.text).toMatch(/^Дальше: /);
  await anna.press(over, next);
  const asked = await boris.waitFor(
    "group",
    ({ id, text }) => id === over.id && text !== over.text,
  );
  expect(buttonFor(asked, "rematch").text).toBe("Ещё партию: зовёт Anna");
  await boris.press(asked, buttonFor(asked, "rematch"));
  return anna.waitFor("group", (one) => isTable(one) && one.id > over.id);
};

test("tavli asks to how many points, and says which game is on and which is next", async () => {
  const { id } = await anna.say("group", "/play tavli");
  const ask = await anna.waitFor("group", (one) => one.id > id && hasButton(one, "play"));
  expect(ask.text).toBe("Тавли (Портес → Плакото → Февга)\n\nДо скольких очков?");
  expect(buttonsOf(ask).map(({ text }) => text)).toEqual(["Матч 5", "Матч 7", "‹ Назад"]);
  const rules = await rulesOf("tavli");
  expect(rules.text).toMatch(/^Тавли \(Портес → Плакото → Февга\)\n/);
  expect(buttonsOf(rules).map(({ text }) => text)).toEqual([
    ...["Портес", "Плакото", "Февга"],
    "☰ Все игры",
    ...["🤖 С ботом", "🤝 С другом"],
  ]);
  await anna.press(ask, buttonNamed(ask, "Матч 7"));
  const challenge = await anna.waitFor("group", (one) => one.id > id && hasButton(one, "sit"));
  expect(challenge.text).toContain("Тавли (Портес → Плакото → Февга) · матч до 7");
  const first = await satAt(challenge);
  expect(first.text).toContain("Портес, потом Плакото · матч до 7 · счёт ⚪ 0:0 🔴");
  const over = await givenUp();
  expect(buttonFor(over, "rematch").text).toBe("Дальше: Плакото");
  const second = await nextGame(over);
  expect(second.text).toContain("Плакото, потом Февга · матч до 7 · счёт ⚪ 2:0 🔴");
  const third = await nextGame(await givenUp());
  expect(third.text).toContain("Февга, потом Портес · матч до 7");
  await givenUp();
});

test("sreshta is played to five without a question, tavli in any chat to what is said", async () => {
  const { id } = await anna.say("group", "/play среща");
  const challenge = await anna.waitFor("group", (one) => one.id > id && hasButton(one, "sit"));
  expect(challenge.text).toContain("Среща (Права табла → Гюль бара → Тапа) · матч до 5");
  const table = await satAt(challenge);
  expect(table.text).toContain("Права табла, потом Гюль бара · матч до 5");
  await givenUp();
  const sent = await sendHere(anna, "boris", "tavli 7");
  expect(sent.text).toContain("Тавли (Портес → Плакото → Февга) · матч до 7");
  const [sit] = buttonsOf(sent);
  if (!sit) throw new Error("nowhere to sit down");
  const seen = await boris.waitFor("anna", (one) => one.id === sent.id);
  await boris.press(seen, sit);
  const played = await anna.waitFor(
    "boris",
    (one) => one.id === sent.id && hasButton(one, "menu-more"),
  );
  expect(played.text).toContain("Портес, потом Плакото · матч до 7");
});

test("a match of several games is made in the dialog, and changes its game", async () => {
  let page = await pressTo(anna, await askForRules(anna), { do: "draft-games" });
  expect(hasButton(page, "draft-name")).toBe(false);
  for (const ruleset of ["short", "long", "long"])
    page = await pressTo(anna, page, { do: "draft-add", ruleset });
  page = await pressTo(anna, page, { do: "draft-drop" });
  const made = await nameRules(anna, page, "Двоеборье");
  expect(made.text).toContain("Короткие → Длинные");

  const first = await sitDown(anna, boris, "двоеборье 7");
  expect(first.text).toContain("Короткие нарды, потом Длинные · матч до 7 · счёт ⚪ 0:0 🔴");
  expect(first.text.split("\n").length).toBeLessThanOrEqual(5);
  const second = await nextGame(await givenUp());
  expect(second.text).toContain("Длинные нарды, потом Короткие · матч до 7 · счёт ⚪ 2:0 🔴");
  expect(hasButton(second, "double")).toBe(false);

  const listed = await answerTo(boris, "/games");
  expect(listed.text).toContain("Двоеборье");
  const rules = await rulesOf("двоеборье");
  expect(rules.text).toContain("Длинные нарды");
  expect(rules.text).toContain("Короткие нарды");
});
