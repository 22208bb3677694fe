import { z } from "zod";
import { DICE_PAIR, DIE, MOVE, storedRuleset } from "../../../game/stored.ts";
import { heldOf, sideOf } from "../../../rules/position.ts";
import { BAR, CHECKERS, type Ruleset, type Side } from "../../../rules/types.ts";
import {
  bestMoves,
  type JudgedDecision,
  type SevenDecision,
  type SevenEnd,
  THEMES,
  withLosses,
} from "./decision.ts";

/*
 * A decision of its own says its ruleset and what its ends lose. One in a set of a seven has the
 * ruleset of its set, and what all its ends are worth.
 */

/** In SQL, by what a stored decision of its own is known, whatever its turns lose. */
export const ASKED = "'$.own', '$.other', '$.roll'";

/** Checkers by own point. Those missing from all that a side has are off. */
const side = z
  .record(z.string().regex(/^([1-9]|1\d|2[0-5])$/), z.int().min(1).max(CHECKERS))
  .refine((counts) => Object.values(counts).reduce((sum, count) => sum + count, 0) <= CHECKERS);

type StoredSides = Readonly<Record<"own" | "other", z.infer<typeof side>>>;

/** Where checkers are held, as the sets of both sides. */
const held = z.object({ own: z.int().min(0), other: z.int().min(0) });

const match = z.object({ to: z.int(), own: z.int(), other: z.int(), isCrawford: z.boolean() });

const positionOf = (
  { own, other }: StoredSides,
  { switches }: Ruleset,
  holds: z.infer<typeof held> = { own: 0, other: 0 },
) => ({
  own: sideOf(own, switches.checkers, holds.own),
  other: sideOf(other, switches.checkers, holds.other),
});

const countsOf = (counts: Side): Record<string, number> =>
  Object.fromEntries(
    counts.flatMap((count, point) =>
      point > 0 && point <= BAR && count > 0 ? [[point, count]] : [],
    ),
  );

const SHARED = { own: side, other: side, theme: z.literal(THEMES) };

const roll = z.union([
  z.object({ dice: DICE_PAIR, ownTurn: z.int().min(1) }),
  z.object({ pending: z.array(DIE).min(1).readonly() }),
]);

const decision = z
  .object({
    ...SHARED,
    held: held.exactOptional(),
    match: match.exactOptional(),
    ruleset: storedRuleset,
    roll,
    best: z.array(MOVE).readonly(),
    ends: z.array(z.tuple([z.string(), z.int().min(0)])).min(1),
  })
  .transform(
    ({ own, other, held: holds, match: so, ruleset, roll, theme, best, ends }): JudgedDecision => ({
      ...{ ruleset, roll, theme, best },
      ...(so && { match: so }),
      position: positionOf({ own, other }, ruleset, holds),
      ends: ends.map(([key, loss]) => ({ key, loss })),
    }),
  );

/** Reads a stored decision; throws if it is damaged. */
export const readDecision = (text: string): JudgedDecision => decision.parse(JSON.parse(text));

export const writeDecision = (decision: JudgedDecision): string => {
  const { position, ends, ...rest } = decision;
  const holds = { own: heldOf(position.own), other: heldOf(position.other) };
  return JSON.stringify({
    ...rest,
    best: bestMoves(decision),
    own: countsOf(position.own),
    other: countsOf(position.other),
    ...(holds.own + holds.other > 0 && { held: holds }),
    ends: ends.map(({ key, loss }) => [key, loss]),
  });
};

const thousandths = z.int().transform((value) => value / 1000);
const chance = z
  .int()
  .min(0)
  .max(1000)
  .transform((value) => value / 1000);

/** Key; in thousandths: equity, chances to win, to win mars, to lose mars, and the error. */
const end = z
  .tuple([z.string().regex(/^[a-z]*>[a-z]*(\*[b-y]+)?$/), thousandths, chance, chance, chance])
  .rest(thousandths)
  .transform(([key, equity, win, winMars, loseMars, error]) => ({
    key,
    equity,
    chances: { win, winMars, loseMars },
    ...(error !== undefined && { error }),
  }));

/** A decision in a set, which has the ruleset. */
export const DECISION_IN_SET = z.object({
  ...SHARED,
  dice: DICE_PAIR,
  ownTurn: z.literal([1, 2]),
  ends: z.array(end).min(2),
});

export const decisionInSet = (
  ruleset: Ruleset,
  { own, other, dice, ownTurn, theme, ends }: z.infer<typeof DECISION_IN_SET>,
): SevenDecision => ({
  ...{ ruleset, roll: { dice, ownTurn }, theme },
  position: positionOf({ own, other }, ruleset),
  ends: withLosses(ends),
});

const inThousandths = (value: number): number => Math.round(value * 1000);

const writeEnd = ({ key, equity, chances, error }: SevenEnd): readonly (string | number)[] => {
  const { win, winMars, loseMars } = chances;
  const numbers = [equity, win, winMars, loseMars, ...(error === undefined ? [] : [error])];
  return [key, ...numbers.map(inThousandths)];
};

export const storedInSet = ({ position, roll, theme, ends }: SevenDecision): unknown => ({
  own: countsOf(position.own),
  other: countsOf(position.other),
  ...{ dice: roll.dice, ownTurn: roll.ownTurn },
  theme,
  ends: ends.map(writeEnd),
});
