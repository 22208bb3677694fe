/** Seeds that have failed, each with the fault that it found. They are lived again in every run. */
export const FAILED_SEEDS: readonly (readonly [seed: number, found: string])[] = [
  [3, "a player who comes to the bot for the first time was still said to hear nothing"],
  [7, "a game against the computer that an arena begins took no luck of its player"],
  [8, "a claim that was put off after an outage was never shown again"],
  [24, "an edit whose answer was lost stayed, as the table believed in the look before it"],
  [42, "private boards went on belonging to a cup that was cancelled"],
  [46, "a table took back a message that it had adopted and left"],
  [122, "a game ended before it began, as the clock was set back"],
  [1000, "a press on what stands in the group of before changed a supergroup's language"],
  [1004, "a refusal that came while the disk was full ended the process"],
  [1005, "a board went on to say that somebody is late, as the clock had been days ahead"],
  [1001, "a private table stayed in the language that its person no longer spoke"],
  [1020, "boards waited for days, as a clock was days ahead when Telegram asked to wait"],
  [2026, "a message that became a picture by an edit whose answer was lost was edited for ever"],
  [20007, "a match of a cup went on to say that somebody is late, as its time had been put off"],
];
