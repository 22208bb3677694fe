import type { Say } from "../../../../bot/text/texts.ts";
import { button, type Row } from "../../../../bot/view/button.ts";
import { framed, shesbeshDiagram } from "../../../../bot/view/framed.ts";
import { percentText } from "../../../../bot/view/numbers.ts";
import type { BoardMessage, Look } from "../../../../bot/view/table-message.ts";
import { capitalized } from "../../../../bot/view/titles.ts";
import type { Family } from "../../../../rules/types.ts";
import { SEVEN_GAMES, SEVEN_RULESETS } from "../../seven/sets/types.ts";
import { gameText } from "../../solve/words.ts";
import type { ThemeShare } from "../rules/shares.ts";
import { trainPress } from "./presses.ts";

const IN_A_ROW = 2;

/** The themes of a game with one's own share of right answers, the weakest first. */
export const themesPage = (
  family: Family,
  shares: readonly ThemeShare[],
  look: Look,
  say: Say,
): BoardMessage => {
  const themes = shares.map((share) =>
    button(
      shareText(share, say),
      trainPress({ do: "train-theme", family, theme: share.theme }),
      share === shares[0] ? "primary" : undefined,
    ),
  );
  const others = SEVEN_GAMES.filter((one) => one !== family).map((one) =>
    button(
      capitalized(gameText({ game: one }, say)),
      trainPress({ do: "train-themes", family: one }),
    ),
  );
  const menu = button(say("button-train-menu"), trainPress({ do: "train-choice" }));
  const html = say("train-themes", { game: gameText({ game: family }, say) });
  const keyboard = [...rowsOf(themes), [...others, menu]];
  if (look.board === "emoji") return { html, keyboard };
  return framed(html, shesbeshDiagram(SEVEN_RULESETS[family]), keyboard, look, say);
};

const rowsOf = (buttons: Row): readonly Row[] =>
  buttons.flatMap((_, at) => (at % IN_A_ROW === 0 ? [buttons.slice(at, at + IN_A_ROW)] : []));

/** "the head 40 %"; without tries the theme alone. */
export const shareText = ({ theme, tries, right }: ThemeShare, say: Say): string => {
  const name = say(`seven-theme-${theme}`);
  return tries === 0 ? name : `${name} · ${percentText(right / tries, say)}`;
};
