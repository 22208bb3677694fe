import { Api, type Transformer } from "grammy";
import { pino } from "pino";
import { expect, test } from "vitest";
import { ANSWER_CHARACTERS, answerPress } from "../../../src/bot/delivery/answers.ts";
import { virtualTime } from "../../support/virtual-time.ts";

test("an answer to a press that is too long is cut before a letter of two units", async () => {
  const api = new Api("1:token");
  const said: unknown[] = [];
  const answer: Transformer = async (_, __, payload) => {
    said.push(payload);
    return { ok: true, result: JSON.parse("true") };
  };
  api.config.use(answer);
  const begins = "x".repeat(ANSWER_CHARACTERS - 1);
  const { time } = virtualTime(0);
  const press = { api, time, log: pino({ level: "silent" }), query: "1" };
  await answerPress(press, { text: `${begins}😀` });
  expect(said).toMatchObject([{ text: begins }]);
});
