import { opponent } from "../../game/colours.ts";
import { isMatchOver } from "../../game/series.ts";
import type { GameResult } from "../../game/types.ts";
import { isComputer } from "../../ids/ids.ts";
import type { PlayedView } from "../../tables/view.ts";
import { nameHtml } from "../text/html.ts";
import type { Say } from "../text/texts.ts";
import { hashText, playerText } from "./lines.ts";
import { sumText } from "./sum.ts";
import { outcomeText } from "./titles.ts";

/** How a game ended, what it was worth and how that came about. */
export const resultLines = (played: PlayedView, result: GameResult, say: Say): string[] => {
  const { terms, standing, game } = played;
  const { winner, outcome, ending } = result;
  const values = {
    winner: playerText(played, winner, say),
    loser: playerText(played, opponent(winner), say),
    outcome: outcomeText(game.ruleset.switches, outcome, say),
  };
  const how = game.answered === "beaver-dropped" ? game.answered : ending;
  return [
    `🏆 ${say(`over-${how}`, values)}`,
    sumText({ ...terms, ruleset: game.ruleset }, result, say),
    ...(isMatchOver(terms, standing) ? [say("match-over", { winner: values.winner })] : []),
    ...rematchLine(played, say),
  ];
};

/** Who asks for another game, and its dice; of the computer, which always does, the dice alone. */
const rematchLine = ({ row, players }: PlayedView, say: Say): string[] => {
  const { rematchBy, next, nextDiceHash } = row;
  if (rematchBy === null || next !== null) return [];
  const { name } = rematchBy === row.white ? players.white : players.black;
  const asked = say("rematch-asked", { name: nameHtml(name, say("nobody")) });
  return [
    ...(isComputer(rematchBy) ? [] : [asked]),
    ...(nextDiceHash === null ? [] : [say("rematch-dice", { hash: hashText(nextDiceHash) })]),
  ];
};
