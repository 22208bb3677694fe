import type { BracketColumn, BracketSide } from "../../../board/sheets/bracket.ts";
import type { CrossCell } from "../../../board/sheets/cross.ts";
import type { StatsPanel } from "../../../board/sheets/stats.ts";
import type { Drawing } from "../../../board/studio/drawing.ts";
import { digitsOf } from "../../../bot/text/figures.ts";
import { cleanName } from "../../../bot/text/html.ts";
import type { Say } from "../../../bot/text/texts.ts";
import type { Look } from "../../../bot/view/table-message.ts";
import type { PersonId } from "../../../ids/ids.ts";
import { isIn } from "./rules/pairs.ts";
import type { SwissStanding } from "./rules/swiss.ts";
import { pointsText } from "./seat.ts";
import type { CupMatch, CupView } from "./standings.ts";

/** A phone has room for this many rounds side by side, and this many pairs in a column. */
const MOST_COLUMNS = 5;
const MOST_PAIRS = 8;

/** The bracket of a knock-out, or the cross table of a Swiss; undefined before the first round. */
export const cupDrawing = (view: CupView, { theme }: Look, say: Say): Drawing | undefined => {
  if (view.cup.rounds === null || view.matches.length === 0) return undefined;
  const { standings } = view;
  const rows =
    standings.kind === "swiss" ? [[crossOf(view, standings.rows, say)]] : bracketsOf(view, say);
  return { kind: "stats", theme, stats: { title: say("cup-picture"), rows }, ...digitsOf(say) };
};

export const drawnName = ({ people }: CupView, player: PersonId, say: Say): string =>
  cleanName(people.get(player)?.name ?? "", say("nobody"));

const bracketsOf = (view: CupView, say: Say): readonly (readonly StatsPanel[])[] => {
  const inParts = (...parts: readonly CupMatch["part"][]) =>
    columnsOf(
      view,
      view.matches.filter(({ part }) => parts.includes(part)),
      say,
    );
  const panel = (key: "unbeaten" | "second-chance", columns: readonly BracketColumn[]) =>
    columns.length === 0
      ? []
      : [[{ kind: "bracket", facts: { heading: say(`cup-picture-${key}`), columns } } as const]];
  return [
    ...panel("unbeaten", inParts("unbeaten", "final")),
    ...panel("second-chance", inParts("second-chance")),
  ];
};

/** The newest rounds. With too many pairs the last round has several columns, an older one none. */
const columnsOf = (
  view: CupView,
  matches: readonly CupMatch[],
  say: Say,
): readonly BracketColumn[] => {
  const rounds = [...new Set(matches.map(({ round }) => round))];
  const columns: BracketColumn[] = rounds
    .flatMap((round, at): readonly BracketColumn[] => {
      const all = matches.filter((match) => match.round === round);
      const played = all.filter(({ other }) => other !== undefined);
      // If there is no room for all, byes are left out first.
      const own = all.length > MOST_PAIRS ? played : all;
      const isLast = at === rounds.length - 1;
      if (played.length === 0 || (own.length > MOST_PAIRS && !isLast)) return [];
      const isFinal = own.every(({ part }) => part === "final");
      const heading = isFinal ? say("cup-picture-final") : say("cup-picture-round", { round });
      return chunksOf(own).map((some) => ({
        heading,
        pairs: some.map((match) => sidesOf(view, match, say)),
      }));
    })
    .slice(-MOST_COLUMNS);
  for (const [at, column] of columns.entries()) columns[at] = placeBeside(columns[at - 1], column);
  return columns;
};

/** Puts pairs near their players' last pairs, so that few lines cross. */
const placeBeside = (before: BracketColumn | undefined, column: BracketColumn): BracketColumn => {
  if (!before) return column;
  const heightOf = ({ key }: BracketSide): readonly number[] => {
    const at = before.pairs.findIndex((sides) => sides.some((side) => side.key === key));
    return at < 0 ? [] : [at / before.pairs.length];
  };
  const middles = column.pairs.map((sides, at) => {
    const heights = sides.flatMap(heightOf);
    const sum = heights.reduce((all, one) => all + one, 0);
    return {
      sides,
      middle: heights.length === 0 ? at / column.pairs.length : sum / heights.length,
    };
  });
  const sorted = middles.toSorted((one, other) => one.middle - other.middle);
  return { ...column, pairs: sorted.map(({ sides }) => sides) };
};

const chunksOf = (matches: readonly CupMatch[]): readonly (readonly CupMatch[])[] =>
  Array.from({ length: Math.ceil(matches.length / MOST_PAIRS) }, (_, at) =>
    matches.slice(at * MOST_PAIRS, (at + 1) * MOST_PAIRS),
  );

const sidesOf = (
  view: CupView,
  { one, other, score, winner, isForfeit }: CupMatch,
  say: Say,
): readonly BracketSide[] =>
  [one, other].flatMap((player, at) => {
    if (player === undefined) return [];
    const isWinner = player === winner;
    const points = isForfeit ? (isWinner ? "+" : "−") : String(score?.[at] ?? "");
    return [
      {
        key: player,
        name: drawnName(view, player, say),
        score: other === undefined ? "" : points,
        hasWon: isWinner && other !== undefined,
      },
    ];
  });

const crossOf = (
  view: CupView,
  standings: readonly SwissStanding<PersonId>[],
  say: Say,
): StatsPanel => {
  const { players, matches, round, cup } = view;
  const places = standings.map(({ player }) => player);
  const rounds = cup.state === "open" ? Math.max(round, cup.rounds ?? 0) : round;
  const cellFor = (player: PersonId, at: number): CrossCell => {
    const since = players.find((one) => one.player === player)?.since ?? 1;
    if (at < since) return { text: "½", came: "nothing" };
    const match = matches.find((one) => one.round === at && isIn(one, player));
    return match ? cellOf(match, player, places) : { text: "", came: "nothing" };
  };
  const rows = standings.map(({ player, points, buchholz }) => ({
    name: drawnName(view, player, say),
    cells: Array.from({ length: rounds }, (_, at) => cellFor(player, at + 1)),
    points: pointsText(points),
    tie: pointsText(buchholz),
  }));
  const heads = { points: say("cup-picture-points"), tie: say("cup-picture-buchholz") };
  return { kind: "cross", facts: { heads, rows } };
};

/** The opponent's place; a plus for a bye and for an opponent who did not come. */
const cellOf = (
  { one, other, winner, isForfeit }: CupMatch,
  player: PersonId,
  places: readonly PersonId[],
): CrossCell => {
  const opponent = one === player ? other : one;
  if (opponent === undefined) return { text: "+", came: "won" };
  const place = String(places.indexOf(opponent) + 1);
  if (winner === undefined) return { text: place, came: "open" };
  const came = winner === player ? "won" : "lost";
  return { text: isForfeit ? (came === "won" ? "+" : "−") : place, came };
};
