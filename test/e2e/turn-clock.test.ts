import { describe, expect, test } from "vitest";
import { answerTo } from "../support/answers.ts";
import { sendHere } from "../support/inline.ts";
import { sitByLink } from "../support/links.ts";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import { story } from "../support/stage.ts";
import {
  buttonFor,
  buttonNamed,
  calledOn,
  counted,
  hasButton,
  inGame,
  isTable,
  newerThan,
  pressAll,
  pressOn,
  sitDown,
  toastOf,
} from "../support/table.ts";
import { ru } from "../support/texts.ts";
import { THREE_ONE } from "../support/three-one.ts";

const SECOND = 1000;

const stage = story("later");
const { anna, boris } = stage;

/** Time passes, and the bot looks at its clocks. */
const pass = async (seconds: number): Promise<void> => {
  stage.passTime(seconds * SECOND);
  await stage.sweep();
};

const callsIn = (seconds: number) => stage.client.callsDuring(() => pass(seconds));

/** The end of a player's time in a caption, in seconds since 1970; it runs there by itself. */
const untilIn = ({ entities }: SeenMessage): number | undefined =>
  entities.flatMap((one) =>
    one.type === "date_time" && one.date_time_format === "r" ? [one.unix_time] : [],
  )[0];

const messagesWith = async (phone: Phone, sign: string): Promise<string[]> =>
  (await phone.messages("group")).map(({ text }) => text).filter((text) => text.startsWith(sign));

describe("a game in a group against the clock", () => {
  test("tells the terms and until when, and spends no edit on ticking", async () => {
    await stage.open({ secrets: THREE_ONE });
    const table = await sitDown(anna, boris, "short 60s");
    expect(table.text).toContain("⏱ 1 мин на ход");
    expect(untilIn(table)).toBeGreaterThan(stage.now() / SECOND);
    expect(counted(await callsIn(40))).toEqual([]);
    const moved = await pressAll(anna, table, "8→5");
    expect(untilIn(moved)).toBe(untilIn(table));
  });

  test("costs no more edits than without one", async () => {
    const callsOf = async (words: string): Promise<readonly string[]> => {
      await stage.open({ secrets: THREE_ONE, asksDone: false });
      const table = await sitDown(anna, boris, words);
      const calls = await stage.client.callsDuring(async () => {
        await pressAll(anna, table, "8→5", "6→5");
        await pass(5);
      });
      return counted(calls);
    };
    expect(await callsOf("short 60s")).toEqual(await callsOf("short"));
  });

  test("calls its player before the time is out, plays once for them, and ends the second time", async () => {
    await stage.open({ secrets: THREE_ONE });
    const table = await sitDown(anna, boris, "short 60s");
    await stage.sweep();
    await pass(45);
    const [call, ...others] = await messagesWith(anna, "⏰");
    expect(others).toEqual([]);
    expect(call).toMatch(/^⏰ \u2068Anna\u2069, ваш ход: время выйдет /);
    await pass(16);
    const played = await newerThan(boris, table);
    expect(calledOn(played)?.name).toBe("Boris Katz");
    expect(played.text).toContain(ru("timed-out-once", { player: "⚪" }));
    expect(await messagesWith(anna, "⏰")).toEqual([]);
    await pass(61);
    const back = await newerThan(anna, played);
    expect(back.text).toContain("Anna\u2069, ваш ход");
    await pass(61);
    const over = await anna.waitFor("group", (one) => /снова не успевает/.test(one.text));
    expect(over.text).toContain("Победа: 🏆 🔴 \u2068Boris Katz\u2069 — оин");
    expect(counted(await callsIn(600))).toEqual([]);
  });

  test("goes on after a restart with the time given back", async () => {
    await stage.open({ secrets: THREE_ONE });
    const table = await sitDown(anna, boris, "short 60s");
    await stage.stopBot();
    stage.passTime(3600 * SECOND);
    await stage.startBot();
    await stage.sweep();
    const later = await anna.waitFor(
      "group",
      (one) => one.id === table.id && (untilIn(one) ?? 0) > (untilIn(table) ?? 0) + 3000,
    );
    expect(hasButton(later, "move")).toBe(true);
    const moved = await pressAll(anna, later, "8→5", "6→5");
    await pressOn(anna, moved, buttonFor(moved, "done"));
  });

  test("has the same clock in the rematch", async () => {
    await stage.open({ secrets: THREE_ONE });
    const table = await sitDown(anna, boris, "short 5+10");
    expect(table.text).toContain("⏱ 5 мин + 10 с за ход");
    await boris.say("group", "/resign");
    const menu = await boris.waitFor("group", (one) => hasButton(one, "resign"));
    await pressAll(boris, menu, "Марс ×2 — сразу");
    const over = await anna.waitFor("group", (one) => hasButton(one, "rematch"));
    await anna.press(over, buttonFor(over, "rematch"));
    const asked = await boris.waitFor(
      "group",
      (one) => isTable(one) && /хочет ещё партию/.test(one.text),
    );
    await boris.press(asked, buttonFor(asked, "rematch"));
    const next = await anna.waitFor("group", (one) => one.id > over.id && inGame(one));
    expect(next.text).toContain("⏱ 5 мин + 10 с за ход");
    expect(untilIn(next)).toBeDefined();
  });
});

