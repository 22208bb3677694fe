import type { Ruleset, Switches } from "./types.ts";

/** A ruleset that changes a few switches of its base. Frozen, because all games share it. */
const define = <const Id extends string>(
  id: Id,
  base: Switches,
  differing: Partial<Switches> = {},
): Ruleset & { readonly id: Id } =>
  Object.freeze({ id, switches: Object.freeze({ ...base, ...differing }) });

/** Short nardy by international rules (004; the cube also 000). */
export const short = define("short", {
  way: "towards",
  meeting: "hit",
  start: "spread",
  checkers: 15,
  opening: "kept",
  lastStep: "one-die",
  homeHit: "free",
  fullMove: false,
  head: "free",
  headException: "none",
  block: "free",
  mustOpen: false,
  mother: "off",
  bothMothers: 0,
  leftover: "lost",
  doubles: "four",
  ascendingMoves: 2,
  ascendingFromTurn: 1,
  koks: 3,
  homeMars: "off",
  score: "games",
  frozen: false,
  nextFirst: "throw",
  cube: false,
  raise: "double",
  beaver: false,
  jacoby: false,
  autoDoubles: 0,
});

/** A checker that hit at home may not be borne off in that turn (000, part г). */
const shortStrict = define("short-strict", short.switches, { homeHit: "no-bear-off" });

/** A turn must use every pip of the roll if it can (001 §26). */
const shortFull = define("short-full", short.switches, { fullMove: true });

/** A checker that hit at home may not join another in that turn (000, Caucasian). */
const shortCaucasian = define("short-caucasian", short.switches, { homeHit: "no-hiding" });

/** Long nardy (000). */
export const long = define("long", {
  way: "same",
  meeting: "block",
  start: "head",
  checkers: 15,
  opening: "anew",
  lastStep: "one-die",
  homeHit: "free",
  fullMove: false,
  head: "one",
  headException: "opponent-head",
  block: "opponent-ahead",
  mustOpen: false,
  mother: "off",
  bothMothers: 0,
  leftover: "lost",
  doubles: "four",
  ascendingMoves: 2,
  ascendingFromTurn: 1,
  koks: "off",
  homeMars: 3,
  score: "games",
  frozen: false,
  nextFirst: "throw",
  cube: false,
  raise: "double",
  beaver: false,
  jacoby: false,
  autoDoubles: 0,
});

/** By 002: any double frees two checkers; no block until the opponent is home. */
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
export const hypergammon = define("hypergammon", short.switches, {
  ...{ start: "rear", checkers: 3, lastStep: "all-dice" },
});

/** A step that ends the game counts as all dice (section 2). */
const atOnce: Partial<Switches> = { lastStep: "all-dice" };

/** What the hitting games of the neighbours share: no koks, and the winner begins the next game. */
const neighbours: Partial<Switches> = { ...atOnce, koks: "off", nextFirst: "winner" };

/** Turkey and Greece: who begins rolls again, and no checker hits at home and runs (section 8). */
const ofTavla: Partial<Switches> = { ...neighbours, opening: "anew", homeHit: "no-running" };
const tavla = define("tavla", short.switches, ofTavla);
const portes = define("portes", short.switches, ofTavla);

/** Iran (section 8). */
const takhteh = define("takhteh", short.switches, { ...neighbours, homeHit: "no-running" });

/** Bulgaria (section 8). */
const prava = define("prava", short.switches, { ...atOnce, koks: "off" });

/** The Arab countries and Israel (section 8). */
const tawla = define("tawla", short.switches, { ...neighbours, opening: "anew" });

/** Short nardy with four checkers behind instead of two (section 8). */
export const nackgammon = define("nackgammon", short.switches, { ...atOnce, start: "nack" });

/** Turkey: tavla in which a double climbs to the sixes; what cannot be played is lost. */
const celebi = define("celebi", prava.switches, { doubles: "ascending", ascendingMoves: 4 });

/** Bulgaria: a double climbs from the fourth own roll, and the opponent plays what is left. */
const climbsByGroups: Partial<Switches> = {
  doubles: "ascending",
  ascendingMoves: 4,
  ascendingFromTurn: 4,
  leftover: "groups",
};
const chelebi = define("chelebi", prava.switches, climbsByGroups);

/** Greece: a lone checker is held, not hit; all begin on 24 (section 8). */
const plakoto = define("plakoto", short.switches, {
  ...neighbours,
  ...{ meeting: "pin", start: "head", opening: "anew", mother: 2 },
});

/** Bulgaria: plakoto in which two mothers score a point each. */
const tapa = define("tapa", plakoto.switches, {
  ...{ opening: "kept", nextFirst: "throw", bothMothers: 1 },
});

/** The Arab countries: plakoto without a mother. If both hold the other's, nobody moves again. */
const mahbusa = define("mahbusa", plakoto.switches, { mother: "off", frozen: true });

/** What the blocking games of the neighbours share: no home mars. */
const blocking: Partial<Switches> = { homeMars: "off", nextFirst: "winner", headException: "none" };

/** Greece: no other checker moves until the first is past the opponent's head. */
const fevga = define("fevga", long.switches, {
  ...blocking,
  ...{ head: "runner", block: "start-quarter", mustOpen: true },
});

/** Turkey: fevga without the duty to open. */
const moultezim = define("moultezim", fevga.switches, { mustOpen: false });

/** Bulgaria: any number leaves the head, blocks stand anywhere, doubles climb. */
const gulBara = define("gul-bara", long.switches, {
  ...{ ...blocking, ...climbsByGroups },
  ...{ opening: "kept", nextFirst: "throw", head: "free", block: "free", frozen: true },
});

/** Georgia: four begin on the head, the others at home; what the loser has left is scored. */
const khachapuri = define("khachapuri", long.switches, {
  ...{ ...blocking, start: "head-and-home", head: "free", block: "free" },
  ...{ score: "difference", frozen: true },
});

/** Azerbaijan: long nardy with a second checker on a first 4-4 or 6-6. */
const uzun = define("uzun", long.switches, { ...blocking, headException: "fours-sixes" });

/** Games that their countries play without the cube. */
const WITHOUT_CUBE = [
  ...[tavla, portes, takhteh, prava, tawla, celebi, chelebi],
  ...[fevga, moultezim, uzun, gulBara, khachapuri, mahbusa, plakoto, tapa],
];

/** Every named ruleset, in the order of README.md, section 8. */
export const RULESETS = Object.freeze([
  ...[short, shortStrict, shortFull, shortCaucasian],
  ...[long, longClassic, longFederation, gulbar, madGulbar, quickLong],
  ...[hypergammon, nackgammon, ...WITHOUT_CUBE],
]);

/** Whether the game can be played with the cube; an own ruleset always can (section 8). */
export const knowsCube = ({ id }: Pick<Ruleset, "id">): boolean =>
  !WITHOUT_CUBE.some((one) => one.id === id);

const BY_ID: ReadonlyMap<string, Ruleset> = new Map(RULESETS.map((one) => [one.id, one]));

/** The ruleset with this id, if there is one. */
export const findRuleset = (id: string): Ruleset | undefined => BY_ID.get(id);
