import { opponent } from "../../game/colours.ts";
import { resultOf } from "../../game/cube.ts";
import { waysToResign } from "../../game/leaving.ts";
import { pointsOf } from "../../game/series.ts";
import type { Colour, GameResult } from "../../game/types.ts";
import type { PlayedView, TableView } from "../../tables/view.ts";
import type { Say } from "../text/texts.ts";
import { button, type Row } from "./button.ts";
import { playerText } from "./lines.ts";
import { worthText } from "./sum.ts";
import { capitalized, outcomeText } from "./titles.ts";

/** The colour of the player who opened the small menu. */
export const menuColour = ({ row }: PlayedView, { menuBy }: TableView["table"]): Colour =>
  menuBy === row.white ? "white" : "black";

/** The ways to resign, the cheapest first; the last of them ends the game at once. */
const waysOut = ({ game }: PlayedView, colour: Colour): readonly GameResult[] =>
  waysToResign(game, colour).map((outcome) =>
    resultOf(game, { type: "ended", winner: opponent(colour), outcome, ending: "resigned" }),
  );

/** Asks whoever is about to resign once more, and says what each way would cost them. */
export const resignLine = (played: PlayedView, table: TableView["table"], say: Say): string[] => {
  if (table.menu !== "resign" || played.game.resignation) return [];
  const colour = menuColour(played, table);
  const prices = waysOut(played, colour).map((result) => {
    const worth = worthText(played.terms, pointsOf(played.terms, result), say);
    return `${outcomeText(played.game.ruleset.switches, result.outcome, say)} — ${worth}`;
  });
  const player = playerText(played, colour, say);
  return [say("resign-ask", { player, prices: prices.join(" · ") })];
};

/** A row for each way: the words must fit. */
export const resignRows = (played: PlayedView, colour: Colour, say: Say): Row[] => {
  const { row, game } = played;
  const ways = waysOut(played, colour);
  return ways.map((result): Row => {
    const { outcome, multiplier } = result;
    const key = result === ways.at(-1) ? "button-resign-at-once" : "button-resign-if-accepted";
    const text = say(key, {
      outcome: capitalized(outcomeText(game.ruleset.switches, outcome, say)),
      multiplier,
    });
    const about = { game: row.id, version: game.version, person: row[colour], outcome };
    return [button(text, { do: "resign", ...about }, "danger")];
  });
};
