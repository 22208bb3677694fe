import { describe, expect, test } from "vitest";
import { writePress } from "../../src/bot/press/presses.ts";
import { seeded } from "../rules/random.ts";
import { drawReally } from "../support/draw.ts";
import { sendHere } from "../support/inline.ts";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import { refusal, tooMany } from "../support/refusals.ts";
import { story } from "../support/stage.ts";
import {
  buttonFor,
  buttonsOf,
  firstStep,
  hasButton,
  moveButtons,
  playerOf,
  pressFor,
  pressMenu,
  pressOn,
  sitDown,
  toastOf,
  versionOf,
} from "../support/table.ts";
import { en, ru } from "../support/texts.ts";

const stage = story({ draw: drawReally });
const { anna, boris, vahe } = stage;
const ONWARDS: readonly string[] = ["roll", "move", "done"];

/** Some presses of a game, chosen by chance, and then Anna gives it up. */
const givenUp = async (presses: number): Promise<SeenMessage> => {
  let table = await sitDown(anna, boris, "short 5");
  const random = seeded(7);
  for (let press = 0; press < presses; press++) {
    const phone = await playerOf(table, [anna, boris]);
    const onwards = buttonsOf(table).filter((one) => ONWARDS.includes(one.press.do));
    table = await pressOn(phone, table, random.pick(onwards));
  }
  await anna.say("group", "/resign");
  const menu = await anna.waitFor("group", (one) => hasButton(one, "resign"));
  const atOnce = buttonsOf(menu)
    .filter(({ press }) => press.do === "resign")
    .at(-1);
  if (!atOnce) throw new Error("nothing to give up by");
  return pressMenu(anna, await pressOn(anna, menu, atOnce), "menu-more");
};

const refused = (code: "analysis-there" | "analysis-shared" | "analysis-not-yours"): string =>
  ru(`refused-${code}`);

const press = async (phone: Phone, message: SeenMessage, action: "analysis" | "result") =>
  await pressFor(phone, message, action);

/** Also under a table: an earlier version had that button there. */
const pressLook = (phone: Phone, message: SeenMessage) => {
  const { press } = buttonFor(message, "analysis");
  if (press.do !== "analysis") throw new Error("no game to look through");
  return phone.pressOld(message, writePress({ ...press, do: "look" }));
};

const analysesIn = async (phone: Phone, chat: string): Promise<SeenMessage[]> =>
  (await phone.messages(chat, 40)).filter(({ text }) => text.startsWith("🔎"));

const analysisIn = (phone: Phone, chat = "bot"): Promise<SeenMessage> =>
  phone.waitFor(chat, (one) => one.text.includes("Разбор партии") && one.photo !== undefined);

