import type { Feature } from "../../bot/feature/feature.ts";
import { seekExtension } from "./extension.ts";
import { REPORTS, SEARCHES, STRANGERS } from "./owed.ts";
import { SEEK_PAYLOAD, SEEK_PRESSES } from "./pages/presses.ts";
import { seekButton, seekByWords, seeking, sendSeek } from "./pages/seek.ts";
import { runSeeks } from "./play/seek.ts";
import { seeksIn } from "./store/seeks.ts";
import { strangersIn, strangerTraces } from "./store/strangers.ts";

/** An opponent at any hour. */
export const SEEK: Feature = {
  name: "seek",
  queries: [seeksIn, strangersIn],
  traces: [strangerTraces],
  game: seekExtension,
  presses: SEEK_PRESSES,
  starts: [{ payload: SEEK_PAYLOAD, open: (ctx) => sendSeek(ctx) }],
  startButtons: [{ at: "more", row: 0, button: seekButton }],
  playWords: seekByWords,
  sweep: runSeeks,
  posts: [SEARCHES, STRANGERS, REPORTS],
  open: (parts) => ({ handlers: [seeking(parts.owner)] }),
};
