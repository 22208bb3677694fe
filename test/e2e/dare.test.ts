import Database from "better-sqlite3";
import { describe, expect, test } from "vitest";
import { dareQuery, playDare, sendDare, tryButton, tryDare } from "../support/dare.ts";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import { openedSeven, playDecision, playSeven, pressSeven, sevenMenu } from "../support/seven.ts";
import { story } from "../support/stage.ts";
import { buttonFor, buttonNamed, hasButton, toastOf } from "../support/table.ts";
import { en, ru } from "../support/texts.ts";

const DAY_MS = 24 * 60 * 60_000;

/** Edits of one message are this far apart. */
const PACE_MS = 3_000;

const BROKEN = { ok: false, error_code: 502, description: "Bad Gateway" } as const;

const stage = story();
const { anna, boris, vahe } = stage;

/** Anna has played a puzzle of the first seven, which is over. */
const puzzleDone = async (): Promise<SeenMessage> => {
  await anna.start();
  await openedSeven(anna, await sevenMenu(anna));
  stage.passTime(DAY_MS);
  const said = await anna.say("bot", "/train");
  const menu = await anna.waitFor("bot", (one) => one.id > said.id && hasButton(one, "train-open"));
  const board = await pressSeven(anna, menu, buttonFor(menu, "train-open"));
  return (await playDecision(anna, board)).message;
};

/** A position of Anna's in the chat that she shares with Boris. */
const dared = async (): Promise<SeenMessage> =>
  sendDare(anna, "boris", dareQuery(await puzzleDone()));

/** One value of what is kept. */
const kept = (query: string): unknown => {
  const database = new Database(stage.databasePath, { readonly: true });
  const value = database.prepare(query).pluck().get();
  database.close();
  return value;
};

const seenBy = (phone: Phone, chat: string, { id }: SeenMessage): Promise<SeenMessage> =>
  phone.waitFor(chat, (one) => one.id === id);

