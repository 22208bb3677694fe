import { describe, expect, test } from "vitest";
import { seeded } from "../rules/random.ts";
import { openGameLog } from "../support/game-log.ts";
import { sitByLink } from "../support/links.ts";
import type { Seat } from "../support/play-out.ts";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import { liesIn, pressQuickly } from "../support/quick-fingers.ts";
import { openStage, type Stage } from "../support/stage.ts";
import { buttonsOf, hasButton, sitDown } from "../support/table.ts";

/** QUICK_FINGERS says how many games of each kind. */
const GAMES = Number(process.env.QUICK_FINGERS ?? 1);
const PRESSES = GAMES > 1 ? 400 : 40;

const ALLOWANCES = {
  group: { calls: 18, windowMs: 60_000, burst: 10 },
  private: { calls: 50, windowMs: 60_000, burst: 20 },
  patienceMs: { least: 500, most: 2_500 },
};

const gameOf = (table: SeenMessage): number => {
  for (const { press } of buttonsOf(table)) if ("game" in press) return press.game;
  throw new Error("no game stands there");
};

/** Anna is White; both look at one table, or each at his own. */
const seatIn = async (
  { anna, boris }: Stage,
  place: "group" | "private",
  words: string,
): Promise<{ readonly table: SeenMessage; readonly chat: string }> => {
  if (place === "private")
    return { table: (await sitByLink(anna, boris, words)).host, chat: "bot" };
  await sitDown(anna, boris, words);
  return {
    table: await anna.waitFor("group", (one) => hasButton(one, "menu-more")),
    chat: "group",
  };
};

describe.each([
  ["short", "group", false],
  ["short cube", "private", true],
  ["long", "group", true],
  ["long", "private", false],
  ["gulbar", "group", false],
  ["mad-gulbar", "private", true],
  ["caucasian cube", "group", false],
] as const)("quick fingers at a game of %s (%s)", (words, place, asksDone) => {
  const games = Array.from({ length: GAMES }, (_, seed) => seed);
  test.each(games)("play what they pressed, once, and are told the truth (%i)", async (seed) => {
    const stage = await openStage({ seed, allowances: ALLOWANCES, asksDone });
    const log = openGameLog(stage.databasePath);
    const { table, chat } = await seatIn(stage, place, words);
    const game = gameOf(table);
    const seat = (phone: Phone): Seat => ({ phone, chat });
    const presses = await pressQuickly({
      seats: { white: seat(stage.anna), black: seat(stage.boris) },
      game,
      log,
      random: seeded(seed),
      wait: stage.wait,
      presses: PRESSES,
    });
    const [states, events] = [log.states(game), log.events(game)];
    log.close();
    await stage.close();
    expect(liesIn(presses, states, events)).toEqual([]);
    expect(presses.length).toBeGreaterThan(PRESSES / 4);
  });
});
