import { describe, expect, test } from "vitest";
import { keyOf, LANGUAGES, speaker } from "../../src/bot/texts.ts";
import { RULESETS } from "../../src/rules/rulesets.ts";
import { answerTo } from "../support/answers.ts";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import { useStage } from "../support/stage.ts";
import { buttonFor, buttonsOf, hasButton, pressOn, toastOf } from "../support/table.ts";

const stage = useStage();

const isMenu = (message: SeenMessage): boolean => hasButton(message, "play");
const isChallenge = (message: SeenMessage): boolean => hasButton(message, "sit");

/** The ids of the rulesets that a menu offers, in its order. */
const offered = (menu: SeenMessage): string[] =>
  buttonsOf(menu).flatMap(({ press }) => (press.do === "play" ? [press.ruleset] : []));

const choose = (phone: Phone, menu: SeenMessage, id: string) => {
  const button = buttonsOf(menu).find(({ press }) => press.do === "play" && press.ruleset === id);
  if (!button) throw new Error(`no button for ${id}`);
  return phone.press(menu, { data: button.data });
};

describe("/play without words", () => {
  test("offers every ruleset by family, with a line on each", async () => {
    const menu = await answerTo(stage.anna, "/play");
    const families = RULESETS.map(({ id, switches }) => ({ id, family: switches.family }));
    const inOrder = ["long", "short"].flatMap((wanted) =>
      families.filter(({ family }) => family === wanted).map(({ id }) => id),
    );
    expect(offered(menu)).toEqual(inOrder);
    const say = LANGUAGES.map(speaker).find((one) => menu.text.includes(one("family-long")));
    for (const { id } of RULESETS) expect(menu.text).toContain(say?.(keyOf(`ruleset-${id}-line`)));
  });

  test("turns into the challenge when its asker chooses", async () => {
    const { anna, boris } = stage;
    const menu = await answerTo(anna, "/play");
    expect(toastOf(await choose(anna, menu, "gulbar"))).toBe("");
    const challenge = await anna.waitFor("group", isChallenge);
    expect(challenge.text).toMatch(/Гюльбар|Gulbar/);
    expect((await anna.messages("group")).filter(isMenu)).toEqual([]);
    await pressOn(boris, challenge, buttonFor(challenge, "sit"));
  });

  test("is deaf to others", async () => {
    const { anna, boris } = stage;
    const menu = await answerTo(anna, "/play");
    expect(toastOf(await choose(boris, menu, "long"))).not.toBe("");
    expect(toastOf(await boris.press(menu, { data: buttonFor(menu, "play-close").data }))).not.toBe(
      "",
    );
    expect(await anna.last("group", ({ id }) => id === menu.id)).toEqual(menu);
    expect((await anna.messages("group")).some(isChallenge)).toBe(false);
  });

  test("can be closed", async () => {
    const { anna } = stage;
    const menu = await answerTo(anna, "/play");
    expect(toastOf(await anna.press(menu, { data: buttonFor(menu, "play-close").data }))).toBe("");
    await expect
      .poll(async () => (await anna.messages("group")).some(({ id }) => id === menu.id))
      .toBe(false);
  });

  test("tells of a challenge that is already waiting, also from an old menu", async () => {
    const { anna } = stage;
    const menu = await answerTo(anna, "/play");
    await anna.say("group", "/play short");
    await anna.waitFor("group", isChallenge);
    expect(toastOf(await choose(anna, menu, "long"))).toMatch(/\/cancel/);
    const answer = await answerTo(anna, "/play");
    expect(answer.text).toMatch(/\/cancel/);
    expect(hasButton(answer, "play")).toBe(false);
  });
});

describe("/play with a word", () => {
  test.each([
    ["gulbar", /Гюльбар|Gulbar/],
    ["мад", /Бешеный гюльбар|Mad gulbar/],
    ["кавказские 5 куб", /(Кавказские нарды|Caucasian nardy).*(ставка|stake) 5.*(куб|cube)/],
    ["Short-Full матч 3", /(Короткие нарды, полный ход|Short nardy, full move).*3/],
  ])("«%s» is a challenge at once", async (words, caption) => {
    await stage.anna.say("group", `/play ${words}`);
    expect((await stage.anna.waitFor("group", isChallenge)).text).toMatch(caption);
  });

  test("that is ambiguous offers its candidates and keeps the rest of the words", async () => {
    const { anna } = stage;
    const menu = await answerTo(anna, "/play длин 20 матч 7");
    expect(offered(menu)).toEqual(["long", "long-classic", "long-federation"]);
    expect(menu.text).toContain("«длин»");
    await choose(anna, menu, "long-classic");
    const challenge = await anna.waitFor("group", isChallenge);
    const [title = ""] = challenge.text.split("\n");
    expect(title).toMatch(/классические.*7.*20.*куб/);
  });

  test("that is unknown offers every game and keeps the rest of the words", async () => {
    const { anna } = stage;
    const menu = await answerTo(anna, "/play <b>chess</b> 20");
    expect(menu.text).toContain("<b>chess</b>");
    expect(offered(menu).toSorted()).toEqual(RULESETS.map(({ id }) => id).toSorted());
    await choose(anna, menu, "gulbar");
    expect((await anna.waitFor("group", isChallenge)).text).toContain("20");
  });

  test("and a stake that is none is answered with an example", async () => {
    expect((await answerTo(stage.anna, "/play long 0")).text).toContain("/play длинные 5");
  });
});

test("garbage in the data of a menu's button starts nothing", async () => {
  const { anna } = stage;
  const menu = await answerTo(anna, "/play");
  const { data } = buttonFor(menu, "play");
  const [letter, person, ruleset, ...wish] = data.split(".");
  for (const fields of [
    [person, "no-such-game", ...wish],
    [person, "own-1", ...wish],
    [person, ruleset, "0", "0", "0"],
    [person, ruleset, "1", "3", "0"],
    [person, ruleset, "1", "0", "zz"],
    [person, ruleset],
  ]) {
    const garbage = [letter, ...fields].join(".");
    expect(toastOf(await anna.pressOld(menu, garbage)), garbage).not.toBe("");
  }
  expect((await anna.messages("group")).some(isChallenge)).toBe(false);
});
