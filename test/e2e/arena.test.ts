import { describe, expect, test } from "vitest";
import { answerTo } from "../support/answers.ts";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import { setInGroup } from "../support/settings.ts";
import { story } from "../support/stage.ts";
import {
  buttonFor,
  buttonNamed,
  counted,
  firstStep,
  hasButton,
  inGame,
  pressAll,
  pressFor,
  pressOn,
  toastOf,
} from "../support/table.ts";
import { en, ru } from "../support/texts.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

const stage = story();
const { anna, boris, vahe } = stage;

const isArena = (one: SeenMessage): boolean => hasButton(one, "arena-play");

const openArena = async (words: string): Promise<SeenMessage> => {
  await anna.say("group", `/arena ${words}`);
  return anna.waitFor("group", isArena);
};

/** Anna's arena that gathers, with herself and Boris in it, who have begun with the bot. */
const gathering = async (words: string): Promise<SeenMessage> => {
  await Promise.all([anna.start(), boris.start()]);
  const arena = await openArena(words);
  expect(await pressFor(anna, arena, "arena-play")).toBe(ru("arena-entered"));
  await pressFor(boris, arena, "arena-play");
  await stage.pass(7 * SECOND);
  return shows(arena, "Уже здесь: \u2068Anna\u2069, \u2068Boris Katz\u2069");
};

/** The same arena, begun: its message has come anew. */
const withBoth = async (words = "short 20"): Promise<SeenMessage> => {
  const arena = await gathering(words);
  expect(await pressFor(anna, arena, "arena-start")).toBe("");
  await stage.pass(7 * SECOND);
  return vahe.waitFor("group", (one) => one.id > arena.id && isArena(one));
};

const shows = (arena: SeenMessage, words: string): Promise<SeenMessage> =>
  vahe.waitFor("group", (one) => one.id === arena.id && one.text.includes(words));

const rowsOf = ({ keyboard }: SeenMessage): readonly (readonly string[])[] =>
  keyboard.map((row) => row.map(({ text }) => text));

/** Anna presses a button of the menu, and then it has another. */
const turned = async (menu: SeenMessage, press: string, then: string): Promise<SeenMessage> => {
  expect(toastOf(await anna.press(menu, buttonNamed(menu, press)))).toBe("");
  return anna.waitFor("group", (one) => one.id === menu.id && rowsOf(one).flat().includes(then));
};

const resigns = async (phone: Phone): Promise<void> => {
  await phone.say("bot", "/resign");
  const menu = await phone.waitFor("bot", (one) => hasButton(one, "resign"));
  const button = menu.keyboard.flat().find((one) => /Марс|Gammon|Mars/i.test(one.text));
  await pressAll(phone, menu, button?.text ?? "");
};

/** Anna has lost the only game of an arena of two, which is over. */
const playOut = async (): Promise<void> => {
  await withBoth();
  await anna.waitFor("bot", inGame);
  await resigns(anna);
  await stage.pass(20 * MINUTE);
  await stage.pass(7 * SECOND);
};

