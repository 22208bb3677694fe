import { BAR, type Move, OFF } from "../../rules/types.ts";
import type { Say } from "../text/texts.ts";

/** One checker's way: where it starts, and the points where it hits or ends. */
type Way = { readonly from: number; readonly stations: readonly Station[] };
type Station = { readonly point: number; readonly hit: boolean };

/**
 * The shortest text of some moves: `24→17` for one checker with both dice, `24→20✶→17` if it hits
 * on its way, `13→8×2` for two that go the same way.
 */
export const turnLabel = (moves: readonly Move[], say: Say): string => {
  const labels = waysOf(moves)
    .toSorted((a, b) => b.from - a.from || endOf(b) - endOf(a))
    .map((way) => wayLabel(way, say));
  const counted = [...new Set(labels)].map((label) => {
    const count = labels.filter((one) => one === label).length;
    return count > 1 ? `${label}×${count}` : label;
  });
  return say("notation", { moves: counted.join(" ") });
};

const endOf = ({ stations }: Way): number => stations.at(-1)?.point ?? OFF;

const waysOf = (moves: readonly Move[]): readonly Way[] => {
  const ways: Way[] = [];
  for (const { from, to, hit } of moves) {
    const station = { point: to, hit };
    const at = ways.findIndex((way) => endOf(way) === from && from !== OFF);
    const before = ways[at];
    if (before)
      ways[at] = { ...before, stations: [...before.stations.filter((one) => one.hit), station] };
    else ways.push({ from, stations: [station] });
  }
  return ways;
};

const wayLabel = ({ from, stations }: Way, say: Say): string => {
  const start = from === BAR ? say("point-bar") : String(from);
  const ends = stations.map(({ point, hit }) => {
    const end = point === OFF ? say("point-off") : String(point);
    return `→${end}${hit ? "✶" : ""}`;
  });
  return start + ends.join("");
};
