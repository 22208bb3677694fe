import type { PlayedView, TableView } from "../../tables/view.ts";
import { readPress } from "../callback-data.ts";
import type { Say } from "../text/texts.ts";
import type { Row } from "./button.ts";
import { menuKeyboard } from "./keyboard.ts";
import { playerText } from "./lines.ts";
import type { Page } from "./page.ts";
import { resignLine } from "./resigning.ts";
import { termsText } from "./titles.ts";

/** The menu that is open at a table, as a message of its own: there is nothing to close. */
export const ownMenu = (played: PlayedView, table: TableView["table"], say: Say): Page => {
  const players = [playerText(played, "white", say), playerText(played, "black", say)];
  return {
    html: [
      termsText(played.terms, say, played.game.ruleset),
      players.join(" — "),
      ...resignLine(played, table, say),
    ].join("\n"),
    keyboard: menuKeyboard(played, table, say)
      .map((row) => row.filter((one) => !closes(one)))
      .filter((row) => row.length > 0),
  };
};

const closes = (one: Row[number]): boolean =>
  "callback_data" in one && readPress(one.callback_data)?.do === "menu-close";
