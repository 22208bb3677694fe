import { COLOURS } from "../../game/colours.ts";
import type { Colour } from "../../game/types.ts";
import { isComputer } from "../../ids/ids.ts";
import { hasMoves, isWon, type Won } from "../../tables/game/finished.ts";
import type { PlayedView } from "../../tables/shown/view.ts";
import type { Say } from "../text/texts.ts";
import { afterOf } from "./after.ts";
import { anotherKey, gameButton, type Keyboard, type Row } from "./button.ts";
import { playerText } from "./lines.ts";
import { type CaptionRoom, contestPanel, LOOKS, type PartyLook } from "./look.ts";
import { boardName, shortName } from "./person-name.ts";
import { resignLine, resignRows } from "./resigning.ts";
import { rulesetLabel } from "./titles.ts";
import { isFresh } from "./told.ts";

const players = (played: PlayedView, say: Say): string =>
  `${playerText(played, "white", say)} — ${playerText(played, "black", say)}`;

/** Names both players at first: a picture cannot draw every name. */
const captioned = (played: PlayedView, { board, names }: CaptionRoom, say: Say): string[] => {
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
  ...{ players, captioned, hindrances, goOn, next },
  now: () => undefined,
  leaving: resignLine,
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
