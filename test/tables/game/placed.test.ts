import { expect, test } from "vitest";
import { replay } from "../../../src/game/apply.ts";
import { ownLineOf } from "../../../src/game/own-line.ts";
import { beginningOf, termsFrom } from "../../../src/game/placed.ts";
import { problemOfTurn } from "../../../src/game/problem/of-game.ts";
import { eventOf } from "../../../src/game/record/events.ts";
import { statesOf } from "../../../src/tables/game/finished.ts";
import { problemsOf } from "../../game/problem/problems.ts";
import { randomRecord } from "../../game/recorded.ts";
import { BY_HAND, ruleset } from "../../game/support.ts";

test.each(["short", "long", "gulbar", "plakoto"])(
  "one looks back at a game from a position as it began there: %s",
  (id) => {
    for (const [seed, problem] of problemsOf(ruleset(id), 8).entries()) {
      const terms = termsFrom(problem);
      const wish = { terms, crawford: false, first: undefined, automation: BY_HAND, seed };
      const events = randomRecord(wish).events.map(eventOf);
      const [before, after = replay(terms.ruleset, events)] = statesOf(terms.ruleset, events);
      expect(before?.sides).toEqual(beginningOf(terms).sides);
      const [record] = after.history;
      if (problem.asked.kind !== "turn" || !before || !record) continue;
      const asked = problemOfTurn({ before, record, after });
      expect(asked && ownLineOf(asked)).toBe(terms.from);
    }
  },
);
