import { LOOKS } from "../../bot/view/look.ts";
import { contestFeature } from "../contests/door.ts";
import { leaveTeam } from "./absence.ts";
import { closeIdleChouettes } from "./chouette.ts";
import { chouettesIn, chouetteTraces } from "./chouettes.ts";
import { chouettes } from "./handlers.ts";
import { CHOUETTE_KIND } from "./kind.ts";
import { teamLook } from "./look.ts";
import { TEAM_AND_BOX } from "./party.ts";
import { CHOUETTE_PRESSES } from "./presses.ts";
import { PARTY_NAME } from "./team.ts";
import { teamPresses } from "./team-presses.ts";
import { teamView } from "./view.ts";

/** Several against one at one board. */
export const CHOUETTE = contestFeature(CHOUETTE_KIND, {
  traces: [chouetteTraces],
  presses: CHOUETTE_PRESSES,
  handlers: [chouettes],
  sweep: closeIdleChouettes,
  game: {
    gives: [teamPresses],
    party: TEAM_AND_BOX,
    shows: (services, { row, game }) => {
      const team = row.party === PARTY_NAME ? teamView(services, row, game) : undefined;
      return team && LOOKS.give(teamLook(team));
    },
    personLeft: ({ store, now }, chat, person) => {
      const chouette = chouettesIn(store).openIn(chat);
      if (chouette && chouettesIn(store).getUp({ chouette: chouette.id, person }))
        chouettesIn(store).noted({ id: chouette.id, at: now() });
    },
    givesUp: (services, person) => {
      for (const id of chouettesIn(services.store).playedBy({ person }))
        leaveTeam(services, id, person);
    },
  },
});
