/**
 * The vocabulary. Points are **own points**: each player counts from their own home, 24 is
 * farthest. Checkers move from high to low. From `BAR` (25), die `d` enters on 25 − d. 0 or below
 * is `OFF`.
 */

export type Die = 1 | 2 | 3 | 4 | 5 | 6;
export type Dice = readonly [Die, Die];

export const OFF = 0;
export const BAR = 25;
export const HEAD = 24;
export const HOME = 6;
/** The most checkers of a side. */
export const CHECKERS = 15;

/** Where a side has the set of its held checkers: `side[HELD]`, bit p for point p. */
export const HELD = 26;

/** An own point, 1–24, or `BAR`, or `OFF`. */
export type Point = number;

/**
 * How many checkers of one player stand where: 26 counts, from `OFF` over points 1–24 to `BAR`. A
 * side with held checkers has one more number, at `HELD`: where they are.
 */
export type Side = readonly number[];

/** A position as the player to move sees it; each side is counted in its own points. */
export type Position = { readonly own: Side; readonly other: Side };

export type Move = {
  readonly from: Point;
  readonly to: Point;
  readonly die: Die;
  /** Whether the move lands on a lone opposing checker and hits it, or holds it. */
  readonly hit: boolean;
};

/** The two kinds of game by which people's figures, nets and menus are kept apart. */
export type Family = "short" | "long";

/** How a game is won where wins have names (README.md, section 6). */
export type WayToWin = "oin" | "mars" | "koks" | "home-mars" | "mother";

/** How many checkers a loser can have left. */
export const LEFT = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] as const;

/** A win for the difference: the checkers that the loser has not borne off. */
export type Difference = `difference-${(typeof LEFT)[number]}`;

export type Outcome = WayToWin | Difference;

/** Every choice on which the sources differ (README.md, sections 3–7); a ruleset is such a set. */
export type Switches = {
  /** Whether the players move towards each other, or both go the same way round. */
  readonly way: "towards" | "same";
  /** Where the sides meet, a lone checker is hit, or held, or any checker closes its point. */
  readonly meeting: "hit" | "pin" | "block";
  /**
   * Where the checkers begin. `spread`: 24:2 13:5 8:3 6:5. `nack`: 24:2 23:2 13:4 8:3 6:4. `rear`:
   * 24:1 23:1 22:1. `head`: all on 24. `head-and-home`: 24:4, the others on 6.
   */
  readonly start: "spread" | "nack" | "rear" | "head" | "head-and-home";
  readonly checkers: 3 | 7 | 15;
  /** Whether the dice of the opening throw are the first roll (000, 004; 002, 003). */
  readonly opening: "kept" | "anew";
  /**
   * What a step counts that ends the game: the one die that it plays, or all dice of the turn, so
   * that a turn that ends later is no better (section 2).
   */
  readonly lastStep: "one-die" | "all-dice";
  /** What a checker that hit in its own home may still do in that turn (000, bearing off г). */
  readonly homeHit: "free" | "no-bear-off" | "no-hiding" | "no-running";
  /** If a turn can play every die for its full number, only such turns are legal (001 §26). */
  readonly fullMove: boolean;
  /** One checker a turn leaves the head, or any, or none before the first has passed the other. */
  readonly head: "one" | "free" | "runner";
  /** When a second checker may leave the head on a player's first turn (000, 002, 003). */
  readonly headException: "opponent-head" | "any-double" | "fours-sixes" | "none";
  /** When six own points in a row are allowed, or all six of the start (000, 002, 003). */
  readonly block: "opponent-ahead" | "opponent-home" | "start-quarter" | "free";
  /** Whether six in a row must be opened for an opponent who has nothing but them before him. */
  readonly mustOpen: boolean;
  /** The multiplier of a mother; `off` knows none. */
  readonly mother: 2 | "off";
  /** What both score for a game that is drawn because both mothers are held. */
  readonly bothMothers: 0 | 1;
  /**
   * Who plays the dice that could not be played (000, gulbar). `groups`: the opponent plays those
   * of a climbing double, and a die is lost only if it cannot be played when its turn comes.
   */
  readonly leftover: "lost" | "opponent" | "groups";
  /** A double gives four moves, or also another roll, or all numbers up to six (000). */
  readonly doubles: "four" | "roll-again" | "ascending";
  /** With ascending doubles: how many moves of each number. */
  readonly ascendingMoves: 2 | 4;
  /** With ascending doubles: the first own turn on which one ascends; before, it is four moves. */
  readonly ascendingFromTurn: number;
  /** The multiplier of a koks; `off` makes it a plain mars (000). */
  readonly koks: 3 | "off";
  /** The multiplier of a home mars; `off` makes it a plain mars (000, 002, 003). */
  readonly homeMars: 3 | 4 | "off";
  /** What a win is worth: by its outcome, or the checkers that the loser has not borne off. */
  readonly score: "games" | "difference";
  /** Whether a hundred turns in a row without a move end the game without a winner. */
  readonly frozen: boolean;
  /** Who starts the next game of a series (002). */
  readonly nextFirst: "winner" | "throw" | "alternate";
  readonly cube: boolean;
  readonly raise: "double" | "arithmetic";
  readonly beaver: boolean;
  readonly jacoby: boolean;
  /** How many ties of the opening throw raise the stake; 0 is off. */
  readonly autoDoubles: number;
};

/** A named set of switches. Each game stores its own, so that running games keep their rules. */
export type Ruleset = {
  readonly id: string;
  readonly switches: Switches;
  readonly name?: string;
  /** Only in terms: the games of a medley. Its switches are those of the first one. */
  readonly games?: readonly Ruleset[];
};
