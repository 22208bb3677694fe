import { rankTurns } from "../../../ai/choose.ts";
import type { Player } from "../../../ai/players.ts";
import { createRandom } from "../../../ai/rollouts/random.ts";
import { isDouble } from "../../../rules/dice.ts";
import { flip, startPosition } from "../../../rules/position.ts";
import { CHECKERS, type Dice, HEAD, type Position } from "../../../rules/types.ts";
import { distanceOf } from "./ends.ts";
import { seedsOf } from "./seeds.ts";
import { SEVEN, type Seven, type SevenDecision, type SevenGame, type SevenTheme } from "./types.ts";
import { type Asking, type Effort, FULL_EFFORT, LEAST_GAP, MOST_GAP, valued } from "./value.ts";

/** A set in the making: a plain value, so that it can be kept and gone on with. */
export type SevenDraft = Seven & {
  /** In hexadecimal; what is made follows from it, from the game and from the label. */
  readonly secret: string;
  readonly label: string;
  /** Games that have been tried. */
  readonly tried: number;
};

/** A set of which nothing is made yet. */
export const newDraft = (secret: string, game: SevenGame, label: string): SevenDraft => ({
  secret,
  game,
  label,
  tried: 0,
  decisions: [],
});

/** Whether a draft has all that a set needs. */
export const isMade = ({ decisions }: SevenDraft): boolean => decisions.length >= SEVEN;

/** Games are looked into from one of these turns on, chosen by chance, and for so many turns. */
const LATEST: Readonly<Record<SevenGame, number>> = { long: 48, short: 36 };
const LOOKED_INTO = 24;
/** What a game gives a set at most, so many turns apart. */
const [MOST_OF_GAME, SPACING] = [2, 12];
/** What a look ahead takes for this much is not too often found to be less. */
const LIKELY_GAP = LEAST_GAP + 0.015;
const [LEAST_WIN, MOST_WIN] = [0.1, 0.9];
const FEWEST_ENDS = 4;

/** In a set: of one theme, of openings, of races. */
const MOST_ALIKE = 3;
const isRare = (theme: SevenTheme): boolean => theme === "opening" || isRace(theme);
const isRace = (theme: SevenTheme): boolean => theme === "race" || theme === "bear-off";
/** Two positions are alike if no more checkers than these stand elsewhere. */
const ALIKE = 8;

const sameRoll = ([one, two]: Dice, [first, second]: Dice): boolean =>
  (one === first && two === second) || (one === second && two === first);

/** Whether a decision is unlike those that a set has already. */
const isUnlike = (
  decisions: readonly SevenDecision[],
  { position, dice, theme }: Asking,
): boolean => {
  const ofTheme = decisions.filter((one) =>
    isRace(theme) ? isRace(one.theme) : one.theme === theme,
  );
  return (
    ofTheme.length < (isRare(theme) ? 1 : MOST_ALIKE) &&
    decisions.every(
      (one) => !sameRoll(one.dice, dice) && distanceOf(one.position, position) > ALIKE,
    )
  );
};

const isOpenGame = (win: number): boolean => win >= LEAST_WIN && win <= MOST_WIN;

/** A turn that may do: its best is ahead of the next by enough, in a game that is open. */
type Met = { readonly turn: number; readonly position: Position; readonly dice: Dice };

/** Plays a game of the best against itself and stops where there is something to decide. */
function* decisionsMet(
  player: Player,
  game: SevenGame,
  [seed, index]: readonly [number, number],
): Generator<Met> {
  const random = createRandom(seed, index);
  const from = 1 + random.below(LATEST[game]);
  let position = startPosition(player.ruleset);
  for (let turn = 0; turn < from + LOOKED_INTO; turn++) {
    let dice = random.dice();
    // Who rolls higher begins: a game's first roll is no double.
    while (turn === 0 && isDouble(dice)) dice = random.dice();
    const ownTurn = ownTurnIn(player, position);
    const ranked = rankTurns(player, { position, roll: { dice, ownTurn } }, { top: FEWEST_ENDS });
    const [best, second] = ranked;
    if (best === undefined || best.position.own[0] === CHECKERS) return;
    if (turn >= from && second !== undefined && ranked.length === FEWEST_ENDS) {
      const gap = best.equity - second.equity;
      if (gap >= LIKELY_GAP && gap <= MOST_GAP && isOpenGame(best.chances.win))
        yield { turn, position, dice };
    }
    position = flip(best.position);
  }
}

const ownTurnIn = ({ ruleset }: Player, { own }: Position): 1 | 2 =>
  ruleset.switches.family === "long" && own[HEAD] === CHECKERS ? 1 : 2;

const isFound = (found: SevenDecision | "unwanted" | "doubtful"): found is SevenDecision =>
  found !== "unwanted" && found !== "doubtful" && isOpenGame(found.ends[0]?.chances.win ?? 0);

/** Tries one more game: the draft with a decision more, or two, or with none where none was sure. */
export const tryGame = (
  usual: Player,
  draft: SevenDraft,
  effort: Effort = FULL_EFFORT,
): SevenDraft => {
  const player = { ...usual, plies: effort.look ?? usual.plies };
  const { secret, game, label, tried } = draft;
  const [seed, index, trials] = seedsOf(secret, `seven ${game} ${label} ${tried}`);
  let decisions = draft.decisions;
  let [left, earliest] = [Math.min(MOST_OF_GAME, SEVEN - decisions.length), 0];
  for (const { turn, position, dice } of decisionsMet(player, game, [seed, index])) {
    if (turn < earliest) continue;
    const asking = { game, position, dice, ownTurn: ownTurnIn(player, position) };
    const isWanted = (one: Asking): boolean => isUnlike(decisions, one);
    const found = valued(player, asking, { seed: trials, effort, isWanted });
    if (!isFound(found)) continue;
    decisions = [...decisions, found];
    earliest = turn + SPACING;
    if (--left === 0) break;
  }
  return { ...draft, tried: tried + 1, decisions };
};
