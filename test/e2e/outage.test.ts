import { pino } from "pino";
import { beforeEach, describe, expect, test } from "vitest";
import type { SeenMessage } from "../support/playground-client.ts";
import { refusal, tooMany } from "../support/refusals.ts";
import { type StageWish, story } from "../support/stage.ts";
import {
  buttonFor,
  buttonNamed,
  hasButton,
  inGame,
  movesSaid,
  newerThan,
  pressAll,
  pressFor,
  sitDown,
  tableIn,
  toastOf,
  versionOf,
} from "../support/table.ts";
import { THREE_ONE } from "../support/three-one.ts";

const SECOND = 1000;

/** Telegram takes no answer to a press that is half a minute old. */
const UNANSWERED = 0;

const stage = story("later");
const { anna, boris, vahe } = stage;
let lines: string[];

beforeEach(() => {
  lines = [];
});

const open = (wish: StageWish = {}) =>
  stage.open({ ...wish, log: pino({ level: "info" }, { write: (line) => void lines.push(line) }) });

const logged = (words: string): Promise<void> =>
  stage.poll(() => lines.some((line) => line.includes(words))).toBe(true);

/** Telegram gives no updates any more; what people do waits there. */
const cutOff = async (): Promise<void> => {
  await stage.client.fault({ ...refusal(502, "Bad Gateway"), method: "getUpdates" });
  // It ends the question that is out, so that the next one fails.
  await vahe.say("bot", "/help");
  await logged("Telegram gives no updates");
};

const outageOf = async (minutes: number): Promise<void> => {
  for (let n = 0; n < minutes; n++) await stage.pass(60 * SECOND);
};

const comeBack = async (): Promise<void> => {
  await stage.client.clearFaults();
  await logged("gives updates again");
};

describe("while Telegram gives no updates", () => {
  test("no time runs out, and who moved in time has moved in time", async () => {
    await open({ secrets: THREE_ONE });
    const table = await sitDown(anna, boris, "short 60s");
    await cutOff();
    await anna.press(table, buttonNamed(table, "8→5"), UNANSWERED);
    await outageOf(2);
    expect((await tableIn(boris)).text).toBe(table.text);
    await comeBack();
    expect((await newerThan(anna, table)).text).toContain("сэ-як · 8→5");
  });

  test("no turn ends by itself, and Undo that was pressed in time counts", async () => {
    await open({ secrets: THREE_ONE, asksDone: false, secondThoughtMs: 4 * SECOND });
    const start = await sitDown(anna, boris, "short");
    const played = await pressAll(anna, start, "8→5", "6→5");
    await cutOff();
    await anna.press(played, buttonFor(played, "undo"), UNANSWERED);
    await outageOf(1);
    expect((await tableIn(boris)).text).toBe(played.text);
    await comeBack();
    expect(movesSaid(await newerThan(anna, played))).toBe("8→5");
  });

  test("clocks stand still, and then go on from where they were", async () => {
    await open({ secrets: THREE_ONE });
    const table = await sitDown(anna, boris, "short 60s");
    await stage.pass(20 * SECOND);
    await cutOff();
    await outageOf(2);
    await comeBack();
    await stage.pass(30 * SECOND);
    expect((await tableIn(boris)).text).toContain("Anna\u2069, ваш ход");
    await stage.pass(15 * SECOND);
    expect((await newerThan(boris, table)).text).toContain("Boris Katz\u2069, ваш ход");
  });

  test("nobody is thrown out of an arena, whose players have pressed", async () => {
    await open();
    await Promise.all([anna.start(), boris.start()]);
    await anna.say("group", "/arena short 20");
    const arena = await anna.waitFor("group", (one) => hasButton(one, "arena-play"));
    for (const phone of [anna, boris]) await pressFor(phone, arena, "arena-play");
    await stage.pass(7 * SECOND);
    const full = await anna.waitFor("group", (one) => hasButton(one, "arena-start"));
    await pressFor(anna, full, "arena-start");
    await stage.pass(7 * SECOND);
    await Promise.all([anna.waitFor("bot", inGame), boris.waitFor("bot", inGame)]);
    await cutOff();
    await outageOf(2);
    await comeBack();
    await stage.pass(7 * SECOND);
    await vahe.waitFor(
      "group",
      (one) => hasButton(one, "arena-play") && one.text.includes("2 участника"),
    );
  });
});

