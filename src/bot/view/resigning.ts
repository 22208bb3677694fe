import { opponent } from "../../game/colours.ts";
import { resultOf } from "../../game/cube.ts";
import { waysToResign } from "../../game/leaving.ts";
import { pointsOf, scoreOf } from "../../game/series.ts";
import type { Colour, GameResult } from "../../game/types.ts";
import type { PlayedView, TableView } from "../../tables/view.ts";
import type { Press } from "../callback-data.ts";
import type { Say } from "../text/texts.ts";
import { button, type Row } from "./button.ts";
import { playerText } from "./lines.ts";
import { worthText } from "./sum.ts";
import { capitalized, outcomeText } from "./titles.ts";

/** The colour of the player who opened the small menu. */
export const menuColour = ({ row }: PlayedView, { menuBy }: TableView["table"]): Colour =>
  menuBy === row.white ? "white" : "black";

/** Somebody is choosing there by what they resign. */
const isResigning = ({ menu }: TableView["table"]): boolean =>
  menu === "resign" || menu === "resign-sure";

/** The ways to resign, the cheapest first; the last of them ends the game at once. */
const waysOut = ({ game }: PlayedView, colour: Colour): readonly GameResult[] =>
  waysToResign(game, colour).map((outcome) =>
    resultOf(game, { type: "ended", winner: opponent(colour), outcome, ending: "resigned" }),
  );

/** Asks whoever is about to resign once more, and says what each way would cost them. */
export const resignLine = (played: PlayedView, table: TableView["table"], say: Say): string[] => {
  if (!isResigning(table) || played.game.resignation) return [];
  const colour = menuColour(played, table);
  const player = playerText(played, colour, say);
  if (table.menu === "resign-sure") return [say("resign-sure", { player })];
  const prices = waysOut(played, colour).map((result) => {
    const worth = worthText(played.terms, pointsOf(played.terms, result), say);
    return `${outcomeText(played.game.ruleset.switches, result.outcome, say)} — ${worth}`;
  });
  return [say("resign-ask", { player, prices: prices.join(" · ") })];
};

/** A row for each way: the words must fit. Those that lose a match are asked for twice. */
export const resignRows = (played: PlayedView, table: TableView["table"], say: Say): Row[] => {
  const { row, game } = played;
  const colour = menuColour(played, table);
  const isSure = table.menu === "resign-sure";
  const ways = waysOut(played, colour);
  return ways.flatMap((result): Row[] => {
    const { outcome, multiplier } = result;
    const isLost = losesMatch(played, result);
    if (isSure && !isLost) return [];
    const key = result === ways.at(-1) ? "button-resign-at-once" : "button-resign-if-accepted";
    const text = say(key, {
      outcome: capitalized(outcomeText(game.ruleset.switches, outcome, say)),
      multiplier,
    });
    const about = { game: row.id, version: game.version, person: row[colour] };
    const press: Press =
      isLost && !isSure ? { do: "menu-sure", ...about } : { do: "resign", ...about, outcome };
    return [[button(text, press, "danger")]];
  });
};

const losesMatch = ({ terms, standing }: PlayedView, result: GameResult): boolean => {
  const { match } = terms;
  const won = standing.score[result.winner] + scoreOf(terms, pointsOf(terms, result));
  return match !== undefined && won >= match;
};
