import { isMidMatch } from "../../game/series.ts";
import { hasMoves } from "../../tables/game/finished.ts";
import type { PlayedView, TableView } from "../../tables/shown/view.ts";
import type { Say } from "../text/texts.ts";
import { button, gameButton, inReadingOrder, type Keyboard, type Row } from "./button.ts";
import { across } from "./fit.ts";
import { afterOf, lookOf } from "./look.ts";
import { besideRematch, keptRows, shareRow } from "./menu.ts";

type Table = TableView["table"];

/**
 * Another game comes first, and one row for the rest: a card is tall, and a small phone has no room
 * for more. More opens the other buttons in place of all lines but the result's.
 */
export const overKeyboard = (played: PlayedView, table: Table, say: Say): Keyboard => {
  const goesOn = isMidMatch(played.terms, played.standing);
  const another = lookOf(played).next(played, goesOn, say);
  const below =
    table.menu === null ? [closedRow(played, table, say)] : keptRows(played, table, say);
  const rows = below.flatMap(rowsOfWords).map((row) => inReadingOrder(row, say));
  if (table.menu === null) return [...another, ...rows];
  const [again = [], ...others] = another;
  const beside = [...again, ...besideRematch(played, say)];
  const first = rowsOfWords(beside).map((row) => inReadingOrder(row, say));
  return [...first, ...others, ...rows].filter(({ length }) => length > 0);
};

const closedRow = (played: PlayedView, table: Table, say: Say): Row => {
  const analysis = hasMoves(played.game)
    ? [button(say("button-analysis"), { do: "analysis", game: played.row.id })]
    : [];
  const [share] = shareRow(played, table, say);
  // The way to one turn is more to its reader than that to all of them, which More has.
  const [look = analysis[0]] = afterOf(played).looks(played, say);
  const more = gameButton(played, "menu-more", say("button-over-more"));
  return [...(share ? [share] : []), ...(look ? [look] : []), more];
};

/** The words of four buttons do not fit into one row of a phone. */
const MOST_IN_ROW = 3;

const rowsOfWords = (buttons: Row): readonly Row[] => {
  if (buttons.length > MOST_IN_ROW) return [buttons.slice(0, 2), ...rowsOfWords(buttons.slice(2))];
  const fits = across(buttons.map(({ text }) => text));
  return buttons.length < MOST_IN_ROW || buttons.length <= fits
    ? [buttons]
    : [buttons.slice(0, 1), buttons.slice(1)];
};
