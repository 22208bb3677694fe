import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { sitByLink } from "../support/links.ts";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import { openPage } from "../support/settings.ts";
import { story } from "../support/stage.ts";
import {
  buttonFor,
  buttonNamed,
  buttonsOf,
  gameOf,
  hasButton,
  inGame,
  isTable,
  pressFor,
  toastOf,
} from "../support/table.ts";
import { en, ru } from "../support/texts.ts";
import { THREE_ONE } from "../support/three-one.ts";

/** Anna (White, in Russian) begins with 3:1; Boris reads English. */
const stage = story({ secrets: THREE_ONE });
const { anna, boris, vahe, client } = stage;

/** A text as it is read, without the marks that keep it together. */
const plain = (text: string): string => text.replaceAll(/[\u2060\u2068\u2069]/g, "");

const shows =
  (words: string) =>
  ({ text }: SeenMessage): boolean =>
    plain(text).includes(words);

const board = (phone: Phone): Promise<SeenMessage> => phone.last("bot", inGame);

/** What the bot answers in words. */
const answerTo = async (phone: Phone, said: Promise<SeenMessage>): Promise<SeenMessage> => {
  const { id } = await said;
  return phone.waitFor("bot", (one) => one.from.bot && one.id > id && !inGame(one));
};

const reactionTo = async (phone: Phone, { id }: SeenMessage): Promise<string | undefined> =>
  (await phone.messages("bot")).find((one) => one.id === id)?.reaction;

/** Says it, and waits until the bot has nothing more to do. */
const say = async (phone: Phone, words: string, replyTo?: number): Promise<SeenMessage> => {
  let said: SeenMessage | undefined;
  await client.callsDuring(async () => {
    said = await phone.say("bot", words, replyTo);
  });
  if (!said) throw new Error("nothing was said");
  return said;
};

/** Opens ⋯ and presses a key of it; gives the toast. */
const pressInMenu = async (phone: Phone, key: string): Promise<string> => {
  const table = await board(phone);
  await phone.press(table, buttonFor(table, "menu-more"));
  const open = await phone.waitFor("bot", (one) => one.keyboard.flat().some((b) => b.text === key));
  const toast = toastOf(await phone.press(open, key));
  await phone.press(open, buttonFor(open, "menu-close"));
  return toast;
};

