import type { Stats } from "../../../board/sheets/stats.ts";
import type { Say } from "../../../bot/text/texts.ts";
import type { Keyboard } from "../../../bot/view/button.ts";
import { percentText, signedPoints } from "../../../bot/view/numbers.ts";
import { type BoardMessage, type Look, pictureOf } from "../../../bot/view/table-message.ts";
import type { OwnStats, TopStanding } from "./stats.ts";

/** Words under a picture of figures, where there are any. */
export const withPicture = (
  html: string,
  keyboard: Keyboard,
  stats: Stats,
  look: Look,
): BoardMessage => {
  const { board, theme } = look;
  const isDrawn = board === "picture" && stats.rows.length > 0;
  return {
    html,
    keyboard,
    picture: isDrawn ? pictureOf({ kind: "stats", theme, stats }) : undefined,
  };
};

/** A player's games in one line. */
export const topLine = (own: TopStanding, say: Say): string =>
  [
    say("stats-games", { games: own.games, share: percentText(own.won / own.games, say) }),
    ...(own.mars > 0 ? [say("stats-mars", { mars: own.mars })] : []),
    ...(own.koks > 0 ? [say("stats-koks", { koks: own.koks })] : []),
    ...(own.longestSeries > 1 ? [say("stats-series", { series: own.longestSeries })] : []),
  ].join(" · ");

/** A player's games in words; none before the first. */
export const gameLines = ({ stats: own, drawn }: OwnStats, say: Say): string[] => {
  const draws = drawn > 0 ? [say("stats-drawn", { drawn })] : [];
  if (own.games === 0) return draws;
  const won = say("stats-won", { won: own.won });
  const lost = say("stats-lost", { lost: own.games - own.won });
  return [
    [won, lost, ...draws, signedPoints(own.points, say)].join(", "),
    topLine({ ...own, games: own.games + drawn }, say),
    ...(own.longestRun > 1 ? [say("stats-run", { run: own.longestRun })] : []),
  ];
};
