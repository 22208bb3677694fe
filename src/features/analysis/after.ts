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
import { type Summary, summaryOf } from "./analyst.ts";
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
    return [...formLines(played, summary, usual, say), ...worstLine(played, say)];
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

/** One line; all see the numbers of both, and only the player their usual one. */
const formLines = (
  played: PlayedView,
  { sides }: Summary,
  usual: PerColour<number | undefined>,
  say: Say,
): readonly string[] => {
  const forms = readers(played).flatMap((colour) => {
    const form = formText(sides[colour], say);
    return form === undefined ? [] : [{ colour, form }];
  });
  const [first] = forms;
  if (!first) return [];
  if (played.viewer === undefined) {
    const named = forms.map(({ colour, form }) => `${playerText(played, colour, say)} ${form}`);
    return [say("form-all", { forms: named.join(", ") })];
  }
  const own = usual[first.colour];
  const compared = own === undefined ? say("form-better") : say("form-usual", { usual: own });
  return [say("form-own", { form: first.form, compared })];
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