describe("words typed under the board of a friend", () => {
  test("come to the other in one line by one edit, and are answered by 👍", async () => {
    const { host } = await sitByLink(anna, boris, "short");
    let said: SeenMessage | undefined;
    const calls = await client.callsDuring(async () => {
      said = await boris.say("bot", "ну ты\nдаёшь! <b>");
      const seen = await anna.waitFor("bot", shows("💬 Boris Katz: ну ты даёшь! <b>"));
      expect(seen.id).toBe(host.id);
      expect(seen.text).toContain("\u2068ну ты даёшь! <b>\u2069");
    });
    expect(calls.map(({ method }) => method).toSorted()).toEqual([
      "editMessageMedia",
      "setMessageReaction",
    ]);
    expect(said && (await reactionTo(boris, said))).toBe("👍");
    expect(shows("даёшь")(await board(boris))).toBe(false);
  });

  test("stand in place of an emote, the newest alone, cut to 80 letters, with nothing to tap", async () => {
    await sitByLink(anna, boris, "short");
    const table = await board(boris);
    await boris.press(table, buttonNamed(table, "👏"));
    await anna.waitFor("bot", shows(ru("emote-bravo")));
    await say(boris, "first");
    const long = `see https://t.me/spam, @spam /board #x ${"а".repeat(80)}`;
    await say(boris, long);
    const seen = await board(anna);
    expect(shows(ru("emote-bravo"))(seen)).toBe(false);
    expect(shows("first")(seen)).toBe(false);
    const line = plain(seen.text).split("\n").at(-1);
    expect(line).toBe(`💬 Boris Katz: ${[...long].slice(0, 79).join("")}…`);
    expect(seen.entities.filter(({ type }) => /url|mention|command|hashtag/.test(type))).toEqual(
      [],
    );
  });

  test("go when both have played on, and with the game", async () => {
    await sitByLink(anna, boris, "short");
    await say(boris, "удачи");
    const table = await board(anna);
    await anna.pressOld(table, buttonNamed(table, "8→5").data);
    await anna.pressOld(table, buttonNamed(table, "6→5").data);
    const played = await anna.waitFor("bot", (one) => hasButton(one, "done"));
    expect(shows("удачи")(played)).toBe(true);
    await say(anna, "спасибо");
    await anna.press(played, buttonFor(played, "done"));
    const next = await boris.waitFor("bot", (one) => hasButton(one, "move"));
    expect(shows("спасибо")(next)).toBe(true);
    await say(anna, "сдаюсь");
    await anna.say("bot", "/resign");
    const asked = await anna.waitFor("bot", (one) => hasButton(one, "resign"));
    await anna.press(asked, {
      data: buttonsOf(asked).findLast((one) => one.press.do === "resign")?.data ?? "",
    });
    const over = await boris.waitFor("bot", (one) => hasButton(one, "rematch"));
    expect(shows("сдаюсь")(over)).toBe(false);
    expect((await answerTo(anna, anna.say("bot", "ещё?"))).text).toBe(ru("unknown-command"));
  });

  test("do not fail with the reaction, and are heard though a computer is played, too", async () => {
    await anna.start();
    await anna.say("bot", "/play bot long");
    await anna.waitFor("bot", inGame);
    await sitByLink(anna, boris, "short");
    await client.fault({
      kind: "refuse",
      method: "setMessageReaction",
      error: "internal",
      times: 1,
    });
    const said = await say(anna, "привет");
    await boris.waitFor("bot", shows("привет"));
    expect(await reactionTo(anna, said)).toBeUndefined();
  });

  test("go to the board touched last, or to the one that they reply to", async () => {
    await sitByLink(boris, anna, "short");
    const first = gameOf(await board(anna));
    const withBoris = await board(anna);
    await sitByLink(vahe, anna, "short");
    await say(anna, "кому");
    expect(shows("кому")(await board(vahe))).toBe(true);
    expect(shows("кому")(await board(boris))).toBe(false);
    await say(anna, "тебе", withBoris.id);
    expect(shows("тебе")(await board(boris))).toBe(true);
    expect(gameOf(await board(boris))).toBe(first);
    expect(shows("тебе")(await board(vahe))).toBe(false);
  });

  test("stay what they were: commands, names of games, answers in a dialog", async () => {
    await sitByLink(anna, boris, "short");
    await say(anna, "найти");
    await say(anna, "/nothing");
    const settings = await answerTo(anna, anna.say("bot", "/settings"));
    const stakes = await openPage(anna, settings, "stake");
    await anna.press(stakes, buttonFor(stakes, "settings-stake"));
    await anna.waitFor("bot", (one) => one.forceReply === true);
    await say(anna, "7");
    const seen = plain((await board(boris)).text);
    for (const words of ["найти", "nothing", "7"]) expect(seen).not.toContain(`: ${words}`);
    await say(anna, "теперь слова");
    expect(shows("теперь слова")(await board(boris))).toBe(true);
  });

  test("stay names where they name a game, also with a letter wrong, or a friend", async () => {
    await sitByLink(anna, boris, "short");
    for (const name of ["тавла", "Длинные", "длиные", "şeşbeş", "ნარდი", "نرد", "с Борисом"]) {
      const answer = await answerTo(anna, anna.say("bot", name));
      expect(answer.keyboard.flat().length, name).toBeGreaterThan(1);
      expect(shows(name)(await board(boris))).toBe(false);
    }
  });

  test("come to the other though a game is called so, too", async () => {
    await sitByLink(anna, boris, "short");
    for (const words of ["Быстрее!", "правда?", "Crazy!", "deli", "Tez!", "игра!"]) {
      await say(anna, words);
      expect(shows(words)(await board(boris)), words).toBe(true);
    }
    // Where nobody would hear them they are the name of a game.
    await vahe.start();
    await vahe.waitFor("bot", (one) => hasButton(one, "start-page"));
    const asked = await answerTo(vahe, vahe.say("bot", "быстрее"));
    expect(asked.text).toContain(ru("which-ruleset", { word: "быстрее" }));
  });

  test("are none in a group, and none where a computer or nobody is played", async () => {
    await anna.start();
    await anna.waitFor("bot", (one) => hasButton(one, "start-page"));
    expect((await answerTo(anna, anna.say("bot", "привет"))).text).toBe(ru("unknown-command"));
    await anna.say("bot", "/play bot long");
    await anna.waitFor("bot", inGame);
    expect((await answerTo(anna, anna.say("bot", "привет"))).text).toBe(ru("unknown-command"));
  });
});

describe("what is more than words", () => {
  test("is told the way to the friend, in one line", async () => {
    await sitByLink(anna, boris, "short");
    const way = ru("way-to-person", { link: "t.me/boris_plays" });
    const line = `${ru("voice-words-only", { name: "Boris Katz" })} ${way}`;
    for (const what of ["sticker", "voice", "picture"] as const)
      expect(plain((await answerTo(anna, anna.send("bot", what))).text)).toBe(plain(line));
    expect(plain((await answerTo(anna, anna.forward("bot", "чужие слова"))).text)).toBe(
      plain(line),
    );
    expect(shows("чужие")(await board(boris))).toBe(false);
  });

  test("is told the name that leads to a friend who has no address", async () => {
    await boris.rename({ username: "" });
    await sitByLink(anna, boris, "short");
    const told = await answerTo(anna, anna.send("bot", "sticker"));
    expect(plain(told.text)).toContain(plain(ru("way-to-person", { link: "Boris Katz" })));
    expect(told.entities.map(({ type }) => type)).toContain("text_mention");
  });
});

