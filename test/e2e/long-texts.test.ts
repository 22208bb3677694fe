import { describe, expect, test } from "vitest";
import { story } from "../support/stage.ts";

const stage = story({ forgetful: true });
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

/** What the process itself has to do for it, in microseconds: others on the machine do not count. */
const costOf = async (work: () => Promise<unknown>): Promise<number> => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
};

/** The least of two: into one a collection of garbage may fall. */
const leastOf = async (work: () => Promise<unknown>): Promise<number> =>
  Math.min(await costOf(work), await costOf(work));

const say = async (text: string): Promise<void> => {
  await anna.say("bot", text.trim());
  await expect.poll(() => stage.client.pendingUpdates(), { interval: 2 }).toBe(0);
};

describe("a message of the greatest length", () => {
  test.each(COMMANDS)("after “%s” holds nobody up, whatever it is made of", async (command) => {
    // What is done once for each process does not count.
    await say(`${command} x`);
    const short = await costOf(async () => {
      for (const pattern of PATTERNS) await say(`${command} ${pattern}`);
    });
    for (const pattern of PATTERNS) {
      const long = `${command} ${pattern.repeat(MOST)}`.slice(0, MOST);
      // It may cost as much as a short one of each kind.
      expect(await leastOf(() => say(long)), pattern).toBeLessThan(short);
    }
  });
});
