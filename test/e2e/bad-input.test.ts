import { describe, expect, test } from "vitest";
import { isGone } from "../support/drafts.ts";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import { seededSecret } from "../support/secrets.ts";
import { story } from "../support/stage.ts";
import {
  buttonFor,
  counted,
  firstStep,
  hasButton,
  isTable,
  movesSaid,
  pressAll,
  pressFor,
  pressOn,
  sitDown,
  tableIn,
  toastOf,
} from "../support/table.ts";
import { en, ru } from "../support/texts.ts";
import { THREE_ONE } from "../support/three-one.ts";

const stage = story({ secrets: THREE_ONE });
const { anna, boris, vahe } = stage;

/** Starts the private chat and waits for the bot's first words. */
const begin = async (phone: Phone): Promise<SeenMessage> => {
  await phone.start();
  return phone.waitFor("bot", ({ from }) => from.bot);
};

/** What the bot says in answer to a line, in that chat. */
const answerTo = async (phone: Phone, chat: string, text: string): Promise<SeenMessage> => {
  const { id } = await phone.say(chat, text);
  return phone.waitFor(chat, (one) => one.from.bot && one.id > id);
};

describe("words that mean nothing", () => {
  test.each(["chess", "шахматы", "<i>q</i>", "шах & пат", "x".repeat(300)])(
    "after /play (%s) are answered with the games as buttons",
    async (word) => {
      const { text, keyboard } = await answerTo(anna, "group", `/play ${word}`);
      expect(text).toContain("я не знаю");
      expect(text.length).toBeLessThan(1500);
      const games = keyboard.flat().map((button) => button.text);
      expect(games).toEqual(expect.arrayContaining(["Длинные", "Короткие", "Ещё…"]));
    },
  );

  test("after /play that fit several games are answered with those games as buttons", async () => {
    const { text, keyboard } = await answerTo(anna, "group", "/play нарды");
    expect(text).toContain("разные игры");
    const games = keyboard.flat().map((button) => button.text);
    expect(games).toContain("Длинные");
    expect(games).not.toContain("Гюльбар");
  });

  test.each(["0", "-5", "1.5", "1e9", "99999999", "−1"])(
    "as a stake (%s) are answered with what a stake is",
    async (stake) => {
      const { text } = await answerTo(anna, "group", `/play long ${stake}`);
      expect(text).toMatch(/от 1 до/);
    },
  );

  test.each(["ten", "пять", "фишкой"])(
    "beside a game (%s) are not taken for a stake",
    async (word) => {
      const { text } = await answerTo(anna, "group", `/play long ${word}`);
      expect(text).toBe(`Слова «${word}» я здесь не понимаю. Что можно написать — /help.`);
    },
  );

  test("in a private chat are answered with where the help is; in a group most are not for us", async () => {
    await begin(boris);
    const { text } = await answerTo(boris, "bot", "How do you do?");
    expect(text).toContain("/help");
    const calls = await stage.client.callsDuring(() => anna.say("group", "Ну что, сыграем?"));
    expect(calls).toEqual([]);
  });
});

describe("commands", () => {
  test("/start and /help say what to do, in the reader's language", async () => {
    const started = await begin(boris);
    expect(started.text).toBe(en("start-private"));
    const ways = [
      "button-computer",
      "button-play-friend",
      "button-seven",
      "button-over-more",
    ] as const;
    expect(started.keyboard.flat().map(({ text }) => text)).toEqual([
      ...ways.map((key) => en(key)),
      "🌐 English",
    ]);
    expect((await answerTo(boris, "bot", "/help")).text).toContain("/play find");
    expect((await answerTo(anna, "group", "/help")).text).toContain("Как играть");
    expect((await answerTo(anna, "group", "/start")).text).toContain("«Сыграть»");
  });

  test("/top in a private chat says that it needs a group", async () => {
    await begin(boris);
    expect((await answerTo(boris, "bot", "/top")).text).toContain("group");
  });

  test("/cancel, /board and /resign where there is nothing say so", async () => {
    for (const command of ["/cancel", "/board", "/resign"]) {
      const { text } = await answerTo(anna, "group", command);
      expect(text, command).toContain("/play");
    }
    await begin(boris);
    for (const command of ["/cancel", "/board", "/resign", "/games"]) {
      expect((await answerTo(boris, "bot", command)).text, command).toContain("/play");
    }
  });
});