describe("who does not want to hear", () => {
  test("presses a key under ⋯: the line goes, the other learns it, and it can be undone", async () => {
    await sitByLink(anna, boris, "short");
    await say(boris, "болтун");
    expect(await pressInMenu(anna, ru("button-talk-mute"))).toBe(ru("talk-muted"));
    await anna.waitFor("bot", (one) => inGame(one) && !shows("болтун")(one));
    const told = await answerTo(boris, boris.say("bot", "эй"));
    expect(plain(told.text)).toContain(plain(en("voice-unheard", { name: "Anna" })));
    expect(shows("эй")(await board(anna))).toBe(false);
    // She is still heard herself.
    await say(anna, "тихо");
    expect(shows("тихо")(await board(boris))).toBe(true);
    expect(await pressInMenu(anna, ru("button-talk-unmute"))).toBe(ru("talk-unmuted"));
    await say(boris, "снова");
    expect(shows("снова")(await board(anna))).toBe(true);
  });

  test("switches it off in the settings, which a group does not have", async () => {
    await sitByLink(anna, boris, "short");
    const main = await answerTo(anna, anna.say("bot", "/settings"));
    const page = await openPage(anna, main, "lines");
    await anna.press(page, `✓ ${ru("toggle-voices")}`);
    const told = await answerTo(boris, boris.say("bot", "hey"));
    expect(plain(told.text)).toContain(plain(en("voice-unheard", { name: "Anna" })));
    const own = await answerTo(anna, anna.say("bot", "эй"));
    expect(own.text).toContain(ru("voice-off"));
    await anna.say("group", "/settings");
    const ofGroup = await anna.waitFor("group", (one) => hasButton(one, "settings-page"));
    const lines = await openPage(anna, ofGroup, "lines");
    expect(lines.text).not.toContain(ru("toggle-voices"));
    expect(lines.keyboard.flat().some(({ text }) => text.includes(ru("toggle-voices")))).toBe(
      false,
    );
  });
});

describe("opponents who were found", () => {
  const seek = async (phone: Phone): Promise<void> => {
    await phone.say("bot", "/play find");
    const menu = await phone.waitFor("bot", (one) => hasButton(one, "seek-start"));
    await pressFor(phone, menu, "seek-start");
  };

  const meet = async (): Promise<void> => {
    await seek(anna);
    await seek(boris);
    await anna.waitFor("bot", inGame);
    await boris.waitFor("bot", inGame);
  };

  test("hear each other once both have pressed 💬, and see no address even then", async () => {
    await meet();
    const told = await answerTo(anna, anna.say("bot", "привет"));
    expect(told.text).toBe(ru("voice-unasked"));
    expect(toastOf(await anna.press(told, buttonFor(told, "hear")))).toBe(ru("talk-asked"));
    await anna.waitUntilGone("bot", (one) => one.id === told.id);
    const asked = await boris.waitFor("bot", shows(en("talk-asks")));
    expect(plain((await answerTo(anna, anna.say("bot", "ну?"))).text)).toBe(
      plain(ru("voice-waiting", { name: "Boris" })),
    );
    expect(shows("ну?")(await board(boris))).toBe(false);
    const key = buttonsOf(asked).find(({ press }) => press.do === "hear");
    const toast = key
      ? toastOf(await boris.press(asked, { data: key.data }))
      : await pressInMenu(boris, en("button-talk-ask"));
    expect(toast).toBe(en("talk-on"));
    await anna.waitFor("bot", shows(ru("talk-agrees")));
    await say(anna, "теперь да");
    expect(shows("теперь да")(await board(boris))).toBe(true);
    const sticker = await answerTo(anna, anna.send("bot", "sticker"));
    expect(plain(sticker.text)).toBe(plain(ru("voice-words-only", { name: "Boris" })));
    // Who is avoided is not heard either.
    const table = await board(anna);
    await anna.press(table, buttonFor(table, "menu-more"));
    const open = await anna.waitFor("bot", (one) => hasButton(one, "seek-about"));
    await anna.press(open, buttonFor(open, "seek-about"));
    const about = await anna.waitFor("bot", (one) => hasButton(one, "seek-avoid"));
    await anna.press(about, buttonFor(about, "seek-avoid"));
    const unheard = await answerTo(boris, boris.say("bot", "hey"));
    expect(plain(unheard.text)).toBe(plain(en("voice-unheard", { name: "Anna" })));
  });
});

test("what is said is in no database, no record and no export", async () => {
  const SECRET = "шёпоткоторогонет";
  await sitByLink(anna, boris, "short");
  await say(boris, SECRET);
  expect(shows(SECRET)(await board(anna))).toBe(true);
  await boris.say("bot", "/export");
  const file = await boris.waitFor("bot", (one) => one.document !== undefined);
  const exported = await client.download(file.document?.url ?? "");
  expect(exported.toString()).not.toContain(SECRET);
  await stage.stopBot();
  expect(readFileSync(stage.databasePath).includes("Boris")).toBe(true);
  for (const path of [stage.databasePath, `${stage.databasePath}-wal`])
    if (existsSync(path)) expect(readFileSync(path).includes(SECRET)).toBe(false);
  await stage.startBot();
  expect(isTable(await board(anna))).toBe(true);
});