describe("a position that is sent to others", () => {
  test("shows the board, the roll and the sender's own turn, but not the best one", async () => {
    const dare = await dared();
    expect(dare.viaBot).toBe(true);
    expect(dare.text).toContain("А сможешь? · Длинные нарды");
    expect(dare.text).toMatch(/🎲 \d:\d /u);
    expect(dare.text).toContain("\u2068Anna\u2069 спорит, что лучший ход вы не найдёте!");
    expect(dare.text).toMatch(/(?:✅ \u2068Anna\u2069|(?:🟩|🟨|🟥) \u2068Anna\u2069: \S.*)$/u);
  });

  test("is tried in private, and the message fills", async () => {
    const dare = await seenBy(boris, "anna", await dared());
    const board = await tryDare(boris, dare);
    expect(board.text).toContain("Dare · \u2068Anna\u2069 · Long nardy");
    const result = await playDare(boris, board);
    expect(result.text).toMatch(/\n✅ \d+→\d+/u);
    const filled = await anna.waitFor(
      "boris",
      ({ id, text }) => id === dare.id && text.includes("Boris"),
    );
    expect(filled.text).toMatch(/(?:✅ \u2068Boris Katz\u2069|\u2068Boris Katz\u2069: \S+)/u);
    expect(hasButton(result, "rival")).toBe(true);
    await boris.press(result, buttonNamed(result, "⚔️ Anna"));
    const two = await boris.waitFor("bot", ({ text }) => text.includes(" vs "));
    expect(two.text).toMatch(/Dares in two weeks: [01]:[01]$/mu);
    expect(two.keyboard.flat().map(({ text }) => text)).toEqual([
      en("button-seek-join", { name: "\u2068Anna\u2069" }),
    ]);
    expect(hasButton(filled, "dare-try")).toBe(true);
    // Neither has played a game, and the page of the two is on their own pages too.
    const { id } = await anna.say("bot", "/me");
    const own = await anna.waitFor(
      "bot",
      (one) => one.id > id && one.text.includes(ru("me-empty")),
    );
    expect(hasButton(own, "against")).toBe(true);
  });

  test("keeps its sender's turn, though they go on before anybody tries", async () => {
    const solved = await puzzleDone();
    const sent = await sendDare(anna, "boris", dareQuery(solved));
    await pressSeven(anna, solved, buttonFor(solved, "train-next"));
    const dare = await seenBy(boris, "anna", sent);
    await playDare(boris, await tryDare(boris, dare));
    const { text } = await anna.waitFor(
      "boris",
      (one) => one.id === sent.id && one.text.includes("Boris"),
    );
    expect(text).toMatch(/(?:✅ \u2068Anna\u2069|(?:🟩|🟨|🟥) \u2068Anna\u2069: \S.*)$/mu);
  });

  test("is in its sender's name once: under another message nobody asks", async () => {
    const sent = await dared();
    const dare = await seenBy(boris, "anna", sent);
    await playDare(boris, await tryDare(boris, dare));
    await boris.waitFor("anna", ({ id, text }) => id === dare.id && text.includes("Boris"));
    const own = await sendDare(boris, "anna", "dare d1");
    const copied = await boris.pressOld(own, buttonFor(sent, "dare-open").data);
    const isOpen = (one: SeenMessage) => hasButton(one, "dare-move");
    await boris.open(copied.type === "callback" ? (copied.answer?.url ?? "") : "");
    const board = await boris.waitFor("bot", isOpen);
    expect(board.text).not.toContain("Anna");
    await playDare(boris, board);
    await stage.pass(PACE_MS);
    const filled = await boris.waitFor("anna", ({ id }) => id === own.id);
    expect(filled.text).toContain("Boris");
    expect(filled.text).not.toContain("Anna");
  });

  test("is answered with one in return, as soon as something was solved for that", async () => {
    const dare = await seenBy(boris, "anna", await dared());
    const result = await playDare(boris, await tryDare(boris, dare));
    const keys = result.keyboard.map((row) => row.map(({ text }) => text));
    expect(keys).toEqual([
      [en("button-seek-join", { name: "\u2068Anna\u2069" })],
      [en("button-dare-back"), "⚔️ Anna"],
      [en("button-dare")],
    ]);
    // Nothing is solved yet: the key leads to where that is done.
    const back = buttonNamed(result, en("button-dare-back"));
    expect(await boris.toast(result, back)).toBe(en("dare-back-how"));
    const menu = await boris.waitFor("bot", (one) => hasButton(one, "train-open"));
    let done = (
      await playDecision(boris, await pressSeven(boris, menu, buttonFor(menu, "train-open")))
    ).message;
    while (!done.text.includes("✅"))
      done = (
        await playDecision(boris, await pressSeven(boris, done, buttonFor(done, "train-next")))
      ).message;
    await boris.press(result, buttonNamed(result, "⚔️ Anna"));
    const two = await boris.waitFor("bot", ({ text }) => text.includes(" vs "));
    const sent = await sendDare(boris, "anna", dareQuery(two));
    expect(sent.text).toContain("\u2068Boris Katz\u2069 dares you to find the best move.");
    const answer = await playDare(anna, await tryDare(anna, await seenBy(anna, "boris", sent)));
    expect(answer.text).toContain("Boris Katz");
  });

  test("tells the best turn to those who have tried it", async () => {
    const dare = await seenBy(boris, "anna", await dared());
    const best = buttonFor(dare, "dare-open-best");
    expect(toastOf(await boris.press(dare, best))).toBe(en("dare-best-later"));
    await playDare(boris, await tryDare(boris, dare));
    const told = toastOf(await boris.pressOld(dare, "0b"));
    expect(told).toMatch(/^(?:Best move: |You found the best move: )\S+/u);
    expect(toastOf(await anna.pressOld(await seenBy(anna, "boris", dare), "0b"))).toMatch(
      /^(?:Лучший ход: |Вы нашли лучший ход: )\S+/u,
    );
  });

  test("of an open puzzle is not told to its sender, who could play it in the trainer", async () => {
    await anna.start();
    await openedSeven(anna, await sevenMenu(anna));
    stage.passTime(DAY_MS);
    const said = await anna.say("bot", "/train");
    const isMenu = (one: SeenMessage) => one.id > said.id && hasButton(one, "train-open");
    const menu = await anna.waitFor("bot", isMenu);
    await pressSeven(anna, menu, buttonFor(menu, "train-open"));
    const untried = await sendDare(anna, "boris", "сможешь p1");
    expect(untried.text).not.toContain("🟩");
    const told = toastOf(await anna.press(untried, buttonFor(untried, "dare-open-best")));
    expect(told).toBe(ru("dare-own-untried"));
    expect(toastOf(await anna.pressOld(untried, "0b"))).toBe(ru("dare-own-untried"));
    expect(toastOf(await anna.pressOld(untried, "0t"))).toBe(ru("dare-own-untried"));
  });

  test("of an open puzzle by another account is no way to a rating", async () => {
    await boris.start();
    await anna.start();
    await openedSeven(anna, await sevenMenu(anna));
    stage.passTime(DAY_MS);
    const said = await anna.say("bot", "/train");
    const isMenu = (one: SeenMessage) => one.id > said.id && hasButton(one, "train-open");
    const menu = await anna.waitFor("bot", isMenu);
    let board = await pressSeven(anna, menu, buttonFor(menu, "train-open"));
    const dare = await sendDare(boris, "anna", `dare p${kept("SELECT puzzle FROM puzzle_turns")}`);
    const tried = await playDare(anna, await tryDare(anna, await seenBy(anna, "boris", dare)));
    const best = /✅ (?<best>\S+ \S+)$/mu.exec(tried.text)?.groups?.best?.split(" ") ?? [];
    for (const label of best) board = await pressSeven(anna, board, buttonNamed(board, label));
    const done = await pressSeven(anna, board, buttonFor(board, "train-done"));
    expect(done.text).toContain("🟩");
    // It is shown after five puzzles.
    expect(kept("SELECT count(*) FROM puzzle_ratings")).toBe(0);
  });

  test("counts once between two, however often it is sent", async () => {
    const query = dareQuery(await puzzleDone());
    let best: readonly string[] = [];
    for (let times = 0; times < 3; times++) {
      const dare = await seenBy(boris, "anna", await sendDare(anna, "boris", query));
      await tryDare(boris, dare);
      let board = await boris.waitFor("bot", (one) => hasButton(one, "dare-move"));
      for (const label of best) {
        if (hasButton(board, "dare-done")) break;
        board = await pressSeven(boris, board, buttonNamed(board, label));
      }
      const { text } = await playDare(boris, board);
      best = /✅ (?<best>\S+ \S+)$/mu.exec(text)?.groups?.best?.split(" ") ?? best;
    }
    expect(best).toHaveLength(2);
    const { id } = await boris.say("bot", "/me");
    const own = await boris.waitFor("bot", (one) => one.id > id && hasButton(one, "against"));
    await boris.press(own, buttonFor(own, "against"));
    const two = await boris.waitFor("bot", ({ text }) => text.includes(" vs "));
    expect(two.text).toContain("Dares in two weeks: 0:0");
  });

  test("is no riddle for who has sent it", async () => {
    const dare = await dared();
    expect(toastOf(await anna.press(dare, tryButton(dare)))).toBe(ru("dare-own"));
  });

  test("goes on from those who have tried it, and from nobody else", async () => {
    const dare = await seenBy(boris, "anna", await dared());
    const result = await playDare(boris, await tryDare(boris, dare));
    const query = dareQuery(result);
    expect((await vahe.inline("group", query)).results).toEqual([]);
    const onwards = await sendDare(boris, "group", query);
    expect(onwards.text).toContain("\u2068Boris Katz\u2069 dares you to find the best move.");
    await playDare(vahe, await tryDare(vahe, await seenBy(vahe, "group", onwards)));
    const filled = await boris.waitFor(
      "group",
      ({ id, text }) => id === onwards.id && text.includes("Vahe"),
    );
    expect(filled.text).toContain("Boris Katz");
    expect((await boris.waitFor("anna", ({ id }) => id === dare.id)).text).not.toContain("Vahe");
  });

  test("is tried and told through restarts of the bot", async () => {
    const restart = async (): Promise<void> => {
      await stage.stopBot();
      await stage.startBot();
    };
    const dare = await seenBy(boris, "anna", await dared());
    await restart();
    let board = await tryDare(boris, dare);
    board = await pressSeven(boris, board, buttonFor(board, "dare-move"));
    await restart();
    while (hasButton(board, "dare-move"))
      board = await pressSeven(boris, board, buttonFor(board, "dare-move"));
    await stage.client.fault({ kind: "refuse", error: BROKEN, method: "editMessageCaption" });
    await stage.client.fault({ kind: "refuse", error: BROKEN, method: "editMessageText" });
    await pressSeven(boris, board, buttonFor(board, "dare-done"));
    await restart();
    await stage.client.clearFaults();
    await stage.pass(PACE_MS);
    await anna.waitFor("boris", ({ id, text }) => id === dare.id && text.includes("Boris Katz"));
  });

  test("counts no press that was made up", async () => {
    const dare = await seenBy(boris, "anna", await dared());
    const { data } = buttonFor(dare, "dare-open");
    const fields = data.split(".");
    const over = ru("refused-dare-over");
    for (const [at, forged] of [
      [1, "1"],
      [2, "t"],
      [3, "1"],
      [5, "zzz"],
      [7, "abcdefghij_-ABCDEFGH"],
    ] as const) {
      const made = fields.map((field, index) => (index === at ? forged : field)).join(".");
      expect(toastOf(await anna.pressOld(dare, made))).toBe(over);
    }
    // No message of a dare, no dare that one has begun.
    const page = await anna.start();
    for (const made of ["0t", "0b", data])
      expect(toastOf(await anna.pressOld(page, made))).toBe(over);
    await tryDare(boris, dare);
    for (const made of ["0m.1.0.d6", "0u.1.0", "0d.1.0"])
      expect(toastOf(await vahe.pressOld(await vahe.start(), made))).toBe(over);
    await anna.start("dare-abcdefghij_-ABCDEFGHIJ");
    await anna.waitFor("bot", ({ text }) => text === over);
  });

  test("is taken for nobody's who was forgotten, and loses their turn", async () => {
    const dare = await seenBy(boris, "anna", await dared());
    await playDare(boris, await tryDare(boris, dare));
    await anna.waitFor("boris", ({ id, text }) => id === dare.id && text.includes("Boris Katz"));
    for (const phone of [boris, anna]) {
      await phone.say("bot", "/forget");
      const ask = await phone.waitFor("bot", (one) => hasButton(one, "forget"));
      await phone.press(ask, buttonFor(ask, "forget"));
    }
    await stage.pass(PACE_MS);
    const left = await boris.waitFor(
      "anna",
      ({ id, text }) => id === dare.id && !/Anna|Boris/u.test(text),
    );
    expect(left.text).toContain(ru("dare-asks-nobody"));
  });

  test("is begun anew by a person who was forgotten in the middle of it", async () => {
    const dare = await seenBy(boris, "anna", await dared());
    const board = await tryDare(boris, dare);
    await pressSeven(boris, board, buttonFor(board, "dare-move"));
    await boris.say("bot", "/forget");
    const ask = await boris.waitFor("bot", (one) => hasButton(one, "forget"));
    await boris.press(ask, buttonFor(ask, "forget"));
    const pressed = await boris.pressOld(dare, "0t");
    await boris.open(pressed.type === "callback" ? (pressed.answer?.url ?? "") : "");
    const again = await boris.waitFor("bot", (one) => one.id > ask.id && one.text.startsWith("💪"));
    expect(again.text).toBe(board.text);
    expect(hasButton(again, "dare-undo")).toBe(false);
  });

  test("is never a decision of a seven that is open, whatever is asked for", async () => {
    await anna.start();
    await playSeven(anna, await openedSeven(anna, await sevenMenu(anna)));
    const titles = async (): Promise<number> => {
      let found = 0;
      for (let puzzle = 1; puzzle <= 30; puzzle++)
        found += ((await anna.inline("boris", `сможешь p${puzzle}`)).results ?? []).length;
      return found;
    };
    expect(await titles()).toBe(0);
    for (const made of ["d1", "t1-0", "l1", "s1", "p0"])
      expect((await anna.inline("boris", `сможешь ${made}`)).results).toEqual([]);
    // The next day all of it may be shown.
    stage.passTime(DAY_MS);
    expect(await titles()).toBeGreaterThanOrEqual(7);
  });

  test("loses its buttons after two weeks, and nothing is kept of it", async () => {
    const dare = await seenBy(boris, "anna", await dared());
    const result = await playDare(boris, await tryDare(boris, dare));
    await stage.pass(15 * DAY_MS);
    const over = await anna.waitFor(
      "boris",
      (one) => one.id === dare.id && one.keyboard.length === 0,
    );
    expect(over.text).toContain(ru("dare-ended"));
    const { data } = buttonFor(dare, "dare-open");
    expect(toastOf(await boris.pressOld(dare, data))).toBe(en("refused-dare-over"));
    expect(toastOf(await boris.pressOld(result, "0d.1.0"))).toBe(en("refused-dare-over"));
    expect((await boris.inline("anna", dareQuery(result))).results).toEqual([]);
  });
});

