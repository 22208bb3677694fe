import { z } from "zod";
import { DICE_PAIR, DIE, MOVE, storedRuleset } from "../../../../game/stored.ts";
import { sideOf } from "../../../../rules/position.ts";
import type { Ruleset, Side } from "../../../../rules/types.ts";
import type { Puzzle } from "../../decision/decision.ts";
import { countsOf, storedSide, THEMES } from "../../seven/rules/text.ts";

const roll = z.union([
  z.object({ dice: DICE_PAIR, ownTurn: z.int().min(1) }),
  z.object({ pending: z.array(DIE).min(1).readonly() }),
]);

const puzzle = z
  .object({
    ruleset: storedRuleset,
    own: storedSide,
    other: storedSide,
    roll,
    theme: z.literal(THEMES),
    best: z.array(MOVE).readonly(),
    ends: z.array(z.tuple([z.string(), z.int().min(0)])).min(1),
  })
  .transform(
    ({ own, other, ends, ...rest }): Puzzle => ({
      ...rest,
      position: { own: sizedAs(rest.ruleset, own), other: sizedAs(rest.ruleset, other) },
      ends: ends.map(([key, loss]) => ({ key, loss })),
    }),
  );

/** A side is stored without the checkers that are off; how many these are, the ruleset says. */
const sizedAs = ({ switches }: Ruleset, side: Side): Side =>
  sideOf(countsOf(side), switches.checkers);

/** Reads a stored puzzle; throws if it is damaged. */
export const readPuzzle = (text: string): Puzzle => puzzle.parse(JSON.parse(text));

/** A puzzle as JSON for the store. */
export const writePuzzle = ({ position, ends, ...rest }: Puzzle): string =>
  JSON.stringify({
    ...rest,
    own: countsOf(position.own),
    other: countsOf(position.other),
    ends: ends.map(({ key, loss }) => [key, loss]),
  });
