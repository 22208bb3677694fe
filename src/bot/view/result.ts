import { opponent } from "../../game/colours.ts";
import { matchWinner, pointsOf } from "../../game/series.ts";
import type { Colour, Drawn, Game, GameResult, Win } from "../../game/types.ts";
import { isComputer } from "../../ids/ids.ts";
import { familyOf } from "../../rules/family.ts";
import { checkersLeft, isHome, pips } from "../../rules/position.ts";
import { isScored } from "../../tables/game/finished.ts";
import type { PlayedView } from "../../tables/shown/view.ts";
import type { Say } from "../text/texts.ts";
import { playerText } from "./lines.ts";
import { afterOf, contestPanel } from "./look.ts";
import { personHtml } from "./person-name.ts";
import { factorsText, outcomeText, seriesText, sumText, winText, worthText } from "./titles.ts";

/** What else the end of a game is told with, where there is room. */
type Extras = {
  readonly asides: boolean;
  /** Why the turn that is told of was worse. */
  readonly reason: boolean;
};

const ALL: Extras = { asides: true, reason: true };

/** The end of a game: the result, its points, their sum, and the score with them. */
export const resultLines = (played: PlayedView, result: GameResult, say: Say): string[] => {
  const { terms, game } = played;
  if (isBroken(played)) return consequenceLines(played, say);
  if (result.winner === undefined)
    return [...drawLines(played, result, say), ...consequenceLines(played, say)];
  const sum = isSummed(played)
    ? [sumText({ ...terms, ruleset: game.ruleset }, result, say) + seriesText(played, say)]
    : [];
  return [toldWin(played, result, say), ...sum, ...consequenceLines(played, say)];
};

/** Whether its points stand in the score: the end of a game names no others. */
const isSummed = (played: PlayedView): boolean =>
  (!played.finished || isScored(played.finished)) && !contestPanel(played)?.countsApart;

const isTold = ({ finished, terms }: PlayedView): boolean =>
  finished?.isCounted !== false || terms.from !== undefined;

const drawLines = (played: PlayedView, result: Drawn, say: Say): string[] => {
  const { terms } = played;
  const drawn = `🤝 ${say(`over-${result.ending}`)}`;
  if (!isSummed(played)) return [drawn];
  const points = pointsOf(terms, result);
  const score = seriesText(played, say);
  if (points === 0n) return [drawn + score];
  return [drawn, say("draw-each", { worth: worthText(terms, points, say) }) + score];
};

/** How a game was won; the winner is named once, or addressed where they read it. */
const toldWin = (played: PlayedView, result: Win, say: Say): string => {
  const { winner } = result;
  const told = {
    reader: isTold(played) && played.viewer === winner ? "own" : "other",
    winner: `🏆 ${playerText(played, winner, say)}`,
    loser: playerText(played, opponent(winner), say),
    outcome: outcomeText(played.game.ruleset.switches, result.outcome, say),
  } as const;
  return winText(howEnded(played, result), told, say);
};

/**
 * What stands under the card of a result. The first line is the result and stays: a notification
 * shows it, and nothing that comes later stands above it.
 */
export const linesUnderCard = (played: PlayedView, say: Say, beside = ALL): string[] => {
  const { terms, game } = played;
  const { ruleset } = game;
  const won = winIn(game);
  const factors =
    won && isSummed(played) ? factorsText({ ...terms, ruleset }, won, say) : undefined;
  return [
    ...(won === undefined || isBroken(played) ? [] : [firstLine(played, won, say)]),
    ...(factors === undefined || !beside.asides ? [] : [factors]),
    ...consequenceLines(played, say, beside),
  ];
};

const firstLine = (played: PlayedView, won: Win, say: Say): string => {
  const { viewer } = played;
  // A card has no room for why a game was not played out.
  if (viewer === undefined || won.ending === "claimed" || !isTold(played))
    return toldWin(played, won, say);
  if (viewer === won.winner) return say("caption-you-won");
  return say(contestPanel(played) ? "caption-you-lost-there" : "caption-you-lost");
};

/** What follows from a result, and what there is to say besides it. */
const consequenceLines = (played: PlayedView, say: Say, told = ALL): string[] => {
  const { terms, standing, finished } = played;
  if (isBroken(played)) return [say("over-broken-off")];
  if (!isTold(played)) return [say("over-not-counted")];
  const beside = contestPanel(played);
  const brought = beside?.lines(played, say) ?? [];
  if (beside?.countsApart) return [...brought];
  const winner = matchWinner(terms, standing);
  return [
    ...rematchLine(played, say),
    ...(finished?.wasLeftEarly ? [say("over-left-early")] : []),
    ...(told.asides ? remarkLine(played, say) : []),
    ...(winner ? [matchOver(played, winner, say)] : []),
    ...brought,
    ...(told.asides ? missedLine(played, say) : []),
    ...afterOf(played).lines(played, say, !told.reason),
  ];
};

/** The winner of the last game of a match is named above it; a draw names nobody. */
const matchOver = (played: PlayedView, winner: Colour, say: Say): string => {
  const { viewer, game } = played;
  if (!winIn(game)) return say("match-over", { winner: playerText(played, winner, say) });
  const reader = viewer === undefined ? "all" : viewer === winner ? "own" : "lost";
  return say("match-over-too", { reader });
};

const isBroken = ({ finished }: PlayedView): boolean => finished?.isBrokenOff === true;

const winIn = ({ phase }: Game): Win | undefined =>
  phase.kind === "over" && phase.result.winner !== undefined ? phase.result : undefined;

/** What the game means between its two, to all or to the one who reads it. */
const remarkLine = (played: PlayedView, say: Say): string[] => {
  const { remark, viewer, game, players } = played;
  const winner = winIn(game)?.winner;
  if (!remark || winner === undefined) return [];
  const { note, ...numbers } = remark;
  const reader = viewer === winner ? "winner" : "loser";
  const names = {
    winner: personHtml(players[winner], say),
    loser: personHtml(players[opponent(winner)], say),
  };
  const whose = { reader: viewer === undefined ? "all" : reader, ...names };
  const family = familyOf(game.ruleset.switches);
  return [say(`remark-${note}`, { ...whose, family, ...numbers })];
};

const howEnded = (played: PlayedView, { winner, ending }: Win) => {
  const { game, terms } = played;
  if (ending === "claimed" && contestPanel(played)?.isAbsent(played, opponent(winner)))
    return "absent";
  if (game.answered === "beaver-dropped") return game.answered;
  const isLate = terms.clock !== undefined && game.timeOuts[opponent(winner)] !== undefined;
  return ending === "claimed" && isLate ? "timed-out" : ending;
};

/** A good double takes four checkers off. */
const DOUBLE = 4;

/** For who lost when one double would have taken the last checkers off. */
const missedLine = ({ game, viewer }: PlayedView, say: Say): string[] => {
  const won = winIn(game);
  if (won?.ending !== "borne-off" || viewer === undefined || viewer === won.winner) return [];
  const side = game.sides[viewer];
  const isNear = isHome(side) && checkersLeft(side) <= DOUBLE;
  return isNear ? [say("missed-double", { pips: pips(side) })] : [];
};

/** The other player, who asks for another game; the computer always does. */
const rematchLine = ({ row, players, viewer }: PlayedView, say: Say): string[] => {
  const { rematchBy, next } = row;
  if (rematchBy === null || next !== null || isComputer(rematchBy)) return [];
  if (viewer !== undefined && rematchBy === row[viewer]) return [];
  const asked = rematchBy === row.white ? players.white : players.black;
  return [say("rematch-asked", { name: personHtml(asked, say) })];
};
