import { describe, expect, test } from "vitest";
import { MOST_RULESETS } from "../../src/tables/people/rulesets.ts";
import { seeded } from "../rules/random.ts";
import { answerTo } from "../support/answers.ts";
import {
  beginRules,
  chooseRule,
  isGone,
  isPrompt,
  nameRules,
  pressTo,
  promptOn,
  refusedBy,
} from "../support/drafts.ts";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import { story } from "../support/stage.ts";
import {
  buttonFor,
  buttonsOf,
  hasButton,
  isTable,
  playerOf,
  pressFor,
  pressOn,
  sitDown,
  toastOf,
} from "../support/table.ts";
import { ru } from "../support/texts.ts";

const stage = story();
const { anna, boris, vahe } = stage;

const isChallenge = (message: SeenMessage): boolean => hasButton(message, "sit");

/** Two people press what is offered, at random. */
const playOn = async (first: SeenMessage, presses: number, seed: number): Promise<SeenMessage> => {
  const random = seeded(seed);
  let table = first;
  for (let n = 0; n < presses; n++) {
    const onwards = buttonsOf(table).filter(({ press }) =>
      ["roll", "move", "done"].includes(press.do),
    );
    if (onwards.length === 0) return table;
    const player = await playerOf(table, [anna, boris]);
    table = await pressOn(player, table, random.pick(onwards));
  }
  return table;
};

/** A ruleset with nothing changed but its name. */
const makeRules = async (phone: Phone, name: string, base = "long"): Promise<SeenMessage> =>
  nameRules(phone, await beginRules(phone, base), name);

/** The page of /play with what the chat has made. */
const ownMenu = async (phone: Phone): Promise<SeenMessage> =>
  pressTo(phone, await answerTo(phone, "/play"), { do: "play-menu", part: "own" });

describe("an own ruleset", () => {
  test("is made in a dialog and played, with its switches and its name", async () => {
    let page = await beginRules(anna, "short");
    page = await chooseRule(anna, page, "homeHit", "no-hiding");
    page = await chooseRule(anna, page, "cube", "true");
    const made = await nameRules(anna, page, "Дворовые <b>");
    expect(made.text).toMatch(/Дворовые <b>/);
    expect(made.text).toMatch(/не прятаться/);
    // Nothing of the dialog is left but what came of it.
    await isGone(anna, (one) => one.id !== made.id && (isTable(one) || isPrompt(one)));

    const begun = await sitDown(anna, boris, "дворовые b 5");
    const [title = ""] = begun.text.split("\n");
    expect(title).toMatch(/Дворовые <b>.*5.*куб/);
    const table = await playOn(begun, 25, 4);
    expect(table.text).toContain("Дворовые <b>");
  });

  test("binds its game: the cube that it brings is offered", async () => {
    await nameRules(anna, await chooseRule(anna, await beginRules(anna), "cube", "true"), "Двор");
    const table = await sitDown(anna, boris, "двор");
    expect((await playOn(table, 6, 1)).text).toContain("Двор");
    const rolling = async (one: SeenMessage): Promise<SeenMessage> =>
      hasButton(one, "roll") ? one : rolling(await playOn(one, 1, 2));
    expect(hasButton(await rolling(table), "double")).toBe(true);
  });

  test("is offered by /play: in the menu and by the beginning of its name", async () => {
    await makeRules(anna, "Дворовые");
    const asked = await answerTo(boris, "/play 3");
    const menu = await pressTo(boris, asked, { do: "play-menu", part: "own" });
    const own = buttonsOf(menu).find(
      ({ press }) => press.do === "play" && press.ruleset.startsWith("own-"),
    );
    expect(own?.text).toMatch(/Дворовые/);
    expect(toastOf(await boris.press(menu, { data: own?.data ?? "" }))).toBe("");
    const challenge = await boris.waitFor("group", isChallenge);
    expect(challenge.text).toMatch(/Дворовые.*3/);

    await anna.say("group", "/play двор");
    const other = await anna.waitFor("group", (one) => isChallenge(one) && one.id > challenge.id);
    expect(other.text).toMatch(/Дворовые/);
  });

  test("is for its chat alone", async () => {
    await makeRules(anna, "Дворовые");
    await anna.start();
    await anna.say("bot", "/rules own");
    const list = await anna.waitFor("bot", ({ text }) => text.includes("/rules новые"));
    expect(list.keyboard).toEqual([]);
  });

  test("can be made in a private chat too", async () => {
    await anna.start();
    const page = await beginRules(anna, "gulbar", "bot");
    expect((await nameRules(anna, page, "Мои", "bot")).text).toContain("Мои");
  });

  test("follows its group when that becomes a supergroup", async () => {
    await makeRules(anna, "Дворовые");
    await anna.upgradeGroup();
    await anna.say("group", "/play дворовые");
    expect((await anna.waitFor("group", isChallenge)).text).toContain("Дворовые");
  });

  test("is one of twenty at most", async () => {
    const make = async (n: number): Promise<void> => {
      const { id } = await makeRules(anna, `Правила ${n}`);
      await anna.delete(await anna.last("group", (one) => one.id === id));
    };
    for (let n = 1; n < MOST_RULESETS; n++) await make(n);
    // Somebody else has still to name theirs when the last one is made.
    await pressTo(boris, await beginRules(boris), { do: "draft-name" });
    const waiting = await promptOn(boris);
    await make(MOST_RULESETS);
    await boris.say("group", "Правила Бориса", waiting.id);
    expect((await promptOn(boris, "group", waiting.id)).text).toContain(String(MOST_RULESETS));
    await boris.say("group", "/cancel");
    await isGone(boris, isPrompt);
    const refused = await answerTo(anna, "/rules new");
    expect(refused.text).toContain(String(MOST_RULESETS));
    expect(refused.keyboard).toEqual([]);
    // However many there are, the menu has some at a time, and the list can be sent.
    const shown = buttonsOf(await ownMenu(anna)).map(({ text }) => text);
    expect(shown.filter((text) => /Правила \d/.test(text))).toHaveLength(5);
    expect(shown).toContain("Ещё…");
    expect(buttonsOf(await answerTo(anna, "/rules own"))).toHaveLength(MOST_RULESETS);
  });
});

