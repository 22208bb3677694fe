import { pino } from "pino";
import { beforeEach, describe, expect, test } from "vitest";
import { story } from "../support/stage.ts";
import { buttonNamed, hasButton, newerThan, sitDown, toastOf } from "../support/table.ts";
import { ru } from "../support/texts.ts";
import { THREE_ONE } from "../support/three-one.ts";

const stage = story("later");
const { anna, boris } = stage;
let lines: string[];

beforeEach(async () => {
  lines = [];
  const log = pino({ level: "info" }, { write: (line) => void lines.push(line) });
  await stage.open({ secrets: THREE_ONE, log });
});

const RESULTS = [null, true, {}, [], "no", 7, { message_id: "seven" }];

const odd = (method: string | string[], result: unknown, times?: number) =>
  stage.client.fault({ kind: "answer", result, method, times });

const tableMethods = ["sendMessage", "sendPhoto", "editMessageMedia", "editMessageText"];

describe("an odd answer", () => {
  test.each(RESULTS.map((result) => [JSON.stringify(result), result]))(
    "%s to the sending of a table: it is sent again, and the log says why",
    async (_, result) => {
      await odd(["sendMessage", "sendPhoto"], result, 1);
      await anna.say("group", "/play long");
      await anna.waitFor("group", (one) => hasButton(one, "sit"));
      expect(lines.join("")).toContain("odd answer");
    },
  );

  test("to every call of a table for a while costs no move", async () => {
    const table = await sitDown(anna, boris, "short");
    for (const result of [null, {}, "no"]) await odd(tableMethods, result, 1);
    expect(toastOf(await anna.press(table, buttonNamed(table, "8→5")))).toBe("8→5");
    expect((await newerThan(anna, table)).text).toContain("8→5");
  });

  test.each([null, {}].map((result) => [JSON.stringify(result), result]))(
    "%s to the answer of a press costs no move",
    async (_, result) => {
      const table = await sitDown(anna, boris, "short");
      await odd("answerCallbackQuery", result, 1);
      // Nobody hears the answer; the move is played all the same.
      anna.press(table, buttonNamed(table, "8→5")).catch(() => undefined);
      expect((await newerThan(anna, table)).text).toContain("8→5");
    },
  );

  test.each([null, {}].map((result) => [JSON.stringify(result), result]))(
    "%s to who is a member lets nobody do what only administrators may",
    async (_, result) => {
      await anna.say("group", "/arena short 20");
      await anna.waitFor("group", (one) => hasButton(one, "arena-play"));
      await odd("getChatMember", result);
      await boris.say("group", "/arena cancel");
      await boris.waitFor("group", ({ text }) => text.includes(ru("arena-not-yours")));
    },
  );
});

test("an odd answer to who the bot is, at its start, is asked again", async () => {
  await stage.stopBot();
  for (const result of [null, { id: 7 }]) await odd("getMe", result, 1);
  await stage.startBot();
  await anna.say("group", "/play long");
  await anna.waitFor("group", (one) => hasButton(one, "sit"));
});