describe("an arena that gathers", () => {
  test("says who is there, tells them in private where to play, and is begun by its maker", async () => {
    const arena = await gathering("short 20");
    expect(arena.text).toContain("Начало");
    expect(arena.photo).toBeUndefined();
    // One card each: for what, when it begins, who else is there, and what to do meanwhile.
    const card = await boris.waitFor("bot", ({ text }) => text.includes("You’re in"));
    expect(card.text).toMatch(/^🏟 Arena · \S.*\nBackgammon/u);
    expect(card.text).toContain("Here already: \u2068Anna\u2069, \u2068Boris Katz\u2069");
    expect(card.entities).toContainEqual(
      expect.objectContaining({ type: "date_time", date_time_format: "r" }),
    );
    const keys = card.keyboard.flat().map(({ text }) => text);
    expect(keys).toEqual([
      en("button-meanwhile-computer"),
      en("button-seven"),
      en("button-arena-pause"),
    ]);
    expect(await pressFor(boris, arena, "arena-start")).toBe(en("arena-not-yours-to-begin"));
  });

  test("begins by itself after two minutes, which is heard", async () => {
    const arena = await gathering("short 20");
    await stage.pass(2 * MINUTE);
    await stage.pass(7 * SECOND);
    const begun = await vahe.waitFor("group", (one) => one.id > arena.id && isArena(one));
    expect(begun.text).toContain("Конец");
    expect((await vahe.messages("group")).filter(isArena).map(({ id }) => id)).toEqual([begun.id]);
  });

  test("is heard as it begins, too, where people come in its last seconds", async () => {
    await Promise.all([anna, boris, vahe].map((phone) => phone.start()));
    const opened = stage.now();
    const arena = await openArena("short 20");
    for (const phone of [anna, boris]) await pressFor(phone, arena, "arena-play");
    await stage.wait(opened + 115 * SECOND - stage.now());
    await pressFor(vahe, arena, "arena-play");
    await stage.wait(3 * SECOND);
    // The edit for this one would come only after the beginning.
    await pressFor(boris, arena, "arena-pause");
    await stage.wait(10 * SECOND);
    const begun = await vahe.waitFor("group", (one) => one.id > arena.id && isArena(one));
    expect(begun.text).toContain("Конец");
    await stage.wait(MINUTE);
    expect((await vahe.messages("group")).filter(isArena).map(({ id }) => id)).toEqual([begun.id]);
  });

  test("is played without the cube, and says so", async () => {
    expect((await answerTo(anna, "/arena short cube 20")).text).toContain(ru("arena-no-cube"));
  });
});

describe("who waits in an arena", () => {
  test("plays the bot meanwhile, which is broken off when the arena begins", async () => {
    const arena = await gathering("short 20");
    const card = await boris.waitFor("bot", (one) => hasButton(one, "contest-computer"));
    expect(await pressFor(boris, card, "contest-computer")).toBe("");
    const meanwhile = await boris.waitFor("bot", inGame);
    const plays = await boris.waitFor(
      "bot",
      ({ id, text }) => id === card.id && text.includes(en("seek-meanwhile")),
    );
    expect(hasButton(plays, "contest-computer")).toBe(false);
    await pressFor(anna, arena, "arena-start");
    await stage.pass(7 * SECOND);
    await boris.waitFor(
      "bot",
      ({ id, text }) => id === meanwhile.id && text.includes(en("over-broken-off")),
    );
    await boris.waitFor("bot", (one) => inGame(one) && one.text.startsWith("🏟"));
    await boris.waitFor(
      "bot",
      ({ id, text }) => id === card.id && text.includes(en("arena-your-game")),
    );
  });

  test("and has a game with the bot reads that it is on, where it was begun by hand", async () => {
    await Promise.all([anna, boris, vahe].map((phone) => phone.start()));
    const arena = await openArena("short 20 через 2 часа");
    for (const phone of [anna, boris, vahe]) {
      await pressFor(phone, arena, "arena-play");
      await stage.wait(10 * SECOND);
    }
    // Vahe came last: of three he is the one without an opponent.
    const card = await vahe.waitFor("bot", (one) => hasButton(one, "contest-computer"));
    expect(card.text).toContain("Начало");
    await pressFor(vahe, card, "contest-computer");
    const gathered = await anna.waitFor("group", (one) => hasButton(one, "arena-start"));
    await pressFor(anna, gathered, "arena-start");
    await stage.wait(10 * SECOND);
    const isTheirs = ({ id }: SeenMessage): boolean => id === card.id;
    await vahe.waitFor("bot", (one) => isTheirs(one) && !one.text.includes("Начало"));
  });

  test("is told at the end how they came out, and is in the next one by a press there", async () => {
    await playOut();
    const card = await anna.waitFor("bot", (one) => hasButton(one, "arena-again"));
    expect(card.text).toContain(ru("arena-end", { medal: "🏁", place: 2, players: 2, points: 0 }));
    const winners = await boris.waitFor("bot", (one) => hasButton(one, "arena-again"));
    expect(winners.text).toContain("🥇");
    expect(card.text).not.toContain(ru("arena-tie"));
    const newest = (await anna.messages("bot")).at(-1);
    expect(newest?.id).toBe(card.id);
    expect(await pressFor(anna, card, "arena-again")).toBe(ru("arena-entered-here"));
    await stage.pass(7 * SECOND);
    const next = await vahe.waitFor(
      "group",
      (one) => isArena(one) && one.text.includes("Уже здесь"),
    );
    expect(next.text).toContain("Уже здесь: \u2068Anna\u2069");
    const theirs = await boris.waitFor("bot", (one) => hasButton(one, "arena-again"));
    expect(await pressFor(boris, theirs, "arena-again")).toBe(en("arena-entered-here"));
    await stage.pass(7 * SECOND);
    await shows(next, "Уже здесь: \u2068Anna\u2069, \u2068Boris Katz\u2069");
  });

  test("plays the bot no more once the arena is over", async () => {
    await vahe.start();
    const arena = await withBoth();
    await pressFor(vahe, arena, "arena-play");
    for (let at = 0; at < 3; at++) await stage.pass(7 * SECOND);
    const meanwhile = await vahe.waitFor("bot", inGame);
    await stage.pass(20 * MINUTE);
    await stage.pass(7 * SECOND);
    await vahe.waitFor(
      "bot",
      ({ id, text }) => id === meanwhile.id && text.includes(ru("over-broken-off")),
    );
  });
});

