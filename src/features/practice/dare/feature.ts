import type { Feature } from "../../../bot/feature/feature.ts";
import { dareExtension } from "./extension.ts";
import { dareEdits, endDares } from "./owed.ts";
import { dares, startDare } from "./pages/dares.ts";
import { inlineDares } from "./pages/invite.ts";
import { DARE_PAYLOAD, DARE_PRESSES } from "./pages/presses.ts";
import { daresIn, dareTraces } from "./store/dares.ts";

/** A position in any chat, for others to try. */
export const DARES: Feature = {
  name: "dare",
  queries: [daresIn],
  traces: [dareTraces],
  game: dareExtension,
  presses: DARE_PRESSES,
  handlers: [dares],
  starts: [{ payload: DARE_PAYLOAD, isBeginning: true, open: startDare }],
  inlineWords: inlineDares,
  sweep: endDares,
  open: (parts) => {
    parts.jobs.addSource(() => dareEdits(parts));
    return undefined;
  },
};
