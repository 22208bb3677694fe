import type { Result } from "../rules/result.ts";
import type { Turn } from "../rules/turn.ts";
import type { Dice, Die, Move, Outcome, Point, Ruleset, Side } from "../rules/types.ts";

export type Colour = "white" | "black";

export type PerColour<T> = Readonly<Record<Colour, T>>;

export type OpeningThrow = PerColour<Die>;

/** How a turn came to its end: by the player, by having no choice, or by having no move. */
export type TurnEnd = "played" | "forced" | "passed";

/** What was played: the player's own roll, or the dice that their opponent left over (gulbar). */
export type TurnPart = "roll" | "leftovers";

export type TurnRecord = {
  readonly by: Colour;
  readonly part: TurnPart;
  /** The dice of the turn, each as often as it was to be played. */
  readonly dice: readonly Die[];
  readonly moves: readonly Move[];
  readonly rest: readonly Die[];
  readonly end: TurnEnd;
};

/** `dropped`: a double was refused; `claimed`: the loser did not play on. */
export type Ending = "borne-off" | "resigned" | "dropped" | "claimed";

export type GameResult = {
  readonly winner: Colour;
  readonly outcome: Outcome;
  readonly ending: Ending;
  /** What the stake is multiplied by: the cube, and what the outcome counts for. */
  readonly cube: bigint;
  readonly multiplier: number;
};

export type Cube = {
  readonly value: bigint;
  readonly owner: Colour | "centre";
  /** Somebody offered a double in this game: mars and koks count (Jacoby). */
  readonly offered: boolean;
};

export type Phase =
  | { readonly kind: "opening" }
  /** The player to move has to roll; `again` after a double of gulbar. */
  | { readonly kind: "rolling"; readonly again: boolean }
  | {
      readonly kind: "moving";
      readonly part: TurnPart;
      readonly turn: Turn;
      /** The turn before each move made so far, for undoing. */
      readonly before: readonly Turn[];
      /** How many of them each press made that still counts: one undo takes back one press. */
      readonly presses: readonly number[];
      /** The version with which the turn began, or with which a move was last undone. */
      readonly since: number;
    }
  | { readonly kind: "doubled"; readonly by: Colour; readonly beaver: boolean }
  | { readonly kind: "over"; readonly result: GameResult };

export type PhaseOf<Kind extends Phase["kind"]> = Extract<Phase, { readonly kind: Kind }>;

type Resignation = { readonly by: Colour; readonly outcome: Outcome };

/** How an offer was answered; a double that was refused ends the game. */
export type OfferAnswer = "taken" | "beaver-taken" | "beaver-dropped" | "resignation-declined";

export type Game = {
  readonly ruleset: Ruleset;
  /** How many events made this game; every button carries it. */
  readonly version: number;
  readonly sides: PerColour<Side>;
  readonly openingThrows: readonly OpeningThrow[];
  /** How many throws were taken from the game's dice: the number of the next one. */
  readonly thrown: number;
  readonly first: Colour | undefined;
  readonly toMove: Colour;
  /** Own turns begun so far, leftovers not counted. */
  readonly turnsBegun: PerColour<number>;
  readonly cube: Cube;
  readonly phase: Phase;
  readonly resignation: Resignation | undefined;
  /** How the newest offer was answered, until somebody has decided a turn. */
  readonly answered: OfferAnswer | undefined;
  readonly history: readonly TurnRecord[];
  /** In which turn, counted from 0, a player's time ran out: the computer decides for them in it. */
  readonly timeOuts: PerColour<number | undefined>;
};

/** What happened. A game is the list of its events; they are stored and never changed. */
export type GameEvent =
  | { readonly type: "thrown"; readonly throw: OpeningThrow }
  | { readonly type: "began"; readonly first: Colour }
  | { readonly type: "rolled"; readonly dice: Dice }
  /** The first turn of short nardy, which plays the dice of the opening (000, 004). */
  | { readonly type: "opening-kept" }
  /** `also`: by the same press as the move before it. */
  | { readonly type: "moved"; readonly from: Point; readonly die: Die; readonly also?: true }
  | { readonly type: "undone" }
  | { readonly type: "turn-ended"; readonly end: TurnEnd }
  | { readonly type: "resignation-offered"; readonly by: Colour; readonly outcome: Outcome }
  | { readonly type: "resignation-declined" }
  | { readonly type: "doubled" }
  | { readonly type: "beavered" }
  | { readonly type: "taken" }
  /** The time of a player is out, for the first time: the computer plays this turn for them. */
  | { readonly type: "timed-out"; readonly by: Colour }
  | {
      readonly type: "ended";
      readonly winner: Colour;
      readonly outcome: Outcome;
      readonly ending: Ending;
    };

export type CheckerMove = { readonly from: Point; readonly die: Die };

export type Command =
  | { readonly type: "open"; readonly first: Colour | undefined }
  | { readonly type: "roll"; readonly by: Colour }
  /** Checker moves one after the other: one, or a whole turn; they count together or not at all. */
  | { readonly type: "move"; readonly by: Colour; readonly moves: readonly CheckerMove[] }
  | { readonly type: "undo"; readonly by: Colour }
  | { readonly type: "done"; readonly by: Colour }
  | { readonly type: "resign"; readonly by: Colour; readonly outcome: Outcome }
  | { readonly type: "accept-resignation"; readonly by: Colour }
  | { readonly type: "decline-resignation"; readonly by: Colour }
  | { readonly type: "double"; readonly by: Colour }
  | { readonly type: "take"; readonly by: Colour }
  | { readonly type: "drop"; readonly by: Colour }
  | { readonly type: "beaver"; readonly by: Colour }
  /**
   * The opponent does not play on; when that may be said is not for the rules to know. It costs what leaving
   * costs, or a lower outcome that the winner is content with.
   */
  | { readonly type: "claim"; readonly by: Colour; readonly outcome?: Outcome }
  /** The time of a player is out; how long they had is for their clock to know. */
  | { readonly type: "time-out"; readonly by: Colour };

export type Refusal =
  | "already-open"
  | "game-over"
  | "not-your-turn"
  | "not-rolling"
  | "not-moving"
  | "illegal-move"
  | "nothing-to-undo"
  | "dice-left"
  | "resignation-pending"
  | "no-resignation"
  | "outcome-impossible"
  | "cube-off"
  | "cube-not-yours"
  | "cube-not-now"
  | "double-pending"
  | "no-double"
  | "own-double"
  | "beaver-off";

export type Decision = Result<
  { readonly events: readonly GameEvent[]; readonly game: Game },
  Refusal
>;

export type DiceSource = (n: number) => Dice;

export type Automation = {
  readonly roll: boolean;
  readonly forced: boolean;
  readonly done: boolean;
};

export type AutomationOf = (colour: Colour) => Automation;
