import type { Feature } from "../../bot/feature/feature.ts";
import { contestCard, contestPost } from "../contests/door.ts";
import { chouetteExtension } from "./extension.ts";
import { chouettes, chouetteWords } from "./pages/chouette.ts";
import { CHOUETTES } from "./pages/message.ts";
import { CHOUETTE_PRESSES } from "./pages/presses.ts";
import { closeIdleChouettes } from "./play/chouette.ts";
import { chouettesIn, chouetteTraces } from "./store/chouettes.ts";

/** Several against one at one board. */
export const CHOUETTE: Feature = {
  name: "chouette",
  queries: [chouettesIn],
  traces: [chouetteTraces],
  game: chouetteExtension,
  presses: CHOUETTE_PRESSES,
  handlers: [chouettes],
  unlisted: ["chouette"],
  playWords: chouetteWords,
  sweep: closeIdleChouettes,
  posts: [contestPost(CHOUETTES)],
  notices: [contestCard(CHOUETTES)],
};