describe("the analysis of a finished game", () => {
  test("is a line that becomes a picture with words, in the private chat of who asks", async () => {
    await anna.start();
    const table = await givenUp(12);
    expect(await press(anna, table, "analysis")).toBe(ru("analysis-coming-there"));
    const shown = await analysisIn(anna);
    expect(shown.photo?.width).toBe(900);
    // Anna's turns alone: nothing of how Boris has played.
    expect(shown.text).toMatch(/⚪ \u2068Anna\u2069.* \d+,\d\d очка/u);
    expect(shown.text).not.toMatch(/🔴 \u2068Boris Katz\u2069: форма/u);
    expect(shown.text).toMatch(/🎲 Удача: ⚪ [+−]\d+,\d\d · 🔴 [+−]\d+,\d\d/u);
    expect(await press(anna, table, "analysis")).toBe(refused("analysis-there"));
    expect(await analysesIn(anna, "bot")).toEqual([shown]);
    expect(await analysesIn(anna, "group")).toEqual([]);
  });

  test("opens the bot for a player whom it may not write to, and begins there", async () => {
    const table = await givenUp(12);
    const pressed = await boris.press(table, buttonFor(table, "analysis"));
    const url = pressed.type === "callback" ? (pressed.answer?.url ?? "") : "";
    expect(url).toContain("?start=analysis-");
    await boris.open(url);
    const shown = await boris.waitFor(
      "bot",
      (one) => one.text.includes("Analysis") && one.photo !== undefined,
    );
    expect(shown.text).toContain("🔴 \u2068Boris Katz\u2069");
    expect(await analysesIn(boris, "group")).toEqual([]);
  });

  test("is for those who played: others are told so, in a group and by a link", async () => {
    const table = await givenUp(12);
    expect(await press(vahe, table, "analysis")).toBe(refused("analysis-not-yours"));
    await vahe.start();
    const { press: asked } = buttonFor(table, "analysis");
    const game = "game" in asked ? String(asked.game) : "";
    await vahe.say("bot", `/start analysis-${game}`);
    await vahe.waitFor("bot", ({ text }) => text === refused("analysis-not-yours"));
    expect(await analysesIn(vahe, "bot")).toEqual([]);
  });

  test("goes to the group only when the one whose turns it shows sends it there", async () => {
    await anna.start();
    const table = await givenUp(12);
    await press(anna, table, "analysis");
    const own = await analysisIn(anna);
    expect(await analysesIn(boris, "group")).toEqual([]);
    expect(await anna.toast(own, ru("button-analysis-share"))).toBe(ru("analysis-sent-to-group"));
    const shown = await analysisIn(boris, "group");
    expect(shown.text).toContain("⚪ \u2068Anna\u2069");
    expect(shown.text).not.toMatch(/🔴 \u2068Boris Katz\u2069: форма/u);
    expect(await anna.toast(own, ru("button-analysis-share"))).toBe(refused("analysis-shared"));
    expect(await analysesIn(boris, "group")).toEqual([shown]);
  });

  test("has no name of a player who was forgotten since", async () => {
    await anna.start();
    const table = await givenUp(12);
    await press(anna, table, "analysis");
    const own = await analysisIn(anna);
    await anna.press(own, ru("button-analysis-share"));
    await analysisIn(anna, "group");
    await anna.say("group", "/forget");
    const asked = await anna.waitFor("group", (one) => hasButton(one, "forget"));
    await pressFor(anna, asked, "forget");
    const after = await boris.waitFor(
      "group",
      ({ text }) => text.startsWith("🔎") && !text.includes("Anna"),
    );
    expect(after.text).toContain(`⚪ \u2068${ru("nobody")}\u2069`);
  });

  test("is in words alone where boards are emoji", async () => {
    await anna.start();
    await stage.forbidPictures();
    const table = await givenUp(12);
    await press(anna, table, "analysis");
    const own = await anna.waitFor("bot", ({ text }) => text.includes("Разбор партии"));
    await anna.press(own, ru("button-analysis-share"));
    const shown = await anna.waitFor("group", ({ text }) => text.includes("Разбор партии"));
    expect(shown.photo).toBeUndefined();
    expect(shown.text).toMatch(/❗ Ход \d+ · .* → лучше .* \(−\d+,\d\d очка\)/u);
  });

  test("comes through where Telegram fails, and where its line was deleted", async () => {
    await anna.start();
    const table = await givenUp(6);
    await stage.client.fault({ ...tooMany(1), method: "sendMessage", times: 1 });
    const lost = refusal(400, "Bad Request: message to edit not found");
    await stage.client.fault({ ...lost, method: "editMessageMedia", times: 1 });
    await press(anna, table, "analysis");
    const shown = await analysisIn(anna);
    expect(shown.photo?.width).toBe(900);
  });

  test("that is owed when the bot is stopped comes after the restart, in the place of its line", async () => {
    await anna.start();
    const table = await givenUp(6);
    await stage.client.fault({ ...refusal(502, "Bad Gateway"), method: "editMessageMedia" });
    await press(anna, table, "analysis");
    const line = await anna.waitFor("bot", ({ text }) => text === "🔎 Разбираю партию…");
    await stage.stopBot();
    await stage.client.clearFaults();
    await stage.startBot();
    expect((await analysisIn(anna)).id).toBe(line.id);
    await stage.sweep();
    expect(await analysesIn(anna, "bot")).toHaveLength(1);
  });

  test("of one given up early says that there is little to say", async () => {
    await anna.start();
    const table = await givenUp(3);
    await press(anna, table, "analysis");
    const { text } = await analysisIn(anna);
    expect(text).toContain("для оценки мало ходов");
    expect(text).toMatch(/Сдача рановата\. ⚪ \u2068Anna\u2069: шансы на победу ещё \d+\s%\./u);
  });

  test("is not to be had of one given up before a move, which has no card either", async () => {
    const table = await givenUp(0);
    for (const way of ["analysis", "look", "replay", "result"] as const)
      expect(hasButton(table, way), way).toBe(false);
    expect(table.text).toContain("Победа: ");
  });
});

