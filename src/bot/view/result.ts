import { opponent } from "../../game/colours.ts";
import { isMatchOver } from "../../game/series.ts";
import type { GameResult } from "../../game/types.ts";
import { isComputer } from "../../ids/ids.ts";
import type { PlayedView } from "../../tables/shown/view.ts";
import type { Say } from "../text/texts.ts";
import { afterOf } from "./after.ts";
import { playerText } from "./lines.ts";
import { besideOf } from "./look.ts";
import { personHtml } from "./person-name.ts";
import { sumText } from "./sum.ts";
import { outcomeText } from "./titles.ts";

/** The end of a game: the result, its points, and their sum. */
export const resultLines = (played: PlayedView, result: GameResult, say: Say): string[] => {
  const { terms, standing, game } = played;
  const { winner, outcome } = result;
  if (played.finished?.isBrokenOff) return [say("over-broken-off")];
  const values = {
    winner: `🏆 ${playerText(played, winner, say)}`,
    loser: playerText(played, opponent(winner), say),
    outcome: outcomeText(game.ruleset.switches, outcome, say),
  };
  const ended = say(`over-${howEnded(played, result)}`, values);
  if (played.finished?.isCounted === false) return [ended, say("over-not-counted")];
  const told = played.viewer === winner ? say("you-won", { ended }) : ended;
  const beside = besideOf(played);
  const brought = beside?.lines(played, say) ?? [];
  if (beside?.countsApart) return [told, ...brought];
  return [
    told,
    sumText({ ...terms, ruleset: game.ruleset }, result, say),
    ...(played.finished?.wasLeftEarly ? [say("over-left-early")] : []),
    ...remarkLine(played, say),
    ...(isMatchOver(terms, standing)
      ? [say("match-over", { winner: playerText(played, winner, say) })]
      : []),
    ...brought,
    ...afterOf(played).lines(played, say),
    ...rematchLine(played, say),
  ];
};

/** The winner's first win or streak; only a table that all see tells it. */
const remarkLine = ({ viewer, finished }: PlayedView, say: Say): string[] => {
  const remark = finished?.remark;
  if (!remark || viewer !== undefined) return [];
  return [say(`remark-${remark.note}`, { games: remark.count })];
};

const howEnded = (played: PlayedView, { winner, ending }: GameResult) => {
  const { game, terms } = played;
  if (ending === "claimed" && besideOf(played)?.isAbsent(played, opponent(winner))) return "absent";
  if (game.answered === "beaver-dropped") return game.answered;
  const isLate = terms.clock !== undefined && game.timeOuts[opponent(winner)] !== undefined;
  return ending === "claimed" && isLate ? "timed-out" : ending;
};

/** The player who asks for another game; the computer always does. */
const rematchLine = ({ row, players }: PlayedView, say: Say): string[] => {
  const { rematchBy, next } = row;
  if (rematchBy === null || next !== null || isComputer(rematchBy)) return [];
  const asked = rematchBy === row.white ? players.white : players.black;
  return [say("rematch-asked", { name: personHtml(asked, say) })];
};
