import { expect, test } from "vitest";
import { sitByLink } from "../support/links.ts";
import type { SeenMessage } from "../support/playground-client.ts";
import { story } from "../support/stage.ts";
import { buttonNamed, inGame } from "../support/table.ts";
import { THREE_ONE } from "../support/three-one.ts";

const stage = story({
  secrets: THREE_ONE,
  allowances: { private: { calls: 8, windowMs: 600_000, burst: 8 } },
});
const { anna, boris, client } = stage;

const shows =
  (words: string) =>
  ({ text }: SeenMessage): boolean =>
    text.includes(words);

test("where a chat has few edits left, words come with the next move, the newest alone", async () => {
  await sitByLink(anna, boris, "short");
  const words = ["one", "two", "three", "four", "five"];
  const calls = await client.callsDuring(async () => {
    for (const one of words) await boris.say("bot", one);
  });
  const made = (method: string) => calls.filter((call) => call.method === method).length;
  // Each is answered, and her chat keeps half of its edits for the game.
  expect(made("setMessageReaction")).toBe(words.length);
  expect(made("editMessageMedia")).toBeLessThan(words.length);
  const before = await anna.last("bot", inGame);
  expect(shows("five")(before)).toBe(false);
  await anna.press(before, buttonNamed(before, "8→5"));
  const after = await anna.waitFor("bot", (one) => inGame(one) && shows("five")(one));
  for (const one of words.slice(0, -1)) expect(shows(one)(after)).toBe(false);
});
