import { pino } from "pino";
import { describe, expect, test } from "vitest";
import type { Drawing } from "../../src/board/studio/drawing.ts";
import { draw } from "../support/draw.ts";
import type { SeenMessage } from "../support/playground-client.ts";
import { choose, openPage } from "../support/settings.ts";
import {
  isSevenChoice,
  openedSeven,
  playDecision,
  playSeven,
  playToBeat,
  pressNext,
  pressSeven,
  sevenMenu,
  sevenMoves,
} from "../support/seven.ts";
import { story } from "../support/stage.ts";
import {
  buttonFor,
  buttonNamed,
  buttonsOf,
  counted,
  hasButton,
  toastOf,
} from "../support/table.ts";
import { ru } from "../support/texts.ts";

const DAY_MS = 24 * 60 * 60_000;

/** The first day begins on 23 November 2026. */
const timeOf = (day: number, hour: number): number => Date.UTC(2026, 10, 22 + day, hour, 30);

const squaresIn = ({ text }: SeenMessage): string | undefined => /[🟩🟨🟥]{7}/u.exec(text)?.[0];

/** A whole seven costs so few, with two checkers at once where that goes. */
const MOST_PRESSES = 20;

describe("the day's seven", () => {
  const stage = story();
  const { anna, boris } = stage;

  const begun = async (family: "long" | "short" = "long") => {
    await anna.start();
    return openedSeven(anna, await sevenMenu(anna), family);
  };

  test("is played to its end in one message", async () => {
    await anna.start();
    const menu = await sevenMenu(anna);
    expect(menu.photo).toBeDefined();
    const board = await openedSeven(anna, menu);
    expect(board.id).toBe(menu.id);
    expect(board.text).toMatch(/^Семёрка 1 · длинные · 1 из 7\n⬜{7}\n🎲 /u);
    const { message, presses } = await playSeven(anna, board);
    expect(message.id).toBe(menu.id);
    expect(message.text).toMatch(/\n(?:🟩|🟨|🟥){7}\n/u);
    expect(message.text).toMatch(/\n(?:\d из 7 верно|Все семь верно)\.\n/);
    expect(message.text).not.toMatch(/Лучше|(?<!в)мест|очк/i);
    expect(presses).toBeLessThanOrEqual(MOST_PRESSES);
    const again = await sevenMenu(anna);
    expect(
      buttonsOf(again)
        .map(({ text }) => text)
        .slice(0, 2),
    ).toEqual(["✓ Длинные", "Короткие"]);
  });

  test("is played in English, of short nardy, and looked through", async () => {
    await boris.start();
    const board = await openedSeven(boris, await sevenMenu(boris), "short");
    expect(board.text).toMatch(/^Seven 1 · backgammon · 1 of 7\n⬜{7}\n🎲 /u);
    const { message } = await playSeven(boris, board);
    expect(message.text).toMatch(/\n(?:\d of 7 right|All seven right)\.\n/);
    expect(message.text).not.toMatch(/better|best|place|points/i);
    let page = await pressSeven(boris, message, buttonFor(message, "seven-look"));
    for (let number = 1; number <= 7; number++) {
      expect(page.text).toContain(`backgammon · ${number} of 7`);
      expect(page.text).toMatch(/\n[❌✅] .*\nwin [\d.]+% \([\d.]+% by gammon\)/u);
      if (number < 7) page = await pressSeven(boris, page, buttonNamed(page, "▶"));
    }
    expect(page.text).toMatch(/Tomorrow’s hash: [0-9a-f]{12}$/);
    expect(page.keyboard.flat().at(-1)).toMatchObject({ text: "🔒 Tomorrow’s hash" });
    const result = await pressSeven(boris, page, buttonNamed(page, "Result"));
    expect(result.text).toBe(message.text);
  });

  test("tells what was best after each turn, and goes on by a press or by itself", async () => {
    const board = await begun();
    const beat = await playToBeat(anna, board);
    expect(beat.id).toBe(board.id);
    expect(beat.text).toMatch(/^[🟩🟨🟥]⬜{6}\n(?:❌ .* {2})?✅ .*\n\S.*$/u);
    // The board stays in its place: it is as large, with as many lines and rows around it.
    expect(beat.text.split("\n")).toHaveLength(board.text.split("\n").length);
    expect(beat.keyboard.map((row) => row.map(({ text }) => text))).toEqual([["Дальше"]]);
    expect(beat.text).not.toContain("очк");
    const second = await pressNext(anna, beat);
    expect(second.text).toMatch(/^Семёрка 1 · длинные · 2 из 7\n/);
    const other = await playToBeat(anna, second);
    const begunAt = stage.now();
    await anna.waitFor("bot", ({ id, text }) => id === other.id && text.includes("3 из 7"));
    expect(stage.now() - begunAt).toBeGreaterThan(2_500);
  });

  test("is not called back by a beat that its player has left", async () => {
    const beat = await playToBeat(anna, await begun());
    const menu = await anna.pressOld(beat, "1c");
    expect(toastOf(menu)).toBe("");
    const shown = await anna.waitFor("bot", (one) => one.id === beat.id && isSevenChoice(one));
    await stage.wait(4_500);
    expect((await anna.last("bot", ({ id }) => id === beat.id)).text).toBe(shown.text);
  });

  test("is played of the past from the first day, just for oneself", async () => {
    await anna.start();
    const menu = await sevenMenu(anna);
    const newest = await pressSeven(anna, menu, buttonFor(menu, "seven-days"));
    expect(newest.text).toContain("Прошлые дни");
    expect(buttonsOf(newest).map(({ text }) => text)).toEqual([
      ...[
        "доп. 1 · Длинные",
        "доп. 1 · Короткие",
        ru("button-seven-all"),
        ru("button-seven-today"),
      ],
    ]);
    let past = await pressSeven(anna, newest, buttonFor(newest, "seven-days-at"));
    const seen = new Set<string>();
    for (;;) {
      for (const { text, press } of buttonsOf(past)) if (press.do === "seven-open") seen.add(text);
      const on = buttonsOf(past).findLast(({ press }) => press.do === "seven-days-at");
      if (on?.text !== ru("button-more-games")) break;
      past = await pressSeven(anna, past, on);
    }
    // All that ship but those of two days and the spare ones.
    expect([...seen].filter((text) => text.includes("Длинные"))).toHaveLength(9);
    expect([...seen].filter((text) => text.includes("Короткие"))).toHaveLength(8);
    const board = await pressSeven(anna, past, buttonNamed(past, "доп. 9 · Длинные"));
    expect(board.text).toMatch(/^Семёрка доп\. 9 · длинные · 1 из 7\n/);
    expect(board.text).toContain(ru("seven-no-day"));
    const { message } = await playSeven(anna, board);
    expect(message.text).toContain(ru("seven-no-day"));
    expect(hasButton(message, "seven-set")).toBe(false);
    const again = await sevenMenu(anna);
    expect(buttonsOf(again)[0]?.text).toBe("Длинные");
  });

  test("is the same for all, and ranks those who have played it", async () => {
    const first = await begun();
    await boris.start();
    const other = await openedSeven(boris, await sevenMenu(boris));
    expect(other.keyboard[0]?.map(({ text }) => text)).toEqual(
      first.keyboard[0]?.map(({ text }) => text),
    );
    const played = await playSeven(anna, first);
    const { message } = await playSeven(boris, other);
    expect(message.text).toContain("right.\n");
    // Both have lost the same: no one is better.
    expect(message.text).not.toMatch(/better|best/i);
    expect(squaresIn(message)).toBe(squaresIn(played.message));
  });

  test("takes a move back until Done, and no press that an undo has overtaken", async () => {
    const board = await begun();
    const [move] = sevenMoves(board);
    const moved = await pressSeven(anna, board, move ?? buttonFor(board, "seven-move"));
    const back = await pressSeven(anna, moved, buttonFor(moved, "seven-undo"));
    expect(back.text).toBe(board.text);
    expect(toastOf(await anna.pressOld(back, move?.data ?? ""))).toContain(ru("refused-stale"));
    expect((await playDecision(anna, back)).message.text).toContain("2 из 7");
  });

  test("counts no press of a decision that is made, of a day to come or of no day at all", async () => {
    const board = await begun();
    const [old] = sevenMoves(board);
    const second = (await playDecision(anna, board)).message;
    expect(toastOf(await anna.pressOld(second, old?.data ?? ""))).toContain(ru("refused-stale"));
    for (const [data, told] of [
      ["1d.long.1.0.2", ru("refused-stale")],
      ["1d.long.1.1.0", ru("refused-dice-left")],
      ["1u.long.1.1.0", ru("refused-nothing-to-undo")],
      ["1d.long.1.5.0", ru("refused-stale")],
      ["1m.long.1.1.0.p6p5p4", ru("refused-illegal-move")],
      ["1m.long.1.1.9.p1", ru("refused-stale")],
      ["1o.long.2", ru("refused-no-seven")],
      ["1s.long.1", ru("refused-no-seven")],
      ["1l.long.1.1", "устарела"],
    ] as const) {
      expect(toastOf(await anna.pressOld(second, data))).toContain(told);
    }
    const again = await openedSeven(anna, await sevenMenu(anna));
    expect(again.text).toBe(second.text);
  });

  test("is one on two devices: a decision is made once, and the other board follows", async () => {
    const one = await begun();
    const two = await openedSeven(anna, await sevenMenu(anna));
    await playDecision(anna, one);
    const [move] = sevenMoves(two);
    expect(toastOf(await anna.press(two, { data: move?.data ?? "" }))).toContain(
      ru("refused-stale"),
    );
    await anna.waitFor("bot", ({ id, text }) => id === two.id && text.includes("2 из 7"));
  });

  test("is found by its words, and from a group by a way into the private chat", async () => {
    await anna.start();
    await anna.say("bot", "Семёрка");
    await anna.waitFor("bot", isSevenChoice);
    await anna.say("group", "/seven");
    const line = await anna.waitFor("group", ({ text }) => text.includes(ru("seven-in-group")));
    const [way] = line.keyboard.flat();
    expect(way && "url" in way ? way.url : "").toMatch(/\?start=seven$/);
    await boris.start("seven");
    await boris.waitFor("bot", isSevenChoice);
  });

  test("plays what quick fingers press on one keyboard, each once", async () => {
    const board = await begun();
    const [one, ...others] = sevenMoves(board).filter(({ press }) => press.moves.length === 1);
    const [first] = one?.press.moves ?? [];
    const other = others.find(
      ({
        press: {
          moves: [move],
        },
      }) => move?.die !== first?.die && move?.from !== first?.from,
    );
    // The keyboard may be another one before the last finger is down.
    const data = [one, other, one].map((button) => button?.data ?? "");
    await Promise.all(data.map((each) => anna.pressOld(board, each)));
    const over = await anna.waitFor("bot", (seen) => hasButton(seen, "seven-done"));
    expect(sevenMoves(over)).toEqual([]);
  });

  test("takes one edit for each press, and the first board is drawn once for all", async () => {
    const board = await begun();
    const calls = await stage.client.callsDuring(async () => {
      await playDecision(anna, board);
    });
    const edits = counted(calls);
    const presses = calls.filter(({ method }) => method === "answerCallbackQuery");
    expect(edits).toHaveLength(presses.length);
    expect(new Set(edits)).toEqual(new Set(["editMessageMedia"]));
  });

  test("is played on a board of emoji where the chat has it so", async () => {
    await anna.start();
    await anna.say("bot", "/settings");
    const settings = await anna.waitFor("bot", (one) => hasButton(one, "settings-page"));
    await choose(anna, await openPage(anna, settings, "board"), "Эмодзи");
    const menu = await sevenMenu(anna);
    expect(menu.photo).toBeUndefined();
    const board = await openedSeven(anna, menu);
    expect(board.text).toMatch(/🟫[\s\S]*Семёрка 1 · длинные · 1 из 7/u);
    expect((await playSeven(anna, board)).message.text).toMatch(/из 7 верно|Все семь/);
  });

  test("is forgotten with its player, and handed out to them before", async () => {
    await playSeven(anna, await begun());
    await anna.say("bot", "/export");
    const file = await anna.waitFor("bot", ({ document }) => document !== undefined);
    const exported = (await stage.client.download(file.document?.url ?? "")).toString();
    expect(exported).toContain("seven_answers");
    expect(exported).toContain("seven_results");
    await anna.say("bot", "/forget");
    const ask = await anna.waitFor("bot", (one) => hasButton(one, "forget"));
    await anna.press(ask, buttonFor(ask, "forget"));
    const menu = await sevenMenu(anna);
    expect(buttonsOf(menu)[0]?.text).toBe("Длинные");
  });

  test("who has hardly any right is told the nearest one, and offered the lesson, not a dare", async () => {
    const { message } = await playSeven(anna, await begun());
    expect(message.text).toMatch(/\n[012] из 7 верно\.\nБлиже всего была [1-7]-я: .+ вместо .+\./);
    expect(hasButton(message, "lesson")).toBe(true);
    expect(message.keyboard.flat().some((one) => "switch_inline_query" in one)).toBe(false);
  });

  test("is shown in any chat as squares, by a player of it", async () => {
    const board = await begun();
    expect((await anna.inline("boris", "семёрка 1 длинные")).results).toEqual([]);
    await playSeven(anna, board);
    const query = ru("seven-query", { day: 1, game: "длинные" });
    const found = await anna.inline("boris", query);
    const sent = await anna.choose(found, 0);
    expect(sent.text).toMatch(
      /^Семёрка 1 · длинные\n(?:🟩|🟨|🟥){7}\n(?:\d из 7 верно|все семь верно)$/u,
    );
    expect((await boris.inline("anna", query)).results).toEqual([]);
  });
});

