import type { BracketColumn, BracketSide } from "../../../board/sheets/bracket.ts";
import type { CrossCell, CrossRow } from "../../../board/sheets/cross.ts";
import type { StatsPanel } from "../../../board/sheets/stats.ts";
import type { Drawing } from "../../../board/studio/drawing.ts";
import { cleanName } from "../../../bot/text/html.ts";
import type { Say } from "../../../bot/text/texts.ts";
import type { Look } from "../../../bot/view/table-message.ts";
import type { PersonId } from "../../../ids/ids.ts";
import { pointsText } from "./seat.ts";
import type { CupMatch, CupView } from "./standings.ts";

/** A phone has room for this many rounds side by side, and this many pairs in a column. */
const MOST_COLUMNS = 5;
const MOST_PAIRS = 8;

/** The bracket of a knock-out, or the cross table of a Swiss; undefined before the first round. */
export const cupDrawing = (view: CupView, { theme }: Look, say: Say): Drawing | undefined => {
  if (view.cup.rounds === null || view.matches.length === 0) return undefined;
  const rows = view.standings.kind === "swiss" ? [[crossOf(view, say)]] : bracketsOf(view, say);
  return { kind: "stats", theme, stats: { title: say("cup-picture"), rows } };
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

const crossOf = (view: CupView, say: Say): StatsPanel => {
  const { standings, players, matches, round, cup } = view;
  const places = standings.rows.map(({ player }) => player);
  const rounds = cup.state === "open" ? Math.max(round, cup.rounds ?? 0) : round;
  const rows =
    standings.kind === "swiss"
      ? standings.rows.map(({ player, points, buchholz }): CrossRow => {
          const since = players.find((one) => one.player === player)?.since ?? 1;
          const cells = Array.from({ length: rounds }, (_, at) =>
            at + 1 < since
              ? ({ text: "½", came: "nothing" } as const)
              : cellOf(
                  matches.find(
                    (match) =>
                      match.round === at + 1 && (match.one === player || match.other === player),
                  ),
                  player,
                  places,
                ),
          );
          const name = drawnName(view, player, say);
          return { name, cells, points: pointsText(points), tie: pointsText(buchholz) };
        })
      : [];
  const heads = { points: say("cup-picture-points"), tie: say("cup-picture-buchholz") };
  return { kind: "cross", facts: { heads, rows } };
};

const NOTHING: CrossCell = { text: "", came: "nothing" };

/** The opponent's place; a plus for a bye and for an opponent who did not come. */
const cellOf = (
  match: CupMatch | undefined,
  player: PersonId,
  places: readonly PersonId[],
): CrossCell => {
  if (!match) return NOTHING;
  const { one, other, winner, isForfeit } = match;
  const opponent = one === player ? other : one;
  if (opponent === undefined) return { text: "+", came: "won" };
  const place = String(places.indexOf(opponent) + 1);
  if (winner === undefined) return { text: place, came: "open" };
  const came = winner === player ? "won" : "lost";
  return { text: isForfeit ? (came === "won" ? "+" : "−") : place, came };
};
