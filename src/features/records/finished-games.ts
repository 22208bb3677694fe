import { Composer } from "grammy";
import { pressBook } from "../../bot/press/book.ts";
import { FIELDS } from "../../bot/press/fields.ts";
import { linesInOrder } from "../../bot/text/direction.ts";
import { figures } from "../../bot/text/figures.ts";
import { escapeHtml, nameHtml } from "../../bot/text/html.ts";
import type { Say } from "../../bot/text/texts.ts";
import { type BotContext, filtersOf } from "../../bot/updates/context.ts";
import { answer, edit, toast } from "../../bot/updates/reply.ts";
import {
  BLANK,
  button,
  inPairs,
  inReadingOrder,
  inRows,
  type Page,
  type Row,
} from "../../bot/view/button.ts";
import { resultLine } from "../../bot/view/card.ts";
import { signedPoints } from "../../bot/view/numbers.ts";
import { wholeNameHtml } from "../../bot/view/person-name.ts";
import { span } from "../../bot/view/table-list.ts";
import { gameTermsText, outcomeText, rulesetTitle } from "../../bot/view/titles.ts";
import type { GameId } from "../../ids/ids.ts";
import {
  type Finished,
  type FinishedLine,
  finishedGame,
  finishedGames,
} from "../../tables/game/finished.ts";
import { ownGame } from "../../tables/game/players.ts";

export const RECORD_PRESSES = pressBook(
  FIELDS,
  { "finished-game": [">", "game", "page"] },
  { "finished-game": { at: "own page" } },
);

const recordPress = RECORD_PRESSES.write;
export const { pressed } = filtersOf(RECORD_PRESSES, "records");

/** As many as fit on a phone with their buttons. */
const GAMES_ON_A_PAGE = 5;

type Listed = {
  readonly lines: readonly FinishedLine[];
  readonly page: number;
  readonly games: number;
};

/** A page of finished games, the last first: a line and a button for each, by its number. */
const finishedPage = ({ lines, page, games }: Listed, say: Say): Page => {
  const first = page * GAMES_ON_A_PAGE + 1;
  const told = lines.map((line, at) => lineText(line, first + at, say));
  const numbers = lines.map(({ id }, at) =>
    button(figures(String(first + at), say), recordPress({ do: "finished-game", game: id, page })),
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
  const place = figures(`${number}.`, say);
  return linesInOrder(`${place} ${title} · ${name}\n${won}`, say);
};

/** Each arrow keeps its place for repeated presses. */
const pager = (page: number, games: number, say: Say): Row[] => {
  const pages = Math.ceil(games / GAMES_ON_A_PAGE);
  if (pages < 2) return [];
  const to = (there: number, sign: string): Row[number] =>
    there >= 0 && there < pages ? button(sign, { do: "finished", page: there }) : BLANK;
  const at = button(figures(`${page + 1}/${pages}`, say), { do: "blank" });
  return [inReadingOrder([to(page - 1, "‹"), at, to(page + 1, "›")], say)];
};

const finishedGamePage = (id: GameId, finished: Finished, page: number, say: Say): Page => {
  const buttons = (["analysis", "look", "replay", "result"] as const).map((press) =>
    button(say(`button-${press}`), { do: press, game: id }),
  );
  const { white, black } = finished.players;
  const players = [white, black].map((player) => wholeNameHtml(player, say)).join(" — ");
  return {
    html: [
      gameTermsText(finished.terms, say, { ruleset: finished.game.ruleset, next: undefined }),
      linesInOrder(players, say),
      resultLine(finished, say),
      say("card-turns", { turns: finished.game.history.length }),
    ].join("\n"),
    keyboard: [...inPairs(buttons, say), [button(say("button-games"), { do: "finished", page })]],
  };
};

export const finishedLists = new Composer<BotContext>();

finishedLists.filter(pressed("finished"), async (ctx) => {
  const { here, press, person, services, say } = ctx;
  await toast(ctx);
  if (here?.kind !== "private") return;
  const from = press.page * GAMES_ON_A_PAGE;
  const { lines, games } = finishedGames(services, person.id, GAMES_ON_A_PAGE, from);
  await edit(ctx, finishedPage({ lines, games, page: press.page }, say));
});

finishedLists.filter(pressed("finished-game"), async (ctx) => {
  const { here, press, person, services, say } = ctx;
  const own = ownGame(services, press.game, person.id);
  if (!own.ok) return answer(ctx, own);
  const found = finishedGame(services, press.game);
  if (!found.ok) return answer(ctx, found);
  await toast(ctx);
  if (here?.kind !== "private") return;
  await edit(ctx, finishedGamePage(press.game, found.finished, press.page, say));
});
