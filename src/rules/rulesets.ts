import type { Ruleset, Switches } from "./types.ts";

/** A ruleset that differs from its base by a few switches; frozen, as it is shared by all games. */
const define = (id: string, base: Switches, differing: Partial<Switches> = {}): Ruleset =>
  Object.freeze({ id, switches: Object.freeze({ ...base, ...differing }) });

/** Short nardy by international rules (004; the cube also 000). */
export const short = define("short", {
  family: "short",
  homeHit: "free",
  fullMove: false,
  headException: "none",
  block: "free",
  leftover: "lost",
  doubles: "four",
  ascendingMoves: 2,
  ascendingFromTurn: 1,
  homeMars: "off",
  nextFirst: "throw",
  cube: false,
  raise: "double",
  beaver: false,
  jacoby: false,
  autoDoubles: 0,
});

/** Short nardy where a checker that hit at home is not borne off in that turn (000, part г). */
const shortStrict = define("short-strict", short.switches, { homeHit: "no-bear-off" });

/** Short nardy where no pip of a roll may be wasted if it can be avoided (001 §26). */
const shortFull = define("short-full", short.switches, { fullMove: true });

/** Short nardy where a checker that hit at home may not hide in that turn (000, Caucasian). */
const shortCaucasian = define("short-caucasian", short.switches, { homeHit: "no-hiding" });

/** Long nardy (000). */
export const long = define("long", {
  family: "long",
  homeHit: "free",
  fullMove: false,
  headException: "opponent-head",
  block: "opponent-ahead",
  leftover: "lost",
  doubles: "four",
  ascendingMoves: 2,
  ascendingFromTurn: 1,
  homeMars: 3,
  nextFirst: "throw",
  cube: false,
  raise: "double",
  beaver: false,
  jacoby: false,
  autoDoubles: 0,
});

/** Long nardy by 002: two from the head with any double, no block before the opponent is home. */
const longClassic = define("long-classic", long.switches, {
  headException: "any-double",
  block: "opponent-home",
  nextFirst: "winner",
});

/** Long nardy that knows oin and mars only (003). */
const longFederation = define("long-federation", long.switches, { homeMars: "off" });

/** Gulbar (000): unplayed dice go to the opponent, a double played whole rolls again. */
export const gulbar = define("gulbar", long.switches, {
  leftover: "opponent",
  doubles: "roll-again",
});

/** Mad gulbar (000): unplayed dice go to the opponent, a double climbs to the sixes. */
export const madGulbar = define("mad-gulbar", long.switches, {
  leftover: "opponent",
  doubles: "ascending",
});

/** Every named ruleset, in the order of README.md, section 8. */
export const RULESETS: readonly Ruleset[] = Object.freeze([
  short,
  shortStrict,
  shortFull,
  shortCaucasian,
  long,
  longClassic,
  longFederation,
  gulbar,
  madGulbar,
]);

/** The ruleset of that id, if there is one. */
export const findRuleset = (id: string): Ruleset | undefined =>
  RULESETS.find((ruleset) => ruleset.id === id);
