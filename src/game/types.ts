import type { Result } from "../rules/result.ts";
import type { Turn } from "../rules/turn.ts";
import type { Dice, Die, Move, Outcome, Point, Ruleset, Side, WayToWin } from "../rules/types.ts";

export type Colour = "white" | "black";

export type PerColour<T> = Readonly<Record<Colour, T>>;

export type OpeningThrow = PerColour<Die>;

/** How a turn ended: by the player, by lack of a choice, or by lack of a move. */
export type TurnEnd = "played" | "forced" | "passed";

/** What was played: the player's own roll, or the opponent's leftovers (gulbar). */
export type TurnPart = "roll" | "leftovers";

export type TurnRecord = {
  readonly by: Colour;
  readonly part: TurnPart;
  /** The dice of the turn, each as often as it could be played. */
  readonly dice: readonly Die[];
  readonly moves: readonly Move[];
  readonly rest: readonly Die[];
  readonly end: TurnEnd;
};

/**
 * `dropped`: a double was refused; `claimed`: the loser left; `mother`: theirs was caught; `wood`:
 * it was played on a wooden board, and only its result is known.
 */
export type Ending = "borne-off" | "mother" | "resigned" | "dropped" | "claimed" | "wood";

/** Why a game has no winner: both mothers are held, or nobody could move for a hundred turns. */
export type DrawReason = "mothers" | "frozen";

export type Win = {
  readonly winner: Colour;
  readonly outcome: Outcome;
  readonly ending: Ending;
  /** The multipliers of the stake: the cube, and the outcome. */
  readonly cube: bigint;
  readonly multiplier: number;
};

export type Drawn = {
  readonly winner: undefined;
  readonly outcome: "drawn";
  readonly ending: DrawReason;
  readonly cube: bigint;
  /** What both score. */
  readonly multiplier: number;
};

export type GameResult = Win | Drawn;

export type Cube = {
  readonly value: bigint;
  readonly owner: Colour | "centre";
  /** A double was offered in this game, so mars and koks count (Jacoby). */
  readonly offered: boolean;
};

export type Phase =
  | { readonly kind: "opening" }
  /** The player to move has to roll; `again` after a double in gulbar. */
  | { readonly kind: "rolling"; readonly again: boolean }
  | {
      readonly kind: "moving";
      readonly part: TurnPart;
      readonly turn: Turn;
      /** The turn before each move so far, for undo. */
      readonly before: readonly Turn[];
      /** How many moves each press made: one undo takes back one press. */
      readonly presses: readonly number[];
      /** The version at the start of the turn or at the last undo. */
      readonly since: number;
    }
  | { readonly kind: "doubled"; readonly by: Colour; readonly beaver: boolean }
  | { readonly kind: "over"; readonly result: GameResult };

export type PhaseOf<Kind extends Phase["kind"]> = Extract<Phase, { readonly kind: Kind }>;

type Resignation = { readonly by: Colour; readonly outcome: Outcome };

/** The answer to an offer, if the game went on: a refused double ends it. */
export type OfferAnswer =
  | "taken"
  | "beaver-taken"
  | "beaver-dropped"
  | "resignation-declined"
  | "taken-back"
  | "take-back-refused";

export type Game = {
  readonly ruleset: Ruleset;
  /** The position at which it began; undefined: at the start. */
  readonly from: Placed | undefined;
  /** The number of events in this game. Every button carries it. */
  readonly version: number;
  readonly sides: PerColour<Side>;
  readonly openingThrows: readonly OpeningThrow[];
  /** How many throws were taken from the game's dice, so also the number of the next one. */
  readonly thrown: number;
  readonly first: Colour | undefined;
  readonly toMove: Colour;
  /** Own turns begun so far, without leftovers. */
  readonly turnsBegun: PerColour<number>;
  readonly cube: Cube;
  readonly phase: Phase;
  readonly resignation: Resignation | undefined;
  /** The answer to the newest offer, until a player decides a turn. */
  readonly answered: OfferAnswer | undefined;
  readonly history: readonly TurnRecord[];
  /** The turn, from 0, in which the player's time ran out, so that the computer decides. */
  readonly timeOuts: PerColour<number | undefined>;
  /** The turn, from 0, that was last asked for; the question stands as long as this version. */
  readonly askedBack: { readonly turn: number; readonly version: number } | undefined;
  /** The turn, from 0, before which a double was last offered. */
  readonly doubledAt: number | undefined;
};

