import type { Colour } from "../game/types.ts";
import type { Die, Family, Move, Point, Side } from "../rules/types.ts";

/** One die as drawn: played dice are dimmed, the one that must be played now is marked. */
export type DrawnDie = { readonly value: Die; readonly state: "ready" | "played" | "waiting" };

/** All there is to see of a game, in no language; points are own points of the colour meant. */
export type Scene = {
  readonly family: Family;
  readonly sides: Readonly<Record<Colour, Side>>;
  /** Whose home is at the bottom right. */
  readonly bottom: Colour;
  /** In whose own points the board is numbered. */
  readonly numbering: Colour;
  /** Names as shown under the board; the picture draws what its font has and drops the rest. */
  readonly names: Readonly<Record<Colour, string>>;
  /** What is written below the pips that a player has to go, in the language of the reader. */
  readonly pipsWord: string;
  /** Who is to play or to answer; nobody's when the game is over. */
  readonly toMove: Colour | undefined;
  readonly dice: { readonly of: Colour; readonly dice: readonly DrawnDie[] } | undefined;
  /** `offered`: with the value that it would have, to the player who is to answer. */
  readonly cube:
    | { readonly value: bigint; readonly owner: Colour | "centre" | "offered" }
    | undefined;
  /** The last turn, marked on the board: where each checker left and landed, and by arrows its way. */
  readonly lastTurn:
    | { readonly of: Colour; readonly moves: readonly Move[]; readonly arrows?: true }
    | undefined;
  /** Own points of the player to move from which a checker may move now (`BAR` included). */
  readonly movable: readonly Point[];
};
