import { escapeHtml, nameHtml } from "../../bot/text/html.ts";
import type { Say } from "../../bot/text/texts.ts";
import { BLANK, button, inPairs, inReadingOrder, inRows, type Row } from "../../bot/view/button.ts";
import { resultLine } from "../../bot/view/card.ts";
import { signedPoints } from "../../bot/view/numbers.ts";
import type { Page } from "../../bot/view/page.ts";
import { wholeNameHtml } from "../../bot/view/person-name.ts";
import { span } from "../../bot/view/table-list.ts";
import { gameTermsText, outcomeText, rulesetTitle } from "../../bot/view/titles.ts";
import type { GameId } from "../../ids/ids.ts";
import type { Finished, FinishedLine } from "../../tables/game/finished.ts";
import { recordPress } from "./presses.ts";

/** As many as fit on a phone with their buttons. */
export const GAMES_ON_A_PAGE = 5;

type Listed = {
  readonly lines: readonly FinishedLine[];
  readonly page: number;
  readonly games: number;
};

/** A page of finished games, the last first: a line and a button for each, by its number. */
export const finishedPage = ({ lines, page, games }: Listed, say: Say): Page => {
  const first = page * GAMES_ON_A_PAGE + 1;
  const told = lines.map((line, at) => lineText(line, first + at, say));
  const numbers = lines.map(({ id }, at) =>
    button(String(first + at), recordPress({ do: "finished-game", game: id, page })),
  );
  return {
    html: [say("finished-title", { games }), ...told, say("finished-press")].join("\n\n"),
    keyboard: [
      ...inRows(numbers, GAMES_ON_A_PAGE).map((row) => inReadingOrder(row, say)),
      ...pager(page, games, say),
    ],
  };
};

const lineText = (
  { ruleset, opponent, outcome, points, ms }: FinishedLine,
  number: number,
  say: Say,
): string => {
  const title = `<b>${escapeHtml(rulesetTitle(ruleset, say))}</b>`;
  const name = opponent ? wholeNameHtml(opponent, say) : nameHtml("", say("nobody"));
  const won = [
    outcome === "drawn" ? say("outcome-drawn") : outcomeText(ruleset.switches, outcome, say),
    signedPoints(points, say),
    span(ms, say),
  ].join(" · ");
  return `${number}. ${title} · ${name}\n${won}`;
};

/** Each arrow keeps its place for repeated presses. */
const pager = (page: number, games: number, say: Say): Row[] => {
  const pages = Math.ceil(games / GAMES_ON_A_PAGE);
  if (pages < 2) return [];
  const to = (there: number, sign: string): Row[number] =>
    there >= 0 && there < pages ? button(sign, { do: "finished", page: there }) : BLANK;
  const at = button(`${page + 1}/${pages}`, { do: "blank" });
  return [inReadingOrder([to(page - 1, "‹"), at, to(page + 1, "›")], say)];
};

/** A finished game, with the ways to look at it. */
export const finishedGamePage = (id: GameId, finished: Finished, page: number, say: Say): Page => {
  const buttons = (["analysis", "look", "replay", "result"] as const).map((press) =>
    button(say(`button-${press}`), { do: press, game: id }),
  );
  const { white, black } = finished.players;
  const players = [white, black].map((player) => wholeNameHtml(player, say)).join(" — ");
  return {
    html: [
      gameTermsText(finished.terms, say, { ruleset: finished.game.ruleset, next: undefined }),
      players,
      resultLine(finished, say),
      say("card-turns", { turns: finished.game.history.length }),
    ].join("\n"),
    keyboard: [...inPairs(buttons), [button(say("button-games"), { do: "finished", page })]],
  };
};
