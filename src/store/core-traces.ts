import { challengeTraces } from "./challenges.ts";
import { drawTraces } from "./draws.ts";
import { gameTraces } from "./games.ts";
import { ledgerTraces } from "./ledger.ts";
import { rulesetTraces } from "./rulesets.ts";
import { tableTraces } from "./tables.ts";
import type { Traces } from "./traces.ts";

/** The traces of the store itself; each feature has its own. */
export const CORE_TRACES: readonly Traces[] = [
  gameTraces,
  challengeTraces,
  tableTraces,
  ledgerTraces,
  drawTraces,
  rulesetTraces,
];
