import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { verifyFile } from "../../src/cli/verify-file.ts";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import { story } from "../support/stage.ts";
import { buttonFor, buttonsOf, hasButton, pressFor, toastOf } from "../support/table.ts";
import { en, ru } from "../support/texts.ts";

const stage = story();
const { anna, boris, vahe } = stage;

const waitForKey = (phone: Phone, key: Parameters<typeof hasButton>[1]): Promise<SeenMessage> =>
  phone.waitFor("group", (one) => hasButton(one, key));

/** What a label says, without the marks that keep a name together. */
const plain = (text: string): string => text.replaceAll(/[\u2068\u2069]/gu, "");

const keyOf = (message: SeenMessage, words: string): string =>
  buttonsOf(message).find(({ text }) => plain(text).includes(words))?.data ?? "";

const toastFor = async (phone: Phone, message: SeenMessage, words: string): Promise<string> =>
  toastOf(await phone.press(message, { data: keyOf(message, words) }));

describe("an evening at a wooden board", () => {
  test("is told by one, confirmed by the other, and stands in the group's table", async () => {
    const { id } = await boris.say("group", "Хорошо сыграли!");
    await anna.say("group", "/result", id);
    const menu = await waitForKey(anna, "wood-tell");
    const names = buttonsOf(menu).map(({ text }) => plain(text));
    expect(names).toContain("Anna: марс");
    expect(names).toContain("Boris: марс");
    expect(await toastFor(boris, menu, "Boris: марс")).toBe(en("contest-not-your-menu"));
    await anna.press(menu, { data: keyOf(menu, "Boris: марс") });
    const told = await waitForKey(boris, "wood-right");
    expect(told.text).toContain("Boris Katz");
    expect(await toastFor(anna, told, ru("button-wood-right"))).toBe(
      ru("refused-wood-other-answers"),
    );
    expect(await toastFor(vahe, told, ru("button-wood-wrong"))).toBe(
      ru("refused-wood-other-answers"),
    );
    await stage.stopBot();
    await stage.startBot();
    expect(await toastFor(boris, told, ru("button-wood-right"))).toBe(en("wood-right-toast"));
    const counted = await waitForKey(boris, "wood-again");
    expect(counted.id).toBe(told.id);
    await anna.say("group", "/top");
    const top = await waitForKey(anna, "top-of");
    expect(top.text).toMatch(/Boris.*\+2.*Anna.*2/su);
    await pressFor(boris, counted, "wood-again");
    const next = await waitForKey(boris, "wood-tell");
    await boris.press(next, { data: keyOf(next, "Boris: оин") });
    const second = await waitForKey(anna, "wood-wrong");
    await pressFor(anna, second, "wood-wrong");
    const dropped = await anna.waitFor("group", ({ text }) => text.includes(ru("wood-dropped")));
    await pressFor(anna, dropped, "wood-again");
    await anna.waitFor("group", (one) => one.id > dropped.id && hasButton(one, "wood-tell"));
    // Under the table those are offered by name who have played here.
    await pressFor(anna, top, "wood-begin");
    const friends = await waitForKey(anna, "wood-menu");
    expect(buttonsOf(friends).map(({ text }) => plain(text))).toContain("Boris Katz");
    const asked = await anna.say("group", "/result Boris");
    await anna.waitFor("group", (one) => one.id > asked.id && hasButton(one, "wood-tell"));
  });

  test("has dice whose hash is shown before, and whose record is checked after", async () => {
    await anna.say("group", "/dice");
    const dice = await waitForKey(anna, "wood-throw");
    const hash = /[0-9a-f]{12}/.exec(dice.text)?.[0] ?? "";
    const key = buttonFor(dice, "wood-throw");
    const rolled = toastOf(await anna.press(dice, { data: key.data }));
    // The other finger is late: the same key throws once.
    expect(toastOf(await boris.pressOld(dice, key.data))).toContain(rolled.slice(0, 3));
    const thrown = await anna.waitFor("group", ({ text }) => text.includes(rolled));
    await pressFor(boris, thrown, "wood-throw");
    const twice = await anna.waitFor("group", ({ text }) => text.includes("Бросок 2"));
    expect(twice.text).toContain(hash);
    expect(await toastFor(boris, twice, ru("button-wood-secret"))).toBe(
      en("refused-dice-not-yours"),
    );
    await pressFor(anna, twice, "wood-proof");
    const over = await waitForKey(anna, "wood-record");
    expect(over.text).toContain(hash);
    await pressFor(anna, over, "wood-record");
    const file = await anna.waitFor("group", ({ document }) => document !== undefined);
    const content = await stage.client.download(file.document?.url ?? "");
    const path = join(mkdtempSync(join(tmpdir(), "nardy-dice-")), "dice.json");
    writeFileSync(path, content);
    expect(JSON.parse(String(content)).dice.hash).toContain(hash);
    expect(verifyFile(path)).toMatchObject({ ok: true });
    const record = JSON.parse(String(content));
    record.events[0].dice = [1, 1].map((die) => (record.events[0].dice[0] === die ? 2 : die));
    writeFileSync(path, JSON.stringify(record));
    expect(verifyFile(path)).toMatchObject({ ok: false });
    await pressFor(boris, over, "wood-dice-anew");
    await anna.waitFor("group", (one) => one.id > over.id && hasButton(one, "wood-throw"));
  });

  test("has a clock that outlives a restart, shows its time and tells the fall", async () => {
    const { id } = await boris.say("group", "Поставь часы");
    await anna.say("group", "/clock 1+8", id);
    const clock = await waitForKey(anna, "wood-clock");
    const [annas, boriss] = [keyOf(clock, "Anna"), keyOf(clock, "Boris")];
    const timesOf = async (): Promise<readonly string[]> =>
      (await waitForKey(anna, "wood-clock")).keyboard
        .flat()
        .flatMap(({ text }) => /\d+:\d\d/.exec(text)?.[0] ?? []);
    expect(await timesOf()).toEqual(["1:00", "1:00"]);
    // Anna has moved: Boris's time runs.
    await anna.press(clock, { data: annas });
    expect(toastOf(await anna.press(clock, { data: annas }))).toBe(ru("refused-clock-not-running"));
    await stage.wait(20_000);
    expect((await timesOf())[1]).toMatch(/^0:4[012]$/u);
    await boris.press(clock, { data: boriss });
    await stage.wait(1_500);
    expect((await timesOf())[1]).toMatch(/^0:4[89]$/u);
    await stage.stopBot();
    await stage.startBot();
    const running = await waitForKey(vahe, "wood-pause");
    for (const key of [boriss, buttonFor(running, "wood-pause").data])
      expect(toastOf(await vahe.press(running, { data: key }))).toBe(ru("refused-clock-not-yours"));
    await pressFor(boris, running, "wood-pause");
    await stage.wait(1_500);
    const paused = await timesOf();
    await stage.wait(60_000);
    expect(await timesOf()).toEqual(paused);
    await boris.press(clock, { data: boriss });
    const calls = await stage.client.callsDuring(() => stage.wait(70_000));
    expect(calls.filter(({ method }) => method === "editMessageText").length).toBeLessThan(16);
    const fallen = await anna.waitFor(
      "group",
      ({ text, id: at }) => text.startsWith("🚩") && at !== clock.id,
    );
    expect(fallen.text).toMatch(/Anna.*Boris/u);
    expect(toastOf(await anna.pressOld(clock, annas))).toBe(ru("refused-clock-fallen"));
  });

  test("has a clock set as people say it, for the first two who press", async () => {
    for (const [said, shown, terms] of [
      ["5", "5:00", "⏱ по 5 мин на всё"],
      ["10 8", "10:00", "⏱ 10 мин + 8 с за ход"],
      ["5мин+10с", "5:00", "⏱ 5 мин + 10 с за ход"],
    ] as const) {
      const asked = await anna.say("group", `/clock ${said}`);
      const clock = await anna.waitFor(
        "group",
        (one) => one.id > asked.id && buttonsOf(one).some(({ text }) => text.endsWith(` ${shown}`)),
      );
      expect(clock.text.split("\n")[0]).toBe(terms);
    }
    await anna.say("group", "/clock 90");
    await anna.waitFor("group", ({ text }) => text === ru("wood-clock-limits"));
    const clock = await waitForKey(anna, "wood-clock");
    const [, second = ""] = buttonsOf(clock).map(({ data }) => data);
    await boris.press(clock, { data: second });
    expect(toastOf(await vahe.press(clock, { data: second }))).toBe(ru("refused-clock-not-yours"));
  });
});

