import { describe, expect, test } from "vitest";
import { MOST_STEPS } from "../../src/features/rules/own/dialog.ts";
import { answerTo } from "../support/answers.ts";
import {
  askForRules,
  beginRules,
  buttonWith,
  chooseRule,
  isDialog,
  isGone,
  isPrompt,
  nameRules,
  pageOn,
  pressTo,
  promptOn,
  refusedBy,
  replyToPrompt,
} from "../support/drafts.ts";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import type { Press } from "../support/presses.ts";
import { story } from "../support/stage.ts";
import { buttonsOf, hasButton, playerOf, pressOn, sitDown, toastOf } from "../support/table.ts";
import { en, ru } from "../support/texts.ts";

const stage = story();
const { anna, boris } = stage;

const MINUTE = 60_000;

/** Has nobody's rules been kept? */
const expectNothingMade = async (phone: Phone): Promise<void> =>
  expect(buttonsOf(await answerTo(phone, "/rules own"))).toEqual([]);

describe("a dialog is left", () => {
  const toSwitches: Partial<Press> = { do: "draft-base", ruleset: "short" };
  const toSwitch: Partial<Press> = { do: "draft-switch", name: "homeHit" };
  const toName: Partial<Press> = { do: "draft-name" };

  test.each([
    { where: "the base", steps: [] },
    { where: "the switches", steps: [toSwitches] },
    { where: "a switch", steps: [toSwitches, toSwitch] },
    { where: "the name", steps: [toSwitches, toName] },
  ])("with /cancel at $where", async ({ steps }) => {
    let page = await askForRules(anna);
    for (const step of steps) page = await pressTo(anna, page, step);
    await anna.say("group", "/cancel");
    const farewell = await anna.waitFor("group", ({ text }) => text.includes("/rules new"));
    expect(farewell.keyboard).toEqual([]);
    await isGone(anna, (one) => isDialog(one) || isPrompt(one));
    await expectNothingMade(anna);
  });

  test("with its button", async () => {
    const page = await beginRules(anna);
    await pressTo(anna, page, { do: "draft-name" });
    const asked = await pageOn(anna);
    const left = await pressTo(anna, asked, { do: "draft-cancel" });
    expect(left.keyboard).toEqual([]);
    await isGone(anna, isPrompt);
    await anna.say("group", "Дворовые", left.id);
    await expectNothingMade(anna);
  });

  test("and only the next /cancel takes the challenge back", async () => {
    await anna.say("group", "/play long");
    const isOpen = (one: SeenMessage): boolean => hasButton(one, "sit");
    await anna.waitFor("group", isOpen);
    await beginRules(anna);
    await anna.say("group", "/cancel");
    await isGone(anna, isDialog);
    expect((await anna.messages("group")).some(isOpen)).toBe(true);
    await anna.say("group", "/cancel");
    await isGone(anna, isOpen);
  });
});

describe("a dialog is one person's", () => {
  test("and others may not press in it", async () => {
    const page = await beginRules(anna);
    for (const wanted of [
      { do: "draft-switch", name: "cube" },
      { do: "draft-name" },
      { do: "draft-cancel" },
    ] as const) {
      await refusedBy(boris, page, wanted, en("refused-not-your-draft"));
    }
    expect(await pageOn(anna)).toEqual(page);
  });

  test("and others may have theirs at the same time", async () => {
    const hers = await chooseRule(anna, await beginRules(anna, "long"), "block", "free");
    const his = await beginRules(boris, "short");
    await refusedBy(anna, his, { do: "draft-name" }, ru("refused-not-your-draft"));
    await nameRules(boris, his, "Борисовы");
    expect((await nameRules(anna, hers, "Аннины")).text).toMatch(/Забор из шести: всегда/);
  });

  test("and what others write is no name", async () => {
    await stage.client.privacy(false);
    await pressTo(anna, await beginRules(anna), { do: "draft-name" });
    await boris.say("group", "Борисовы");
    await boris.say("group", "Борисовы", (await promptOn(anna)).id);
    await expectNothingMade(boris);
    await anna.say("group", "Аннины");
    const made = await anna.waitFor("group", (one) => hasButton(one, "own-play"));
    expect(made.text).toContain("Аннины");
  });

  test("and what he writes to others is no name either", async () => {
    await stage.client.privacy(false);
    await pressTo(anna, await beginRules(anna), { do: "draft-name" });
    const { id } = await boris.say("group", "Сыграем?");
    await anna.say("group", "Сейчас", id);
    await expectNothingMade(anna);
    await replyToPrompt(anna, "Аннины");
    await anna.waitFor("group", (one) => hasButton(one, "own-play"));
  });
});