describe("the seven of a day that is over", () => {
  const stage = story();
  const { anna } = stage;

  test("is gone on with unranked when midnight comes between, and handed out as it was hashed", async () => {
    await anna.start();
    const board = await openedSeven(anna, await sevenMenu(anna));
    const third = (await playSeven(anna, board, 2)).message;
    stage.passTime(DAY_MS);
    const fourth = (await playDecision(anna, third)).message;
    expect(fourth.text).toContain(ru("seven-unranked"));
    const { message } = await playSeven(anna, fourth, 4);
    expect(message.text).toContain(ru("seven-unranked"));
    const menu = await sevenMenu(anna);
    // Who has played one knows the rules.
    expect(menu.text).toMatch(/^🧩 Семёрка 2\nДо /u);
    expect(menu.text).not.toContain("🟨 почти");
    const newest = await pressSeven(anna, menu, buttonFor(menu, "seven-days"));
    expect(buttonsOf(newest).map(({ text }) => text)).toEqual([
      ...["1 · Короткие", ru("button-seven-all"), ru("button-seven-today")],
    ]);
    const past = await pressSeven(anna, newest, buttonFor(newest, "seven-days-at"));
    expect(
      buttonsOf(past)
        .map(({ text }) => text)
        .slice(0, 3),
    ).toEqual(["✓ 1 · Длинные", "1 · Короткие", "доп. 1 · Длинные"]);
    const told = await anna.press(message, buttonFor(message, "seven-set"));
    expect(toastOf(told)).toBe(ru("record-coming"));
    const file = await anna.waitFor("bot", ({ text }) => text.includes("SHA-256"));
    expect(file.text).toMatch(/[0-9a-f]{64}/);
  });

  test("names who was the best of it", async () => {
    await anna.start();
    const board = await openedSeven(anna, await sevenMenu(anna));
    expect((await playSeven(anna, board)).message.text).not.toContain("🏆");
    stage.passTime(DAY_MS);
    const best =
      /🏆 Семёрка 1: длинные — \u2068Anna\u2069,\s(?:\d\sиз\s7\sверно|все семь верно)$/mu;
    const menu = await sevenMenu(anna);
    const past = await pressSeven(anna, menu, buttonFor(menu, "seven-days"));
    expect(past.text).toMatch(best);
    const all = await pressSeven(anna, past, buttonFor(past, "seven-days-at"));
    const result = await pressSeven(anna, all, buttonNamed(all, "✓ 1 · Длинные"));
    expect(result.text).toMatch(best);
    let page = await pressSeven(anna, result, buttonFor(result, "seven-look"));
    for (let number = 1; number < 7; number++)
      page = await pressSeven(anna, page, buttonNamed(page, "▶"));
    expect(page.text).toMatch(best);
  });

  test("makes days in a row, with one of seven missed", async () => {
    await anna.start();
    const playToday = async (): Promise<string> => {
      const board = await openedSeven(anna, await sevenMenu(anna));
      return (await playSeven(anna, board)).message.text;
    };
    expect(await playToday()).not.toContain("подряд");
    stage.passTime(DAY_MS);
    expect(await playToday()).toContain(ru("seven-streak", { days: 2 }));
    stage.passTime(2 * DAY_MS);
    expect(await playToday()).toContain(ru("seven-streak", { days: 3 }));
    stage.passTime(2 * DAY_MS);
    expect(await playToday()).not.toContain("подряд");
  });

  test("has no successor where all sets are used up: that is said", async () => {
    await anna.start();
    for (let day = 1; day < 40; day++) {
      stage.passTime(DAY_MS);
      const { id } = await anna.say("bot", "/seven");
      await anna.waitFor("bot", (one) => one.from.bot && one.id > id);
    }
    await anna.waitFor("bot", ({ text }) => text.startsWith(ru("seven-none")));
  });
});

