import { opponent } from "../../game/colours.ts";
import { isMatchOver, pointsOf } from "../../game/series.ts";
import type { Result } from "../../game/types.ts";
import type { PlayedView } from "../../tables/tables.ts";
import { nameHtml } from "../names.ts";
import type { Say } from "../texts.ts";
import { hashLine, playerText } from "./lines.ts";

/** How a game ended, what it was worth and how that came about: "5 × 2 × mars 2 = 20". */
export const resultLines = (played: PlayedView, result: Result, say: Say): string[] => {
  const { winner, outcome, ending } = result;
  const values = {
    winner: playerText(played, winner, say),
    loser: playerText(played, opponent(winner), say),
    outcome: say(`outcome-${outcome}`),
  };
  return [
    `🏆 ${say(`over-${ending}`, values)}`,
    sumLine(played, result, say),
    ...(isMatchOver(played.terms, played.standing)
      ? [say("match-over", { winner: values.winner })]
      : []),
    ...rematchLine(played, say),
  ];
};

const sumLine = ({ terms }: PlayedView, result: Result, say: Say): string => {
  const { cube, outcome, multiplier, ending } = result;
  const total = pointsOf(terms, result);
  const factors = [
    String(terms.stake),
    ...(cube === 1n ? [] : [String(cube)]),
    ...(ending === "dropped" ? [] : [`${say(`outcome-${outcome}`)} ${multiplier}`]),
  ];
  const sum = say("points", { points: String(total), count: pluralCount(total) });
  return total === 1n ? sum : `${factors.join(" × ")} = ${sum}`;
};

/** A number of the same plural as a number of any length. */
const pluralCount = (value: bigint): number => Number(value < 100n ? value : (value % 100n) + 100n);

const rematchLine = ({ row, players }: PlayedView, say: Say): string[] => {
  if (row.rematchBy === null || row.next !== null) return [];
  const { name } = row.rematchBy === row.white ? players.white : players.black;
  const asked = say("rematch-asked", { name: nameHtml(name, say("nobody")) });
  return row.nextDiceHash === null ? [asked] : [asked, hashLine(row.nextDiceHash)];
};
