import { startPosition } from "../../rules/position.ts";
import { packBoard } from "../../rules/search/search.ts";
import { adviceOn, inStakes } from "../cube.ts";
import type { Stakes, StandingCube } from "../cube-formula.ts";
import { raisedBy } from "../cube-look.ts";
import type { Board } from "../inputs/inputs.ts";
import type { MatchScore } from "../match.ts";
import { playWithCubes } from "../rollouts/cube-games.ts";
import { createRandom, type Mean, meanOf, type Random } from "../rollouts/sampling.ts";
import type { Search } from "../search.ts";
import { playOn } from "./decisions.ts";
import type { Looking } from "./engines.ts";
import { readLines, writeLines } from "./files.ts";
import { boardOf, textOf } from "./pack.ts";

/**
 * A cube to decide about, for the side about to roll, for money or at a score of points to go. What
 * it is worth not to double and to double and be taken, as a share of the stake: a dropped double
 * is 1. Then the errors of both and of their difference.
 */
export type CubeDecision = readonly [
  board: string,
  cube: Pick<StandingCube, "value" | "owner">,
  match: MatchScore | null,
  noDouble: number,
  doubleTake: number,
  errors: readonly [noDouble: number, doubleTake: number, apart: number],
];

/** A file of cube decisions: how they were made, which gives the same ones again. */
export type CubeDecisions = {
  readonly game: string;
  readonly net: string;
  readonly commit: string;
  readonly seed: number;
  readonly trials: number;
  /** The number of whole games that they come from. */
  readonly games: number;
  readonly decisions: readonly CubeDecision[];
};

/** A decision is close if one side of it is worth at most this much more by the net's own word. */
const CLOSE = 0.2;
/** In a game that is as good as over it hardly matters whether the winner doubles. */
const SAME = 0.005;
/** One turn in so many, so that decisions differ. */
const SPACING = 4;
const LONGEST = 500;
/** Matches to five, with two points to go at least: then the cube says something to both. */
const FEWEST_TO_GO = 2;
const MOST_TO_GO = 5;

type CubeAtScore = { readonly cube: StandingCube; readonly match: MatchScore | undefined };

const toGo = (random: Random): number => FEWEST_TO_GO + random.below(MOST_TO_GO - FEWEST_TO_GO + 1);

/** Half of all for money with a centred cube, a quarter with the own cube, a quarter in a match. */
const contextOf = (random: Random): CubeAtScore => {
  const centred: StandingCube = { value: 1, owner: "centre", plain: false };
  switch (random.below(4)) {
    case 0:
      return { cube: { ...centred, value: 2, owner: "own" }, match: undefined };
    case 1:
      return { cube: centred, match: { own: toGo(random), other: toGo(random) } };
    default:
      return { cube: centred, match: undefined };
  }
};

const isClose = (search: Search, board: Board, stakes: Stakes, cube: StandingCube): boolean => {
  const { noDouble, answered } = adviceOn(search, board, stakes, cube, 0);
  const gained = Math.abs(Math.min(answered.take, 1) - noDouble);
  return (gained > SAME && gained <= CLOSE) || Math.abs(answered.take - 1) <= CLOSE;
};

const rounded = (value: number): number => Number(value.toFixed(4));

const decide = (
  search: Search,
  board: Board,
  { cube, match }: CubeAtScore,
  { seed, trials }: { readonly seed: number; readonly trials: number },
): CubeDecision => {
  const { ruleset } = search.evaluator;
  const given = { stakes: { ruleset, match }, cubes: [cube, raisedBy(ruleset, cube)] };
  const share = inStakes(match, cube.value);
  const pairs = Array.from({ length: trials }, (_, number) =>
    playWithCubes(search, board, given, { seed, number }).map(share),
  );
  const noDouble = meanOf(pairs.map(([kept = 0]) => kept));
  const doubleTake = meanOf(pairs.map(([, taken = 0]) => taken));
  const apart = meanOf(pairs.map(([kept = 0, taken = 0]) => taken - kept));
  return [
    textOf(board),
    { value: cube.value, owner: cube.owner },
    match ?? null,
    rounded(noDouble.mean),
    rounded(doubleTake.mean),
    [rounded(noDouble.error), rounded(doubleTake.error), rounded(apart.error)],
  ];
};

/** Plays a game by the net's own word, and plays on from its close cube decisions. */
export const cubesOfGame = (
  search: Search,
  { seed, trials }: Pick<CubeDecisions, "seed" | "trials">,
  game: number,
): readonly CubeDecision[] => {
  const { ruleset } = search.evaluator;
  const random = createRandom(seed, game);
  const board = packBoard(startPosition(ruleset));
  const found: CubeDecision[] = [];
  for (let turn = 0; turn < LONGEST; turn++) {
    if (random.below(SPACING) === 0) {
      const context = contextOf(random);
      const stakes = { ruleset, match: context.match };
      if (isClose(search, board, stakes, context.cube))
        found.push(decide(search, board.slice(), context, { seed: game * LONGEST + turn, trials }));
    }
    if (!playOn(search, board, random.dice())) break;
  }
  return found;
};

/** The path of a game's cube decisions. */
export const cubesFile = (game: string): string => `test/fixtures/ai/cubes-${game}.jsonl`;

export const readCubes = (file: string): CubeDecisions | undefined => {
  const read = readLines<Omit<CubeDecisions, "decisions">, CubeDecision>(file);
  return read && { ...read.head, decisions: read.all };
};

export const writeCubes = (file: string, { decisions, ...head }: CubeDecisions): void =>
  writeLines(file, head, decisions);

/** How the decisions of a search go: what they lose, and the share that is wrong beyond doubt. */
export type CubeLoss = { readonly kind: string; readonly loss: Mean; readonly wrong: number };

type KnownLoss = { readonly loss: number; readonly error: number };

/** Two errors apart a decision counts as known. */
const SURE = 2;

const lossOf = (kind: string, decided: readonly KnownLoss[]): CubeLoss => ({
  kind,
  loss: meanOf(decided.map(({ loss }) => loss)),
  wrong: meanOf(decided.map(({ loss, error }) => Number(loss > SURE * error))).mean,
});

/** What a search loses by doubling or not, and by taking or not, for money and in matches. */
export const cubeLosses = (
  { search, plies }: Looking,
  { decisions }: CubeDecisions,
): readonly CubeLoss[] => {
  const { ruleset } = search.evaluator;
  const judged = decisions.map(([text, cube, match, noDouble, doubleTake, errors]) => {
    const stakes = { ruleset, match: match ?? undefined };
    const said = adviceOn(search, boardOf(text), stakes, { ...cube, plain: false }, plies);
    const doubled = Math.min(doubleTake, 1);
    const [keptError, takeError, apartError] = errors;
    const best = Math.max(noDouble, doubled);
    return {
      inMatch: match !== null,
      double: {
        loss: best - (said.double ? doubled : noDouble),
        error: doubleTake < 1 ? apartError : keptError,
      },
      take: { loss: (said.answered.take < 1 ? doubleTake : 1) - doubled, error: takeError },
    };
  });
  const parts = {
    money: judged.filter((one) => !one.inMatch),
    match: judged.filter((one) => one.inMatch),
  };
  return Object.entries(parts).flatMap(([where, of]) => [
    lossOf(
      `${where}: doubles`,
      of.map(({ double }) => double),
    ),
    lossOf(
      `${where}: takes`,
      of.map(({ take }) => take),
    ),
  ]);
};