describe("a result of a seven that is sent to others", () => {
  const played = async (phone: Phone): Promise<SeenMessage> => {
    await phone.start();
    return (await playSeven(phone, await openedSeven(phone, await sevenMenu(phone)))).message;
  };
  const shared = async (): Promise<SeenMessage> => {
    await played(anna);
    return sendDare(anna, "boris", "семёрка длинные");
  };

  test("leads to the same seven, and brings the squares of both together", async () => {
    const sent = await shared();
    expect(sent.photo).toBeUndefined();
    expect(toastOf(await anna.press(sent, tryButton(sent)))).toBe(ru("dare-own-seven"));
    const seen = await seenBy(boris, "anna", sent);
    const pressed = await boris.press(seen, tryButton(seen));
    await boris.open(pressed.type === "callback" ? (pressed.answer?.url ?? "") : "");
    const board = await boris.waitFor("bot", (one) => hasButton(one, "seven-move"));
    // It opens with what it is about.
    expect(board.text).toMatch(
      /\n\u2068Anna\u2069: (?:🟩|🟨|🟥){7} — find the best move, 🟩 is right/u,
    );
    const { message } = await playSeven(boris, board);
    expect(message.text).toMatch(/\n(?:🟩|🟨|🟥){7} you\n(?:🟩|🟨|🟥){7} \u2068Anna\u2069\n/u);
    // What she has played stands in the review, and not what it costs.
    const look = await pressSeven(boris, message, buttonFor(message, "seven-look"));
    expect(look.text).toMatch(/\n\u2068Anna\u2069: \S.* · found by [012] of 2(?:\n|$)/u);
    expect(look.text).not.toMatch(/per 100/u);
    await pressSeven(boris, look, buttonNamed(look, "Result"));
    // At its end a game with her is one press away.
    const play = buttonNamed(message, en("button-seek-join", { name: "\u2068Anna\u2069" }));
    expect(toastOf(await boris.press(message, play))).toBe("");
    await boris.waitFor("bot", (one) => hasButton(one, "play") && one.text.includes("Anna"));
    // She is told in one line, in silence, and again leads to a game.
    await stage.sweep();
    const told = await anna.waitFor("bot", (one) => hasButton(one, "rival"));
    expect(told.text).toMatch(
      /^Семёрка 1 · длинные\n(?:🟩|🟨|🟥){7} вы\n(?:🟩|🟨|🟥){7} \u2068Boris Katz\u2069$/u,
    );
    expect(told.keyboard.flat().map(({ text }) => text)).toEqual([
      ru("button-seek-join", { name: "\u2068Boris Katz\u2069" }),
    ]);
    const filled = await anna.waitFor(
      "boris",
      ({ id, text }) => id === sent.id && text.includes("Boris"),
    );
    expect(filled.text).toMatch(
      /^Семёрка 1 · длинные\n.*\n.*\n\n(?:🟩|🟨|🟥){7} \u2068Boris Katz\u2069$/u,
    );
    await anna.say("bot", "/me");
    const own = await anna.waitFor("bot", (one) => hasButton(one, "against"));
    await anna.press(own, buttonNamed(own, "⚔️ Boris Katz"));
    const two = await anna.waitFor("bot", ({ text }) => text.includes("\u2069 — \u2068"));
    expect(two.text).toContain(ru("me-against-empty"));
    expect(two.text).toContain(ru("dare-between-sevens", { mine: 0, theirs: 0 }));
  });

  test("shows nothing of a player who has not finished it", async () => {
    const seen = await seenBy(boris, "anna", await shared());
    const pressed = await boris.press(seen, tryButton(seen));
    await boris.open(pressed.type === "callback" ? (pressed.answer?.url ?? "") : "");
    const board = await boris.waitFor("bot", (one) => hasButton(one, "seven-move"));
    await playDecision(boris, board);
    await stage.sweep();
    expect((await seenBy(boris, "anna", seen)).text).toBe(seen.text);
  });
});