describe("a challenge", () => {
  const challenged = async (words = "/play long"): Promise<SeenMessage> => {
    await anna.say("group", words);
    return tableIn(anna);
  };

  test("has sitting down as its first button", async () => {
    const challenge = await challenged();
    expect(challenge.text).toContain(ru("ruleset-long"));
    expect(challenge.text).toContain(ru("challenge-open", { name: "\u2068Anna\u2069" }));
    expect(challenge.keyboard[0]?.[0]?.text).toBe(ru("button-sit"));
  });

  test("gives way to the next one of the same person, and stands beside those of others", async () => {
    const { id } = await challenged();
    const { text } = await answerTo(anna, "group", "/play short");
    expect(text).toContain(ru("ruleset-short"));
    await anna.waitUntilGone("group", (one) => one.id === id && hasButton(one, "sit"));
    const challenge = await anna.last("group", (one) => hasButton(one, "sit"));
    await boris.say("group", "/play short");
    const second = await boris.waitFor(
      "group",
      (one) => hasButton(one, "sit") && one.id > challenge.id,
    );
    expect(second.text).toContain("\u2068Boris Katz\u2069");
  });

  test("is not for the challenger himself", async () => {
    const challenge = await challenged();
    const toast = await pressFor(anna, challenge, "sit");
    expect(toast).toBe(ru("refused-own-challenge"));
    expect(await tableIn(anna)).toEqual(challenge);
  });

  test("is taken back by the challenger alone, by button or by command", async () => {
    const challenge = await challenged();
    const { data } = buttonFor(challenge, "cancel");
    expect(toastOf(await boris.press(challenge, { data }))).toContain("Only the challenger");
    expect(toastOf(await anna.press(challenge, { data }))).toBe("");
    await isGone(anna, isTable);

    await challenged("/play short");
    expect((await answerTo(anna, "group", "/cancel")).text).toContain("Короткие нарды");
    await isGone(anna, isTable);
  });

  test("that is too old to be deleted when it is taken back says so itself", async () => {
    const challenge = await challenged();
    const error = {
      ok: false,
      error_code: 400,
      description: "Bad Request: message can't be deleted for everyone",
    } as const;
    await stage.client.fault({ kind: "refuse", error, method: "deleteMessage" });
    const { data } = buttonFor(challenge, "cancel");
    expect(toastOf(await anna.press(challenge, { data }))).toBe("");
    const closed = await anna.waitFor("group", ({ text }) => text.includes("снимает вызов"));
    expect([closed.id, closed.keyboard]).toEqual([challenge.id, []]);
    const late = await boris.pressOld(closed, buttonFor(challenge, "sit").data);
    expect(toastOf(late)).toContain("closed");
  });

  test("is accepted by one of two who sit down at once", async () => {
    const challenge = await challenged("/play short");
    const answers = await Promise.all(
      [boris, vahe].map(async (phone) => await pressFor(phone, challenge, "sit")),
    );
    expect(answers.filter((toast) => toast === "")).toHaveLength(1);
    const table = await anna.waitFor("group", (one) => one.text.includes("Жребий"));
    expect(table.text).toMatch(/начинает ⚪ \u2068Anna\u2069\./u);
  });
});

