import type { Feature } from "../../../bot/feature/feature.ts";
import { ownGame } from "../../../tables/game/players.ts";
import type { GameExtension } from "../../../tables/services/services.ts";
import { LOOK_WAYS } from "../../records/door.ts";
import { PRACTICE } from "../../standings/door.ts";
import { backButton, dareButton } from "../sharing/buttons.ts";
import { daresIn, dareTraces } from "../sharing/dares.ts";
import { DARE_PAYLOAD, DARE_PRESSES } from "../sharing/presses.ts";
import { dareEdits, endDares } from "./owed.ts";
import { dares, startDare } from "./pages/dares.ts";
import { inlineDares } from "./pages/invite.ts";
import { betweenHtml } from "./pages/pages.ts";
import { positionFor } from "./play/back.ts";
import { betweenTwo } from "./play/sevens.ts";
import { SEVENS_TOLD } from "./told.ts";

const dareExtension: GameExtension = {
  gives: [
    PRACTICE.give({
      between: (services, two, say) => betweenHtml(betweenTwo(services, two), say),
      keys: (services, two, say) => {
        const back = positionFor(services, two);
        return back ? [backButton(back, say)] : [];
      },
      others: ({ store }, person) => daresIn(store).others({ person }),
    }),
    LOOK_WAYS.give((services, { game, turn, reader }, say) =>
      ownGame(services, game, reader).ok ? [dareButton({ source: "t", of: game, turn }, say)] : [],
    ),
  ],
};

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
  posts: [SEVENS_TOLD],
  open: (parts) => {
    parts.jobs.addSource(() => dareEdits(parts));
    return undefined;
  },
};
