import { findRuleset } from "../rules/rulesets.ts";
import type { Ruleset } from "../rules/types.ts";

// A medley is a match that changes its game: its games are played in turn.

/** The points of a medley if nobody says how many. */
export const USUAL_MEDLEY = 5;

const LENGTHS: readonly number[] = [USUAL_MEDLEY, 7];

export const MEDLEY_GAMES = { least: 2, most: 6 } as const;

/** To how many points a medley can be asked for. */
export const lengthsOf = ({ id }: Pick<Ruleset, "id">): readonly number[] =>
  id === "sreshta" ? [USUAL_MEDLEY] : LENGTHS;

/** Whether a game can be one of a medley: beside a difference of fifteen no other would count. */
export const isForMedley = ({ switches }: Ruleset): boolean => switches.score === "games";

/** A medley of these; undefined if one is unknown or unfit, or they are too few or too many. */
export const medleyOf = <const Id extends string>(
  { id, name }: Pick<Ruleset, "name"> & { readonly id: Id },
  ids: readonly string[],
): (Ruleset & { readonly id: Id }) | undefined => {
  const { least, most } = MEDLEY_GAMES;
  const games = ids.flatMap((one) => findRuleset(one) ?? []);
  const [first] = games;
  if (first === undefined || games.length < ids.length || !games.every(isForMedley))
    return undefined;
  if (games.length < least || games.length > most) return undefined;
  return { id, ...(name !== undefined && { name }), switches: first.switches, games };
};

/** The named medleys, with their games in order (rules/README.md, section 8). */
export const MEDLEYS = Object.freeze(
  [
    medleyOf({ id: "tavli" }, ["portes", "plakoto", "fevga"]),
    medleyOf({ id: "sreshta" }, ["prava", "gul-bara", "tapa"]),
  ].flatMap((one) => one ?? []),
);
