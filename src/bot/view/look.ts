import type { CheckerMove, Colour } from "../../game/types.ts";
import { slotOf } from "../../tables/services/slots.ts";
import type { PlayedView, TableView } from "../../tables/shown/view.ts";
import type { Say } from "../text/texts.ts";
import type { Keyboard, Row } from "./button.ts";

type Table = TableView["table"];

/** What features show beside a game to one of its players. */
export type Beside = {
  /** Stands before the title. */
  readonly mark: string;
  /** Its points are others than those of the game, which are not told then. */
  readonly countsApart: boolean;
  /** What the game has brought, and whether another comes. */
  readonly lines: (played: PlayedView, say: Say) => readonly string[];
  /** What comes next, once it is over; undefined: whatever comes after any game. */
  readonly next: (played: PlayedView, isMidMatch: boolean, say: Say) => Keyboard | undefined;
  /** Whether a player was not there at all. */
  readonly isAbsent: (played: PlayedView, player: Colour) => boolean;
};

export const BESIDES = slotOf<Beside>("beside a game");

export const besideOf = ({ given }: PlayedView): Beside | undefined => BESIDES.among(given)[0];

/** What of a caption there is room for. */
export type CaptionRoom = {
  readonly board: TableView["look"]["board"];
  readonly names: boolean;
  readonly terms: boolean;
};

/** How the game of a party looks. */
export type PartyLook = {
  /** Its end is a card with two names. */
  readonly hasCard: boolean;
  /** Their names are worth more than the last turn, which the board shows. */
  readonly isCrowd: boolean;
  readonly mark: (played: PlayedView) => string | undefined;
  /** Who plays, in one line. */
  readonly players: (played: PlayedView, say: Say) => string;
  /** The same in a caption, where no other line of it says so. */
  readonly captioned: (played: PlayedView, room: CaptionRoom, say: Say) => readonly string[];
  /** What is to be done now, or how it ended, where the game itself knows nothing of it. */
  readonly now: (played: PlayedView, say: Say) => readonly string[] | undefined;
  /** What keeps the game from going on. */
  readonly hindrances: (played: PlayedView, say: Say) => readonly string[];
  /** Asks a player who is about to leave once more; empty where no menu asks for it. */
  readonly leaving: (played: PlayedView, table: Table, say: Say) => readonly string[];
  readonly leaveRows: (played: PlayedView, table: Table, say: Say) => readonly Row[];
  /** The way on without who is missing. */
  readonly goOn: (played: PlayedView, say: Say) => readonly Row[];
  /** Answers that the game itself does not ask for, and what goes with them. */
  readonly answers: (played: PlayedView, say: Say) => Choices | undefined;
  /** What may be done before a roll besides. */
  readonly beforeRoll: (played: PlayedView, say: Say) => Choices;
  /** How many advise a button. */
  readonly votes: ((moves: readonly CheckerMove[]) => number) | undefined;
  readonly next: (played: PlayedView, isMidMatch: boolean, say: Say) => Keyboard;
};

/** Rows of choices, and what goes with them. */
export type Choices = { readonly choices: readonly Row[]; readonly controls: Row };

export const LOOKS = slotOf<PartyLook>("look of a party");
