import type { Colour, PerColour } from "../../game/types.ts";
import type { Die, Move, Point, Side, Switches } from "../../rules/types.ts";
import type { Digits } from "../letters/figures.ts";

/** One drawn die: played dice are dimmed, and the die to play now is marked. */
export type DrawnDie = { readonly value: Die; readonly state: "ready" | "played" | "waiting" };

/** On which side of the board the homes of its right half are seen. */
export type HomeSide = "right" | "left";

/**
 * Everything visible in a game. Points are own points of the colour concerned. The digits are for
 * what is counted: the numbers of points are those of moves, which are the same in all languages.
 */
export type Scene = Digits & {
  readonly way: Switches["way"];
  /** The board is seen the other way round; on the right when not given. */
  readonly home?: "left";
  readonly sides: PerColour<Side>;
  /** The player whose home is at the bottom. */
  readonly bottom: Colour;
  /** The player whose own points number the board. */
  readonly numbering: Colour;
  /** Names as shown under the board. The picture drops letters that its font lacks. */
  readonly names: PerColour<string>;
  /** The word below a player's pip count, in the reader's language. */
  readonly pipsWord: string;
  /** The player who must play or answer; undefined when the game is over. */
  readonly toMove: Colour | undefined;
  readonly dice: { readonly of: Colour; readonly dice: readonly DrawnDie[] } | undefined;
  /** `offered`: shown with its new value to the player who must answer. */
  readonly cube:
    | { readonly value: bigint; readonly owner: Colour | "centre" | "offered" }
    | undefined;
  /** The last turn: marks where checkers left and landed, and arrows for their ways. */
  readonly lastTurn:
    | { readonly of: Colour; readonly moves: readonly Move[]; readonly arrows?: true }
    | undefined;
  /** Own points of the player to move from which a checker may move now (including `BAR`). */
  readonly movable: readonly Point[];
};

/** A scene as it is seen with the homes on this side. */
export const seenFrom = (scene: Scene, side: HomeSide | undefined): Scene =>
  side === "left" ? { ...scene, home: side } : scene;