describe("the list of own rulesets", () => {
  test("shows each: what it was made of, by whom, and what is different", async () => {
    const page = await chooseRule(anna, await beginRules(anna, "gulbar"), "block", "free");
    await nameRules(anna, page, "Дворовые");
    const list = await answerTo(boris, "/rules own");
    const shown = await pressTo(boris, list, { do: "own-show" });
    expect(shown.text).toMatch(/Дворовые.*Гюльбар.*Anna.*Забор из шести: всегда/s);
    const back = await pressTo(boris, shown, { do: "own-list" });
    expect(back.text).toBe(list.text);
  });

  test("posts a challenge of the person who presses", async () => {
    const made = await makeRules(anna, "Дворовые");
    expect(await pressFor(boris, made, "own-play")).toBe("");
    const challenge = await boris.waitFor("group", isChallenge);
    expect(challenge.text).toMatch(/Дворовые.*Boris/s);
    // The same one comes down, and waits alone.
    expect(await pressFor(boris, made, "own-play")).toBe("");
    await boris.waitFor("group", (one) => one.id > challenge.id && isChallenge(one));
    await boris.waitUntilGone("group", ({ id }) => id === challenge.id);
  });

  test("deletes one for its maker, who is asked first; a running game goes on", async () => {
    const made = await makeRules(anna, "Дворовые");
    const table = await sitDown(anna, boris, "дворовые");
    const menu = await ownMenu(anna);
    const asked = await pressTo(anna, made, { do: "own-delete" });
    const kept = await pressTo(anna, asked, { do: "own-show" });
    const again = await pressTo(anna, kept, { do: "own-delete" });
    const list = await pressTo(anna, again, { do: "own-delete-sure" });
    expect(buttonsOf(list)).toEqual([]);

    // Old buttons for it are answered, and start nothing.
    expect(toastOf(await anna.pressOld(made, buttonFor(made, "own-play").data))).toBe(
      ru("refused-no-ruleset"),
    );
    expect(toastOf(await anna.pressOld(again, buttonFor(again, "own-delete-sure").data))).toBe(
      ru("refused-no-ruleset"),
    );
    await refusedBy(anna, menu, { do: "play", ruleset: "own-1" }, ru("refused-no-ruleset"));
    expect((await answerTo(anna, "/play дворовые")).text).toContain("я не знаю");
    const on = await playOn(table, 10, 3);
    expect(on.text).toContain("Дворовые");
  });

  test("deletes one for an administrator, and for nobody else", async () => {
    const made = await makeRules(boris, "Дворовые");
    await refusedBy(vahe, made, { do: "own-delete" }, ru("refused-not-your-ruleset"));
    const asked = await pressTo(boris, made, { do: "own-delete" });
    await refusedBy(vahe, asked, { do: "own-delete-sure" }, ru("refused-not-your-ruleset"));
    // Anna made the group.
    await pressTo(anna, asked, { do: "own-delete-sure" });
    expect((await answerTo(vahe, "/rules own")).keyboard).toEqual([]);
  });
});

test("a button of rules that were never there is answered", async () => {
  const made = await makeRules(anna, "Дворовые");
  expect(toastOf(await anna.pressOld(made, "O.zz"))).toBe(ru("refused-no-ruleset"));
  for (const garbage of ["O.0", "O.-1", "O", "O.1.1", "Y.zzzzzzzzzzz", "L.1"]) {
    expect(toastOf(await anna.pressOld(made, garbage)), garbage).toBe(ru("refused-unknown-button"));
  }
  expect((await anna.messages("group")).some(isChallenge)).toBe(false);
});
