import { BESIDES } from "../../../bot/view/look.ts";
import { contestFeature } from "../contest.ts";
import { arenasIn, arenaTraces } from "./arenas.ts";
import { besideArena } from "./beside.ts";
import { arenas } from "./handlers.ts";
import { ARENA_KIND } from "./kind.ts";
import { MEANWHILE } from "./message.ts";
import { ARENA_PRESSES } from "./presses.ts";
import { runArenas } from "./run.ts";
import { arenaSeat } from "./seat.ts";

/** A contest of a group that pairs free players at once, game after game. */
export const ARENA = contestFeature(ARENA_KIND, {
  traces: [arenaTraces],
  presses: ARENA_PRESSES,
  handlers: [arenas],
  sweep: runArenas,
  notices: [MEANWHILE],
  game: {
    givesBack: ({ store }, standstill) => arenasIn(store).putOff(standstill),
    shows: (services, { row, viewer }) => {
      const seat = viewer === null ? undefined : arenaSeat(services, row.id, viewer);
      return seat && BESIDES.give(besideArena(seat));
    },
  },
});
