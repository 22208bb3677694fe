import { challengeTraces } from "./challenges.ts";
import { gameTraces } from "./games.ts";
import { ledgerTraces } from "./ledger.ts";
import { rulesetTraces } from "./rulesets.ts";
import { tableTraces } from "./tables.ts";
import type { Traces } from "./traces.ts";

/** What the store itself says; each feature says what there is of it. */
export const CORE_TRACES: readonly Traces[] = [
  gameTraces,
  challengeTraces,
  tableTraces,
  ledgerTraces,
  rulesetTraces,
];
