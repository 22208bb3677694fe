import type { Plies } from "../../src/ai/levels.ts";
import type { Players } from "../../src/ai/players.ts";

/** The same players, who look no further than so many plies. */
export const looking = (most: Plies, all: Players): Players => ({
  player: (ruleset, level) => {
    const found = all.player(ruleset, level);
    return { ...found, plies: found.plies > most ? most : found.plies };
  },
});

/** Those who look no further than over the rolls that follow are quicker by two thirds. */
export const oneDeep = (all: Players): Players => looking(1, all);
