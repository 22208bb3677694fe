import type { Feature } from "../../../bot/feature/feature.ts";
import { analyseInBackground } from "./background.ts";
import { analysisExtension } from "./extension.ts";
import { analyses } from "./handlers.ts";
import { ANALYSES_ASKED_FOR } from "./owed.ts";
import { ANALYSIS_PRESSES } from "./presses.ts";
import { analysesIn, analysisTraces } from "./store.ts";

/** How well a game was played, turn by turn. */
export const ANALYSES: Feature = {
  name: "analysis",
  queries: [analysesIn],
  traces: [analysisTraces],
  game: analysisExtension,
  presses: ANALYSIS_PRESSES,
  handlers: [analyses],
  posts: [ANALYSES_ASKED_FOR],
  open: analyseInBackground,
};
