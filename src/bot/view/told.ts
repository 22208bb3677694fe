import type { TurnRecord } from "../../game/types.ts";
import { isComputer } from "../../ids/ids.ts";
import type { PlayedView } from "../../tables/view.ts";

/** How many turns are told of at the most, and as long as the opening stands above them. */
const MOST_TOLD = 3;
const MOST_TOLD_FIRST = 2;

/** The turns that a caption tells of, how many more there were, and after how many of those told. */
export type Told = {
  readonly turns: readonly TurnRecord[];
  readonly omitted: number;
  readonly gapAt: number;
};

const isDecided = ({ end }: TurnRecord): boolean => end === "played";

const isPersons = ({ row }: PlayedView, { by }: TurnRecord): boolean => !isComputer(row[by]);

/** Nobody who reads has played yet: he is still to hear who plays, and how it was thrown for. */
export const isFresh = (played: PlayedView): boolean =>
  !played.game.history.some(
    (turn) => isDecided(turn) && isPersons(played, turn) && turn.by === (played.viewer ?? turn.by),
  );

/**
 * The turns since the last that somebody decided, that one included; the computer's decisions and what
 * went by itself between them are all news. Of many the newest is told, and people's before the computer's.
 */
export const toldOf = (played: PlayedView): Told => {
  const { history } = played.game;
  const byPerson = history.findLastIndex((turn) => isDecided(turn) && isPersons(played, turn));
  const from = Math.min(history.findLastIndex(isDecided), byPerson + 1);
  const news = history.slice(Math.max(from, 0));
  const [newest, ...others] = news.toReversed();
  const peoples = others.filter((turn) => isPersons(played, turn));
  const rest = others.filter((turn) => !isPersons(played, turn));
  const most = isFresh(played) ? MOST_TOLD_FIRST : MOST_TOLD;
  const chosen = new Set([newest, ...peoples, ...rest].slice(0, most));
  const turns = news.filter((turn) => chosen.has(turn));
  const omitted = news.length - turns.length;
  // What would be counted in a line can be told in it.
  if (omitted <= 1) return { turns: news, omitted: 0, gapAt: 0 };
  return { turns, omitted, gapAt: news.findIndex((turn) => !chosen.has(turn)) };
};
