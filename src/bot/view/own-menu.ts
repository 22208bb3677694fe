import type { PlayedView, TableView } from "../../tables/shown/view.ts";
import type { Say } from "../text/texts.ts";
import { menuKeyboard } from "./keyboard.ts";
import { nowLines } from "./now.ts";
import { lookOf } from "./of-two.ts";
import type { Page } from "./page.ts";
import { gameTermsText } from "./titles.ts";

/** A table's menu as a message of its own; when it is closed, the state of the game. */
export const ownMenu = (played: PlayedView, table: TableView["table"], say: Say): Page => {
  const isOpen = table.menu !== null && !played.finished && !played.game.resignation;
  const look = lookOf(played);
  return {
    html: [
      gameTermsText(played.terms, say, { ruleset: played.game.ruleset, next: played.next }),
      look.players(played, say),
      ...(isOpen ? look.leaving(played, table, say) : nowLines(played, say)),
    ].join("\n"),
    keyboard: isOpen ? menuKeyboard(played, table, say) : [],
  };
};
