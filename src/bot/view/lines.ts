import { drawnDice, numberingOf, renumber } from "../../board/scene/game-scene.ts";
import { COLOURS, opponent } from "../../game/colours.ts";
import { afterTie, NEW_CUBE } from "../../game/cube.ts";
import type { Colour, Game, TurnPart, TurnRecord } from "../../game/types.ts";
import { orderMoves, turnText } from "../../rules/notation.ts";
import type { Turn } from "../../rules/turn.ts";
import type { Die, Move, Switches } from "../../rules/types.ts";
import type { PlayedView } from "../../tables/shown/view.ts";
import { figures } from "../text/figures.ts";
import { escapeHtml } from "../text/html.ts";
import { keyOf, type Say } from "../text/texts.ts";
import { grouped } from "./numbers.ts";
import { type NamedPlayers, playerName } from "./person-name.ts";

/** The characters of the colours, in words and on the emoji board. */
export const COLOUR_MARK = { white: "⚪", black: "🔴" } as const satisfies Readonly<
  Record<Colour, string>
>;

export const playerText = (played: NamedPlayers, colour: Colour, say: Say): string =>
  played.isFirst
    ? playerName(played, colour, say)
    : `${COLOUR_MARK[colour]} ${playerName(played, colour, say)}`;

/** The mark of a player, as both names are on the board; a name, where no mark is known yet. */
export const markText = (played: NamedPlayers, colour: Colour, say: Say): string =>
  played.isFirst ? playerName(played, colour, say) : COLOUR_MARK[colour];

/** A player's own roll, "6:4 shesh-char"; a double adds the numbers that it climbs through. */
export const rollText = (dice: readonly Die[], part: TurnPart, say: Say): string => {
  const name = rollName(dice, part, say);
  if (name === undefined) return diceText(dice, say);
  return climbs(dice) ? `${name} (${diceText(dice, say)})` : name;
};

/** The same during the turn; dice that were played are struck out. */
export const rollNowText = (turn: Turn, part: TurnPart, say: Say): string => {
  const name = rollName(turn.all, part, say, "called");
  if (name === undefined) return listedDice(turn, say);
  return climbs(turn.all) ? `<b>${name}</b> (${listedDice(turn, say)})` : `<b>${name}</b>`;
};

/** The roll and the moves so far, under the board of a turn outside of a game. */
export const rollLine = (turn: Turn, part: TurnPart, say: Say): string => {
  const moves = turn.moves.length > 0 ? [notationHtml(turnText(turn.moves), say)] : [];
  return `🎲 ${[rollNowText(turn, part, say), ...moves].join(" · ")}`;
};

/** The bare numbers of a turn: "6:4", or the opponent's leftovers. */
export const diceFigures = (
  { dice, part }: Pick<TurnRecord, "dice" | "part">,
  say: Say,
): string => {
  const [first, second] = dice;
  if (part === "leftovers" || first === undefined || second === undefined)
    return diceText(dice, say);
  return figures(`${Math.max(first, second)}:${Math.min(first, second)}`, say);
};

const rollName = (
  dice: readonly Die[],
  part: TurnPart,
  say: Say,
  how: "called" | "told" = "told",
): string | undefined => {
  const [first, second] = dice;
  if (part === "leftovers" || first === undefined || second === undefined) return undefined;
  const [high, low] = [Math.max(first, second), Math.min(first, second)];
  const numbers = say("notation", { moves: diceFigures({ dice, part }, say) });
  const name = say(keyOf(`roll-${high}-${low}`));
  return how === "called" ? say("roll-called", { dice: numbers, name }) : `${numbers} ${name}`;
};

export const climbs = (dice: readonly Die[]): boolean => new Set(dice).size > 1 && dice.length > 2;

/** The look of a die in a list: played, to be played now, or later. */
const LOOKS = {
  played: (dice: string): string => `<s>${dice}</s>`,
  ready: (dice: string): string => `<b>${dice}</b>`,
  waiting: (dice: string): string => dice,
} as const;

const listedDice = (turn: Turn, say: Say): string => {
  const dice = drawnDice(turn);
  return (["played", "ready", "waiting"] as const)
    .map((state) => ({ state, values: dice.filter((die) => die.state === state) }))
    .filter(({ values }) => values.length > 0)
    .map(({ state, values }) =>
      LOOKS[state](
        diceText(
          values.map(({ value }) => value),
          say,
        ),
      ),
    )
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
  return escapeHtml(turnTextFor(game, { moves, by }, numbering, say));
};

export const turnTextFor = (
  { ruleset }: Pick<Game, "ruleset">,
  { moves, by }: Pick<TurnRecord, "moves" | "by">,
  numbering: Colour,
  say: Say,
): string => {
  const { way } = ruleset.switches;
  return notationText(turnText(renumber(orderMoves(moves), by, numbering, way)), say);
};

