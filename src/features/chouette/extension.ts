import type { GameExtension } from "../../tables/services/services.ts";
import { leaveTeam } from "./play/absence.ts";
import { chouettesIn } from "./store/chouettes.ts";

export const chouetteExtension: GameExtension = {
  personLeft: ({ store, now }, chat, person) => {
    const chouette = chouettesIn(store).openIn(chat);
    if (chouette && chouettesIn(store).getUp({ chouette: chouette.id, person }))
      chouettesIn(store).noted({ id: chouette.id, at: now() });
  },
  givesUp: (services, person) => {
    for (const id of chouettesIn(services.store).playedBy({ person }))
      leaveTeam(services, id, person);
  },
};
