import type { Colour } from "../../game/types.ts";
import { isComputer } from "../../ids/ids.ts";
import type { PlayedView } from "../../tables/shown/view.ts";
import type { Say } from "../text/texts.ts";
import { afterOf } from "./after.ts";
import { anotherKey, type Keyboard, type Row } from "./button.ts";
import { gameButton } from "./game-button.ts";
import { playerText } from "./lines.ts";
import { besideOf, type CaptionRoom, LOOKS, type PartyLook } from "./look.ts";
import { resignLine, resignRows } from "./resigning.ts";
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
  const own = besideOf(played)?.next(played, goesOn, say);
  if (own) return own;
  const { next, rematchBy } = played.row;
  const isAsked = rematchBy !== null && !isComputer(rematchBy);
  const key = isAsked ? "button-rematch-accept" : anotherKey(goesOn);
  const isOn = next === null && played.finished?.isBrokenOff !== true;
  const again = isOn ? [gameButton(played, "rematch", say(key), "success")] : [];
  return [[...again, ...afterOf(played).ways(played, say)]].filter((row) => row.length > 0);
};

const OF_TWO: PartyLook = {
  hasCard: true,
  isCrowd: false,
  mark: (played) => besideOf(played)?.mark,
  ...{ players, captioned, hindrances, goOn, next },
  now: () => undefined,
  leaving: resignLine,
  leaveRows: resignRows,
  answers: () => undefined,
  beforeRoll: () => ({ choices: [], controls: [] }),
  votes: undefined,
};

/** The look of a game by its party. */
export const lookOf = ({ given }: PlayedView): PartyLook => LOOKS.among(given)[0] ?? OF_TWO;
