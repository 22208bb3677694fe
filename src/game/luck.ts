import { isDouble } from "../rules/dice.ts";
import type { Dice } from "../rules/types.ts";
import type { Colour, Game, TurnRecord } from "./types.ts";

/** A run of rolls that chance alone seldom makes. */
export type LuckyRun = {
  readonly note: "doubles" | "same-double" | "same-roll" | "no-double";
  readonly by: Colour;
  /** The rolls of the run, and the last of them. */
  readonly rolls: number;
  readonly dice: Dice;
  /** So many runs of that length have one like it. */
  readonly oneIn: number;
};

const isSame = ([first, second]: Dice, other: Dice): boolean =>
  (first === other[0] && second === other[1]) || (first === other[1] && second === other[0]);
const areSame = (rolls: readonly Dice[]): boolean =>
  rolls.every((roll, at) => at === 0 || isSame(roll, rolls[0] ?? roll));

type RunKind = Pick<LuckyRun, "note" | "rolls"> & {
  /** The chance of each roll: one that was named before, for those that are the same. */
  readonly chance: number;
  readonly is: (rolls: readonly Dice[]) => boolean;
};

/** The rarest first. */
const KINDS: readonly RunKind[] = [
  {
    ...{ note: "same-roll", rolls: 3, chance: 1 / 18 },
    is: (rolls) => areSame(rolls) && !rolls.some(isDouble),
  },
  {
    ...{ note: "same-double", rolls: 2, chance: 1 / 36 },
    is: (rolls) => areSame(rolls) && rolls.every(isDouble),
  },
  { note: "no-double", rolls: 30, chance: 5 / 6, is: (rolls) => !rolls.some(isDouble) },
  { note: "doubles", rolls: 3, chance: 1 / 6, is: (rolls) => rolls.every(isDouble) },
];

/** A run is news for its last roll and the one after it. */
const NEWS = 2;

/** The first lucky run of a game, while it is news. Later runs are not told. */
export const luckyRun = (game: Game): LuckyRun | undefined => {
  const rolls = rollsOf(game);
  const past: Record<Colour, readonly Dice[]> = { white: [], black: [] };
  for (const [at, { by, dice }] of rolls.entries()) {
    past[by] = [...past[by], dice];
    const kind = KINDS.find(({ rolls: length, is }) => {
      const last = past[by].slice(-length);
      return last.length === length && is(last);
    });
    if (!kind) continue;
    const { note, rolls: length, chance } = kind;
    const oneIn = Math.round(1 / chance ** length);
    return rolls.length - at <= NEWS ? { note, by, dice, rolls: length, oneIn } : undefined;
  }
  return undefined;
};

/** The rolls so far, without one that is the throw of the opening: that is never a double. */
const rollsOf = ({ ruleset, history, phase, toMove, openingThrows }: Game) => {
  const turns: readonly Pick<TurnRecord, "by" | "part" | "dice">[] =
    phase.kind === "moving"
      ? [...history, { by: toMove, part: phase.part, dice: phase.turn.all }]
      : history;
  const rolls = turns.flatMap(({ by, part, dice: [first, second] }) => {
    const isRoll = part === "roll" && first !== undefined && second !== undefined;
    return isRoll ? [{ by, dice: [first, second] as const }] : [];
  });
  const isKept = openingThrows.length > 0 && ruleset.switches.opening === "kept";
  return isKept ? rolls.slice(1) : rolls;
};
