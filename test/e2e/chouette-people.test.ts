import { describe, expect, test } from "vitest";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import { useStage } from "../support/stage.ts";
import {
  buttonFor,
  buttonNamed,
  buttonsOf,
  hasButton,
  moveButtons,
  pressFor,
  toastOf,
} from "../support/table.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

const stage = useStage();

const plain = ({ text }: SeenMessage): string => text.replaceAll(/[\u2066-\u2069]/g, "");
const isChouette = (one: SeenMessage): boolean => one.text.startsWith("🦉 Шуэт");
const isBoard = (one: SeenMessage): boolean =>
  hasButton(one, "menu-more") || hasButton(one, "menu-close");

const said = (words: string): Promise<SeenMessage> =>
  stage.boris.waitFor("group", (one) => one.from.bot && plain(one).includes(words));

const board = (words: string): Promise<SeenMessage> =>
  stage.boris.waitFor("group", (one) => isBoard(one) && plain(one).includes(words));

/** Whoever is there besides the three. */
const friends = async (count: number): Promise<readonly Phone[]> => {
  const phones: Phone[] = [];
  while (phones.length < count) {
    const { key } = await stage.anna.invite();
    phones.push(stage.client.as(key));
  }
  return phones;
};

/** The maker has the box, whoever sits down first leads. */
const seated = async (
  words: string,
  maker: Phone,
  others: readonly Phone[],
): Promise<SeenMessage> => {
  await maker.say("group", `/chouette ${words}`);
  const message = await maker.waitFor("group", isChouette);
  for (const phone of others) await pressFor(phone, message, "chouette-sit");
  await stage.pass(7 * SECOND);
  return maker.waitFor("group", (one) => one.id === message.id && hasButton(one, "chouette-begin"));
};

/** Anna has the box, Boris leads, Vahe is of the team. */
const playing = async (words = "длинные"): Promise<SeenMessage> => {
  const message = await seated(words, stage.anna, [stage.boris, stage.vahe]);
  await pressFor(stage.boris, message, "chouette-begin");
  return board("Anna — 🔴 Boris Katz, Vahe");
};

/** Boris has rolled, and what he has to play is played by itself: the box is to roll. */
const boxToRoll = async (): Promise<SeenMessage> => {
  await pressFor(stage.boris, await playing(), "roll");
  return board("Anna, бросайте");
};

