import type { Traces } from "../store/traces.ts";
import type { GameExtension } from "../tables/services/services.ts";
import { analysesIn, analysisTraces } from "./analysis/store.ts";
import { arenasIn, arenaTraces } from "./arena/store/arenas.ts";
import { chouettesIn, chouetteTraces } from "./chouette/store/chouettes.ts";
import { cupsIn, cupTraces } from "./cup/store/cups.ts";
import { leaguesIn } from "./league/store.ts";
import { titlesIn, titleTraces } from "./league/titles.ts";
import { listenersIn } from "./listening/store.ts";
import { seeksIn } from "./seek/store/seeks.ts";
import { strangersIn } from "./seek/store/strangers.ts";
import { sevenGroupsIn } from "./seven/store/groups.ts";
import { sevensIn } from "./seven/store/sevens.ts";
import { standingsIn, standingTraces } from "./statistics/standings-store.ts";
import { statRowsIn, statTraces } from "./statistics/stats-store.ts";
import { puzzlesIn } from "./trainer/store/puzzles.ts";
import { watchersIn } from "./watching/store.ts";

/** What features add to games. */
export const EXTENSIONS: readonly GameExtension[] = [];

/** All queries of features, so that each can be looked at. */
export const QUERIES = [
  analysesIn,
  arenasIn,
  chouettesIn,
  cupsIn,
  leaguesIn,
  titlesIn,
  listenersIn,
  seeksIn,
  strangersIn,
  sevenGroupsIn,
  sevensIn,
  standingsIn,
  statRowsIn,
  puzzlesIn,
  watchersIn,
];

/** What becomes of rows of features that name a person or a chat, where that differs from the rule. */
export const TRACES: readonly Traces[] = [
  analysisTraces,
  arenaTraces,
  chouetteTraces,
  cupTraces,
  titleTraces,
  standingTraces,
  statTraces,
];
