import { drawnDice } from "../../board/scene/game-scene.ts";
import { numberingOf, renumbered } from "../../board/scene/numbering.ts";
import { COLOURS } from "../../game/colours.ts";
import { afterTie, NEW_CUBE } from "../../game/cube.ts";
import type { Colour, Game, TurnPart, TurnRecord } from "../../game/types.ts";
import { gathered, turnText } from "../../rules/notation.ts";
import type { Turn } from "../../rules/turn.ts";
import type { Die, Move, Switches } from "../../rules/types.ts";
import type { PlayedView } from "../../tables/shown/view.ts";
import { escapeHtml } from "../text/html.ts";
import { keyOf, type Say } from "../text/texts.ts";
import { grouped } from "./numbers.ts";
import { personHtml } from "./person-name.ts";

/** The colour of a side wherever words are: the same characters as on the emoji board. */
export const COLOUR_MARK = { white: "⚪", black: "🔴" } as const satisfies Readonly<
  Record<Colour, string>
>;

/** A player with the mark of their colour. */
export const playerText = (
  { players }: Pick<PlayedView, "players">,
  colour: Colour,
  say: Say,
): string => `${COLOUR_MARK[colour]} ${personHtml(players[colour], say)}`;

/** "6:4 shesh-char" of a player's own roll, and after it the numbers that a double climbs through. */
export const rollText = (dice: readonly Die[], part: TurnPart, say: Say): string => {
  const name = rollName(dice, part, say);
  if (name === undefined) return dice.join(" ");
  return climbs(dice) ? `${name} (${dice.join(" ")})` : name;
};

/** The same while it is played: of dice that are listed, those played are struck out. */
export const rollNowText = (turn: Turn, part: TurnPart, say: Say): string => {
  const name = rollName(turn.all, part, say);
  if (name === undefined) return listedDice(turn);
  return climbs(turn.all) ? `<b>${name}</b> (${listedDice(turn)})` : `<b>${name}</b>`;
};

/** Under the board of a turn outside of a game: the roll, and what is played of it. */
export const rollLine = (turn: Turn, part: TurnPart, say: Say): string => {
  const moves = turn.moves.length > 0 ? [notationHtml(turnText(turn.moves), say)] : [];
  return `🎲 ${[rollNowText(turn, part, say), ...moves].join(" · ")}`;
};

/** The bare numbers of a turn: "6:4", or the dice that the opponent left over. */
export const diceFigures = ({ dice, part }: Pick<TurnRecord, "dice" | "part">): string => {
  const [first, second] = dice;
  if (part === "leftovers" || first === undefined || second === undefined) return diceText(dice);
  return `${Math.max(first, second)}:${Math.min(first, second)}`;
};

const rollName = (dice: readonly Die[], part: TurnPart, say: Say): string | undefined => {
  const [first, second] = dice;
  if (part === "leftovers" || first === undefined || second === undefined) return undefined;
  const [high, low] = [Math.max(first, second), Math.min(first, second)];
  return `${diceFigures({ dice, part })} ${say(keyOf(`roll-${high}-${low}`))}`;
};

const climbs = (dice: readonly Die[]): boolean => new Set(dice).size > 1 && dice.length > 2;

/** How a die looks among others: played, to be played now, or waiting for those before it. */
const LOOKS = {
  played: (dice: string): string => `<s>${dice}</s>`,
  ready: (dice: string): string => `<b>${dice}</b>`,
  waiting: (dice: string): string => dice,
} as const;

const listedDice = (turn: Turn): string => {
  const dice = drawnDice(turn);
  return (["played", "ready", "waiting"] as const)
    .map((state) => ({ state, values: dice.filter((die) => die.state === state) }))
    .filter(({ values }) => values.length > 0)
    .map(({ state, values }) => LOOKS[state](values.map(({ value }) => value).join(" ")))
    .join(" ");
};

/** Moves in notation, with the numbers that the board shows. */
export const movesText = (
  { game, bottom, viewer }: PlayedView,
  moves: readonly Move[],
  by: Colour,
  say: Say,
): string => {
  const numbering = numberingOf(game, { bottom, alone: viewer !== undefined });
  return escapedNotation(turnTextFor(game, { moves, by }, numbering, say));
};

/** A turn in the numbers of either player. */
export const turnTextFor = (
  { ruleset }: Pick<Game, "ruleset">,
  { moves, by }: Pick<TurnRecord, "moves" | "by">,
  numbering: Colour,
  say: Say,
): string => {
  const { family } = ruleset.switches;
  return notationText(turnText(renumbered(gathered(moves), by, numbering, family)), say);
};

