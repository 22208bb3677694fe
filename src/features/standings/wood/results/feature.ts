import type { Feature } from "../../../../bot/feature/feature.ts";
import { button } from "../../../../bot/view/button.ts";
import { UNDER_TOP } from "../../statistics/pages.ts";
import { results } from "./handlers.ts";
import { WOOD_RESULTS } from "./message.ts";
import { WOOD_RESULT_PRESSES, woodResultPress } from "./presses.ts";
import { forgetOldResults } from "./results.ts";
import { woodResultsIn, woodTraces } from "./store.ts";

/** Games on a wooden board that count in the group, once the other of the two says so. */
export const RESULTS_ON_WOOD: Feature = {
  name: "results-on-wood",
  queries: [woodResultsIn],
  traces: [woodTraces],
  game: {
    givesBack: ({ store }, standstill) => woodResultsIn(store).putOff(standstill),
    gives: [
      UNDER_TOP.give((say) =>
        button(say("button-wood-begin"), woodResultPress({ do: "wood-begin" })),
      ),
    ],
  },
  presses: WOOD_RESULT_PRESSES,
  handlers: [results],
  unlisted: ["result"],
  posts: [WOOD_RESULTS],
  sweep: forgetOldResults,
};
