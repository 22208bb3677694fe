import type { Colour, TurnRecord } from "../../game/types.ts";
import { isComputer } from "../../ids/ids.ts";
import type { PlayedView } from "../../tables/shown/view.ts";
import type { Say } from "../text/texts.ts";
import { COLOUR_MARK, diceFigures, playerText, raisedByTies, turnLine } from "./lines.ts";

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

/** Names a player: by name, or by the disc alone, as both names are on the board. */
export type Namer = (colour: Colour) => string;

export const namerFor = (played: PlayedView, hasNames: boolean, say: Say): Namer =>
  hasNames ? (colour) => playerText(played, colour, say) : (colour) => COLOUR_MARK[colour];

export const toldLines = (
  played: PlayedView,
  { counted, turns }: Told,
  named: Namer,
  say: Say,
): readonly string[] => [
  ...(counted.length > 0 ? [countedLine(counted, named, say)] : []),
  ...turns.map((record) => turnLine(played, record, say)),
];

/** Whether the readers have decided nothing yet and must learn of the opening throw. */
export const isOpening = (played: PlayedView): boolean =>
  played.game.phase.kind !== "over" && played.game.openingThrows.length > 0 && isFresh(played);

/** The opening in one line: both throws, and the turns since. */
export const openingLine = (
  played: PlayedView,
  { counted, turns }: Told,
  named: Namer,
  say: Say,
): string => {
  const { openingThrows, ruleset } = played.game;
  const throws = openingThrows
    .map(({ white, black }) => say("figures-of-two", { first: white, second: black }))
    .join(", ");
  const raise = raisedByTies(ruleset.switches, openingThrows.length - 1, say);
  const all = [...counted, ...turns];
  const [only] = all;
  if (only) {
    const told = all.length === 1 ? turnLine(played, only, say) : countedLine(all, named, say);
    return say("opening-played", { throws, raise, told });
  }
  return say("opening", { white: named("white"), throws, black: named("black"), raise });
};

/** The most rolls that are told one by one; more are counted. */
const MOST_ROLLS = 4;

/** Several turns in one line: how often each player could not move, and the turns they played. */
const countedLine = (turns: readonly TurnRecord[], named: Namer, say: Say): string => {
  const sides = [...new Set(turns.map(({ by }) => by))];
  return sides
    .map((colour) => {
      const own = turns.filter(({ by }) => by === colour);
      const rolls = own.filter(({ moves }) => moves.length > 0).map(diceFigures);
      const times = own.length - rolls.length;
      const told = {
        player: named(colour),
        times,
        rolls:
          rolls.length > MOST_ROLLS
            ? say("chain-rolls", { turns: rolls.length })
            : rollsText(rolls, say),
      };
      if (rolls.length === 0) return say("chain-passed", told);
      return say(times === 0 ? "chain-played" : "chain-both", told);
    })
    .join(", ");
};

const rollsText = (rolls: readonly string[], say: Say): string => {
  const last = rolls.at(-1) ?? "";
  const first = rolls.slice(0, -1).join(", ");
  return first === "" ? last : say("chain-and", { first, last });
};
