import { opponent } from "../../game/colours.ts";
import type { Colour, TurnRecord } from "../../game/types.ts";
import { isComputer } from "../../ids/ids.ts";
import type { PlayedView } from "../../tables/shown/view.ts";
import { listed, type Say } from "../text/texts.ts";
import { diceFigures, markText, playerText, raisedByTies, turnLine } from "./lines.ts";

/** The most turns that are told one by one; of more, all but one are counted. */
const MOST_TOLD = 2;

/** The turns that a caption only counts, and those that it tells. */
export type Told = {
  readonly counted: readonly TurnRecord[];
  readonly turns: readonly TurnRecord[];
};

const isDecided = ({ end }: TurnRecord): boolean => end === "played";

const isPersons = ({ row }: PlayedView, { by }: TurnRecord): boolean => !isComputer(row[by]);

/** Whether the reader, or one of them, is asked to let the other take a turn back. */
export const showsQuestion = ({ askedBack, viewer, isWatched }: PlayedView): boolean =>
  askedBack !== undefined && !isWatched && viewer !== askedBack.by;

/** The readers have not played yet: the caption still tells the players and the opening throw. */
export const isFresh = (played: PlayedView): boolean =>
  !played.game.history.some(
    (turn) => isDecided(turn) && isPersons(played, turn) && turn.by === (played.viewer ?? turn.by),
  );

/** The very first turn of the reader, once it is rolled. */
export const isFirstTurn = (played: PlayedView): boolean =>
  played.isFirst &&
  played.game.phase.kind === "moving" &&
  played.game.toMove === played.viewer &&
  isFresh(played);

/** From their first press until that turn is over the reader is shown where the checkers go. */
export const isAiming = (played: PlayedView): boolean => {
  const { phase, history, ruleset } = played.game;
  const isRolled = history.length > 0 || ruleset.switches.opening === "anew";
  const isMoved = phase.kind === "moving" && phase.before.length > 0;
  return isFirstTurn(played) && (isRolled || isMoved);
};

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

export const namerFor =
  (played: PlayedView, hasNames: boolean, say: Say): Namer =>
  (colour) =>
    (hasNames ? playerText : markText)(played, colour, say);

export const toldLines = (
  played: PlayedView,
  { counted, turns }: Told,
  named: Namer,
  say: Say,
  lineOf = turnLine,
): readonly string[] => [
  ...(counted.length > 0 ? [countedLine(counted, named, say)] : []),
  ...turns.map((record) => lineOf(played, record, say)),
];

/** Whether the readers have decided nothing yet and must learn of the opening throw. */
export const isOpening = (played: PlayedView): boolean =>
  played.game.phase.kind !== "over" && played.game.openingThrows.length > 0 && isFresh(played);

/** The opening in one line: its throw and who begins, or the turns since. */
export const openingLine = (
  played: PlayedView,
  { counted, turns }: Told,
  named: Namer,
  say: Say,
  lineOf = turnLine,
): string => {
  const { openingThrows, ruleset, first = "white" } = played.game;
  const { [first]: higher = 0, [opponent(first)]: lower = 0 } = openingThrows.at(-1) ?? {};
  const throws = say("figures-of-two", { first: higher, second: lower });
  const raise = raisedByTies(ruleset.switches, openingThrows.length - 1, say);
  const all = [...counted, ...turns];
  const [only] = all;
  if (only) {
    const told = all.length === 1 ? lineOf(played, only, say) : countedLine(all, named, say);
    return say("opening-played", { throws, raise, told });
  }
  const reader = played.viewer === first ? "own" : "other";
  return say("opening", { reader, player: named(first), throws, raise });
};

/** The most rolls that are told one by one; more are counted. */
const MOST_ROLLS = 4;

/** So many rolls without a move are named; of more it is said how many. */
const MOST_PASSES = 3;

/** Several turns in one line: when each player could not move, and the turns they played. */
const countedLine = (turns: readonly TurnRecord[], named: Namer, say: Say): string => {
  const sides = [...new Set(turns.map(({ by }) => by))];
  return listed(
    sides.map((colour) => {
      const own = turns.filter(({ by }) => by === colour);
      const played = own
        .filter(({ moves }) => moves.length > 0)
        .map((turn) => diceFigures(turn, say));
      const passed = own
        .filter(({ moves }) => moves.length === 0)
        .map((turn) => diceFigures(turn, say));
      const rolls =
        played.length > MOST_ROLLS
          ? say("chain-rolls", { turns: played.length })
          : rollsText(played, say);
      const told = { player: named(colour), times: passed.length, rolls };
      if (passed.length === 0) return say("chain-played", told);
      if (passed.length > MOST_PASSES)
        return say(played.length === 0 ? "chain-passed" : "chain-both", told);
      const stuck = rollsText(passed, say);
      return played.length === 0
        ? say("chain-stuck", { ...told, rolls: stuck })
        : say("chain-stuck-both", { ...told, stuck });
    }),
    say,
  );
};

const rollsText = (rolls: readonly string[], say: Say): string => {
  const last = rolls.at(-1) ?? "";
  const first = listed(rolls.slice(0, -1), say);
  return first === "" ? last : say("chain-and", { first, last });
};
