import { CHANCES, flipChances } from "../chances.ts";
import { adviceBy } from "../cube.ts";
import { flipCube, flipStakes, type Stakes, type StandingCube } from "../cube-formula.ts";
import { raisedBy, type ValuedPlace, worthsByWord } from "../cube-look.ts";
import { BOARD, type Board } from "../inputs/inputs.ts";
import { findBest, frameAt, type Search, turnNumberOn, writeNext } from "../search.ts";
import { gainOf } from "../worth.ts";
import { LONGEST, throwOf } from "./rollout.ts";
import { createRandom } from "./sampling.ts";

/** Below this chance to win nobody doubles, so nobody needs to ask. */
const LEAST_TO_DOUBLE = 0.4;

/** The cube after the side about to roll has thought of raising it; "dropped" ends the game. */
const playCube = (
  stakes: Stakes,
  there: ValuedPlace,
  cube: StandingCube,
): StandingCube | "dropped" => {
  const win = there.chances[there.at * CHANCES] ?? 0;
  if (cube.owner === "other" || win < LEAST_TO_DOUBLE) return cube;
  const { double, take } = adviceBy(stakes, cube, (cubes) => worthsByWord(stakes, there, cubes));
  if (!double) return cube;
  return take ? raisedBy(stakes.ruleset, cube) : "dropped";
};

/**
 * Plays a game to its end by the net's own word, once with each of these cubes: the same dice, the
 * same turns. The side about to roll does not raise now; later both raise, take and drop by the
 * formula. Returns what that side gets with each cube, in points, or as a chance of the match from
 * −1 to 1.
 */
export const playWithCubes = (
  search: Search,
  from: Board,
  given: { readonly stakes: Stakes; readonly cubes: readonly StandingCube[] },
  { seed, number }: { readonly seed: number; readonly number: number },
): readonly number[] => {
  const { ruleset, hasEnded } = search.evaluator;
  const random = createRandom(seed, number);
  const frame = frameAt(search, 0);
  const { board, candidates } = frame;
  const worths = given.cubes.map(() => 0);
  let open = given.cubes.map((cube, at) => ({ cube, at }));
  let { stakes } = given;
  let sign = 1;
  board.set(from);
  for (let ply = 0; open.length > 0; ply++) {
    const dice = throwOf(number, ply, random.dice());
    const end = findBest(search, frame, { dice, ownTurn: turnNumberOn(ruleset, board) });
    const there = { ...candidates, at: end };
    const isOver = hasEnded(candidates.boards, end * BOARD);
    const passes = !isOver && writeNext(search, frame, end, board);
    if (isOver || hasEnded(board, 0) || ply === LONGEST) {
      for (const { cube, at } of open)
        worths[at] = sign * (worthsByWord(stakes, there, [cube])[0] ?? 0);
      break;
    }
    if (passes) {
      flipChances(candidates.chances, end * CHANCES);
      stakes = flipStakes(stakes);
      sign = -sign;
    }
    open = open.flatMap(({ cube: before, at }) => {
      const cube = playCube(stakes, there, passes ? flipCube(before) : before);
      if (cube !== "dropped") return [{ cube, at }];
      worths[at] = sign * gainOf(stakes.match)(before.value);
      return [];
    });
  }
  return worths;
};
