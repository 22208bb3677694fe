import { COLOURS } from "../../game/colours.ts";
import type { CheckerMove, Colour } from "../../game/types.ts";
import { isComputer } from "../../ids/ids.ts";
import { hasMoves, isWon, type Won } from "../../tables/game/finished.ts";
import { slotOf } from "../../tables/services/slots.ts";
import type { PlayedView, TableView } from "../../tables/shown/view.ts";
import { linesInOrder } from "../text/direction.ts";
import type { Say } from "../text/texts.ts";
import { anotherKey, gameButton, type Keyboard, type Row } from "./button.ts";
import { playerText } from "./lines.ts";
import { boardName, shortName } from "./person-name.ts";
import { resignLine, resignRows } from "./resigning.ts";
import { rulesetLabel } from "./titles.ts";
import { isFresh } from "./told.ts";

type Table = TableView["table"];

/** A feature's additions to a game for one of its players. */
export type ContestPanel = {
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

export const CONTEST_PANELS = slotOf<ContestPanel>();

export const contestPanel = ({ given }: PlayedView): ContestPanel | undefined =>
  CONTEST_PANELS.among(given)[0];

/** The parts of a caption that have room. */
export type CaptionRoom = {
  readonly board: TableView["look"]["board"];
  readonly names: boolean;
  readonly terms: boolean;
};

export type PartyLook = {
  /** The result has a card, which takes two names. */
  readonly hasCard: boolean;
  /** The party's names are more important than the last turn, which the board shows. */
  readonly isCrowd: boolean;
  readonly mark: (played: PlayedView) => string | undefined;
  readonly players: (played: PlayedView, say: Say) => string;
  /** The players in a caption, if no other line names them. */
  readonly playerLines: (played: PlayedView, room: CaptionRoom, say: Say) => readonly string[];
  /** What to do now, or how the game ended; undefined: the game itself says it. */
  readonly now: (played: PlayedView, say: Say) => readonly string[] | undefined;
  readonly hindrances: (played: PlayedView, say: Say) => readonly string[];
  /** Asks a player to confirm that they leave; empty if the menu is closed. */
  readonly leaveLines: (played: PlayedView, table: Table, say: Say) => readonly string[];
  readonly leaveRows: (played: PlayedView, table: Table, say: Say) => readonly Row[];
  /** Buttons to go on without a player who is gone. */
  readonly goOn: (played: PlayedView, say: Say) => readonly Row[];
  /** Answers that the game itself does not ask for, and their controls. */
  readonly answers: (played: PlayedView, say: Say) => Choices | undefined;
  readonly beforeRoll: (played: PlayedView, say: Say) => Choices;
  readonly votes: ((moves: readonly CheckerMove[]) => number) | undefined;
  readonly next: (played: PlayedView, isMidMatch: boolean, say: Say) => Keyboard;
};

export type Choices = { readonly choices: readonly Row[]; readonly controls: Row };

export const LOOKS = slotOf<PartyLook>();

/** What a feature says and offers under a finished game. */
export type After = {
  /** If brief, the first sentence of each line: there is no room for more. */
  readonly lines?: (played: PlayedView, say: Say, isBrief?: boolean) => readonly string[];
  /** Other ways to go on than a rematch, beside it. */
  readonly ways?: (played: PlayedView, say: Say) => Row;
  readonly looks?: (played: PlayedView, say: Say) => Row;
  readonly more?: (played: PlayedView, say: Say) => Row;
};

export const AFTERS = slotOf<After>();

export const afterOf = ({ given }: PlayedView): Required<After> => {
  const all = AFTERS.among(given);
  return {
    lines: (played, say, isBrief) => all.flatMap((one) => one.lines?.(played, say, isBrief) ?? []),
    ways: (played, say) => all.flatMap((one) => one.ways?.(played, say) ?? []),
    looks: (played, say) => all.flatMap((one) => one.looks?.(played, say) ?? []),
    more: (played, say) => all.flatMap((one) => one.more?.(played, say) ?? []),
  };
};

const players = (played: PlayedView, say: Say): string =>
  linesInOrder(`${playerText(played, "white", say)} — ${playerText(played, "black", say)}`, say);

/** Names both players at first: a picture cannot draw every name. */
const playerLines = (played: PlayedView, { board, names }: CaptionRoom, say: Say): string[] => {
  const { phase, openingThrows } = played.game;
  const isSaid = phase.kind === "over" || openingThrows.length > 0 || !isFresh(played);
  return isSaid || board !== "picture" || !names ? [] : [players(played, say)];
};

/** A player whose time is up, else one who is gone. */
const hindrances = (played: PlayedView, say: Say): string[] => {
  const { viewer, unreachable, claimer } = played;
  if (claimer) return [say("overdue", { player: playerText(played, claimer, say) })];
  const gone = viewer === undefined ? "left-chat" : "stopped-bot";
  return unreachable.map(
    (colour) =>
      `${say(gone, { player: playerText(played, colour, say) })} ${patience(played, colour, say)}`,
  );
};

/** The time that a game waits for a player who is gone. */
const patience = ({ deadline }: PlayedView, gone: Colour, say: Say): string => {
  if (!deadline) return say("gone-no-deadline");
  return deadline.of === gone
    ? say("gone-until", { until: new Date(deadline.at) })
    : say("gone-deadline");
};

const goOn = (played: PlayedView, say: Say): readonly Row[] => {
  const { claimer, viewer } = played;
  const mayClaim = claimer !== undefined && (viewer === undefined || viewer === claimer);
  return mayClaim ? [[gameButton(played, "claim", say("button-claim"), "danger")]] : [];
};

const next = (played: PlayedView, goesOn: boolean, say: Say): Keyboard => {
  const own = contestPanel(played)?.next(played, goesOn, say);
  if (own) return own;
  const isOn = played.row.next === null && played.finished?.isBrokenOff !== true;
  const words = isOn ? againText(played, goesOn, say) : undefined;
  const again = words === undefined ? [] : [gameButton(played, "rematch", words, "success")];
  return [[...again, ...afterOf(played).ways(played, say)]].filter((row) => row.length > 0);
};

/** The letters of a name that a button has room for. */
const NAME = 12;

/** The button for another game. Who has asked sees that; in a group it tells all who has. */
const againText = (
  { row, players, viewer, next }: PlayedView,
  goesOn: boolean,
  say: Say,
): string => {
  const by = COLOURS.find((colour) => row[colour] === row.rematchBy);
  if (by === undefined || isComputer(row[by]))
    return next
      ? say("button-next-game-of", { game: rulesetLabel(next, say) })
      : say(anotherKey(goesOn));
  if (viewer === by) return say("button-rematch-asked");
  return viewer === undefined
    ? say(goesOn ? "button-next-game-with" : "button-rematch-with", {
        name: shortName(boardName(players[by], say), NAME),
      })
    : say("button-rematch-accept");
};

const OF_TWO: PartyLook = {
  hasCard: true,
  isCrowd: false,
  mark: (played) => contestPanel(played)?.mark,
  ...{ players, playerLines, hindrances, goOn, next },
  now: () => undefined,
  leaveLines: (played, table, say) =>
    resignLine(played, table, contestPanel(played)?.countsApart === true, say),
  leaveRows: resignRows,
  answers: () => undefined,
  beforeRoll: () => ({ choices: [], controls: [] }),
  votes: undefined,
};

export const lookOf = ({ given }: PlayedView): PartyLook => LOOKS.among(given)[0] ?? OF_TWO;

/** The finished game, if a picture of this message is the card of its result. */
export const wonOnCard = (played: PlayedView): Won | undefined => {
  const { finished, game } = played;
  const hasCard = lookOf(played).hasCard && hasMoves(game);
  return hasCard && finished && isWon(finished) ? finished : undefined;
};

/** Whether a picture of this message would be the card of the result. */
export const hasCard = (played: PlayedView): boolean => wonOnCard(played) !== undefined;