describe("a seven that is begun", () => {
  const stage = story();
  const { anna } = stage;

  test("goes on after a restart, with what was played of the turn", async () => {
    await anna.start();
    const board = await openedSeven(anna, await sevenMenu(anna));
    const second = (await playDecision(anna, board)).message;
    const [move] = sevenMoves(second);
    const moved = await pressSeven(anna, second, move ?? buttonFor(second, "seven-move"));
    await stage.stopBot();
    await stage.startBot();
    const menu = await sevenMenu(anna);
    expect(buttonsOf(menu)[0]?.text).toBe("Длинные · 1/7");
    const again = await openedSeven(anna, menu);
    expect(again.text).toBe(moved.text);
    expect(hasButton(again, "seven-undo")).toBe(true);
    const { message } = await playSeven(anna, again, 6);
    expect(message.text).toContain(ru("seven-title-done", { day: "1", game: "длинные" }));
  });
});

describe("a seven whose bot is killed", () => {
  const stage = story();
  const { anna } = stage;

  test("between a turn and the next one keeps its Next, and has counted the turn once", async () => {
    await anna.start();
    let board = await openedSeven(anna, await sevenMenu(anna));
    while (sevenMoves(board).length > 0)
      board = await pressSeven(anna, board, sevenMoves(board)[0] ?? buttonFor(board, "seven-move"));
    const done = buttonFor(board, "seven-done");
    const beat = await pressSeven(anna, board, done);
    await stage.stopBot();
    await stage.startBot();
    expect((await anna.last("bot", ({ id }) => id === beat.id)).text).toBe(beat.text);
    const next = await pressNext(anna, beat);
    expect(next.text).toContain("2 из 7");
    expect(toastOf(await anna.pressOld(next, done.data))).toContain(ru("refused-stale"));
    const squaresSoFar = ({ text }: SeenMessage) => /[🟩🟨🟥]⬜{6}/u.exec(text)?.[0] ?? "none";
    expect(next.text).toContain(squaresSoFar(beat));
    const { message } = await playSeven(anna, next, 6);
    expect(squaresIn(message)).toBeDefined();
  });
});

