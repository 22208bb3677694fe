import type { CheckerMove, Colour } from "../../game/types.ts";
import { slotOf } from "../../tables/services/slots.ts";
import type { PlayedView, TableView } from "../../tables/shown/view.ts";
import type { Say } from "../text/texts.ts";
import type { Keyboard, Row } from "./button.ts";

type Table = TableView["table"];

/** A feature's additions to a game for one of its players. */
export type Beside = {
  /** Stands before the title. */
  readonly mark: string;
  /** The feature counts its own points; those of the game are not shown then. */
  readonly countsApart: boolean;
  /** The points of the feature, and whether another game follows. */
  readonly lines: (played: PlayedView, say: Say) => readonly string[];
  /** The buttons after the game; undefined: the usual ones. */
  readonly next: (played: PlayedView, isMidMatch: boolean, say: Say) => Keyboard | undefined;
  /** Whether a player never came. */
  readonly isAbsent: (played: PlayedView, player: Colour) => boolean;
};

export const BESIDES = slotOf<Beside>();

export const contestPanel = ({ given }: PlayedView): Beside | undefined => BESIDES.among(given)[0];

/** The parts of a caption that have room. */
export type CaptionRoom = {
  readonly board: TableView["look"]["board"];
  readonly names: boolean;
  readonly terms: boolean;
};

/** How a party's game looks. */
export type PartyLook = {
  /** The result has a card, which takes two names. */
  readonly hasCard: boolean;
  /** The party's names are more important than the last turn, which the board shows. */
  readonly isCrowd: boolean;
  readonly mark: (played: PlayedView) => string | undefined;
  /** The players in one line. */
  readonly players: (played: PlayedView, say: Say) => string;
  /** The players in a caption, if no other line names them. */
  readonly captioned: (played: PlayedView, room: CaptionRoom, say: Say) => readonly string[];
  /** What to do now, or how the game ended; undefined: the game itself says it. */
  readonly now: (played: PlayedView, say: Say) => readonly string[] | undefined;
  /** Reasons why the game does not go on. */
  readonly hindrances: (played: PlayedView, say: Say) => readonly string[];
  /** Asks a player to confirm that they leave; empty if the menu is closed. */
  readonly leaving: (played: PlayedView, table: Table, say: Say) => readonly string[];
  readonly leaveRows: (played: PlayedView, table: Table, say: Say) => readonly Row[];
  /** Buttons to go on without a player who is gone. */
  readonly goOn: (played: PlayedView, say: Say) => readonly Row[];
  /** Answers that the game itself does not ask for, and their controls. */
  readonly answers: (played: PlayedView, say: Say) => Choices | undefined;
  /** More choices before a roll. */
  readonly beforeRoll: (played: PlayedView, say: Say) => Choices;
  /** The number of votes for the button of these moves. */
  readonly votes: ((moves: readonly CheckerMove[]) => number) | undefined;
  readonly next: (played: PlayedView, isMidMatch: boolean, say: Say) => Keyboard;
};

/** Rows of choices, and their controls. */
export type Choices = { readonly choices: readonly Row[]; readonly controls: Row };

export const LOOKS = slotOf<PartyLook>();
