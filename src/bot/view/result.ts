import { opponent } from "../../game/colours.ts";
import { isMatchOver } from "../../game/series.ts";
import type { GameResult } from "../../game/types.ts";
import type { PlayedView } from "../../tables/view.ts";
import { nameHtml } from "../html.ts";
import type { Say } from "../texts.ts";
import { hashText, playerText } from "./lines.ts";
import { sumText } from "./sum.ts";

/** How a game ended, what it was worth and how that came about. */
export const resultLines = (played: PlayedView, result: GameResult, say: Say): string[] => {
  const { terms, standing, game } = played;
  const { winner, outcome, ending } = result;
  const values = {
    winner: playerText(played, winner, say),
    loser: playerText(played, opponent(winner), say),
    outcome: say(`outcome-${outcome}`),
  };
  const how = game.answered === "beaver-dropped" ? game.answered : ending;
  return [
    `🏆 ${say(`over-${how}`, values)}`,
    sumText({ ...terms, ruleset: game.ruleset }, result, say),
    ...(isMatchOver(terms, standing) ? [say("match-over", { winner: values.winner })] : []),
    ...rematchLine(played, say),
  ];
};

const rematchLine = ({ row, players }: PlayedView, say: Say): string[] => {
  if (row.rematchBy === null || row.next !== null) return [];
  const { name } = row.rematchBy === row.white ? players.white : players.black;
  const asked = say("rematch-asked", { name: nameHtml(name, say("nobody")) });
  if (row.nextDiceHash === null) return [asked];
  return [`${asked} ${say("rematch-dice", { hash: hashText(row.nextDiceHash) })}`];
};
