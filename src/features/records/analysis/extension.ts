import type { GameExtension } from "../../../tables/services/services.ts";
import { shownAfter } from "./after.ts";
import { storedAnalysis } from "./analyst.ts";

export const analysisExtension: GameExtension = {
  knows: { analysis: storedAnalysis },
  shows: shownAfter,
};