/** The latest moment that a message of the group names, in milliseconds since 1970. */
const lastMomentIn = ({ entities }: SeenMessage): number =>
  Math.max(...entities.map((one) => (one.type === "date_time" ? (one.unix_time ?? 0) : 0))) *
  SECOND;

describe("a bot whose place another one has taken", () => {
  const promoteOther = () =>
    stage.api.setMyCommands([{ command: "generation", description: "1" }], {
      scope: { type: "all_chat_administrators" },
      language_code: "vo",
    });

  test("ends as soon as Telegram says that two ask for updates", async () => {
    await open({ introduces: true });
    await promoteOther();
    const conflict = refusal(409, "Conflict: terminated by other getUpdates request");
    await stage.client.fault({ ...conflict, method: "getUpdates", times: 1 });
    await vahe.say("bot", "/help");
    expect(await stage.ended()).toBe("outranked");
  });

  test("ends after an outage, and answers nobody", async () => {
    await open({ introduces: true, secrets: THREE_ONE });
    const table = await sitDown(anna, boris, "short");
    await cutOff();
    await promoteOther();
    const button = buttonNamed(table, "8→5");
    await (hasButton(table, "roll") ? boris : anna).press(table, button, UNANSWERED);
    await stage.client.clearFaults();
    expect(await stage.ended()).toBe("outranked");
    const calls = await stage.client.callsDuring(() => stage.pass(10 * SECOND));
    expect(calls.filter(({ method }) => method === "answerCallbackQuery")).toEqual([]);
  });
});

describe("the time that an outage took", () => {
  test.each([
    ["an arena", "/arena short 20", "arena-play", "arena-start", "arena-play"],
    ["a round of a cup", "/cup short 1", "cup-enter", "cup-start", "cup-mine"],
  ] as const)("is given back to %s", async (_, words, enter, start, mark) => {
    await open();
    const phones = [anna, boris];
    await Promise.all(phones.map((phone) => phone.start()));
    await anna.say("group", words);
    const opened = await anna.waitFor("group", (one) => hasButton(one, enter));
    for (const phone of phones) await pressFor(phone, opened, enter);
    await stage.pass(7 * SECOND);
    const full = await anna.waitFor("group", (one) => hasButton(one, start));
    await pressFor(anna, full, start);
    await stage.pass(7 * SECOND);
    const begun = await anna.waitFor(
      "group",
      (one) => hasButton(one, mark) && !hasButton(one, start) && lastMomentIn(one) > 0,
    );
    await cutOff();
    await outageOf(2);
    await comeBack();
    await stage.pass(7 * SECOND);
    const after = await anna.waitFor(
      "group",
      (one) => hasButton(one, mark) && lastMomentIn(one) > lastMomentIn(begun),
    );
    expect(lastMomentIn(after) - lastMomentIn(begun)).toBeGreaterThanOrEqual(
      2 * 60 * SECOND - SECOND,
    );
  });
});

describe("a connection that hangs", () => {
  test("is noticed before anybody is called late", async () => {
    await open({ secrets: THREE_ONE });
    const table = await sitDown(anna, boris, "short 60s");
    await stage.wait(40 * SECOND);
    // The next question hangs beyond the end of her minute, and the one after it is slow.
    for (const seconds of [60, 2]) {
      await stage.client.fault({ kind: "delay", seconds, method: "getUpdates", times: 1 });
    }
    await vahe.say("bot", "/help");
    await vahe.waitFor("bot", ({ from }) => from.bot);
    const pressedAt = stage.now();
    expect(toastOf(await anna.press(table, buttonNamed(table, "8→5")))).toBe("8→5");
    expect(stage.now() - pressedAt).toBeGreaterThan(20 * SECOND);
    expect((await newerThan(anna, table)).text).toContain("сэ-як · 8→5");
  });
});

