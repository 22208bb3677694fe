import { PARTIES } from "../../bot/table/party.ts";
import { refused } from "../../rules/result.ts";
import { beginChouetteGame } from "./begin.ts";
import { chouettesIn } from "./chouettes.ts";
import { playChouette } from "./play.ts";
import { PARTY_NAME } from "./team.ts";

/** The meaning of ordinary table presses at a chouette's table. */
export const teamPresses = PARTIES.give({
  party: PARTY_NAME,
  play: playChouette,
  another: (services, game, person) => {
    const chouette = chouettesIn(services.store).ofGame(game);
    return chouette ? beginChouetteGame(services, chouette.id, person) : refused("no-game");
  },
});
