import type { Feature } from "../../bot/feature/feature.ts";
import { contestCard, contestPost } from "../contests/door.ts";
import { closeIdleChouettes } from "./chouette.ts";
import { chouettesIn, chouetteTraces } from "./chouettes.ts";
import { chouetteExtension } from "./extension.ts";
import { chouettes, chouetteWords } from "./handlers.ts";
import { CHOUETTES } from "./message.ts";
import { CHOUETTE_PRESSES } from "./presses.ts";

/** Several against one at one board. */
export const CHOUETTE: Feature = {
  name: "chouette",
  queries: [chouettesIn],
  traces: [chouetteTraces],
  game: chouetteExtension,
  presses: CHOUETTE_PRESSES,
  handlers: [chouettes],
  playWords: chouetteWords,
  sweep: closeIdleChouettes,
  posts: [contestPost(CHOUETTES)],
  notices: [contestCard(CHOUETTES)],
};