describe("an arena in a group", () => {
  test("lets the one who is left over play the bot, and breaks that off for an opponent", async () => {
    await vahe.start();
    const arena = await withBoth();
    await pressFor(vahe, arena, "arena-play");
    for (let at = 0; at < 3; at++) await stage.pass(7 * SECOND);
    await vahe.waitFor("bot", ({ text }) => text.includes(ru("seek-meanwhile")));
    const meanwhile = await vahe.waitFor("bot", inGame);
    await resigns(anna);
    for (let at = 0; at < 3; at++) await stage.pass(7 * SECOND);
    const broken = await vahe.waitFor("bot", ({ text }) => text.includes(ru("over-broken-off")));
    expect(broken.id).toBeGreaterThanOrEqual(meanwhile.id);
    await vahe.waitFor("bot", (one) => inGame(one) && one.text.startsWith("🏟"));
  });

  test("can be opened once more from its podium", async () => {
    await playOut();
    const card = await vahe.waitFor("group", (one) => hasButton(one, "arena-again"));
    expect(await pressFor(boris, card, "arena-again")).toBe("");
    await stage.pass(7 * SECOND);
    const next = await vahe.waitFor("group", (one) => one.id > card.id && isArena(one));
    expect(next.text).toContain("продлится 20 мин");
    expect(await pressFor(anna, card, "arena-again")).toBe(ru("arena-runs"));
  });

  test("is one message: until when, who plays, and the way in and out", async () => {
    const arena = await withBoth();
    expect(arena.text).toContain("🏟 Арена · Короткие нарды · ⏱ 1 мин на ход");
    expect(arena.entities).toContainEqual(
      expect.objectContaining({ type: "date_time", date_time_format: "r" }),
    );
    const running = await shows(arena, "идёт 1 партия");
    expect(running.text).toContain("2 участника");
    for (const phone of [anna, boris]) await phone.waitFor("bot", inGame);
    expect(await pressFor(anna, running, "arena-pause")).toContain("Пауза");
    expect(await pressFor(anna, running, "arena-pause")).toContain(ru("refused-arena-not-in"));
  });

  test("leads a person who is new to the bot, whose START enters", async () => {
    const arena = await openArena("short 20");
    const pressed = await anna.press(arena, buttonFor(arena, "arena-play"));
    const url = pressed.type === "callback" ? (pressed.answer?.url ?? "") : "";
    expect(url).toMatch(/start=arena-\d+$/);
    await anna.open(url);
    await anna.waitFor("bot", ({ text }) => text.includes(ru("arena-entered-here")));
    await stage.pass(7 * SECOND);
    await shows(arena, "Уже здесь: \u2068Anna\u2069");
  });

  test("lets nobody from outside in by its link, nor anybody on a guess", async () => {
    const arena = await openArena("short 20");
    const pressed = await vahe.press(arena, buttonFor(arena, "arena-play"));
    const url = pressed.type === "callback" ? (pressed.answer?.url ?? "") : "";
    await vahe.leaveGroup();
    await vahe.open(url);
    await vahe.waitFor("bot", ({ text }) => /members of a group|участников группы/.test(text));
    await vahe.joinGroup();
    const description = "Bad Request: member not found";
    const error = { ok: false, error_code: 400, description } as const;
    await stage.client.fault({ kind: "refuse", error, method: "getChatMember" });
    await vahe.open(url);
    await vahe.waitFor("bot", ({ text }) => /find out whether|Не удалось узнать/.test(text));
    await stage.pass(7 * SECOND);
    expect((await shows(arena, "Нажмите")).text).not.toContain("Уже здесь");
    // In the group itself nobody need be asked.
    expect(await pressFor(vahe, arena, "arena-play")).toMatch(/Вы на арене|You’re in/);
  });

  test("counts a game, and ends with a card of its podium", async () => {
    const arena = await withBoth();
    await shows(arena, "идёт 1 партия");
    await anna.waitFor("bot", inGame);
    await resigns(anna);
    await stage.pass(7 * SECOND);
    await shows(arena, "партий пока нет");
    await stage.pass(20 * MINUTE);
    await stage.pass(7 * SECOND);
    const card = await vahe.waitFor("group", ({ text }) => text.startsWith("🏆 Арена"));
    expect(card.text).toContain(
      ru("arena-podium-line", { medal: "🥇", name: "\u2068Boris Katz\u2069", points: 1, games: 1 }),
    );
    // Who has won nothing stands on no step.
    expect(card.text).not.toContain("Anna");
    // The next opponent does not come: the last table says so no more.
    await anna.waitFor(
      "bot",
      (one) => /🏟 2-е место из 2/.test(one.text) && hasButton(one, "rematch"),
    );
    // It takes the place of the message that was there: the group's last word of it is one.
    const all = await vahe.messages("group");
    expect(all.filter(({ text }) => text.includes("Арена")).map(({ id }) => id)).toEqual([card.id]);
    await stage.pass(7 * SECOND);
    const later = await stage.client.callsDuring(() => stage.pass(MINUTE));
    expect(counted(later)).toEqual([]);
  });

  test("tells each player under a game what it has brought, and that another comes", async () => {
    await withBoth();
    const table = await anna.waitFor("bot", inGame);
    expect(table.text).toMatch(/^🏟 Короткие нарды/);
    await resigns(anna);
    await stage.pass(7 * SECOND);
    const lost = await anna.waitFor("bot", ({ text }) => text.includes("🏟 2-е место из 2"));
    expect(lost.text).toContain(", 0 очков. Ждём соперника.");
    expect(hasButton(lost, "rematch")).toBe(false);
    await boris.waitFor("bot", ({ text }) => text.includes("🏟 Place 1 of 2, 1 point."));
    expect(hasButton(lost, "arena-play")).toBe(false);
    expect(await pressFor(anna, lost, "arena-pause")).toContain("Пауза");
    const paused = await anna.waitFor("bot", (one) => hasButton(one, "arena-play"));
    expect([paused.id, hasButton(paused, "arena-pause")]).toEqual([lost.id, false]);
  });

  test("tells a player who was not there that they are out, and how they come back", async () => {
    const arena = await withBoth();
    const moves = (one: SeenMessage): boolean => inGame(one) && /ваш ход|your move/i.test(one.text);
    const late = await Promise.any([
      anna.waitFor("bot", moves).then(() => anna),
      boris.waitFor("bot", moves).then(() => boris),
    ]);
    await stage.pass(MINUTE);
    await stage.pass(7 * SECOND);
    const out = await late.waitFor("bot", ({ text }) => /вышли из арены|you’re out/.test(text));
    expect(out.text).not.toMatch(/снова|again/);
    await shows(arena, "партий пока нет · ждут соперника: 1");
    expect(await pressFor(late, out, "arena-play")).toMatch(/Вы на арене|You’re in/);
  });

  test("keeps a player whose first turn was complete when the time ran out, Done or not", async () => {
    const arena = await withBoth();
    const moves = (one: SeenMessage): boolean => inGame(one) && hasButton(one, "move");
    const late = await Promise.any(
      [anna, boris].map((phone) => phone.waitFor("bot", moves).then(() => phone)),
    );
    let table = await late.waitFor("bot", moves);
    while (!hasButton(table, "done")) table = await pressOn(late, table, firstStep(table));
    await stage.pass(MINUTE);
    await stage.pass(7 * SECOND);
    const other = late === anna ? boris : anna;
    await other.waitFor("bot", moves);
    expect((await shows(arena, "идёт 1 партия")).text).not.toContain("ждут");
    const texts = (await late.messages("bot")).map(({ text }) => text).join("\n");
    expect(texts).not.toMatch(/вышли из арены|you’re out/);
  });

  test("changes its message seldom enough, however much happens", async () => {
    const arena = await withBoth();
    await shows(arena, "идёт 1 партия");
    const calls = await stage.client.callsDuring(async () => {
      for (let at = 0; at < 6; at++) {
        await pressFor(anna, arena, at % 2 === 0 ? "arena-pause" : "arena-play");
        await stage.pass(SECOND);
      }
    });
    const inGroup = calls.filter(({ chat }) => chat === arena.chat || chat === String(arena.chat));
    expect(counted(inGroup).length).toBeLessThanOrEqual(2);
  });

  test("goes on after a kill, as it stood", async () => {
    const arena = await withBoth();
    await shows(arena, "идёт 1 партия");
    await stage.stopBot();
    await stage.startBot();
    await anna.waitFor("bot", inGame);
    await resigns(anna);
    await stage.pass(7 * SECOND);
    await shows(arena, "партий пока нет");
    await stage.pass(20 * SECOND);
    await stage.pass(7 * SECOND);
    await shows(arena, "идёт 1 партия");
  });

  test("is cancelled by its maker, and by nobody who has no say", async () => {
    const arena = await openArena("long 20");
    const refused = await answerTo(boris, "/arena отмена");
    expect(refused.text).toContain(ru("arena-not-yours"));
    expect((await answerTo(anna, "/arena отмена")).text).toBe("Арена отменена.");
    await stage.pass(7 * SECOND);
    await shows(arena, ru("arena-cancel-done"));
    expect((await answerTo(anna, "/arena отмена")).text).toContain("Отменять нечего");
  });

  test("is cancelled by an administrator, too, also after its maker has left", async () => {
    const arena = await openArena("long 20");
    await anna.promote("boris");
    await anna.leaveGroup();
    await boris.say("group", "/arena cancel");
    await stage.pass(7 * SECOND);
    await shows(arena, ru("arena-cancel-done"));
  });

  test("is sent again where people have deleted its message", async () => {
    const arena = await withBoth();
    await shows(arena, "идёт 1 партия");
    await anna.delete(arena);
    await expect(pressFor(vahe, arena, "arena-play")).rejects.toThrow("NO_MESSAGE");
    await anna.waitFor("bot", inGame);
    await resigns(anna);
    for (let at = 0; at < 3; at++) await stage.pass(7 * SECOND);
    const again = await vahe.waitFor("group", (one) => one.id > arena.id && isArena(one));
    expect(again.text).toContain("2 участника");
  });

  test("comes down where it is asked for again, wherever its message has gone", async () => {
    const arena = await openArena("short 20");
    await boris.say("group", "/arena");
    await stage.pass(7 * SECOND);
    const below = await boris.waitFor("group", (one) => one.id > arena.id && isArena(one));
    const all = await vahe.messages("group");
    expect(all.filter(isArena).map(({ id }) => id)).toEqual([below.id]);
    // Once a minute is enough.
    expect((await answerTo(boris, "/arena")).text).toContain("уже идёт");
    await anna.delete(below);
    await stage.pass(MINUTE);
    await boris.say("group", "/play арена");
    await stage.pass(7 * SECOND);
    await boris.waitFor("group", (one) => one.id > below.id && isArena(one));
  });

  test("follows its group, and does without pictures where none may be sent", async () => {
    const method = ["sendPhoto", "editMessageMedia"];
    await stage.client.fault({ kind: "refuse", error: "no-photos", method });
    const arena = await withBoth();
    const plain = await shows(arena, "идёт 1 партия");
    expect(plain.text).toMatch(/1\. \u2068\S+\u2069 — 0/);
    const { chat } = await anna.upgradeGroup();
    await stage.pass(7 * SECOND);
    await stage.pass(7 * SECOND);
    const moved = await boris.waitFor(chat, isArena);
    expect(moved.text).toContain("2 участника");
  });

  test("leaves no message behind where pictures are no longer wanted", async () => {
    const arena = await withBoth();
    expect((await shows(arena, "2 участника")).photo).toBeDefined();
    await setInGroup(anna, "board", "Эмодзи");
    await pressFor(boris, arena, "arena-pause");
    await stage.pass(7 * SECOND);
    const plain = await vahe.waitFor("group", (one) => one.id > arena.id && isArena(one));
    await stage.pass(7 * SECOND);
    await stage.pass(SECOND);
    const all = (await vahe.messages("group")).filter(isArena);
    expect(all.map(({ id }) => id)).toEqual([plain.id]);
  });

  test("plays on without who has stopped the bot", async () => {
    const arena = await withBoth();
    await vahe.start();
    await pressFor(vahe, arena, "arena-play");
    const first = await anna.waitFor("bot", inGame);
    await boris.block();
    await resigns(anna);
    await stage.pass(7 * SECOND);
    await stage.pass(7 * SECOND);
    await vahe.waitFor("bot", inGame);
    await anna.waitFor("bot", (one) => one.id > first.id && inGame(one));
    await stage.pass(7 * SECOND);
    // Nobody comes for them, so they do not count as waiting.
    const running = await shows(arena, ru("arena-now", { players: 3, games: 1 }));
    expect(running.text).not.toContain("ждут");
  });

  test("asks when and how long, and has below it the games, which begin it", async () => {
    const menu = await answerTo(anna, "/arena");
    expect(menu.text).not.toContain("/arena");
    expect(menu.text.split("\n")).toHaveLength(3);
    expect(rowsOf(menu)).toEqual([
      ["Начало: через 2 мин"],
      ["Длится: 45 мин"],
      ["Длинные", "Короткие"],
      ["Быстрые длинные", "Гипергаммон"],
      ["Условия…", "‹ Назад"],
    ]);
    const later = await turned(menu, "Начало: через 2 мин", "Начало: через 15 мин");
    const long = await turned(later, "Длится: 45 мин", "Длится: 90 мин");
    expect(rowsOf(long)[0]).toEqual(["Начало: через 15 мин"]);
    await anna.press(long, buttonNamed(long, "Короткие"));
    const arena = await anna.waitFor("group", isArena);
    expect(arena.text).toContain("Начало");
    expect(arena.text).toContain("90 мин");
  });

  test("has its clock behind a button, as people say it, and comes back with it", async () => {
    const menu = await answerTo(anna, "/arena через 25 минут");
    expect(rowsOf(menu)[0]).toEqual(["Начало: через 25 мин"]);
    const terms = await turned(menu, "Условия…", "✓ ⏱ 1 мин на ход");
    expect(rowsOf(terms)).toEqual([
      ["⏱ 30 с на ход"],
      ["✓ ⏱ 1 мин на ход"],
      ["⏱ 5 мин + 10 с за ход"],
      ["‹ К выбору игры"],
    ]);
    const bank = await turned(terms, "⏱ 5 мин + 10 с за ход", "✓ ⏱ 5 мин + 10 с за ход");
    const back = await turned(bank, "‹ К выбору игры", "Условия…");
    expect(back.text).toContain("⏱ 5 мин + 10 с за ход");
    expect(rowsOf(back)[0]).toEqual(["Начало: через 25 мин"]);
    await anna.press(back, buttonNamed(back, "Короткие"));
    const arena = await anna.waitFor("group", isArena);
    expect(arena.text).toContain("⏱ 5 мин + 10 с за ход");
  });

  test("begins when its words said, also where the game is chosen in the menu", async () => {
    const menu = await answerTo(anna, "/arena через 2 часа");
    expect(rowsOf(menu).slice(0, 2)).toEqual([["Начало: через 2 часа"], ["Длится: 45 мин"]]);
    await anna.press(menu, buttonNamed(menu, "Короткие"));
    const arena = await anna.waitFor("group", isArena);
    expect(arena.text).toContain("Начало");
  });

  test("begins at a time of day, by clocks that are asked for once", async () => {
    const question = await answerTo(anna, "/arena короткие 30 завтра в 20:00");
    expect(question.text).toContain("/arena короткие 30 завтра в 20:00");
    const moscow = buttonNamed(question, "Москва +3");
    expect(toastOf(await boris.press(question, moscow))).toContain("menu");
    await anna.press(question, moscow);
    const arena = await anna.waitFor("group", isArena);
    const [at, near] = arena.entities.filter(({ type }) => type === "date_time");
    expect([at, near]).toMatchObject([{ date_time_format: "Dt" }, { date_time_format: "r" }]);
    const unix = at?.type === "date_time" ? at.unix_time : 0;
    expect(new Date(unix * SECOND).toISOString()).toContain("T17:00");
    expect(arena.text).toContain("продлится 30 мин");
    expect((await anna.messages("group")).some(({ id }) => id === question.id)).toBe(false);
    await answerTo(anna, "/arena отмена");
    // The group's clocks are known now; the menu keeps the time, too.
    const menu = await answerTo(boris, "/arena завтра в 21");
    expect(menu.text).toContain("Начало");
    await boris.press(menu, buttonNamed(menu, "Короткие"));
    const next = await anna.waitFor("group", (one) => one.id > arena.id && isArena(one));
    expect(next.entities).toContainEqual(
      expect.objectContaining({ unix_time: unix + 3600, date_time_format: "Dt" }),
    );
  });

  test("asks for the rest after the clocks, and says what is wrong with a time", async () => {
    const question = await answerTo(anna, "/play арена в 20:00");
    await anna.press(question, buttonNamed(question, "Другой…"));
    const others = await anna.waitFor(
      "group",
      (one) => one.id === question.id && one.keyboard.flat().some(({ text }) => /Омск/.test(text)),
    );
    expect(others.text).toBe(question.text);
    await anna.press(others, buttonNamed(others, "Омск +6"));
    const menu = await anna.waitFor("group", (one) => hasButton(one, "arena-begin"));
    expect(menu.id).toBe(question.id);
    expect(menu.text).toContain("Начало");
    expect((await answerTo(anna, "/arena short at 25:00")).text).toContain("не время");
    expect((await answerTo(anna, "/arena short завтра")).text).toContain("Во сколько?");
    expect((await answerTo(anna, "/arena short в 20:00 через час")).text).toContain(
      ru("contest-two-times"),
    );
  });

  test("is refused where it makes no sense", async () => {
    expect((await answerTo(anna, "/arena short in 400 hours")).text).toContain("на неделю");
    expect((await answerTo(anna, "/arena short 500")).text).toContain("от 5 до 240 минут");
    expect((await answerTo(anna, "/arena short 45 30")).text).toContain("Что значит «30»?");
    expect((await answerTo(anna, "/arena short match 5")).text).toContain("Матчи — в кубке");
    await openArena("short 20");
    expect((await answerTo(anna, "/arena long")).text).toContain("уже идёт");
    await anna.start();
    await anna.say("bot", "/arena");
    await anna.waitFor("bot", ({ text }) => text.startsWith(ru("arena-needs-group")));
  });
});