/** A turn that is over, in the numbers of whoever played it. */
export const ownTurnText = (moves: readonly Move[], say: Say): string =>
  notationText(turnText(gathered(moves)), say);

/** Notation as people read it: the bar and the way off as the buttons say them. */
const notationText = (text: string, say: Say): string =>
  text.replaceAll(/bar|off/g, (word) => say(word === "bar" ? "point-bar" : "point-off"));

export const notationHtml = (text: string, say: Say): string =>
  escapedNotation(notationText(text, say));

const escapedNotation = (text: string): string =>
  escapeHtml(text).replaceAll(BREAKING, `/${WORD_JOINER}`);

/** A line may end behind a stroke before a letter, but not inside a move. */
const BREAKING = /\/(?=\p{L})/gu;
const WORD_JOINER = "\u2060";

/** Everybody who watches reads one board: whose numbers it has is said where they are not the player's own. */
const toldMoves = (played: PlayedView, { moves, by }: TurnRecord, say: Say): string => {
  const told = movesText(played, moves, by, say);
  const { game, bottom, viewer } = played;
  const numbering = numberingOf(game, { bottom, alone: false });
  if (viewer !== undefined || by === numbering) return told;
  return `${told}\u00a0${say("numbers-of", { mark: COLOUR_MARK[numbering] })}`;
};

/**
 * A turn that is over: whose, with what, where to, and the rest, nobody's where the game ended with it.
 * The mark is enough: both names stand on the board, and one in the line below.
 */
export const turnLine = (played: PlayedView, record: TurnRecord, say: Say): string => {
  const { by, part, dice, moves, rest, end } = record;
  const { ruleset, phase, history, timeOuts } = played.game;
  const isLeftover = ruleset.switches.leftover === "opponent" && part === "roll";
  const isLast = phase.kind === "over" && record === history.at(-1);
  const unplayed = isLeftover ? "unplayed-leftover" : "unplayed";
  const notes = [
    ...(end === "forced" ? [say("forced")] : []),
    // As long as it is news, a line of its own says it.
    ...(history[timeOuts[by] ?? -1] === record && lateIn(played.game) !== by
      ? [say("timed-out")]
      : []),
    ...(rest.length > 0 && !isLast && (moves.length > 0 || isLeftover)
      ? [say(unplayed, { dice: diceText(rest) })]
      : []),
  ];
  const told = say(part === "leftovers" ? "turn-leftovers" : "turn", {
    player: COLOUR_MARK[by],
    // What a double climbs through is told by what was played and what was not.
    roll: rollName(dice, part, say) ?? diceText(dice),
    moves: moves.length > 0 ? toldMoves(played, record, say) : say("no-move"),
  });
  // The signs go to the next line with what they are said of.
  return [told, ...notes].join("\u00a0·\u00a0");
};

/** It happened in this turn, or in one of the two before. */
const NEWS_TURNS = 2;

/** Who has not kept to their time, the last of them, as long as that is news. */
export const lateIn = (game: Game): Colour | undefined => {
  if (game.phase.kind === "over") return undefined;
  const [late] = COLOURS.filter((colour) => turnsSince(game, colour) <= NEWS_TURNS).toSorted(
    (one, other) => turnsSince(game, one) - turnsSince(game, other),
  );
  return late;
};

const turnsSince = ({ timeOuts, history }: Game, colour: Colour): number =>
  history.length - (timeOuts[colour] ?? Number.NEGATIVE_INFINITY);

/** Dice one after the other: of many alike one, and how many. */
const diceText = (dice: readonly Die[]): string =>
  [...new Set(dice)]
    .map((die) => {
      const alike = dice.filter((one) => one === die);
      return alike.length > 2 ? `${die}(${alike.length})` : alike.join(" ");
    })
    .join(" ");

/** What ties of the opening have made of the stake, after a space; empty if nothing. */
export const raisedByTies = (switches: Switches, ties: number, say: Say): string => {
  const before = Array.from({ length: ties }, (_, tie) => tie);
  const { value } = before.reduce((cube, tie) => afterTie(switches, cube, tie), NEW_CUBE);
  return value === NEW_CUBE.value ? "" : ` ${say("opening-raised", { value: grouped(value) })}`;
};

/** How many digits of the hash of the dice are enough to know it by. */
const HASH_PREFIX = 12;

/** The promise of a game's dice in short. */
export const hashText = (hash: string): string =>
  `🔒\u00a0<code>${hash.slice(0, HASH_PREFIX)}</code>`;
