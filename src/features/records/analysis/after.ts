import { type SideSummary, type Summary, summaryOf } from "../../../ai/analysis/analysis.ts";
import { escapeHtml } from "../../../bot/text/html.ts";
import type { Say } from "../../../bot/text/texts.ts";
import { button } from "../../../bot/view/button.ts";
import { ownTurnText, playerText } from "../../../bot/view/lines.ts";
import { AFTERS, type After } from "../../../bot/view/look.ts";
import { COLOURS } from "../../../game/colours.ts";
import type { PerColour } from "../../../game/types.ts";
import { isComputer } from "../../../ids/ids.ts";
import type { Move } from "../../../rules/types.ts";
import type { GameExtension } from "../../../tables/services/services.ts";
import type { PlayedView } from "../../../tables/shown/view.ts";
import { formText, markText, usualRate } from "./form.ts";
import { analysisPress } from "./look.ts";

/** Under a finished game: how it was played and, for who lost it, the turn that cost most. */
export const showAfterGame: NonNullable<GameExtension["shows"]> = (services, { row, game }) => {
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
    return [...formLines(played, summary, usual, say), ...worstLine(played, say)];
  },
  looks: (played, say) => {
    const at = worstOf(played);
    if (at === undefined) return [];
    const press = analysisPress({ do: "look-from", game: played.row.id, page: at + 1 });
    return [button(say("button-look-worst"), press)];
  },
});

const summaryIn = ({ analysis, finished }: PlayedView): Summary | undefined =>
  analysis && finished && summaryOf(analysis, finished.result.winner);

/** One line: the only reader's own form, else the numbers of both people. */
const formLines = (
  played: PlayedView,
  { sides }: Summary,
  usual: PerColour<number | undefined>,
  say: Say,
): readonly string[] => {
  const { viewer, row } = played;
  if (viewer !== undefined) return ownForm(sides[viewer], usual[viewer], say);
  const people = COLOURS.filter((colour) => !isComputer(row[colour]));
  const forms = people.flatMap((colour) => {
    const form = formText(sides[colour], say);
    return form === undefined ? [] : [`${playerText(played, colour, say)} ${form}`];
  });
  return forms.length === 0 ? [] : [say("form-all", { forms: forms.join(", ") })];
};

/** Without a usual number to compare it with, the number of a game says nothing. */
const ownForm = (side: SideSummary, usual: number | undefined, say: Say): readonly string[] => {
  if (usual === undefined) {
    const as = markText(side, say);
    return as === undefined ? [] : [say("form-first", { as })];
  }
  const form = formText(side, say);
  return form === undefined ? [] : [say("form-own", { form, usual })];
};

/** The turn that cost the reader most, if they have lost the game. */
const worstOf = (played: PlayedView): number | undefined => {
  const { viewer, finished } = played;
  const isLoser = viewer !== undefined && finished && finished.result.winner !== viewer;
  return isLoser ? summaryIn(played)?.sides[viewer].costliest : undefined;
};

const worstLine = (played: PlayedView, say: Say): string[] => {
  const at = worstOf(played) ?? -1;
  const [record, judged] = [played.game.history[at], played.analysis?.turns[at]];
  if (!record || !judged) return [];
  const text = (moves: readonly Move[]) => escapeHtml(ownTurnText(moves, say));
  return [say("worst-turn", { turn: at + 1, moves: text(record.moves), best: text(judged.best) })];
};
