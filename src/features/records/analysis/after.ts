import { type Analysis, luckFor, type Summary, summaryOf } from "../../../ai/analysis/analysis.ts";
import { escapeHtml } from "../../../bot/text/html.ts";
import type { Say } from "../../../bot/text/texts.ts";
import { button } from "../../../bot/view/button.ts";
import { ownTurnText, playerText, turnTextFor } from "../../../bot/view/lines.ts";
import { AFTERS, type After } from "../../../bot/view/look.ts";
import { COLOURS, opponent } from "../../../game/colours.ts";
import type { Colour } from "../../../game/types.ts";
import { isComputer } from "../../../ids/ids.ts";
import type { Move } from "../../../rules/types.ts";
import type { GameRow } from "../../../store/games.ts";
import type { GameExtension, Services } from "../../../tables/services/services.ts";
import { slotOf } from "../../../tables/services/slots.ts";
import type { PlayedView } from "../../../tables/shown/view.ts";
import { storedAnalysis } from "./analyst.ts";
import { goodForm } from "./form.ts";
import { analysisPress } from "./look.ts";

/** Less luck decides nothing. */
const DECIDES = 0.3;
/** In so many turns dice that took no side are worth a word. */
const LONG = 10;

export type JudgedGame = { readonly row: GameRow; readonly analysis: Analysis };

/** A sentence that says what is worse on the board after a turn than after the best one. */
export const DIFFERENCES =
  slotOf<(services: Services, game: JudgedGame, turn: number, say: Say) => string | undefined>();

/**
 * One line under a finished game, and the way to the turn that it tells of. To its players it says
 * what to remember; for a group it has nothing that puts one of them on show.
 */
export const showAfterGame: NonNullable<GameExtension["shows"]> = (services, { row, game }) => {
  if (game.phase.kind !== "over" || row.party !== null) return undefined;
  const analysis = storedAnalysis(services, row.id);
  return analysis && AFTERS.give(afterGame({ services, row, analysis, ...summaryOf(analysis) }));
};

type JudgedEnd = JudgedGame & Summary & { readonly services: Services };

const afterGame = (analysed: JudgedEnd): After => ({
  lines: (played, say, isBrief) => {
    const { sentences } = toldOf(analysed, played, say);
    const told = isBrief ? sentences.slice(0, 1) : sentences;
    return told.length > 0 ? [told.join(" ")] : [];
  },
  looks: (played, say) => {
    const { turn } = toldOf(analysed, played, say);
    if (turn === undefined) return [];
    const press = analysisPress({ do: "look-from", game: played.row.id, page: turn + 1 });
    return [button(say("button-look-turn"), press)];
  },
});

type Ending = {
  readonly sentences: readonly string[];
  /** The turn of the reader that they tell of, counted from 0. */
  readonly turn?: number | undefined;
};

const toldOf = (analysed: JudgedEnd, played: PlayedView, say: Say): Ending => {
  const { viewer, finished } = played;
  if (!finished) return { sentences: [] };
  const { winner } = finished.result;
  if (viewer === undefined) return toldToAll(analysed, played, winner, say);
  return winner === opponent(viewer)
    ? toldToLoser(analysed, played, viewer, say)
    : toldToWinner(analysed, played, viewer, say);
};

/** One turn that was good, and the form where it is, too. */
const toldToWinner = (
  analysed: JudgedEnd,
  played: PlayedView,
  viewer: Colour,
  say: Say,
): Ending => {
  const { finest: turn } = analysed.sides[viewer];
  const record = turn === undefined ? undefined : played.game.history[turn];
  const praise =
    turn === undefined || !record
      ? []
      : [say("turn-fine", { turn: turn + 1, moves: turnHtml(record.moves, say) })];
  return { sentences: [...praise, ...formTold(analysed, viewer, say)], turn };
};