describe("callback data", () => {
  test.each([
    "garbage",
    "v.1.1",
    "r.-1.1",
    "v.1.1.d7",
    "s.zzzzzzzzzzzzzzzz",
    "R.1.1",
    "💥",
    "r.1.1.1",
  ])("that no button of ours has («%s») is answered, and nothing changes", async (data) => {
    const table = await sitDown(anna, boris, "short");
    const toast = toastOf(await anna.pressOld(table, data));
    expect(toast).toBe(ru("refused-unknown-button"));
    expect(await tableIn(anna)).toEqual(table);
  });

  test.each(["r.zz.1", "v.zz.1.d6", "x.zz.1", "m.zz.1", "g.zz.1.1.oin", "b.zz.1"])(
    "of a game that is not there («%s») is answered, and the board shown anew",
    async (data) => {
      const table = await sitDown(anna, boris, "short");
      const calls = await stage.client.callsDuring(async () => {
        const toast = toastOf(await anna.pressOld(table, data));
        expect(toast).toBe(ru("refused-no-game"));
      });
      expect(counted(calls).length).toBeLessThanOrEqual(1);
      expect(await tableIn(anna)).toEqual(table);
    },
  );

  test("of a challenge that is not there is answered", async () => {
    const table = await sitDown(anna, boris, "short");
    expect(toastOf(await vahe.pressOld(table, "s.zz"))).toContain("вызова больше нет");
    expect(toastOf(await vahe.pressOld(table, "c.zz"))).toContain("вызова больше нет");
  });

  test("of a move that is not legal is refused", async () => {
    const table = await sitDown(anna, boris, "short");
    const { data } = buttonFor(table, "move");
    const [letter, game, version] = data.split(".");
    const toast = toastOf(await anna.pressOld(table, `${letter}.${game}.${version}.16`));
    expect(toast).toBe(ru("refused-illegal-move"));
    expect(await tableIn(anna)).toEqual(table);
  });
});

describe("a name", () => {
  test.each([
    ["of marks alone", "\u202e\u200f\u2067\u200b"],
    ["of markup", "<b>Bold</b> & <i>"],
    ["of 200 letters", "Ы".repeat(200)],
    ["that turns the line", "\u202eאנה ⁧דביר"],
    ["of emoji and combining marks", `👩‍👩‍👧‍👦Z${"\u0301".repeat(80)}`],
  ])("%s neither breaks nor bends the table", async (_, first_name) => {
    await anna.rename({ first_name });
    let table = await sitDown(anna, boris, "short");
    expect(table.photo).toBeDefined();
    const [, players = ""] = table.text.split("\n");
    expect(players).toMatch(
      /^Жребий 3:1 — начинает ⚪ \u2068[^\u2066-\u2069\u202a-\u202e]+\u2069\.$/u,
    );
    expect([...players].length).toBeLessThan(160);
    expect(new Set(table.entities.map(({ type }) => type))).toEqual(new Set(["bold", "code"]));
    table = await pressAll(anna, table, "8→5", "6→5");
    table = await pressOn(anna, table, buttonFor(table, "done"));
    expect(table.text).toContain(": 17→20 19→20");
  });

  test("made of the longest emoji leaves room for the longest run of turns without a choice", async () => {
    // Seven turns of mad gulbar without a choice; after the first of each they play themselves.
    await stage.open({ secrets: [seededSecret("run", 2823)] });
    for (const phone of [anna, boris]) {
      await phone.rename({ first_name: "👨‍👩‍👧‍👦".repeat(24) });
    }
    let table = await sitDown(anna, boris, "mad-gulbar");
    for (const phone of [boris, anna]) {
      while (hasButton(table, "move")) table = await pressOn(phone, table, firstStep(table));
      table = await pressOn(phone, table, buttonFor(table, "done"));
    }
    expect(table.photo).toBeDefined();
    expect(table.text.length).toBeLessThanOrEqual(1024);
    expect(table.text).toMatch(/сыграно \d:\d/);
  });

  test("bends no emoji board either", async () => {
    await stage.forbidPictures();
    await anna.rename({ first_name: "\u202e\u2067<b>אנה", last_name: "ه".repeat(150) });
    const table = await sitDown(anna, boris, "short");
    expect(table.photo).toBeUndefined();
    expect(table.text).not.toMatch(/[\u202a-\u202e]/);
    const after = await pressAll(anna, table, "8→5");
    expect(movesSaid(after)).toBe("8→5");
  });
});
