import type { Party } from "../../tables/services/services.ts";
import { awaitedIn, heldBack } from "./awaited.ts";
import { isAsking } from "./rules/team.ts";
import { settleTeam } from "./settle.ts";
import { PARTY_NAME, sideInTeam, teamGame } from "./team.ts";

/** The box against a team, each member with a cube of their own. */
export const TEAM_AND_BOX: Party = {
  name: PARTY_NAME,
  sideOf: sideInTeam,
  automation: heldBack,
  awaited: awaitedIn,
  isAsking: (services, row, game) => {
    const played = teamGame(services, row, game);
    return played !== undefined && isAsking(played.team);
  },
  ended: settleTeam,
};