/** One turn by what was different; without one the luck, or the form where it is good. */
const toldToLoser = (analysed: JudgedEnd, played: PlayedView, viewer: Colour, say: Say): Ending => {
  const worse = worseTurn(analysed, played, viewer, say);
  if (worse) return worse;
  return luckFor(analysed, viewer) <= -DECIDES
    ? { sentences: [say("dice-decided")] }
    : { sentences: formTold(analysed, viewer, say) };
};

const worseTurn = (
  analysed: JudgedEnd,
  { game }: PlayedView,
  viewer: Colour,
  say: Say,
): Ending | undefined => {
  const { turn, reason } = turnToRemember(analysed, viewer, say) ?? {};
  const [record, judged] = [game.history[turn ?? -1], analysed.analysis.turns[turn ?? -1]];
  if (turn === undefined || !record || !judged) return undefined;
  const instead = say("turn-worse", {
    turn: turn + 1,
    moves: turnHtml(onlyIn(record.moves, judged.best), say),
    best: turnHtml(onlyIn(judged.best, record.moves), say),
  });
  return { sentences: [instead, ...(reason === undefined ? [] : [reason])], turn };
};

/** Of the worst turns the first one whose difference is seen on the board, else the worst. */
const turnToRemember = (
  { services, row, analysis, sides }: JudgedEnd,
  viewer: Colour,
  say: Say,
): { readonly turn: number; readonly reason?: string } | undefined => {
  const [why] = DIFFERENCES.of(services);
  const { worst } = sides[viewer];
  for (const turn of worst) {
    const reason = why?.(services, { row, analysis }, turn, say);
    if (reason !== undefined) return { turn, reason };
  }
  const [first] = worst;
  return first === undefined ? undefined : { turn: first };
};

const turnHtml = (moves: readonly Move[], say: Say): string => escapeHtml(ownTurnText(moves, say));

/** The moves of a turn that another one lacks; all of them if there are none. */
const onlyIn = (moves: readonly Move[], others: readonly Move[]): readonly Move[] => {
  const left = [...others];
  const own = moves.filter(({ from, to }) => {
    const at = left.findIndex((other) => other.from === from && other.to === to);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return own.length > 0 ? own : moves;
};

const formTold = (
  { services, row, sides }: JudgedEnd,
  viewer: Colour,
  say: Say,
): readonly string[] => {
  const good = goodForm(services, row.id, row[viewer], sides[viewer].form);
  return good ? [say(`form-${good.than}`, { form: good.form, mean: good.mean })] : [];
};

/** With whom the dice were, and one praise. */
const toldToAll = (
  analysed: JudgedEnd,
  played: PlayedView,
  winner: Colour | undefined,
  say: Say,
): Ending => {
  const people = COLOURS.filter((colour) => !isComputer(analysed.row[colour]));
  const first = people.find((colour) => colour === winner);
  const praised = [...(first ? [first] : []), ...people].find(
    (colour) => analysed.sides[colour].finest !== undefined,
  );
  return {
    sentences: [
      ...luckTold(analysed, played, say),
      ...(praised ? praiseOf(analysed, played, praised, winner ?? praised, say) : []),
    ],
  };
};

const luckTold = (analysed: JudgedEnd, played: PlayedView, say: Say): readonly string[] => {
  const luck = luckFor(analysed, "white");
  if (Math.abs(luck) >= DECIDES)
    return [say("dice-with", { player: playerText(played, luck > 0 ? "white" : "black", say) })];
  return analysed.analysis.turns.length >= LONG ? [say("dice-even")] : [];
};

const praiseOf = (
  { sides }: JudgedEnd,
  played: PlayedView,
  by: Colour,
  numbering: Colour,
  say: Say,
): readonly string[] => {
  const record = played.game.history[sides[by].finest ?? -1];
  if (!record) return [];
  const moves = escapeHtml(turnTextFor(played.game, record, numbering, say));
  return [say("turn-praised", { player: playerText(played, by, say), moves })];
};
