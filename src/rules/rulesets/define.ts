import type { Ruleset, Switches } from "../types.ts";

/** A ruleset that differs from its base by a few switches; frozen, as it is shared by all games. */
export const define = (id: string, base: Switches, differing: Partial<Switches> = {}): Ruleset =>
  Object.freeze({ id, switches: Object.freeze({ ...base, ...differing }) });
