import type { Feature } from "../../../bot/feature/feature.ts";
import { contestCard, contestPost, contestWelcome } from "../posts.ts";
import { cupsIn, cupTraces } from "./cups.ts";
import { cupExtension } from "./extension.ts";
import { cups, cupWords, enterCupByLink } from "./handlers.ts";
import { CUPS } from "./message.ts";
import { CUP_CALLS } from "./owed.ts";
import { CUP_PAYLOAD, CUP_PRESSES } from "./presses.ts";
import { runCups } from "./run.ts";

/** A contest of matches in rounds, as a knock-out or a Swiss. */
export const CUP: Feature = {
  name: "cup",
  queries: [cupsIn],
  traces: [cupTraces],
  game: cupExtension,
  presses: CUP_PRESSES,
  handlers: [cups],
  playWords: cupWords,
  starts: [{ payload: CUP_PAYLOAD, isBeginning: true, open: enterCupByLink }],
  sweep: runCups,
  posts: [contestPost(CUPS)],
  notices: [contestCard(CUPS), contestWelcome(CUPS, "cup-entered"), CUP_CALLS],
};
