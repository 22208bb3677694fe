import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { answerLine } from "../../src/rules/json-lines/answer.ts";
import { hasWon } from "../../src/rules/outcome.ts";
import { flip, opposite, sideOf, startPosition } from "../../src/rules/position.ts";
import { findRuleset } from "../../src/rules/rulesets.ts";
import {
  BOARD,
  beamEnds,
  createEndSearch,
  legalMoves,
  legalTurns,
  packBoard,
  type Score,
  visitEnds,
} from "../../src/rules/search/search.ts";
import { beginTurn, type TurnStart } from "../../src/rules/turn.ts";
import { BAR, CHECKERS, type Dice, type Ruleset } from "../../src/rules/types.ts";
import { type Random, seeded } from "../rules/random.ts";
import { type Figure, inMs, inThousands, median, timed } from "./figures.ts";
import { questionFigures } from "./questions.ts";

const POSITIONS = 4_000;
const PASSES = 20;
const HANDFUL = 250;
const SCATTERED = 500;
/** Each thing is timed so often, and the best counts: what else the machine did is not the engine's. */
const TRIES = 5;

const rulesetOf = (id: string): Ruleset => {
  const found = findRuleset(id);
  if (!found) throw new Error(`no ruleset ${id}`);
  return found;
};

/** Where the turns of random games begin: every position and roll that they come to. */
const randomStarts = (ruleset: Ruleset, count: number, random: Random): TurnStart[] => {
  const starts: TurnStart[] = [];
  while (starts.length < count) {
    let position = startPosition(ruleset);
    for (let turn = 0; !hasWon(position.other) && starts.length < count; turn++) {
      const ownTurn = 1 + Math.floor(turn / 2);
      const start = { ruleset, position, dice: random.dice(), ownTurn };
      starts.push(start);
      position = flip(random.pick(legalTurns(beginTurn(start))).position);
    }
  }
  return starts;
};

/** How many of the items a second, the best of several passes over each handful counting. */
const perSecond = <T>(items: readonly T[], work: (item: T) => unknown): string => {
  let ms = 0;
  for (let from = 0; from < items.length; from += HANDFUL) {
    const handful = items.slice(from, from + HANDFUL);
    const pass = () => {
      for (const item of handful) work(item);
    };
    ms += Math.min(...Array.from({ length: PASSES }, () => timed(pass)));
  }
  return `${inThousands((1000 * items.length) / ms)}/s`;
};

const turnsPerSecond = (id: string, target: string): Figure => {
  const starts = randomStarts(rulesetOf(id), POSITIONS, seeded(1));
  const found = perSecond(starts, (start) => legalTurns(beginTurn(start)));
  return { what: `whole-turn generations, ${id}`, found, target };
};

const listsPerSecond = (id: string, target: string): Figure => {
  const ruleset = rulesetOf(id);
  const asks = randomStarts(ruleset, POSITIONS, seeded(1)).map(({ position, dice, ownTurn }) => ({
    board: packBoard(position),
    roll: { dice, ownTurn },
  }));
  const search = createEndSearch(ruleset);
  const found = perSecond(asks, ({ board, roll }) => visitEnds(search, board, roll, () => {}));
  return { what: `lists of packed ends visited, ${id}`, found, target };
};

/** Fifteen checkers on fifteen points, the opponent scattered among them. */
const scattered = (random: Random): TurnStart => {
  const points = random.shuffled(Array.from({ length: BAR - 1 }, (_, n) => n + 1));
  const own = points.slice(0, CHECKERS);
  const others = points.slice(CHECKERS).map((point) => opposite("same", point));
  const some = others.slice(0, random.below(others.length));
  const position = {
    own: sideOf(Object.fromEntries(own.map((point) => [point, 1]))),
    other: sideOf(Object.fromEntries(some.map((point) => [point, 1]))),
  };
  return { ruleset: rulesetOf("mad-gulbar"), position, dice: [1, 1], ownTurn: 5 };
};

const slowestSteps = (): Figure => {
  const random = seeded(2);
  const starts = Array.from({ length: SCATTERED }, () => scattered(random));
  const once = (start: TurnStart) => timed(() => legalMoves(beginTurn(start)));
  const times = starts.map((start) =>
    Math.min(...Array.from({ length: TRIES }, () => once(start))),
  );
  return {
    what: `first moves, mad gulbar 1-1, slowest of ${SCATTERED} scattered positions`,
    found: inMs(Math.max(...times)),
    target: "20 ms",
  };
};

/** What a beam costs besides its scores: these are pips, got at once. */
const byPips: Score = (boards, count, scores) => {
  for (let index = 0; index < count; index++) {
    let pips = 0;
    for (let point = 1; point <= BAR; point++) pips += point * (boards[index * BOARD + point] ?? 0);
    scores[index] = -pips;
  }
};

const beams = (id: string, dice: Dice): Figure => {
  const ruleset = rulesetOf(id);
  const random = seeded(4);
  const boards = randomStarts(rulesetOf("long"), SCATTERED, random).map(({ position }) =>
    packBoard(position),
  );
  const search = createEndSearch(ruleset);
  const once = (board: Uint8Array) =>
    timed(() => beamEnds(search, board, { dice, ownTurn: 5 }, byPips));
  const times = boards.map((board) =>
    Math.min(...Array.from({ length: TRIES }, () => once(board))),
  );
  return {
    what: `a beam of 64, ${id} ${dice.join("-")}, median and slowest of ${SCATTERED}`,
    found: `${inMs(median(times))}, ${inMs(Math.max(...times))}`,
  };
};

/** Milliseconds of the processor: a long search is interrupted by whatever else runs. */
const worked = (work: () => unknown): number => {
  const begun = process.cpuUsage().user;
  work();
  return (process.cpuUsage().user - begun) / 1000;
};

/** Lines that climbing from random positions to slower ones came to, over all switches. */
const searchedSteps = (file: string, what: string, target: string): Figure => {
  const lines = readFileSync(resolve("test/fixtures/rules", file), "utf8").trim().split("\n");
  const once = (line: string) => worked(() => answerLine(line));
  const times = lines.map((line) => Math.min(...Array.from({ length: TRIES }, () => once(line))));
  return {
    what: `first moves, ${what}, slowest of ${lines.length}`,
    found: inMs(Math.max(...times)),
    target,
  };
};

/** How fast the rules engine answers. */
export const ruleFigures = async (): Promise<Figure[]> => [
  turnsPerSecond("short", "20,000/s"),
  turnsPerSecond("long", "10,000/s"),
  listsPerSecond("short", "200,000/s"),
  listsPerSecond("long", "200,000/s"),
  slowestSteps(),
  beams("mad-gulbar", [1, 1]),
  searchedSteps("hard-twelve-steps.jsonl", "twelve dice made to be hard", "20 ms"),
  searchedSteps("hard-steps.jsonl", "24 dice made to be hard", "500 ms"),
  searchedSteps("hardest-steps.jsonl", "24 dice made to be hardest", "500 ms"),
  ...(await questionFigures(
    ["short", "long"].flatMap((id) => randomStarts(rulesetOf(id), POSITIONS, seeded(3))),
  )),
];
