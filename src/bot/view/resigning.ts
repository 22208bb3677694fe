import { opponent } from "../../game/colours.ts";
import { resultOf } from "../../game/cube.ts";
import { isEarly, waysToResign } from "../../game/leaving.ts";
import { pointsOf, scoreOf } from "../../game/series.ts";
import type { Colour, Win } from "../../game/types.ts";
import { isComputer } from "../../ids/ids.ts";
import type { PlayedView, TableView } from "../../tables/shown/view.ts";
import type { Press } from "../press/presses.ts";
import type { Say, TextKey } from "../text/texts.ts";
import { button, inReadingOrder, type Row } from "./button.ts";
import { playerText } from "./lines.ts";
import { capitalized, outcomeText, outcomeTimes, worthText } from "./titles.ts";

export const menuColour = ({ row }: PlayedView, { menuBy }: TableView["table"]): Colour =>
  menuBy === row.white ? "white" : "black";

const isResigning = ({ menu }: TableView["table"]): boolean =>
  menu === "resign" || menu === "resign-sure";

/** The ways to resign, cheapest first; the last one ends the game at once. */
const waysOut = ({ game }: PlayedView, colour: Colour): readonly Win[] =>
  waysToResign(game, colour).map((outcome) =>
    resultOf(game, { type: "ended", winner: opponent(colour), outcome, ending: "resigned" }),
  );

/** Asks a player to confirm a resignation, with the price of each way. */
export const resignLine = (
  played: PlayedView,
  table: TableView["table"],
  countsApart: boolean,
  say: Say,
): string[] => {
  if (!isResigning(table) || played.game.resignation) return [];
  const colour = menuColour(played, table);
  const player = playerText(played, colour, say);
  if (table.menu === "resign-sure") return [say("resign-sure", { player })];
  if (played.terms.from !== undefined) return [say("resign-ask-free", { player })];
  if (!countsApart && isUnscored(played)) return [say("resign-ask-early", { player })];
  const prices = waysOut(played, colour).map((result) => {
    const worth = worthText(played.terms, pointsOf(played.terms, result), say);
    return `${outcomeText(played.game.ruleset.switches, result.outcome, say)} — ${worth}`;
  });
  return [say("resign-ask", { player, prices: prices.join(" · ") })];
};

/** Between people a game that is given up so early counts nowhere but in a match. */
const isUnscored = ({ game, terms, row }: PlayedView): boolean =>
  terms.match === undefined && isEarly(game) && ![row.white, row.black].some(isComputer);

/**
 * A row for each way, so that its words fit. Ways that lose a match share a row and need a second
 * press: then the button to go back stands under the finger, the final one a row below.
 */
export const resignRows = (played: PlayedView, table: TableView["table"], say: Say): Row[] => {
  const { row, game } = played;
  const colour = menuColour(played, table);
  const about = { game: row.id, version: game.version, person: row[colour] };
  const ways = waysOut(played, colour);
  const losing = ways.filter((result) => losesMatch(played, result));
  const safe = ways.slice(0, ways.length - losing.length);
  const words = (key: TextKey, result: Win): string =>
    say(key, { outcome: outcomeTimes(game.ruleset.switches, result, say) });
  const resign = (result: Win, key: TextKey): Row[number] => {
    const press: Press = { do: "resign", ...about, outcome: result.outcome };
    return button(capitalized(words(key, result)), press, "danger");
  };
  const keyOf = (result: Win) =>
    result === ways.at(-1) ? "button-resign-at-once" : "button-resign-if-accepted";
  const rows = safe.map((result): Row => [resign(result, keyOf(result))]);
  const on = (key: TextKey): Row => [
    button(say(key), { do: "menu-close", game: row.id, version: game.version }),
  ];
  const [lost, ...others] = losing;
  if (!lost) return [...rows, on("button-resign-not")];
  const one = others.length === 0;
  if (table.menu === "resign-sure") {
    const key = one ? "button-resign-sure" : "button-resign-sure-by";
    const lost = losing.map((result) => resign(result, key));
    return [...rows, on("button-not-now"), inReadingOrder(lost, say)];
  }
  const text = one ? capitalized(words(keyOf(lost), lost)) : say("button-resign-match");
  const ask = button(text, { do: "menu-sure", ...about }, "danger");
  return [...rows, [ask], on("button-resign-not")];
};

const losesMatch = ({ terms, standing }: PlayedView, result: Win): boolean => {
  const { match } = terms;
  const won = standing.score[result.winner] + scoreOf(terms, pointsOf(terms, result));
  return match !== undefined && won >= match;
};
