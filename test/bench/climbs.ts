import { turnGrid } from "../../src/bot/view/turn-grid.ts";
import { findRuleset } from "../../src/rules/rulesets.ts";
import { legalMoves, onlyTurn } from "../../src/rules/search/search.ts";
import { beginTurn, type Turn, type TurnStart } from "../../src/rules/turn.ts";
import { playedFor } from "../rules/positions.ts";
import { seeded } from "../rules/random.ts";
import { type Figure, inMs, median, percentile, timed } from "./figures.ts";

const POSITIONS = 400;
/** Each position is timed so often, and the best counts. */
const TRIES = 3;
/** So late in a game doubles climb in all of them. */
const LATE = 9;

const startsOf = (id: string): readonly TurnStart[] => {
  const ruleset = findRuleset(id);
  if (!ruleset) throw new Error(`no ruleset ${id}`);
  return playedFor(ruleset, seeded(5), POSITIONS).map((position) => ({
    ruleset,
    position,
    dice: [1, 1],
    ownTurn: LATE,
  }));
};

const figure = (what: string, id: string, work: (turn: Turn) => unknown): Figure => {
  const once = (start: TurnStart): number => timed(() => work(beginTurn(start)));
  const times = startsOf(id).map((start) =>
    Math.min(...Array.from({ length: TRIES }, () => once(start))),
  );
  const found = [median(times), percentile(times, 0.99), Math.max(...times)].map(inMs).join(", ");
  return { what: `${what}, ${id} 1-1: median, 99 %, slowest of ${POSITIONS}`, found };
};

const holds = (): number => 4;

/** How long the longest doubles keep a player waiting, in positions of random games. */
export const climbFigures = (): readonly Figure[] =>
  ["celebi", "chelebi", "gul-bara"].flatMap((id) => [
    { ...figure("first moves", id, legalMoves), target: "–, –, 20 ms" },
    figure("whether the turn is forced", id, onlyTurn),
    figure("rows of buttons", id, (turn) => turnGrid([], turn, holds, "short")),
    figure("rows of a quick keyboard", id, (turn) => turnGrid([], turn, holds, "none", "quick")),
  ]);
