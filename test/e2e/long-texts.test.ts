import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openStage, type Stage } from "../support/stage.ts";

let stage: Stage;
beforeEach(async () => {
  stage = await openStage({ forgetful: true });
});
afterEach(() => stage.close());

/** As long as Telegram lets a message be. */
const MOST = 4_096;
const COMMANDS = ["/play", "/rules", "/rules new", "/start", "/top", "/me", "/board", "/help", ""];
const PATTERNS = [
  "x ",
  "x",
  "1 000 ",
  "1",
  "cube ",
  "no cube ",
  "match 1 ",
  "- ",
  "x\u0301",
  "(",
  "@a ",
];

/** How long the process did nothing else at the worst, while the work went on. */
const longestBlock = async (work: () => Promise<unknown>): Promise<number> => {
  let [longest, last] = [0, performance.now()];
  const timer = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }, 5);
  await work();
  clearInterval(timer);
  return longest;
};

describe("a message of the greatest length", () => {
  test.each(COMMANDS)("after “%s” holds nobody up, whatever it is made of", async (command) => {
    // What is done once for each process does not count.
    await stage.anna.say("bot", `${command} x`);
    await expect.poll(() => stage.client.pendingUpdates()).toBe(0);
    const short = await longestBlock(() => sayAll(command, 10));
    const long = await longestBlock(() => sayAll(command, MOST));
    expect(long).toBeLessThan(10 * short + 150);
  });
});

const sayAll = async (command: string, length: number): Promise<void> => {
  for (const pattern of PATTERNS) {
    const text = `${command} ${pattern.repeat(MOST)}`.trim().slice(0, length);
    await stage.anna.say("bot", text);
  }
  await expect.poll(() => stage.client.pendingUpdates()).toBe(0);
};
