import type { OpenDecision, SevenDecision } from "../../decision/decision.ts";

/** The decisions of a set in play, in order. */
export type OpenSeven = readonly OpenDecision<SevenDecision>[];
