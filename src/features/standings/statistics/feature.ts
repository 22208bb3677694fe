import type { Feature } from "../../../bot/feature/feature.ts";
import { against } from "./against.ts";
import { stats } from "./pages.ts";
import { TOP_PRESSES } from "./presses.ts";
import { openCounting } from "./recount.ts";
import { standingsIn, standingTraces } from "./standings-store.ts";
import { statisticsExtension } from "./stats.ts";
import { statRowsIn, statTraces } from "./stats-store.ts";

/** How people play and roll: /me and /top. */
export const STATISTICS: Feature = {
  name: "statistics",
  queries: [standingsIn, statRowsIn],
  traces: [standingTraces, statTraces],
  game: statisticsExtension,
  presses: TOP_PRESSES,
  handlers: [stats, against],
  open: openCounting,
  commands: [
    { command: "top", chats: ["group", "private"], place: 50 },
    { command: "me", chats: ["group", "private"], place: 51, isOwn: true },
  ],
};
