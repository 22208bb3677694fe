import { LOOKS } from "../../bot/view/look.ts";
import type { GameExtension } from "../../tables/services/services.ts";
import { contestNews, EVENINGS } from "../contests/door.ts";
import { NEWS } from "../following/door.ts";
import { GUIDES } from "../rules/door.ts";
import { leaveTeam } from "./absence.ts";
import { chouettesIn } from "./chouettes.ts";
import { chouetteEvening } from "./handlers.ts";
import { teamLook } from "./look.ts";
import { TEAM_AND_BOX } from "./party.ts";
import { PARTY_NAME } from "./team.ts";
import { teamPresses } from "./team-presses.ts";
import { teamView } from "./view.ts";

const news = NEWS.give(
  contestNews("chouette", ({ store }, number) => {
    const contest = chouettesIn(store).at(number);
    return contest && { contest, players: chouettesIn(store).everSeated(contest.id) };
  }),
);

export const chouetteExtension: GameExtension = {
  gives: [
    news,
    teamPresses,
    GUIDES.give({ id: "chouette", word: "chouette" }),
    EVENINGS.give(chouetteEvening),
  ],
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
};