/** The position at which a game begins. */
export type Placed = {
  /** A line of our own. */
  readonly line: string;
  /** The turns begun by the player who decides, where no dice of a roll say so; 2 if missing. */
  readonly turns?: number;
};

/** A game is the list of its events, which are stored and never changed. */
export type GameEvent =
  /** The game begins at this position, and not with a throw. */
  | ({ readonly type: "placed" } & Placed)
  | { readonly type: "thrown"; readonly throw: OpeningThrow }
  | { readonly type: "began"; readonly first: Colour }
  | { readonly type: "rolled"; readonly dice: Dice }
  /** The first turn plays the dice of the opening (000, 004). */
  | { readonly type: "opening-kept" }
  /** `also`: made by the same press as the move before it. */
  | { readonly type: "moved"; readonly from: Point; readonly die: Die; readonly also?: true }
  | { readonly type: "undone" }
  | { readonly type: "turn-ended"; readonly end: TurnEnd }
  | { readonly type: "resignation-offered"; readonly by: Colour; readonly outcome: Outcome }
  | { readonly type: "resignation-declined" }
  | { readonly type: "doubled" }
  | { readonly type: "beavered" }
  | { readonly type: "taken" }
  /** A player's time ran out for the first time: the computer plays this turn for them. */
  | { readonly type: "timed-out"; readonly by: Colour }
  /** The player of this turn, counted from 0, asks to take it back. Any next event answers it. */
  | { readonly type: "take-back-asked"; readonly turn: number }
  | { readonly type: "take-back-refused" }
  /** The game goes on from the beginning of this turn, with its dice. */
  | { readonly type: "taken-back"; readonly turn: number }
  | {
      readonly type: "ended";
      readonly winner: Colour;
      readonly outcome: Outcome;
      readonly ending: Ending;
    }
  | { readonly type: "drawn"; readonly reason: DrawReason };

export type CheckerMove = { readonly from: Point; readonly die: Die };

export type Command =
  /** `from`: the position where the game begins, as a line of our own. */
  | { readonly type: "open"; readonly first: Colour | undefined; readonly from?: string }
  | { readonly type: "roll"; readonly by: Colour }
  /** Checker moves in order: one, or a whole turn. They count together or not at all. */
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
   * The opponent has stopped playing, as the caller decides. It costs the price of leaving, or a
   * lower outcome that the winner accepts.
   */
  | { readonly type: "claim"; readonly by: Colour; readonly outcome?: Outcome }
  /** A player's time is out, by the clock that the caller keeps. */
  | { readonly type: "time-out"; readonly by: Colour }
  /** Asks the opponent to let one take back one's last turn. */
  | { readonly type: "ask-back"; readonly by: Colour }
  | { readonly type: "allow-back"; readonly by: Colour }
  /** By the opponent, or by the player who asked. */
  | { readonly type: "refuse-back"; readonly by: Colour }
  /** The same without asking, which the caller allows, with all that was played since. */
  | { readonly type: "take-back"; readonly by: Colour }
  /** The player has won on a wooden board: the whole of a game that is not open yet. */
  | { readonly type: "report"; readonly by: Colour; readonly outcome: WayToWin };

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
  | "beaver-off"
  | "nothing-to-take-back"
  | "moved-on"
  | "cube-turned"
  | "asked-before"
  | "no-question"
  | "own-question";

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
