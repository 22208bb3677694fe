import { BESIDES } from "../../../bot/view/look.ts";
import { contestFeature } from "../contest.ts";
import { besideCup } from "./beside.ts";
import { cupsIn, cupTraces } from "./cups.ts";
import { cupDeadline } from "./deadline.ts";
import { cups } from "./handlers.ts";
import { CUP_KIND } from "./kind.ts";
import { CUP_CALLS } from "./owed.ts";
import { CUP_PRESSES } from "./presses.ts";
import { runCups } from "./run.ts";
import { cupSeat } from "./seat.ts";

/** A contest of matches in rounds, as a knock-out or a Swiss. */
export const CUP = contestFeature(CUP_KIND, {
  traces: [cupTraces],
  presses: CUP_PRESSES,
  handlers: [cups],
  sweep: runCups,
  notices: [CUP_CALLS],
  game: {
    deadline: cupDeadline,
    givesBack: ({ store }, standstill) => {
      // A board that was drawn before this may say that somebody is late.
      for (const series of cupsIn(store).putOff(standstill)) {
        const newest = cupsIn(store).gameOf(series);
        if (newest) store.tables.touchGame(newest.game);
      }
    },
    shows: (services, { row, viewer }) => {
      const seat = viewer === null ? undefined : cupSeat(services, row.id, viewer);
      return seat && BESIDES.give(besideCup(seat));
    },
  },
});
