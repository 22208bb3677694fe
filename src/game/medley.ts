import { findRuleset } from "../rules/rulesets.ts";
import type { Ruleset } from "../rules/types.ts";

// A medley is a match that changes its game: its games are played in turn.

/** The points of a medley if nobody says how many. */
export const USUAL_MEDLEY = 5;

/** The points that a menu offers. */
export const MEDLEY_LENGTHS = [USUAL_MEDLEY, 7] as const;

/** A medley has two games at least. */
export const MEDLEY_GAMES = { least: 2, most: 6 } as const;

/** The games of each named medley, in their order (rules/README.md, section 8). */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  tavli: ["portes", "plakoto", "fevga"],
  sreshta: ["prava", "gul-bara", "tapa"],
};

/** Whether a game can be one of a medley: beside a difference of fifteen no other would count. */
export const isForMedley = ({ switches }: Ruleset): boolean => switches.score === "games";

/**
 * A medley of these rulesets of ours; undefined if one of them does not exist or fits no medley, or
 * if they are too few or too many.
 */
export const medleyOf = (
  { id, name }: Pick<Ruleset, "id" | "name">,
  ids: readonly string[],
): Ruleset | undefined => {
  const { least, most } = MEDLEY_GAMES;
  const games = ids.flatMap((one) => findRuleset(one) ?? []);
  const [first] = games;
  if (first === undefined || games.length < ids.length || !games.every(isForMedley))
    return undefined;
  if (games.length < least || games.length > most) return undefined;
  return { id, ...(name !== undefined && { name }), switches: first.switches, games };
};

/** The named medleys. */
export const MEDLEYS: readonly Ruleset[] = Object.freeze(
  Object.entries(NAMED).flatMap(([id, ids]) => medleyOf({ id }, ids) ?? []),
);