describe("who comes to a chouette, and who goes", () => {
  test("six sit there, a seventh does not; who comes late goes last", async () => {
    const all = await friends(4);
    const message = await seated("длинные", stage.anna, [
      stage.boris,
      stage.vahe,
      ...all.slice(0, 2),
    ]);
    await pressFor(stage.boris, message, "chouette-begin");
    await board("⚪ Anna — 🔴 Boris Katz, Vahe, Нарек, Sophie");
    const [sixth, seventh] = all.slice(2);
    if (!sixth || !seventh) throw new Error("nobody came");
    expect(await pressFor(sixth, message, "chouette-sit")).toMatch(/Вы за столом/);
    expect(await pressFor(seventh, message, "chouette-sit")).toMatch(/шестеро|Six/);
    await stage.pass(7 * SECOND);
    await said("Boris Katz 0 · Vahe 0 · Нарек 0 · Sophie 0 · Гурген 0");
    await stage.anna.say("group", "/resign");
    const asking = await board("точно?");
    await pressFor(stage.anna, asking, "resign");
    const over = await said("Команда обыграла бокс (Anna): бокс сдаётся.");
    await pressFor(seventh, over, "rematch");
    await pressFor(stage.vahe, over, "rematch");
    await board("⚪ Boris Katz — 🔴 Vahe, Нарек, Sophie, Anna, Гурген");
  });

  test("who leaves the group gets up, and a chouette of two does not go on", async () => {
    const table = await playing();
    await pressFor(stage.boris, table, "cube-double");
    await pressFor(stage.anna, await board("принимаете?"), "cube-drop");
    await board("Vahe, бросайте");
    await stage.boris.leaveGroup();
    await pressFor(
      stage.vahe,
      await stage.vahe.waitFor("group", (one) => hasButton(one, "cube-double")),
      "cube-double",
    );
    await pressFor(
      stage.anna,
      await stage.anna.waitFor("group", (one) => hasButton(one, "cube-drop")),
      "cube-drop",
    );
    const over = await stage.anna.waitFor("group", (one) => plain(one).includes("решили кубы"));
    expect(plain(over)).toContain("Для новой партии нужен ещё 1 игрок.");
    expect(hasButton(over, "rematch")).toBe(false);
  });

  test("the maker leaves: an administrator closes it, and there is a podium", async () => {
    const message = await seated("длинные", stage.boris, [stage.anna, stage.vahe]);
    await pressFor(stage.anna, message, "chouette-begin");
    await pressFor(stage.anna, await board("Boris Katz — 🔴 Anna, Vahe"), "cube-double");
    await pressFor(stage.boris, await board("принимаете?"), "cube-drop");
    await stage.boris.leaveGroup();
    await stage.vahe.say("group", "/chouette стоп");
    await stage.anna.waitFor("group", ({ text }) => text.startsWith("Закрыть шуэт может"));
    await stage.anna.say("group", "/chouette стоп");
    await stage.anna.waitFor("group", ({ text }) => text === "Шуэт закрыт.");
    await stage.pass(7 * SECOND);
    const podium = await stage.anna.waitFor("group", ({ text }) =>
      text.startsWith("🏆 Шуэт окончен"),
    );
    expect(plain(podium)).toContain("🥇 Anna — +1 очко");
    await stage.anna.waitFor(
      "group",
      (one) => one.id === message.id && plain(one).includes("доиграть"),
    );
  });

  test("a group that becomes another follows with its board and its seats", async () => {
    const table = await playing();
    await stage.anna.upgradeGroup();
    await pressFor(stage.boris, table, "cube-double").catch(() => undefined);
    await stage.boris.say("group", "/board");
    const moved = await stage.boris.waitFor(
      "group",
      (one) => one.chat !== table.chat && isBoard(one),
    );
    if (hasButton(moved, "cube-double")) await pressFor(stage.boris, moved, "cube-double");
    await stage.pass(7 * SECOND);
    await stage.anna.waitFor(
      "group",
      (one) => one.chat !== table.chat && plain(one).includes("принимаете?"),
    );
    await stage.anna.waitFor("group", (one) => one.chat !== table.chat && isChouette(one));
  });

  test("goes on where the bot is taken out and comes back", async () => {
    const table = await playing();
    await stage.anna.removeBot();
    await stage.pass(MINUTE);
    await stage.anna.addBot();
    await stage.boris.say("group", "/board");
    const again = await stage.boris.waitFor("group", (one) => one.id > table.id && isBoard(one));
    await pressFor(stage.boris, again, "cube-double");
    await board("Boris Katz ×2: даве");
  });
});