test("a game in an inline message is analysed in the private chat of who asks", async () => {
  await anna.start();
  const here = await sendHere(anna, "boris", "короткие");
  const seen = await boris.waitFor("anna", ({ id }) => id === here.id);
  await boris.press(seen, buttonFor(seen, "offer-sit"));
  const seated = await anna.waitFor("boris", (one) => moveButtons(one).length > 0);
  const phone = await playerOf(seated, [anna, boris]);
  await phone.press(
    { ...seated, chat: phone === anna ? seated.chat : seen.chat },
    firstStep(seated),
  );
  const moved = await anna.waitFor("boris", (one) => versionOf(one) > versionOf(seated));
  const more = await pressMenu(anna, moved, "menu-more");
  const menu = await pressMenu(anna, more, "menu-resign");
  const atOnce = buttonsOf(menu).findLast(({ press }) => press.do === "resign");
  await anna.press(menu, { data: atOnce?.data ?? "" });
  const over = await anna.waitFor("boris", (one) => hasButton(one, "analysis"));
  expect(await press(anna, over, "analysis")).toContain("Разбираю");
  expect((await analysisIn(anna, "bot")).text).toContain("Короткие нарды");
  const pressed = await boris.press(over, buttonFor(over, "analysis"));
  expect(pressed.type === "callback" && pressed.answer?.url).toContain("?start=analysis-");
});

describe("a finished game", () => {
  const shows = (phone: Phone, words: string): Promise<SeenMessage> =>
    phone.waitFor("bot", ({ text }) => text.startsWith(words));

  test("is looked through turn by turn, in the private chat of who asks", async () => {
    const table = await givenUp(12);
    const pressed = await pressLook(boris, table);
    await boris.open(pressed.type === "callback" ? (pressed.answer?.url ?? "") : "");
    let page = await shows(boris, "Turn 1 of ");
    const turn = async (sign: string, words: string): Promise<void> => {
      await boris.press(page, sign);
      page = await shows(boris, words);
    };
    await turn("▶", "Turn 2 of ");
    expect(page.text).toContain("Chances: ⚪");
    await turn("⏮", "Start of the game");
    expect(page.keyboard[0]?.map(({ text }) => text)).toEqual(["⠀", "⠀", "▶", "⏭"]);
    await turn("⏭", "Turn ");
    expect(page.text).toContain("🏆 🔴 \u2068Boris Katz\u2069");
    const { id } = page;
    await turn("◀", "Turn ");
    expect(page.id).toBe(id);
  });

  test("has what each turn asked as a line to copy, with its dice", async () => {
    const table = await givenUp(12);
    await boris.start();
    await pressLook(boris, table);
    let page = await shows(boris, "Turn 1 of ");
    const copied = () => page.keyboard.at(-1)?.flatMap((one) => ("copy_text" in one ? [one] : []));
    expect(copied()).toEqual([
      {
        text: en("button-problem-copy"),
        copy_text: {
          text: expect.stringMatching(/^XGID=-b----E-C---eE---c-e----B-:0:0:-?1:\d\d:0:0:0:0:0$/),
        },
      },
    ]);
    await boris.press(page, "⏮");
    page = await shows(boris, "Start of the game");
    expect(copied()).toEqual([]);
  });

  test("is shown to nobody who makes the buttons up", async () => {
    const table = await givenUp(4);
    await boris.start();
    expect(toastOf(await pressLook(boris, table))).toBe(en("look-sent"));
    const page = await shows(boris, "Turn 1 of ");
    const data = page.keyboard
      .flat()
      .flatMap((one) => ("callback_data" in one ? one.callback_data : []));
    const next = data.find((one) => one.startsWith("8."));
    await vahe.start();
    await vahe.say("bot", "/rules");
    const rules = await vahe.waitFor("bot", (one) => hasButton(one, "rules"));
    await vahe.pressOld(rules, next ?? "");
    expect((await vahe.last("bot")).text).toBe(rules.text);
  });

  test("is told by its card", async () => {
    const table = await givenUp(12);
    await press(anna, table, "result");
    await anna.waitFor("group", (one) => one.id > table.id && one.photo !== undefined);
  });
});
