import type { TurnRecord } from "../../game/types.ts";
import { isComputer } from "../../ids/ids.ts";
import type { PlayedView } from "../../tables/shown/view.ts";

/** Told one by one; of more turns, all but one are counted. */
const MOST_TOLD = 2;

/** The turns that a caption counts in a line, and those that it tells below. */
export type Told = {
  readonly counted: readonly TurnRecord[];
  readonly turns: readonly TurnRecord[];
};

const isDecided = ({ end }: TurnRecord): boolean => end === "played";

const isPersons = ({ row }: PlayedView, { by }: TurnRecord): boolean => !isComputer(row[by]);

/** Nobody who reads has played yet: they are still to hear who plays, and how it was thrown for. */
export const isFresh = (played: PlayedView): boolean =>
  !played.game.history.some(
    (turn) => isDecided(turn) && isPersons(played, turn) && turn.by === (played.viewer ?? turn.by),
  );

/**
 * The turns since the last that somebody decided, that one included; the computer's decisions and what
 * went by itself between them are all news. Of many the last that moved a checker is told.
 */
export const toldOf = (played: PlayedView): Told => {
  const { history } = played.game;
  const byPerson = history.findLastIndex((turn) => isDecided(turn) && isPersons(played, turn));
  const from = Math.min(history.findLastIndex(isDecided), byPerson + 1);
  const news = history.slice(Math.max(from, 0));
  if (news.length <= MOST_TOLD) return { counted: [], turns: news };
  const newest = news.findLast(({ moves }) => moves.length > 0);
  return {
    counted: news.filter((turn) => turn !== newest),
    turns: newest ? [newest] : [],
  };
};
