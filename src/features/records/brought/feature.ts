import type { Feature } from "../../../bot/feature/feature.ts";
import { broughtMatches } from "./brought.ts";
import { MATCH_DONE, MATCH_MESSAGES } from "./owed.ts";
import { MATCH_PRESSES } from "./presses.ts";
import { matchesIn } from "./store.ts";
import { workAtMatches } from "./worker.ts";

/** Matches that people bring from other programs, to be analysed as their own games are. */
export const BROUGHT_MATCHES: Feature = {
  name: "brought matches",
  queries: [matchesIn],
  presses: MATCH_PRESSES,
  handlers: [broughtMatches],
  posts: [MATCH_MESSAGES],
  notices: [MATCH_DONE],
  open: workAtMatches,
};