describe("a reminder of the seven", () => {
  const stage = story();
  const { anna } = stage;
  const at = async (day: number, hour: number): Promise<void> => {
    stage.passTime(timeOf(day, hour) - stage.now());
    await stage.sweep();
  };
  const reminders = async () =>
    (await anna.messages("bot", 40)).filter(({ text }) => text.includes("на доске"));

  test("comes at half past where clocks are half an hour off, by the clock of the wall", async () => {
    await at(1, 12);
    await anna.start();
    const board = await openedSeven(anna, await sevenMenu(anna));
    const { message } = await playSeven(anna, board);
    const page = await pressSeven(anna, message, buttonFor(message, "seven-hours"));
    const tehran = await pressSeven(anna, page, buttonNamed(page, "UTC+3:30"));
    expect(tehran.text).toContain("UTC+3:30");
    await anna.press(tehran, { data: buttonNamed(tehran, "🌆 20:00").data });
    stage.passTime(timeOf(2, 16) - DAY_MS / 48 - stage.now());
    await stage.sweep();
    expect(await reminders()).toEqual([]);
    await at(2, 16);
    await stage.sweep();
    expect(await reminders()).toHaveLength(1);
  });

  test("comes at the hour that was asked for, once, and not when the seven is played", async () => {
    await at(1, 12);
    await anna.start();
    const board = await openedSeven(anna, await sevenMenu(anna));
    const { message } = await playSeven(anna, board);
    const page = await pressSeven(anna, message, buttonFor(message, "seven-hours"));
    expect(page.text).toContain("UTC+3");
    const east = await pressSeven(anna, page, buttonNamed(page, "UTC+4"));
    const { data } = buttonNamed(east, "🌅 9:00");
    expect(toastOf(await anna.press(east, { data }))).toContain(ru("seven-reminding"));
    await at(2, 4);
    await at(2, 6);
    expect(await reminders()).toEqual([]);
    await at(3, 5);
    await stage.sweep();
    const [one, ...others] = await reminders();
    expect(one?.text).toContain(ru("seven-reminder", { day: 3 }));
    // Nothing was played yesterday, and the run of one day is none.
    expect(one?.text).not.toContain("Вчера");
    expect(others).toEqual([]);
    await playSeven(anna, await openedSeven(anna, await sevenMenu(anna)));
    await at(4, 4);
    const menu = await sevenMenu(anna);
    expect(menu.text).toMatch(/\nВчера: (?:🟩|🟨|🟥){7}\n🔥 Дней подряд: 2$/u);
    await playSeven(anna, await openedSeven(anna, await sevenMenu(anna)));
    await at(4, 5);
    expect(await reminders()).toHaveLength(1);
    await anna.say("bot", "/me");
    const me = await anna.waitFor("bot", ({ text }) => text.includes("🧩 Семёрка: "));
    expect(me.text).toContain(ru("me-seven", { played: 3, days: 3 }));
    if (!one) throw new Error("no reminder");
    const stop = buttonFor(one, "seven-stop").data;
    expect(toastOf(await anna.press(one, { data: stop }))).toContain(ru("seven-reminding-not"));
    await at(5, 5);
    expect(await reminders()).toHaveLength(1);
  });
});

