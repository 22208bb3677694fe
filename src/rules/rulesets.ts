import type { Ruleset, Switches } from "./types.ts";

/** A ruleset that changes a few switches of its base. Frozen, because all games share it. */
const define = (id: string, base: Switches, differing: Partial<Switches> = {}): Ruleset =>
  Object.freeze({ id, switches: Object.freeze({ ...base, ...differing }) });

/** Short nardy by international rules (004; the cube also 000). */
export const short = define("short", {
  way: "towards",
  meeting: "hit",
  start: "spread",
  checkers: 15,
  opening: "kept",
  homeHit: "free",
  fullMove: false,
  headException: "none",
  block: "free",
  leftover: "lost",
  doubles: "four",
  ascendingMoves: 2,
  ascendingFromTurn: 1,
  koks: 3,
  homeMars: "off",
  nextFirst: "throw",
  cube: false,
  raise: "double",
  beaver: false,
  jacoby: false,
  autoDoubles: 0,
});

/** Short nardy where a checker that hit at home may not be borne off in that turn (000, part г). */
const shortStrict = define("short-strict", short.switches, { homeHit: "no-bear-off" });

/** Short nardy where a turn must use every pip of the roll if it can (001 §26). */
const shortFull = define("short-full", short.switches, { fullMove: true });

/**
 * Short nardy where a checker that hit at home may not join another in that turn (000, Caucasian).
 */
const shortCaucasian = define("short-caucasian", short.switches, { homeHit: "no-hiding" });

/** Long nardy (000). */
export const long = define("long", {
  way: "same",
  meeting: "block",
  start: "head",
  checkers: 15,
  opening: "anew",
  homeHit: "free",
  fullMove: false,
  headException: "opponent-head",
  block: "opponent-ahead",
  leftover: "lost",
  doubles: "four",
  ascendingMoves: 2,
  ascendingFromTurn: 1,
  koks: "off",
  homeMars: 3,
  nextFirst: "throw",
  cube: false,
  raise: "double",
  beaver: false,
  jacoby: false,
  autoDoubles: 0,
});

/**
 * Long nardy by 002: any double lets two checkers leave the head; no block until the opponent is
 * home.
 */
const longClassic = define("long-classic", long.switches, {
  headException: "any-double",
  block: "opponent-home",
  nextFirst: "winner",
});

/** Long nardy with oin and mars only (003). */
const longFederation = define("long-federation", long.switches, { homeMars: "off" });

/** Gulbar (000): the opponent plays the unplayed dice; a fully played double rolls again. */
export const gulbar = define("gulbar", long.switches, {
  leftover: "opponent",
  doubles: "roll-again",
});

/** Mad gulbar (000): the opponent plays the unplayed dice; a double climbs up to the sixes. */
export const madGulbar = define("mad-gulbar", long.switches, {
  leftover: "opponent",
  doubles: "ascending",
});

/** Long nardy with seven checkers a side, for a few minutes (ours). */
const quickLong = define("quick-long", long.switches, { checkers: 7 });

/** Short nardy with three checkers a side (section 8). */
const hypergammon = define("hypergammon", short.switches, { start: "rear", checkers: 3 });

/** What the hitting games of the neighbours share: no koks, and the winner begins the next game. */
const neighbours: Partial<Switches> = { koks: "off", nextFirst: "winner" };

/** Turkey and Greece: who begins rolls again, and no checker hits at home and runs (section 8). */
const ofTavla: Partial<Switches> = { ...neighbours, opening: "anew", homeHit: "no-running" };
const tavla = define("tavla", short.switches, ofTavla);
const portes = define("portes", short.switches, ofTavla);

/** Iran (section 8). */
const takhteh = define("takhteh", short.switches, { ...neighbours, homeHit: "no-running" });

/** Bulgaria (section 8). */
const prava = define("prava", short.switches, { koks: "off" });

/** The Arab countries and Israel (section 8). */
const tawla = define("tawla", short.switches, { ...neighbours, opening: "anew" });

/** Short nardy with four checkers behind instead of two (section 8). */
const nackgammon = define("nackgammon", short.switches, { start: "nack" });

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
  quickLong,
  hypergammon,
  nackgammon,
  tavla,
  portes,
  takhteh,
  prava,
  tawla,
]);

/** The ruleset with this id, if there is one. */
export const findRuleset = (id: string): Ruleset | undefined =>
  RULESETS.find((ruleset) => ruleset.id === id);
