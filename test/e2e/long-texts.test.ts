import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { story } from "../support/stage.ts";
import { openSteps, type Steps } from "../support/steps.ts";

const stage = story();
const { anna } = stage;

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

const say = async (text: string): Promise<void> => {
  await anna.say("bot", text.trim());
  await stage.poll(() => stage.client.pendingUpdates()).toBe(0);
};

/**
 * Where words are cut off it takes 22, where a whole text is compared 38, and up to 536 if /play
 * read every word. The time of patterns is left to `test/bot/text/patterns.test.ts`.
 */
const MOST_STEPS_A_LETTER = 50;

let steps: Steps;
beforeAll(async () => {
  steps = await openSteps();
});
afterAll(() => steps.stop());

describe("a message of the greatest length", () => {
  test.each(COMMANDS)("after “%s” holds nobody up, whatever it is made of", async (command) => {
    // Each command with some of them, so that each of them is said to some.
    const own = PATTERNS.filter((_, at) => (at + COMMANDS.indexOf(command)) % 3 === 0);
    for (const pattern of own) {
      const long = `${command} ${pattern.repeat(MOST)}`.slice(0, MOST);
      // What is done once for each process does not count.
      await say(long);
      const taken = await steps.during(() => say(long));
      expect(taken, pattern).toBeGreaterThan(0);
      expect(taken, pattern).toBeLessThan(MOST_STEPS_A_LETTER * MOST);
    }
  });
});
