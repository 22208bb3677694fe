import { Api } from "grammy";
import { expect, test } from "vitest";
import { Turner } from "../../../src/bot/delivery/turner.ts";
import { isChatId } from "../../../src/ids/ids.ts";
import { virtualTime } from "../../support/virtual-time.ts";

const SECOND = 1_000;

test("a thousand messages are kept in mind at most, those turned last", async () => {
  const { time, pass, awaited } = virtualTime();
  const turner = new Turner({ add: () => true }, time);
  const [api, chat] = [new Api("1:SECRET"), 7];
  if (!isChatId(chat)) throw new Error("no chat");
  const kept = (): number =>
    Array.from({ length: 3_000 }, (_, n) => turner.pageOf(`${n}`)).filter(
      (one) => one !== undefined,
    ).length;
  for (let n = 0; n < 3_000; n++) {
    await awaited(turner.turn({ chat, key: `${n}`, page: n }, api, async () => "text" as const));
  }
  expect(kept()).toBe(1_000);
  expect(turner.pageOf("2999")).toBe(2_999);
  expect(turner.contentOf("2999")).toBe("text");
  expect(turner.contentOf("0")).toBeUndefined();
  await pass(6 * SECOND);
  expect(kept()).toBe(0);
});
