import { opponent } from "../../game/colours.ts";
import type { Colour, PerColour } from "../../game/types.ts";
import type { Analysis, JudgedCube, JudgedTurn } from "./judgement.ts";

export type Mark = "master" | "strong" | "middle" | "amateur" | "beginner";

/** One player's part of a game. Points are multiplied by the cube. */
export type SideSummary = {
  readonly lost: number;
  /** The mean loss of the turns with a choice, without the cube. */
  readonly rate: number;
  readonly mark: Mark | undefined;
  readonly luck: number;
  /** The turn that cost most; undefined: none was a mistake. */
  readonly costliest: number | undefined;
};

/** The summary of an analysed game. Turns are numbered from 0, as in its history. */
export type Summary = {
  readonly sides: PerColour<SideSummary>;
  /** The turns with the greatest losses, the worst first. */
  readonly worst: readonly number[];
  /** The turns that changed the chances most, the earliest first. */
  readonly swings: readonly number[];
  readonly decisive: number | undefined;
  readonly luckiest: number | undefined;
  readonly cubes: readonly JudgedCube[];
};

const MOST_WORST = 3;
const MOST_SWINGS = 3;
const MOST_CUBES = 3;

/** A smaller loss is a matter of taste, and may be the judge's own error. */
const MISTAKE = 0.02;
/** The cube is judged by a formula, which is less certain. */
const CUBE_MISTAKE = 0.05;

export const isMistake = ({ loss }: JudgedTurn): boolean => loss >= MISTAKE;

export const isCubeMistake = ({ loss }: JudgedCube): boolean => loss >= CUBE_MISTAKE;

const SWING = 0.12;
const FEWEST_CHOICES = 5;

/** The greatest mean loss for each mark: `hard` loses 0.01 to 0.04, random moves 0.2. */
const MARKS: readonly (readonly [upTo: number, mark: Mark])[] = [
  [0.008, "master"],
  [0.014, "strong"],
  [0.025, "middle"],
  [0.05, "amateur"],
  [Number.POSITIVE_INFINITY, "beginner"],
];

/** The summary of a game that `winner` won; no turn decided a drawn one (undefined). */
export const summaryOf = (analysis: Analysis, winner: Colour | undefined): Summary => {
  const { turns, cubes } = analysis;
  const gains = gainsOf(analysis);
  // A turn without a choice decides nothing.
  const forWinner = gains.map((gain, at) =>
    turns[at]?.chosen ? (winner === "white" ? gain : -gain) : 0,
  );
  return {
    sides: { white: sideOf(analysis, "white"), black: sideOf(analysis, "black") },
    worst: highest(
      turns.map((turn) => (isMistake(turn) ? costOf(turn) : 0)),
      0,
    ).slice(0, MOST_WORST),
    swings: highest(gains.map(Math.abs), SWING)
      .slice(0, MOST_SWINGS)
      .sort((one, two) => one - two),
    decisive: winner && highest(forWinner, 0)[0],
    luckiest: highest(turns.map(luckOf), 0)[0],
    cubes: cubes
      .filter(isCubeMistake)
      .sort((one, two) => cubeCost(two) - cubeCost(one))
      .slice(0, MOST_CUBES),
  };
};

const costOf = ({ loss, cube }: JudgedTurn): number => loss * cube;
const luckOf = ({ luck, cube }: JudgedTurn): number => luck * cube;
const cubeCost = ({ loss, cube }: JudgedCube): number => loss * cube;

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/** How much each turn, including its roll, changed White's chance. */
const gainsOf = ({ white, turns }: Analysis): readonly number[] =>
  turns.map((turn, index) => turn.white - (turns[index - 1]?.white ?? white));

const highest = (values: readonly number[], above: number): readonly number[] =>
  values
    .map((value, index) => ({ value, index }))
    .filter(({ value }) => value > above)
    .sort((one, two) => two.value - one.value || one.index - two.index)
    .map(({ index }) => index);

const sideOf = ({ turns, cubes }: Analysis, by: Colour): SideSummary => {
  const own = turns.filter((turn) => turn.by === by);
  const chosen = own.filter((turn) => turn.chosen);
  const rate = sum(chosen.map(({ loss }) => loss)) / Math.max(1, chosen.length);
  const doubling = cubes.filter((cube) => cube.by === by && isCubeMistake(cube));
  return {
    lost: sum(own.map(costOf)) + sum(doubling.map(cubeCost)),
    rate,
    mark: chosen.length < FEWEST_CHOICES ? undefined : MARKS.find(([upTo]) => rate < upTo)?.[1],
    luck: sum(own.map(luckOf)),
    costliest: highest(
      turns.map((turn) => (turn.by === by && isMistake(turn) ? costOf(turn) : 0)),
      0,
    )[0],
  };
};

/** The luck of one player minus that of the other, in points. */
export const luckFor = ({ sides }: Summary, colour: Colour): number =>
  sides[colour].luck - sides[opponent(colour)].luck;