describe("a cup on wooden boards", () => {
  const isCup = (one: SeenMessage): boolean =>
    hasButton(one, "cup-enter") || hasButton(one, "cup-mine");

  const begun = async (words: string): Promise<SeenMessage> => {
    for (const phone of [anna, boris]) await phone.start();
    await anna.say("group", `/cup ${words}`);
    const cup = await anna.waitFor("group", isCup);
    expect(cup.text).toContain(ru("cup-on-wood"));
    for (const phone of [anna, boris]) await pressFor(phone, cup, "cup-enter");
    await stage.pass(7_000);
    await pressFor(anna, cup, "cup-start");
    await stage.pass(7_000);
    return anna.waitFor("group", (one) => one.id === cup.id && hasButton(one, "cup-mine"));
  };

  const card = (phone: Phone, key: Parameters<typeof hasButton>[1]): Promise<SeenMessage> =>
    phone.waitFor("bot", (one) => hasButton(one, key));

  test("says who plays whom, is told in private, denied, told anew, and confirmed", async () => {
    const cup = await begun("короткие 3 на доске");
    expect(cup.text).toContain("Anna");
    const annas = await card(anna, "cup-tell");
    expect(annas.text).toMatch(/Boris Katz.*\/dice.*\/clock/su);
    expect(annas.keyboard[0]?.map(({ text }) => plain(text))).toEqual([
      plain(ru("button-cup-won", { name: "Anna" })),
      plain(ru("button-cup-won", { name: "Boris" })),
    ]);
    // The two have not played before, and still the name is enough.
    await anna.say("group", "/result Boris");
    const named = await anna.waitFor("group", (one) => hasButton(one, "cup-tell"));
    await pressFor(anna, named, "play-close");
    expect(await toastFor(anna, annas, "Anna")).toBe(ru("cup-told-toast"));
    const told = await waitForKey(boris, "wood-right");
    expect(told.text).toContain(ru("cup-wood-of", { round: 1 }));
    await stage.stopBot();
    await stage.startBot();
    const boriss = await card(boris, "cup-answer");
    expect(await toastFor(boris, boriss, en("button-wood-wrong"))).toBe(en("cup-answered-toast"));
    const denied = await waitForKey(boris, "cup-ask");
    expect(denied.text).toContain(ru("cup-wood-anew", { round: 1 }));
    // Nobody else is asked; the two are, where they sit together.
    expect(toastOf(await vahe.press(denied, buttonFor(denied, "cup-ask")))).toBe(
      ru("refused-wood-other-answers"),
    );
    await pressFor(boris, denied, "cup-ask");
    const asked = await waitForKey(boris, "cup-tell");
    await boris.press(asked, { data: keyOf(asked, "Boris") });
    const anew = await anna.waitFor(
      "group",
      (one) => one.id > denied.id && hasButton(one, "wood-right"),
    );
    await pressFor(anna, anew, "wood-right");
    await stage.pass(8_000);
    // Of two players the second loss decides.
    const next = await card(boris, "cup-tell");
    expect(next.text).toContain(
      en("cup-wood-yours", { round: 2, name: "\u2068Anna\u2069" }).slice(0, 8),
    );
    // A result told with the usual command is that of the match.
    await boris.say("group", "/result Anna");
    const menu = await anna.waitFor(
      "group",
      (one) => one.id > anew.id && hasButton(one, "cup-tell"),
    );
    expect(hasButton(menu, "wood-menu")).toBe(true);
    await boris.press(menu, { data: keyOf(menu, "Boris") });
    const last = await anna.waitFor(
      "group",
      (one) => one.id > menu.id && hasButton(one, "wood-right"),
    );
    await pressFor(anna, last, "wood-right");
    await stage.pass(8_000);
    const over = await anna.waitFor("group", ({ text }) => text.includes("Кубок окончен"));
    expect(over.text).toContain("Boris");
    await anna.waitFor("bot", ({ text }) => text.includes(ru("cup-next-second")));
    await anna.say("group", "/top");
    const top = await waitForKey(anna, "top-of");
    expect(top.text).toMatch(/Boris.*\+2.*Anna.*2/su);
  });
});
