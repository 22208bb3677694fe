import { createHmac } from "node:crypto";
import { rankTurns } from "../../../ai/choose.ts";
import type { Player } from "../../../ai/players.ts";
import { createRandom } from "../../../ai/rollouts/sampling.ts";
import { isDouble } from "../../../rules/dice.ts";
import { familyOf } from "../../../rules/family.ts";
import { flip, startPosition } from "../../../rules/position.ts";
import { CHECKERS, type Dice, type Family, HEAD, type Position } from "../../../rules/types.ts";
import type { DecisionTheme, SevenDecision } from "../decision/decision.ts";
import { distanceOf } from "../decision/ends.ts";
import { SEVEN, SEVEN_RULESETS, type Seven } from "./types.ts";
import {
  type Asking,
  type Effort,
  FULL_EFFORT,
  LEAST_GAP,
  MOST_GAP,
  valueDecision,
} from "./value.ts";

/** An unfinished set: a plain value, so that it can be stored and continued. */
export type SevenDraft = Seven & {
  /** In hexadecimal. The whole set follows from it, the game and the label. */
  readonly secret: string;
  readonly label: string;
  readonly tried: number;
};

export const newDraft = (secret: string, game: Family, label: string): SevenDraft => ({
  secret,
  game,
  label,
  tried: 0,
  decisions: [],
});

export const isMade = ({ decisions }: SevenDraft): boolean => decisions.length >= SEVEN;

/** The latest turn from which on a game is searched for decisions, and for how many turns. */
const LATEST: Readonly<Record<Family, number>> = { long: 48, short: 36 };
const LOOKED_INTO = 24;
/** A game gives at most this many decisions, this many turns apart. */
const [MOST_OF_GAME, SPACING] = [2, 12];
/** If a look ahead finds a lead of this size, rollouts seldom find a smaller one. */
const LIKELY_GAP = LEAST_GAP + 0.015;
const [LEAST_WIN, MOST_WIN] = [0.1, 0.9];
const FEWEST_ENDS = 4;

/** The limits in a set: of one theme, of openings, of races. */
const MOST_ALIKE = 3;
const isRare = (theme: DecisionTheme): boolean => theme === "opening" || isRace(theme);
const isRace = (theme: DecisionTheme): boolean => theme === "race" || theme === "bear-off";
/** Two positions are alike if at most this many checkers stand elsewhere. */
const ALIKE = 8;

const sameRoll = ([one, two]: Dice, [first, second]: Dice): boolean =>
  (one === first && two === second) || (one === second && two === first);

const isUnlike = (
  decisions: readonly SevenDecision[],
  { position, roll, theme }: Asking,
): boolean => {
  const ofTheme = decisions.filter((one) =>
    isRace(theme) ? isRace(one.theme) : one.theme === theme,
  );
  return (
    ofTheme.length < (isRare(theme) ? 1 : MOST_ALIKE) &&
    decisions.every(
      (one) => !sameRoll(one.roll.dice, roll.dice) && distanceOf(one.position, position) > ALIKE,
    )
  );
};

const isOpenGame = (win: number): boolean => win >= LEAST_WIN && win <= MOST_WIN;

/** A candidate turn: its best end leads by enough, in a game that is still open. */
type CandidateTurn = { readonly turn: number; readonly position: Position; readonly dice: Dice };

/** Plays a game of `best` against itself and stops at each candidate decision. */
function* decisionsMet(
  player: Player,
  game: Family,
  [seed, index]: readonly [number, number],
): Generator<CandidateTurn> {
  const random = createRandom(seed, index);
  const from = 1 + random.below(LATEST[game]);
  let position = startPosition(player.ruleset);
  for (let turn = 0; turn < from + LOOKED_INTO; turn++) {
    let dice = random.dice();
    // The higher die begins, so a game's first roll is no double.
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
  familyOf(ruleset.switches) === "long" && own[HEAD] === CHECKERS ? 1 : 2;

const isFound = (found: SevenDecision | "unwanted" | "doubtful"): found is SevenDecision =>
  found !== "unwanted" && found !== "doubtful" && isOpenGame(found.ends[0]?.chances.win ?? 0);

/** Numbers from a secret and a label, unpredictable without the secret. */
type Seeds = readonly [first: number, second: number, third: number];

const seedsOf = (secret: string, label: string): Seeds => {
  const digest = createHmac("sha256", Buffer.from(secret, "hex")).update(label).digest();
  return [digest.readInt32LE(0), digest.readInt32LE(4), digest.readInt32LE(8)];
};

/** Tries one more game: the draft with one or two more decisions, or none if none was sure. */
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
    const roll = { dice, ownTurn: ownTurnIn(player, position) };
    const asking = { ruleset: SEVEN_RULESETS[game], position, roll };
    const isWanted = (one: Asking): boolean => isUnlike(decisions, one);
    const found = valueDecision(player, asking, { seed: trials, effort, isWanted });
    if (!isFound(found)) continue;
    decisions = [...decisions, found];
    earliest = turn + SPACING;
    if (--left === 0) break;
  }
  return { ...draft, tried: tried + 1, decisions };
};