describe("who does not lead the team", () => {
  test("finds the game by /games and /board, leaves it by /resign, in private too", async () => {
    const table = await boxToRoll();
    await stage.vahe.say("group", "/games");
    await said("В этой группе у вас идёт 1 партия");
    await stage.vahe.say("bot", "/start");
    await pressFor(stage.vahe, table, "menu-more");
    const own = await stage.vahe.waitFor("bot", (one) => hasButton(one, "menu-resign"));
    expect(plain(own)).toContain("⚪ Anna — 🔴 Boris Katz, Vahe");
    await pressFor(stage.vahe, own, "menu-resign");
    const asking = await stage.vahe.waitFor("bot", (one) => hasButton(one, "resign"));
    expect(plain(asking)).toContain("Vahe, точно? Цена выхода: 2 очка.");
    await stage.vahe.say("group", "/resign");
    await pressFor(stage.vahe, await board("Vahe, точно?"), "resign");
    await board("Boris Katz, Vahe −2");
    await stage.vahe.say("group", "/resign");
    await said("У вас нет незаконченной партии");
  });

  test("is called in private to answer a double, and to lead", async () => {
    const first = await playing();
    await stage.vahe.start();
    expect(await pressFor(stage.vahe, first, "bell")).toMatch(/🔔|Позову|позову/);
    await pressFor(stage.boris, first, "roll");
    const table = await board("Anna, бросайте");
    await stage.anna.press(table, { data: buttonNamed(table, "Даве всем").data });
    await pressFor(stage.boris, await board("Принять или пас"), "cube-drop");
    await stage.pass(7 * SECOND);
    const call = await stage.vahe.waitFor("bot", ({ text }) => /ответ/i.test(text));
    expect(call.text).toContain("Anna");
  });

  test("watches as anybody may, asks for no hints, and takes everything along by /export", async () => {
    const table = await playing();
    await stage.vahe.start();
    await pressFor(stage.boris, table, "menu-more");
    const menu = await stage.boris.waitFor("group", (one) => hasButton(one, "watch"));
    expect(hasButton(menu, "hint")).toBe(false);
    expect(toastOf(await stage.vahe.press(menu, { data: buttonFor(menu, "watch").data }))).not.toBe(
      "—",
    );
    await stage.vahe.waitFor("bot", (one) => plain(one).includes("⚪ Anna — 🔴 Boris Katz, Vahe"));
    await stage.vahe.say("bot", "/export");
    const { document } = await stage.vahe.waitFor("bot", (one) => one.document !== undefined);
    const given = JSON.parse(String(await stage.client.download(document?.url ?? "")));
    expect(given.chouette_members).toHaveLength(1);
    expect(given.events.length).toBeGreaterThan(0);
  });
});

describe("a press at a chouette that comes too late, or from somebody else", () => {
  test("plays nothing, whichever button it is", async () => {
    const [stranger] = await friends(1);
    if (!stranger) throw new Error("nobody came");
    const table = await playing();
    expect(await pressFor(stranger, table, "cube-double")).toMatch(/не играете/);
    expect(await pressFor(stranger, table, "roll")).toMatch(/не играете/);
    await pressFor(stage.boris, table, "cube-double");
    const asked = await board("принимаете?");
    for (const action of ["cube-take", "cube-drop"] as const)
      expect(await pressFor(stranger, asked, action)).toMatch(/не играете/);
    await pressFor(stage.anna, asked, "cube-take");
    const taken = await board("Boris Katz ×2⚪");
    const old = buttonsOf(asked).find(({ press }) => press.do === "cube-drop");
    const again = await stage.anna.pressOld(taken, old?.data ?? "");
    expect(toastOf(again)).not.toBe("");
    await pressFor(stage.boris, taken, "roll");
    const rolled = await board("Anna, бросайте");
    for (const one of [...buttonsOf(asked), ...buttonsOf(table)].filter(({ press }) =>
      press.do.startsWith("cube-"),
    ))
      expect(toastOf(await stage.vahe.pressOld(rolled, one.data))).not.toBe("");
    expect(plain(await board("бросайте"))).toContain("Boris Katz ×2⚪, Vahe");
  });

  test("of a seat: after it was closed, all are told so", async () => {
    const message = await seated("длинные", stage.anna, [stage.boris, stage.vahe]);
    await stage.anna.say("group", "/chouette стоп");
    await said("Шуэт закрыт.");
    for (const action of ["chouette-sit", "chouette-up", "chouette-begin"] as const) {
      const { data } = buttonFor(message, action);
      expect(toastOf(await stage.vahe.pressOld(message, data))).toMatch(/окончен/);
    }
  });

  test("a double counts while the turn before could still be taken back", async () => {
    await stage.open({ asksDone: false });
    let table = await playing("короткие");
    // Boris plays his whole turn: Anna may double before the clock has ended it.
    for (let press = 0; press < 4 && moveButtons(table).length > 0; press++) {
      const [move] = moveButtons(table);
      await stage.boris.press(table, { data: move?.data ?? "" });
      const before = JSON.stringify(table.keyboard);
      table = await stage.boris.waitFor(
        "group",
        (one) => isBoard(one) && JSON.stringify(one.keyboard) !== before,
      );
    }
    expect(hasButton(table, "undo")).toBe(true);
    const doubler = plain(table).includes("Anna, бросайте") ? stage.anna : stage.boris;
    await pressFor(doubler, table, "cube-double");
    await board("даве");
  });
});

