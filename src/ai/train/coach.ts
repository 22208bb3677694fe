import { isDouble } from "../../rules/dice.ts";
import { startPosition } from "../../rules/position.ts";
import { packBoard, unpackBoard } from "../../rules/search/search.ts";
import type { Dice } from "../../rules/types.ts";
import { isMistake } from "../analysis/analysis.ts";
import { bestBoard, judgeTurn } from "../choose.ts";
import { BOARD, type Board, isBoardAt } from "../inputs/inputs.ts";
import type { Player } from "../players.ts";
import { tryEnds } from "../rollouts/ends.ts";
import { createRandom, type Mean, meanOf, type Random } from "../rollouts/sampling.ts";
import { frameAt, type Search, turnBoard, turnNumberOn } from "../search.ts";
import { ERROR_UNIT } from "./decisions.ts";
import type { Looking } from "./engines.ts";
import type { GnuBackgammon } from "./gnubg.ts";

type TurnPlayed = { readonly board: Board; readonly dice: Dice; readonly played: Board };

/** A turn with a choice, and what two coaches say it lost, in points without the cube. */
export type CoachedTurn = TurnPlayed & {
  readonly match: number;
  /** Who played it: the coach itself, or its pupil. */
  readonly by: "coach" | "pupil";
  readonly own: { readonly loss: number; readonly best: Board };
  readonly other: { readonly loss: number; readonly best: Board };
};

/** The turns of each match. */
export type CoachedMatches = readonly (readonly CoachedTurn[])[];

/** A program that judges from outside: its own turn, and the value for the side about to roll. */
type OtherCoach = Pick<GnuBackgammon, "play" | "value">;

type Coaching = {
  /** The coach under test, which plays one side of each game. */
  readonly coach: Player;
  /** The player of the other side, whose mistakes are judged. */
  readonly pupil: Looking;
  /** The other coaches, one for each match that runs at a time. */
  readonly others: readonly OtherCoach[];
  readonly matches: number;
  readonly seed: number;
};

/** A match is three games without the cube: some sixty choices of each side. */
const GAMES = 3;
const LONGEST = 500;

const turned = (board: Board): Board => turnBoard(board, 0, new Uint8Array(BOARD));

const judgeOwn = (coach: Player, { board, dice, played }: TurnPlayed): CoachedTurn["own"] => {
  const roll = { dice, ownTurn: turnNumberOn(coach.ruleset, board) };
  const position = unpackBoard(board);
  const { loss, best } = judgeTurn(coach, { position, roll }, unpackBoard(played));
  return { loss, best: packBoard(best.position) };
};

const judgeOther = async (
  other: OtherCoach,
  { board, dice, played }: TurnPlayed,
): Promise<CoachedTurn["other"]> => {
  const best = await other.play(board, { dice, ownTurn: 2 });
  if (isBoardAt(best, 0, played)) return { loss: 0, best };
  const worth = await other.value(turned(best));
  const loss = (await other.value(turned(played))) - worth;
  return { loss: Math.max(0, loss), best };
};

const throwFirst = (random: Random): Dice => {
  const dice = random.dice();
  return isDouble(dice) ? throwFirst(random) : dice;
};

const coachGame = async (
  { coach, pupil }: Coaching,
  other: OtherCoach,
  { match, first, random }: { match: number; first: CoachedTurn["by"]; random: Random },
): Promise<readonly CoachedTurn[]> => {
  const { search, ruleset } = coach;
  const turns: CoachedTurn[] = [];
  let board = packBoard(startPosition(ruleset));
  let by = first;
  let dice = throwFirst(random);
  for (let turn = 0; turn < LONGEST; turn++) {
    const player = by === "coach" ? coach : pupil;
    const roll = { dice, ownTurn: turnNumberOn(ruleset, board) };
    const played = bestBoard(player.search, board, roll, player.plies).slice();
    // The coach plays what it thinks best, so it need not think again.
    const hasChoice = frameAt(player.search, 0).candidates.count > 1;
    if (hasChoice) {
      const turn = { board, dice, played };
      const own = by === "coach" ? { loss: 0, best: played } : judgeOwn(coach, turn);
      turns.push({ match, by, ...turn, own, other: await judgeOther(other, turn) });
    }
    if (search.evaluator.hasEnded(played, 0)) break;
    board = turned(played);
    by = by === "coach" ? "pupil" : "coach";
    dice = random.dice();
  }
  return turns;
};