/** More than the bot needs to call on the next one, who plays by a clock of a minute. */
const MOST_WORDS = 100;

test("a bot that hears something all the time calls the late as any other", async () => {
  await open({ secrets: THREE_ONE });
  const table = await sitDown(anna, boris, "short 60s");
  await stage.pass(50 * SECOND);
  // Each answer is on its way while more is said.
  await stage.client.fault({ kind: "delay", seconds: 0.15, method: "getUpdates" });
  let words = 0;
  while (versionOf(await tableIn(boris)) === versionOf(table) && words < MOST_WORDS) {
    await vahe.say("bot", "hm");
    words++;
    // A second goes by with each word: a silence of more than two would be an outage.
    stage.passTime(SECOND);
    // The next word comes when the one before this is dealt with: no poll is empty, and none full.
    await stage.poll(() => stage.client.pendingUpdates()).toBeLessThan(2);
  }
  expect(words).toBeLessThan(MOST_WORDS);
});

describe("an odd answer", () => {
  test.each([
    ["null", null],
    ["missing", undefined],
    ["an object", {}],
    ["of no updates", [7]],
  ])("for updates, whose result is %s, is asked again", async (_, result) => {
    await open();
    await stage.client.fault({ kind: "answer", result, method: "getUpdates", times: 1 });
    await vahe.say("bot", "/help");
    await logged("gives updates again");
    await anna.say("bot", "/help");
    await anna.waitFor("bot", ({ from }) => from.bot);
  });

  test.each([
    ["ends in its middle", '{"ok":true,"result":[{"update_id":', true],
    [
      "asks for no time that there is",
      '{"ok":false,"error_code":429,"parameters":{"retry_after":"x"}}',
    ],
    ["says neither yes nor no", '{"ok":"perhaps","result":[]}'],
    ["is a page", "<html>Bad Gateway</html>"],
  ])("for updates that %s is asked again, after a pause", async (_, text, breaks = false) => {
    await open();
    const polls = { method: "getUpdates", times: 2 };
    await stage.client.fault({ kind: "garble", text, breaks, ...polls });
    await vahe.say("bot", "/help");
    await logged("gives no updates");
    const lostAt = stage.now();
    await logged("gives updates again");
    // The pauses after two failures.
    expect(stage.now() - lostAt).toBeGreaterThan(500);
  });

  test.each([{ callback_query: { data: 7 } }, { message: { entities: [null] } }])(
    "of an update that is none, as %j, is left out",
    async (odd) => {
      await open();
      await stage.stopBot();
      const result = [{ update_id: 0, ...odd }];
      await stage.client.fault({ kind: "answer", result, method: "getUpdates", times: 2 });
      await stage.startBot();
      await anna.say("bot", "/help");
      await anna.waitFor("bot", ({ from }) => from.bot);
      await logged("is left out");
    },
  );

  test("to a call that asks for no time that there is, is tried again", async () => {
    await open();
    const text = '{"ok":false,"error_code":429,"parameters":{"retry_after":"x"}}';
    await stage.client.fault({
      kind: "garble",
      text,
      method: ["sendMessage", "sendPhoto"],
      times: 1,
    });
    await anna.say("group", "/play long");
    await anna.waitFor("group", (one) => hasButton(one, "sit"));
  });

  test("that asks for an hour of silence in one chat is noted, and other chats go on", async () => {
    await open();
    const { id: chat } = await anna.chat("bot");
    const hour = tooMany(3600);
    await stage.client.fault({ ...hour, method: "sendMessage", chat, times: 1 });
    await stage.client.fault({ ...hour, method: "getUpdates", times: 1 });
    await anna.say("bot", "/help");
    await logged("a long silence in a chat");
    await boris.say("bot", "/help");
    const answered = ({ from }: SeenMessage) => from.bot;
    stage.passTime(30 * SECOND);
    await boris.waitFor("bot", answered, 40_000);
    await stage.pass(300 * SECOND);
    await anna.waitFor("bot", answered);
  });
});
