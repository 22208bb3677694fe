import { opponent } from "../../game/colours.ts";
import type { Colour, PerColour } from "../../game/types.ts";
import type { Analysis, JudgedCube, JudgedTurn } from "./judgement.ts";

/** One player's part of a game. Points are multiplied by the cube; turns are numbered from 0. */
export type SideSummary = {
  readonly lost: number;
  /** Of a hundred turns with a choice, those played as the best would; undefined: too few. */
  readonly form: number | undefined;
  readonly luck: number;
  /** The turns with the greatest losses, the worst first. */
  readonly worst: readonly number[];
  /** The wrong decisions about the cube, likewise. */
  readonly cubes: readonly JudgedCube[];
  /** The turn played as the best would that raised the chances most; undefined: none by much. */
  readonly finest: number | undefined;
};

export type Summary = {
  readonly sides: PerColour<SideSummary>;
  /** The turns that changed the chances most, the earliest first. */
  readonly swings: readonly number[];
};

const MOST_WORST = 3;
const MOST_SWINGS = 3;
const MOST_CUBES = 3;

/** A smaller loss is a matter of taste, and may be the judge's own error. */
const MISTAKE = 0.02;
/** The cube is judged by a formula, which is less certain. */
const CUBE_MISTAKE = 0.05;

export const isMistake = ({ loss }: Pick<JudgedTurn, "loss">): boolean => loss >= MISTAKE;

export const isCubeMistake = ({ loss }: JudgedCube): boolean => loss >= CUBE_MISTAKE;

const SWING = 0.12;
/** A turn that raises the chances less is not remembered. */
const FINE = 0.01;
const FEWEST_CHOICES = 5;

export const summaryOf = (analysis: Analysis): Summary => {
  const gains = gainsOf(analysis);
  return {
    sides: { white: sideOf(analysis, gains, "white"), black: sideOf(analysis, gains, "black") },
    swings: highest(gains.map(Math.abs), SWING)
      .slice(0, MOST_SWINGS)
      .sort((one, two) => one - two),
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

const sideOf = ({ turns, cubes }: Analysis, gains: readonly number[], by: Colour): SideSummary => {
  const own = turns.filter((turn) => turn.by === by);
  const wrong = cubes
    .filter((cube) => cube.by === by && isCubeMistake(cube))
    .sort((one, two) => cubeCost(two) - cubeCost(one));
  const costs = turns.map((turn) => (turn.by === by && isMistake(turn) ? costOf(turn) : 0));
  const raised = turns.map((turn, index) => {
    const gain = gains[index] ?? 0;
    const isFine = turn.by === by && turn.chosen && !isMistake(turn);
    return isFine ? (by === "white" ? gain : -gain) : 0;
  });
  return {
    lost: sum(own.map(costOf)) + sum(wrong.map(cubeCost)),
    form: formOf(own.filter(({ chosen }) => chosen)),
    luck: sum(own.map(luckOf)),
    worst: highest(costs, 0).slice(0, MOST_WORST),
    cubes: wrong.slice(0, MOST_CUBES),
    finest: highest(raised, FINE)[0],
  };
};

const formOf = (chosen: readonly JudgedTurn[]): number | undefined => {
  if (chosen.length < FEWEST_CHOICES) return undefined;
  const asTheBest = chosen.filter((turn) => !isMistake(turn)).length;
  return Math.round((100 * asTheBest) / chosen.length);
};

/** The luck of one player minus that of the other, in points. */
export const luckFor = ({ sides }: Summary, colour: Colour): number =>
  sides[colour].luck - sides[opponent(colour)].luck;