describe("a seven whose page cannot be shown", () => {
  const stage = story({ log: pino({ level: "silent" }) });
  const { anna } = stage;

  test("has no answer that is taken and told to be not judged", async () => {
    await anna.start();
    let board = await openedSeven(anna, await sevenMenu(anna));
    for (let moves = sevenMoves(board); moves.length > 0; moves = sevenMoves(board)) {
      const [move] = moves;
      if (move) board = await pressSeven(anna, board, move);
    }
    // Only the page cannot be shown.
    await stage.client.fault({ kind: "drop", method: "editMessageMedia", times: 1 });
    const told = toastOf(await anna.press(board, buttonFor(board, "seven-done")));
    expect(told).not.toBe(ru("refused-not-judged"));
  });
});

describe("the sheet of a seven", () => {
  const drawn: Drawing[] = [];
  const { anna } = story({
    draw(drawing) {
      drawn.push(drawing);
      return draw(drawing);
    },
  });

  test("names the puzzle in which most was lost, by its number among the seven", async () => {
    await anna.start();
    const board = await openedSeven(anna, await sevenMenu(anna));
    await playSeven(anna, board);
    const worst = drawn.flatMap((one) => (one.kind === "seven" ? (one.sheet.worst ?? []) : []));
    expect(worst.map(({ title }) => title)).toEqual([expect.stringMatching(/^Задача [1-7]$/)]);
  });
});
