import type { GameExtension } from "../tables/services/services.ts";
import { analysesIn } from "./analysis/store.ts";
import { arenasIn } from "./arena/store/arenas.ts";
import { chouettesIn } from "./chouette/store/chouettes.ts";
import { cupsIn } from "./cup/store/cups.ts";
import { leaguesIn } from "./league/store.ts";
import { titlesIn } from "./league/titles.ts";
import { listenersIn } from "./listening/store.ts";
import { seeksIn } from "./seek/store/seeks.ts";
import { strangersIn } from "./seek/store/strangers.ts";
import { sevenGroupsIn } from "./seven/store/groups.ts";
import { sevensIn } from "./seven/store/sevens.ts";
import { standingsIn } from "./statistics/standings-store.ts";
import { statRowsIn } from "./statistics/stats-store.ts";
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
