import { isOfTeam, lettersFor, teamLine } from "../../features/chouette/pages/team.ts";
import type { PlayedView, TableView } from "../../tables/shown/view.ts";
import type { Say } from "../text/texts.ts";
import { leavingLine, nowLines } from "./caption.ts";
import { menuKeyboard } from "./keyboard.ts";
import { playerText } from "./lines.ts";
import type { Page } from "./page.ts";
import { termsText } from "./titles.ts";

/** The menu of a table as a message of its own; with none open it says how the game stands. */
export const ownMenu = (played: PlayedView, table: TableView["table"], say: Say): Page => {
  const isOpen = table.menu !== null && !played.finished && !played.game.resignation;
  const two = [playerText(played, "white", say), playerText(played, "black", say)];
  const players = isOfTeam(played) ? teamLine(played, lettersFor(played), say) : two.join(" — ");
  return {
    html: [
      termsText(played.terms, say, played.game.ruleset),
      players,
      ...(isOpen ? leavingLine(played, table, say) : nowLines(played, say)),
    ].join("\n"),
    keyboard: isOpen ? menuKeyboard(played, table, say) : [],
  };
};