describe("the rules of a house", () => {
  const opened = async (...choices: readonly string[]): Promise<SeenMessage> => {
    await stage.anna.say("group", "/chouette");
    let menu = await stage.anna.waitFor("group", (one) => hasButton(one, "chouette-menu"));
    for (const words of choices) {
      await stage.anna.press(menu, { data: buttonNamed(menu, words).data });
      menu = await stage.anna.waitFor(
        "group",
        (one) => one.id === menu.id && buttonsOf(one).some(({ text }) => text === `✓ ${words}`),
      );
    }
    await stage.anna.press(menu, { data: buttonNamed(menu, "Длинные").data });
    const message = await stage.anna.waitFor("group", isChouette);
    for (const phone of [stage.boris, stage.vahe]) await pressFor(phone, message, "chouette-sit");
    await stage.pass(7 * SECOND);
    return stage.anna.waitFor(
      "group",
      (one) => one.id === message.id && hasButton(one, "chouette-begin"),
    );
  };

  test("are chosen in the menu, and said where they are not the usual ones", async () => {
    const message = await opened("☝️ Бивер", "⚪ Все / 0");
    expect(plain(message)).toContain("☝️ Даве принял один — бивер или пас");
    expect(plain(message)).toContain("⚪ Бокс принимает все кубы или ни одного");
    expect(plain(message)).not.toContain("💬");
    await pressFor(stage.anna, message, "chouette-begin");
    const table = await board("Boris Katz, бросайте");
    const double = buttonFor(table, "cube-double").data;
    await stage.boris.press(table, { data: double });
    await stage.vahe.pressOld(table, double);
    const both = await board("Boris Katz ×2, Vahe ×2: даве");
    await stage.anna.press(both, { data: buttonNamed(both, "✓ Vahe ×2").data });
    const one = await board("Boris Katz ×2: даве");
    expect(await pressFor(stage.anna, one, "cube-drop")).toMatch(/все кубы или ни одного/);
    await pressFor(stage.anna, one, "cube-take");
    await board("Boris Katz ×2⚪, Vahe ×2⚪");
  });

  test("have whoever takes alone beaver, or pass after all", async () => {
    await pressFor(stage.anna, await opened("☝️ Бивер"), "chouette-begin");
    await pressFor(stage.boris, await board("Boris Katz, бросайте"), "roll");
    const table = await board("Anna, бросайте");
    await stage.anna.press(table, { data: buttonNamed(table, "Даве всем").data });
    await pressFor(stage.vahe, await board("Принять или пас"), "cube-take");
    await pressFor(stage.boris, await board("пас: Boris Katz"), "cube-drop");
    const alone = await board("Vahe ×2, остальные спасовали: бивер или пас.");
    expect(hasButton(alone, "cube-take")).toBe(false);
    await pressFor(stage.vahe, alone, "cube-beaver");
    await pressFor(stage.anna, await board("Vahe ×4"), "cube-take");
    await board("Vahe ×4🔴");
  });

  test("say who may advise", async () => {
    for (const [choice, answer] of [
      ["💬 Никто", /не советуют/],
      ["💬 После даве", /чей куб/],
    ] as const) {
      await stage.open();
      await pressFor(stage.anna, await opened(choice), "chouette-begin");
      const table = await board("Boris Katz, бросайте");
      await pressFor(stage.boris, table, "roll");
      const rolled = await stage.boris.waitFor(
        "group",
        (one) => isBoard(one) && one.keyboard !== table.keyboard,
      );
      const [move] = moveButtons(rolled);
      if (move)
        expect(toastOf(await stage.vahe.press(rolled, { data: move.data }))).toMatch(answer);
    }
  });
});