describe("meanwhile", () => {
  test("games go on, the maker's own too", async () => {
    let table = await sitDown(anna, boris);
    const page = await beginRules(anna, "gulbar");
    for (let n = 0; n < 8; n++) {
      const onwards = buttonsOf(table).find(({ press }) =>
        ["roll", "move", "done"].includes(press.do),
      );
      if (!onwards) throw new Error("nothing to press");
      table = await pressOn(await playerOf(table, [anna, boris]), table, onwards);
    }
    const changed = await chooseRule(anna, page, "doubles", "four");
    expect((await answerTo(anna, "/rules own")).text).toContain("/rules новые");
    expect((await nameRules(anna, changed, "Дворовые")).text).toMatch(/Дубль: четыре хода/);
  });

  test("/rules new brings the page down with all that was chosen", async () => {
    const page = await chooseRule(anna, await beginRules(anna, "short"), "fullMove", "true");
    await anna.say("group", "Какие-то слова");
    await anna.say("group", "/rules new");
    const down = await anna.waitFor("group", (one) => one.id > page.id && isDialog(one));
    expect([down.text, down.keyboard]).toEqual([page.text, page.keyboard]);
    await isGone(anna, ({ id }) => id === page.id);

    await pressTo(anna, down, { do: "draft-name" });
    const prompt = await promptOn(anna);
    await anna.say("group", "/rules новые");
    await promptOn(anna, "group", prompt.id);
    await isGone(anna, ({ id }) => id === prompt.id);
    await replyToPrompt(anna, "Дворовые");
    const made = await anna.waitFor("group", (one) => hasButton(one, "own-play"));
    expect(made.text).toMatch(/Полный ход: обязателен/);
  });

  test("a deleted page is brought back by /rules new", async () => {
    const page = await beginRules(anna);
    await anna.delete(page);
    const { data } = buttonWith(page, { do: "draft-switch", name: "cube" });
    await anna.say("group", "/rules new");
    const again = await anna.waitFor("group", (one) => one.id > page.id && isDialog(one));
    expect(buttonsOf(again).map((one) => one.data)).toContain(data);
  });
});

test("a dialog comes to an end, however often its maker presses", async () => {
  const page = await beginRules(anna);
  const { data } = buttonWith(page, { do: "draft-switch", name: "cube" });
  const back = buttonWith(await pressTo(anna, page, { do: "draft-switch", name: "cube" }), {
    do: "draft-back",
  });
  // Two steps were made already.
  for (let step = 2; step < MOST_STEPS; step++) {
    const pressed = await anna.pressOld(page, step % 2 === 0 ? back.data : data);
    expect(toastOf(pressed)).toBe("");
  }
  await pageOn(anna);
  expect(toastOf(await anna.pressOld(page, data))).toBe("");
  await isGone(anna, isDialog);
  expect(toastOf(await anna.pressOld(page, data))).toBe(ru("refused-draft-over"));
});

describe("the process ends in the middle", () => {
  const restart = async (): Promise<void> => {
    await stage.stopBot();
    await stage.startBot();
  };

  test("of the switches, and the dialog goes on", async () => {
    const page = await chooseRule(anna, await beginRules(anna, "short"), "homeHit", "no-bear-off");
    await restart();
    const next = await chooseRule(anna, page, "nextFirst", "winner");
    const made = await nameRules(anna, next, "Дворовые");
    expect(made.text).toMatch(/Удар в своём доме: не снимать.*Кто начинает: победитель/s);
  });

  test("of the naming, and the name is still heard", async () => {
    await pressTo(anna, await beginRules(anna), { do: "draft-name" });
    await promptOn(anna);
    await restart();
    await replyToPrompt(anna, "Дворовые");
    const made = await anna.waitFor("group", (one) => hasButton(one, "own-play"));
    expect(made.text).toContain("Дворовые");
    await isGone(anna, (one) => isDialog(one) || isPrompt(one));
  });
});

describe("a dialog waits for an hour", () => {
  /** Time passes once the bot is through with all that was said and pressed so far. */
  const passMinutes = async (minutes: number): Promise<void> => {
    await answerTo(anna, "/rules own");
    stage.passTime(minutes * MINUTE);
  };

  test("after its last step, whatever else its maker says", async () => {
    const page = await beginRules(anna);
    await passMinutes(50);
    const later = await chooseRule(anna, page, "block", "free");
    await passMinutes(50);
    await chooseRule(anna, later, "cube", "true");
    await passMinutes(50);
    await passMinutes(11);
    await refusedBy(anna, await pageOn(anna), { do: "draft-name" }, ru("refused-draft-over"));
    await isGone(anna, isDialog);
    await expectNothingMade(anna);
    await nameRules(anna, await beginRules(anna), "Дворовые");
  });

  test("and then /cancel is no longer for it", async () => {
    await beginRules(anna);
    await passMinutes(61);
    expect((await answerTo(anna, "/cancel")).text).toContain("/play");
  });
});

describe("rules made of a neighbours' game", () => {
  const bases = async (): Promise<SeenMessage> =>
    pressTo(anna, await askForRules(anna), { do: "draft-neighbours" });
  const chosen = async (ruleset: string): Promise<SeenMessage> =>
    pressTo(anna, await bases(), { do: "draft-base", ruleset });

  test("have what its page offers: takhteh with koks", async () => {
    const page = await chooseRule(anna, await chosen("takhteh"), "koks", "3");
    const made = await nameRules(anna, page, "Тегеран");
    expect(made.text).toContain("Тахте-нард");
    const table = await sitDown(anna, boris, "тегеран");
    expect(table.text).toContain("Тегеран");
  });

  test("are asked for nothing that has no meaning in it: a second checker from a free head", async () => {
    const offered: Record<string, boolean> = {};
    let page = await bases();
    for (const ruleset of ["uzun", "khachapuri", "fevga"]) {
      const switches = await pressTo(anna, page, { do: "draft-base", ruleset });
      offered[ruleset] = buttonsOf(switches).some(
        ({ press }) => press.do === "draft-switch" && press.name === "headException",
      );
      page = await pressTo(anna, switches, { do: "draft-back" });
    }
    expect(offered).toEqual({ uzun: true, khachapuri: false, fevga: false });
  });

  test("go back to where it was chosen", async () => {
    const before = await pressTo(anna, await chosen("uzun"), { do: "draft-back" });
    expect(buttonsOf(before).map(({ text }) => text)).toContain("Узун нард");
    const first = await pressTo(anna, before, { do: "draft-back" });
    expect(buttonsOf(first).map(({ text }) => text)).toContain("Длинные");
  });
});
