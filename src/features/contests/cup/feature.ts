import type { Feature } from "../../../bot/feature/feature.ts";
import { contestCard, contestPost, contestWelcome } from "../contest/pages/posts.ts";
import { cupExtension } from "./extension.ts";
import { CUP_CALLS } from "./owed.ts";
import { cups, cupWords, enterCupByLink } from "./pages/cup.ts";
import { CUPS } from "./pages/message.ts";
import { CUP_PAYLOAD, CUP_PRESSES } from "./pages/presses.ts";
import { runCups } from "./play/run.ts";
import { cupsIn, cupTraces } from "./store/cups.ts";

/** A contest of matches in rounds, as a knock-out or a Swiss. */
export const CUP: Feature = {
  name: "cup",
  queries: [cupsIn],
  traces: [cupTraces],
  game: cupExtension,
  presses: CUP_PRESSES,
  handlers: [cups],
  unlisted: ["cup"],
  playWords: cupWords,
  starts: [{ payload: CUP_PAYLOAD, isBeginning: true, open: enterCupByLink }],
  sweep: runCups,
  posts: [contestPost(CUPS)],
  notices: [contestCard(CUPS), contestWelcome(CUPS, "cup-entered"), CUP_CALLS],
};