/** A finished turn in its player's own numbers, in the notation of written records. */
export const recordedTurnText = (moves: readonly Move[], say: Say): string =>
  say("notation", { moves: inWords(turnText(orderMoves(moves)), say) });

export const ownTurnText = (moves: readonly Move[], say: Say): string =>
  notationText(turnText(orderMoves(moves)), say);

const inWords = (text: string, say: Say): string =>
  text.replaceAll(/bar|off/g, (word) => say(word === "bar" ? "point-bar" : "point-off"));

/** Notation for readers, with the signs and words of the buttons: `13→9✶`, `bar→20`, `8→4×2`. */
const notationText = (text: string, say: Say): string => {
  const moves = inWords(text, say)
    .replaceAll("/", "→")
    .replaceAll("*", "✶")
    .replaceAll(/\((\d+)\)/g, "×$1");
  return say("notation", { moves });
};

export const notationHtml = (text: string, say: Say): string => escapeHtml(notationText(text, say));

/**
 * A finished turn: its player, roll, moves and unused dice; those of the last turn do not matter.
 * The mark stands for the player, because both names are on the board.
 */
export const turnLine = (played: PlayedView, record: TurnRecord, say: Say): string => {
  const { by, part, dice, moves } = record;
  const told = say(part === "leftovers" ? "turn-leftovers" : "turn", {
    player: markText(played, by, say),
    // For a double, the moves and the unused dice say which numbers it climbed through.
    roll: rollName(dice, part, say) ?? diceText(dice, say),
    moves: moves.length > 0 ? movesText(played, moves, by, say) : say("no-move"),
  });
  // No-break spaces take each sign to the next line together with its words.
  return [told, ...turnNotes(played, record, say)].join("\u00a0·\u00a0");
};

/** What else there is to say of a turn: nobody chose it, the time ran out, dice are left. */
export const turnNotes = (played: PlayedView, record: TurnRecord, say: Say): readonly string[] => {
  const { by, moves, rest, end } = record;
  const { phase, history, timeOuts } = played.game;
  const isLeftover = isPassedOn(played.game, record);
  const isLast = phase.kind === "over" && record === history.at(-1);
  const unplayed = isLeftover ? "unplayed-leftover" : "unplayed";
  // Who reads of the other player's turn is "the opponent" in it.
  const reader = played.viewer === opponent(by) ? "own" : "other";
  return [
    ...(end === "forced" ? [say("forced")] : []),
    // While it is news, it has a line of its own.
    ...(history[timeOuts[by] ?? -1] === record && lateIn(played.game) !== by
      ? [say("timed-out")]
      : []),
    ...(rest.length > 0 && !isLast && (moves.length > 0 || isLeftover)
      ? [say(unplayed, { reader, dice: diceText(rest, say) })]
      : []),
  ];
};

/** Whether the opponent gets the dice that are left of a turn: they play them right after it. */
const isPassedOn = ({ history, phase }: Game, record: TurnRecord): boolean => {
  const next = history[history.lastIndexOf(record) + 1] ?? phase;
  return "part" in next && next.part === "leftovers";
};

/** News: in this turn or in one of the two before. */
const NEWS_TURNS = 2;

/** The player who last ran out of time, while that is news. */
export const lateIn = (game: Game): Colour | undefined => {
  if (game.phase.kind === "over") return undefined;
  const [late] = COLOURS.filter((colour) => turnsSince(game, colour) <= NEWS_TURNS).toSorted(
    (one, other) => turnsSince(game, one) - turnsSince(game, other),
  );
  return late;
};

const turnsSince = ({ timeOuts, history }: Game, colour: Colour): number =>
  history.length - (timeOuts[colour] ?? Number.NEGATIVE_INFINITY);

/** Dice in order; three and more alike are told as moves are: "2 2 3×4". */
const diceText = (dice: readonly Die[], say: Say): string => {
  const told = [...new Set(dice)].map((die) => {
    const alike = dice.filter((one) => one === die);
    return alike.length > 2 ? `${die}×${alike.length}` : alike.join(" ");
  });
  return figures(told.join(" "), say);
};

/** The stake that ties of the opening have raised, after a space; empty without ties. */
export const raisedByTies = (switches: Switches, ties: number, say: Say): string => {
  const before = Array.from({ length: ties }, (_, tie) => tie);
  const { value } = before.reduce((cube, tie) => afterTie(switches, cube, tie), NEW_CUBE);
  return value === NEW_CUBE.value ? "" : ` ${say("opening-raised", { value: grouped(value) })}`;
};

/** So many digits identify the hash of the dice. */
const HASH_PREFIX = 12;

export const hashText = (hash: string): string =>
  `🔒\u00a0<code>${hash.slice(0, HASH_PREFIX)}</code>`;