/** Plays the matches, and has both coaches judge every turn with a choice; by match. */
export const coachMatches = async (plan: Coaching): Promise<CoachedMatches> => {
  const all: (readonly CoachedTurn[])[] = [];
  let next = 0;
  const work = async (other: OtherCoach): Promise<void> => {
    while (next < plan.matches) {
      const match = next++;
      const turns: CoachedTurn[] = [];
      for (let game = 0; game < GAMES; game++) {
        const random = createRandom(plan.seed, match * GAMES + game);
        const first = (match + game) % 2 === 0 ? "coach" : "pupil";
        turns.push(...(await coachGame(plan, other, { match, first, random })));
      }
      all[match] = turns;
    }
  };
  await Promise.all(plan.others.map(work));
  return all;
};

/** The mean error of a side in a match by each coach: 500 times the points lost in a choice. */
export type Agreement = {
  readonly own: Mean;
  readonly other: Mean;
  readonly difference: Mean;
  /** How far the difference strays from its mean, and how the two go together. */
  readonly spread: number;
  readonly correlation: number;
};

/** How two coaches agree on a side, match by match. */
export const agreementOn = (matches: CoachedMatches, by: CoachedTurn["by"]): Agreement => {
  const errors = (coach: "own" | "other"): readonly number[] =>
    matches.map(
      (turns) =>
        ERROR_UNIT *
        meanOf(turns.filter((turn) => turn.by === by).map((turn) => turn[coach].loss)).mean,
    );
  const ours = errors("own");
  const theirs = errors("other");
  const [own, other] = [meanOf(ours), meanOf(theirs)];
  const difference = meanOf(ours.map((error, at) => error - (theirs[at] ?? 0)));
  const spread = spreadOf(difference);
  const together = (spreadOf(own) ** 2 + spreadOf(other) ** 2 - spread ** 2) / 2;
  const correlation = together / (spreadOf(own) * spreadOf(other));
  return { own, other, difference, spread, correlation };
};

const spreadOf = ({ error, count }: Mean): number => error * Math.sqrt(count);

/** What a turn lost, by playing on from the played end and from what each coach thinks best. */
export type RolledTurn = { readonly turn: CoachedTurn; readonly loss: Mean };

const TRIALS = { plies: 7, fewest: 4, most: 4, sure: 0, clear: 0 };

export const rollTurn = (search: Search, turn: CoachedTurn): RolledTurn => {
  const { played, own, other, match } = turn;
  const best = isBoardAt(own.best, 0, other.best) ? [own.best] : [own.best, other.best];
  const ends = [played, ...best].map((end) => ({ next: turned(end), sign: -1 }));
  const [mine, ...theirs] = tryEnds(search, ends, { seed: match, ...TRIALS }).worths;
  const worth = Math.max(...theirs.map(({ mean }) => mean));
  const { mean = 0, error = 0, count = 0 } = mine ?? {};
  return { turn, loss: { mean: worth - mean, error, count } };
};

/** The turns on which the coaches differ most, the most first. */
export const farthestApart = (matches: CoachedMatches, most: number): readonly CoachedTurn[] => {
  const apart = ({ own, other }: CoachedTurn): number => Math.abs(own.loss - other.loss);
  return matches
    .flat()
    .toSorted((one, two) => apart(two) - apart(one))
    .slice(0, most);
};

/** The pupil's first turns that one of the coaches calls a mistake. */
export const mistakesIn = (matches: CoachedMatches, most: number): readonly CoachedTurn[] =>
  matches
    .flat()
    .filter(({ by, own, other }) => by === "pupil" && (isMistake(own) || isMistake(other)))
    .slice(0, most);

/** How far a coach's losses are from those of the rollouts: bias, and root mean square. */
export const errorOf = (
  rolled: readonly RolledTurn[],
  coach: "own" | "other",
): { readonly bias: Mean; readonly spread: number } => {
  const errors = rolled.map(({ turn, loss }) => turn[coach].loss - loss.mean);
  const square = meanOf(errors.map((error) => error ** 2)).mean;
  return { bias: meanOf(errors), spread: Math.sqrt(square) };
};