describe("elsewhere", () => {
  test("in private chats the table comes down once before the time is out", async () => {
    await stage.open({ secrets: THREE_ONE });
    const { host } = await sitByLink(anna, boris, "short 60s");
    await stage.sweep();
    expect(counted(await callsIn(40))).toEqual([]);
    const calls = await stage.client.callsDuring(async () => {
      await pass(10);
      const warned = await anna.waitFor("bot", (one) => one.id > host.id && inGame(one));
      expect(untilIn(warned)).toBe(untilIn(host));
    });
    expect(counted(calls)).toEqual(["sendPhoto"]);
    expect(counted(await callsIn(5))).toEqual([]);
  });

  test("a complete turn without Done is played when the time is out, and the first one says so", async () => {
    await stage.open({ secrets: THREE_ONE });
    const { host } = await sitByLink(anna, boris, "short 60s");
    await stage.sweep();
    const half = await pressAll(anna, host, "8→5");
    const told = toastOf(await anna.press(half, buttonNamed(half, "6→5")));
    expect(told.split("\n")).toEqual(["6→5", ru("clock-counts")]);
    const ready = await newerThan(anna, half);
    expect(hasButton(ready, "done")).toBe(true);
    await pass(61);
    const handed = await boris.waitFor("bot", (one) => inGame(one) && hasButton(one, "move"));
    expect(handed.text).toContain("17→20 19→20");
    const after = await anna.waitFor("bot", (one) => inGame(one) && !hasButton(one, "done"));
    for (const one of [handed, after]) expect(one.text).not.toMatch(/время вышло|out of time/u);
  });

  test("in any chat an inline offer keeps its clock", async () => {
    await stage.open({ secrets: THREE_ONE });
    const offer = await sendHere(anna, "boris", "короткие 45с");
    expect(offer.text).toContain("⏱ 45");
    await anna.press(offer, buttonFor(offer, "offer-sit"));
    const open = await boris.waitFor("anna", (one) => hasButton(one, "sit"));
    await boris.press(open, buttonFor(open, "sit"));
    const table = await boris.waitFor("anna", (one) => hasButton(one, "menu-more"));
    expect(table.text).toContain("⏱ 45");
    expect(untilIn(table)).toBeDefined();
  });

  test("against the bot the clock is the person's alone", async () => {
    await stage.open({ secrets: THREE_ONE });
    await anna.start();
    await anna.say("bot", "/play bot short 60s");
    const table = await anna.waitFor("bot", (one) => inGame(one));
    expect(untilIn(table)).toBeDefined();
    const turns = async (): Promise<SeenMessage> => {
      await stage.sweep();
      await pass(61);
      await pass(10);
      return anna.waitFor("bot", (one) => isTable(one));
    };
    await turns();
    await anna.waitFor("bot", (one) => /^⏱ ⚪ .*: время вышло/mu.test(one.text));
    await turns();
    await anna.waitFor("bot", (one) => /снова не успевает/.test(one.text));
  });
});

describe("the terms of a challenge", () => {
  test("have clocks to choose from, and one that words have said", async () => {
    await stage.open();
    const menu = await answerTo(anna, "/play 90s");
    const turn = async (page: SeenMessage, words: string): Promise<SeenMessage> => {
      expect(toastOf(await anna.press(page, buttonNamed(page, words)))).toBe("");
      const seen = JSON.stringify([page.text, page.keyboard]);
      const isTurned = ({ text, keyboard }: SeenMessage) =>
        JSON.stringify([text, keyboard]) !== seen;
      return anna.waitFor("group", (one) => one.id === page.id && isTurned(one));
    };
    const clockOn = (page: SeenMessage): string =>
      page.keyboard.flat().find(({ text }) => text.startsWith("⏱"))?.text ?? "";
    const terms = await turn(menu, "Ставка, куб, матч…");
    expect(clockOn(terms)).toBe("⏱ 90 с на ход");
    let bank = terms;
    while (clockOn(bank) !== "⏱ 5 мин + 10 с за ход") bank = await turn(bank, clockOn(bank));
    const back = await turn(bank, "‹ К выбору игры");
    await anna.press(back, buttonNamed(back, "Длинные"));
    const challenge = await anna.waitFor("group", (one) => hasButton(one, "sit"));
    expect(challenge.text).toContain("⏱ 5 мин + 10 с за ход");
  });

  test("are refused in words where the time is too short", async () => {
    await stage.open();
    const { text } = await answerTo(anna, "/play короткие 5с");
    expect(text).toContain("Часы «5с» не поставить");
  });
});
