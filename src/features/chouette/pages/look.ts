import { gameButton } from "../../../bot/view/button.ts";
import type { PartyLook } from "../../../bot/view/look.ts";
import type { PlayedView } from "../../../tables/shown/view.ts";
import type { TeamView } from "../play/view.ts";
import {
  askedLines,
  FEW_LETTERS,
  leaveLine,
  lettersFor,
  missingLine,
  type TeamPlayed,
  teamLine,
  teamResultLines,
} from "./team.ts";
import { answerRows, doubleButtons, goOnRow, leaveRows, votesFor } from "./team-buttons.ts";

/** The look of a game of a team against the box. */
export const teamLook = (team: TeamView): PartyLook => {
  const ofTeam = (played: PlayedView): TeamPlayed => ({ ...played, team });
  return {
    hasCard: false,
    isCrowd: true,
    mark: () => "🦉",
    players: (played, say) => teamLine(ofTeam(played), lettersFor(ofTeam(played)), say),
    captioned: (played, { terms }, say) => {
      // The result names the players.
      if (played.game.phase.kind === "over") return [];
      return [teamLine(ofTeam(played), terms ? lettersFor(ofTeam(played)) : FEW_LETTERS, say)];
    },
    now: (played, say) => {
      const { phase } = played.game;
      if (phase.kind === "over") return teamResultLines(ofTeam(played), phase.result, say);
      return team.asked.length > 0 ? askedLines(ofTeam(played), say) : undefined;
    },
    hindrances: (played, say) => missingLine(ofTeam(played), say),
    leaving: (played, { menu, menuBy }, say) =>
      menu?.startsWith("resign") ? [leaveLine(ofTeam(played), menuBy, say)] : [],
    leaveRows: (played, table, say) => leaveRows(ofTeam(played), table, say),
    goOn: (played, say) => goOnRow(ofTeam(played), say),
    answers: (played, say) => {
      if (team.asked.length === 0) return undefined;
      // Before the roll the other members may double, too.
      const isTeams = played.game.toMove === "black";
      return {
        choices: answerRows(ofTeam(played), say),
        controls: isTeams ? doubleButtons(ofTeam(played), say).controls : [],
      };
    },
    beforeRoll: (played, say) => doubleButtons(ofTeam(played), say),
    votes: votesFor(team),
    // Each seated player may begin it.
    next: (played, _, say) =>
      team.next?.kind === "ready"
        ? [[gameButton(played, "rematch", say("button-chouette-next"), "success")]]
        : [],
  };
};
