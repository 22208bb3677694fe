import { escapeHtml } from "../../bot/text/html.ts";
import type { Say } from "../../bot/text/texts.ts";
import { AFTERS, type After } from "../../bot/view/after.ts";
import { button } from "../../bot/view/button.ts";
import { ownTurnText, playerText } from "../../bot/view/lines.ts";
import { COLOURS } from "../../game/colours.ts";
import type { Colour, PerColour } from "../../game/types.ts";
import { isComputer } from "../../ids/ids.ts";
import type { Move } from "../../rules/types.ts";
import type { GameExtension } from "../../tables/services/services.ts";
import type { PlayedView } from "../../tables/shown/view.ts";
import { costliestOf, type Summary, summaryOf } from "./analyst.ts";
import { formText, usualRate } from "./form.ts";
import { analysisPress } from "./presses.ts";

/** Under a finished game: how it was played and, for who lost it, the turn that cost most. */
export const shownAfter: NonNullable<GameExtension["shows"]> = (services, { row, game }) => {
  if (game.phase.kind !== "over" || row.party !== null) return undefined;
  const usual = {
    white: usualRate(services, row, row.white),
    black: usualRate(services, row, row.black),
  };
  return AFTERS.give(afterGame(usual));
};

const afterGame = (usual: PerColour<number | undefined>): After => ({
  lines: (played, say) => {
    const summary = summaryIn(played);
    if (!summary) return [];
    const of = (colour: Colour) => formLine(played, summary, colour, usual[colour], say);
    return [...readers(played).flatMap(of), ...worstLine(played, say)];
  },
  ways: () => [],
  looks: (played, say) => {
    const at = worstOf(played);
    if (at === undefined) return [];
    const press = analysisPress({ do: "look-from", game: played.row.id, page: at + 1 });
    return [button(say("button-look-worst"), press)];
  },
});

const summaryIn = ({ analysis, finished }: PlayedView): Summary | undefined =>
  analysis && finished && summaryOf(analysis, finished.result.winner);

/** The people who are told how they played: the only reader, else both players. */
const readers = ({ viewer, row }: PlayedView): readonly Colour[] =>
  viewer === undefined ? COLOURS.filter((colour) => !isComputer(row[colour])) : [viewer];

const formLine = (
  played: PlayedView,
  { sides }: Summary,
  colour: Colour,
  usual: number | undefined,
  say: Say,
): string[] => {
  const form = formText(sides[colour], say);
  if (form === undefined) return [];
  const compared = usual === undefined ? say("form-better") : say("form-usual", { usual });
  return [
    played.viewer === undefined
      ? say("form-of", { player: playerText(played, colour, say), form, compared })
      : say("form-own", { form, compared }),
  ];
};

/** The turn that cost the reader most, if they have lost the game. */
const worstOf = ({ viewer, finished, analysis }: PlayedView): number | undefined =>
  viewer === undefined || !analysis || !finished || finished.result.winner === viewer
    ? undefined
    : costliestOf(analysis, viewer);

const worstLine = (played: PlayedView, say: Say): string[] => {
  const at = worstOf(played) ?? -1;
  const [record, judged] = [played.game.history[at], played.analysis?.turns[at]];
  if (!record || !judged) return [];
  const text = (moves: readonly Move[]) => escapeHtml(ownTurnText(moves, say));
  return [say("worst-turn", { turn: at + 1, moves: text(record.moves), best: text(judged.best) })];
};
