import type { TurnRecord } from "../../game/types.ts";
import { isComputer } from "../../ids/ids.ts";
import type { PlayedView } from "../../tables/shown/view.ts";

/** The most turns that are told one by one; of more, all but one are counted. */
const MOST_TOLD = 2;

/** The turns that a caption only counts, and those that it tells. */
export type Told = {
  readonly counted: readonly TurnRecord[];
  readonly turns: readonly TurnRecord[];
};

const isDecided = ({ end }: TurnRecord): boolean => end === "played";

const isPersons = ({ row }: PlayedView, { by }: TurnRecord): boolean => !isComputer(row[by]);

/** The readers have not played yet: the caption still tells the players and the opening throw. */
export const isFresh = (played: PlayedView): boolean =>
  !played.game.history.some(
    (turn) => isDecided(turn) && isPersons(played, turn) && turn.by === (played.viewer ?? turn.by),
  );

/**
 * The turns since a person's last decision; all decisions of the computer and automatic turns since
 * then are news. Of many turns it tells the last one that moved a checker.
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
