import type { ContestKind } from "../contests/door.ts";
import { closeChouette, openChouette } from "./chouette.ts";
import { type Chouette, chouettesIn } from "./chouettes.ts";
import { CHOUETTE_MENU } from "./menu.ts";
import { chouetteMessage, chouettePodium } from "./message.ts";
import { CHOUETTE_PRESSES } from "./presses.ts";
import { chouetteView } from "./view.ts";
import { type ChouetteSizes, chosenTerms, houseOf, readChouetteWords } from "./words.ts";

/** Several play against one at one board. Its message in the group has the seats and the score. */
export const CHOUETTE_KIND: ContestKind<Chouette, ChouetteSizes> = {
  name: "chouette",
  in: chouettesIn,

  hasTime: false,
  readWords: readChouetteWords,
  menu: CHOUETTE_MENU,
  termsFor: chosenTerms,
  open: (services, place, maker, terms, sizes) =>
    openChouette(services, place, maker, terms, houseOf(sizes)),
  close: closeChouette,

  message: (services, chouette, { look, say }) =>
    chouetteMessage(chouetteView(services, chouette), look, say),
  card: (services, chouette, { look, say }) =>
    chouettePodium(chouetteView(services, chouette), look, say),
  marked: (data) => {
    const press = CHOUETTE_PRESSES.read(data);
    return press?.do === "chouette-up" ? press.chouette : undefined;
  },
};
