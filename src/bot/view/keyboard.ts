import { mayDouble, raised } from "../../game/cube.ts";
import { playerToAct } from "../../game/game.ts";
import { movesOf } from "../../game/moves.ts";
import type { CheckerMove, Game, PhaseOf } from "../../game/types.ts";
import { isAloud } from "../../tables/people/boards.ts";
import { EMOTES } from "../../tables/services/caches.ts";
import type { PlayedView, TableView } from "../../tables/shown/view.ts";
import type { Say } from "../text/texts.ts";
import { button, gameButton, inReadingOrder, type Keyboard, type Row } from "./button.ts";
import { roomBeside } from "./fit.ts";
import { wayToTable } from "./links.ts";
import { lookOf } from "./look.ts";
import { menuRows } from "./menu.ts";
import { grouped } from "./numbers.ts";
import { overKeyboard } from "./over-keyboard.ts";
import { personName } from "./person-name.ts";
import { menuColour } from "./resigning.ts";
import { showsQuestion } from "./told.ts";
import { type KeyManner, turnRows } from "./turn-buttons.ts";
import type { Sharing } from "./turn-grid.ts";

type Table = TableView["table"];

/**
 * The buttons of a game in its phase; in a private chat only that player's own. An emoji board is
 * tall, so its keyboard has as few rows as possible.
 */
export const gameKeyboard = (
  played: PlayedView,
  table: Table,
  board: TableView["look"]["board"],
  say: Say,
): Keyboard => {
  const { game, viewer } = played;
  if (game.phase.kind === "over") return overKeyboard(played, table, say);
  const asks = showsQuestion(played);
  const isAsked = asks || viewer === undefined || viewer === playerToAct(game);
  const isSpoken = isAloud(board);
  // Emotes are signs, and what is typed is said as well.
  const emotes = emoteButtons(isSpoken ? { ...played, emotes: false } : played, say);
  const manner = isSpoken ? "spoken" : board === "emoji" ? "low" : "usual";
  const { choices, controls, shares } =
    isAsked && !hidesMoves(played, table)
      ? phaseButtons(played, manner, emotes.length > 0, say)
      : NOTHING;
  const claim = lookOf(played).goOn(played, say);
  const isClosed = table.menu === null && game.resignation === undefined && !asks;
  const ways = [...claim, ...(isClosed ? elsewhereRows(played, say) : [])];
  const asked = {
    ...{ choices: [...choices, ...ways], controls },
    shares: shares && ways.length === 0,
  };
  const more = isClosed ? [gameButton(played, "menu-more", "⋯")] : [];
  return [...withControls(asked, isClosed ? emotes : [], more), ...menuRows(played, table, say)];
};

/** The way to the game that comes first of those where others wait for the reader. */
const elsewhereRows = ({ elsewhere }: PlayedView, say: Say): readonly Row[] => {
  const [first, ...others] = elsewhere;
  if (!first) return [];
  const name = personName(first.person, say);
  const text = say("button-waiting", { name, others: others.length });
  return [[wayToTable(first.table, button(text, { do: "waiting", game: first.game }))]];
};

/**
 * A player who opened the menu chooses there, and their moves return when it closes. The other
 * player's moves stay. Either player may close the menu. A resignation that is to be answered
 * closes it: its keys stand alone.
 */
const hidesMoves = (played: PlayedView, table: Table): boolean =>
  table.menu !== null &&
  played.game.resignation === undefined &&
  menuColour(played, table) === playerToAct(played.game);

/**
 * Controls share the last row of choices if it has room, else they have their own. Free rows of
 * choices are filled with emotes, and with controls too, so that the moves above them stay where
 * they are. Emotes without a row stand beside the controls if there is room; ⋯ comes last.
 */
const withControls = (
  { choices, controls, shares }: PhaseButtons,
  emotes: Row,
  more: Row,
): Keyboard => {
  const free = freeIn(choices);
  const isFiller = fillsRow(free, emotes.length > 0);
  const fillers = isFiller ? [controls, emotes] : [emotes];
  const rows = withFillers(choices, fillers);
  const below = isFiller ? [] : controls;
  const all = [...below, ...more];
  if (all.length === 0) return rows;
  const last = shares ? rows.at(-1) : undefined;
  if (last) return [...rows.slice(0, -1), [...last, ...all]];
  const room = roomBeside(all);
  const half = Math.floor(all.length / 2);
  // Long words take two rows.
  if (room < 0) return [...rows, all.slice(0, half), all.slice(half)];
  const ifRoom = free === 0 && emotes.length <= room ? emotes : [];
  return [...rows, [...below, ...ifRoom, ...more]];
};

const isFilled = ({ length }: Row): boolean => length > 0;

const freeIn = (rows: readonly Row[]): number => rows.filter((row) => !isFilled(row)).length;

/** Whether controls fill one of so many free rows; the first one is for emotes. */
const fillsRow = (free: number, hasEmotes: boolean): boolean => free > (hasEmotes ? 1 : 0);

/** The rows with these ones in the free ones, from below; what stays free goes. */
const withFillers = (rows: readonly Row[], fillers: readonly Row[]): readonly Row[] => {
  const left = [...fillers];
  return rows
    .toReversed()
    .map((row) => (isFilled(row) ? row : (left.shift() ?? row)))
    .toReversed()
    .filter(isFilled);
};

const emoteButtons = ({ row, emotes, talk }: PlayedView, say: Say): Row => [
  ...(emotes
    ? EMOTES.map((emote) =>
        button(say(`button-emote-${emote}`), { do: "emote", game: row.id, emote }),
      )
    : []),
  ...(talk === "ask" ? [button("💬", { do: "hear", game: row.id, hears: 1 })] : []),
];

type PhaseButtons = {
  readonly choices: readonly Row[];
  readonly controls: Row;
  readonly shares: boolean;
};

const NOTHING: PhaseButtons = { choices: [], controls: [], shares: false };

const phaseButtons = (
  played: PlayedView,
  manner: KeyManner,
  hasEmotes: boolean,
  say: Say,
): PhaseButtons => {
  const { phase, resignation } = played.game;
  const answers = lookOf(played).answers(played, say);
  if (answers) return { ...NOTHING, ...answers };
  if (resignation) return { ...NOTHING, choices: [resignationRow(played, say)] };
  if (showsQuestion(played)) return { ...NOTHING, choices: [backRow(played, say)] };
  switch (phase.kind) {
    case "rolling":
      return rollButtons(played, say);
    case "doubled": {
      const answers = answerRow(played, phase, say);
      return { choices: [answers], controls: [], shares: roomBeside(answers) > 0 };
    }
    case "moving":
      return movingButtons(played, phase, manner, hasEmotes, say);
    case "opening":
    case "over":
      return NOTHING;
  }
};

const resignationRow = (played: PlayedView, say: Say): Row =>
  inReadingOrder(
    [
      gameButton(played, "accept", say("button-accept"), "success"),
      gameButton(played, "decline", say("button-decline")),
    ],
    say,
  );

const backRow = (played: PlayedView, say: Say): Row =>
  inReadingOrder(
    [
      gameButton(played, "allow-back", say("button-allow-back"), "success"),
      gameButton(played, "refuse-back", say("button-refuse-back")),
    ],
    say,
  );

const movingButtons = (
  played: PlayedView,
  phase: PhaseOf<"moving">,
  manner: KeyManner,
  hasEmotes: boolean,
  say: Say,
): PhaseButtons => {
  const hasRow = hasEmotes && !isTall(played, phase, manner, say);
  const sharing = sharingOf(played, hasRow);
  const { votes } = lookOf(played);
  const laid = turnRows(phase, movePress(played), sharing, say, manner, votes);
  const { rows, shares } = laid;
  const isPlayed = movesOf(phase.turn).length === 0;
  const isFiller = fillsRow(freeIn(rows), hasEmotes);
  // After the last move at most Done stands beside it, so there is room for words.
  const isLong = isPlayed || isFiller || manner === "spoken";
  const words = say(isLong ? "button-undo" : "button-undo-short");
  const undo = phase.before.length > 0 ? [gameButton(played, "undo", words)] : [];
  const controls = [...undo, ...(isPlayed ? endRow(played, say) : [])];
  return shares ? sharedRow(laid, controls, undo, isFiller) : { choices: rows, controls, shares };
};

/** The controls beside the last row of moves, in which places are empty. */
const sharedRow = (
  { rows, undoAt }: ReturnType<typeof turnRows>,
  controls: Row,
  [undo]: Row,
  isFiller: boolean,
): PhaseButtons => {
  const last = rows.at(-1) ?? [];
  if (!undo || undoAt < 0 || last.length === 0) return { choices: rows, controls, shares: true };
  // Undo takes a place without a move, so that the moves stay where they are.
  if (!isFiller)
    return { choices: [...rows.slice(0, -1), last.with(undoAt, undo)], controls: [], shares: true };
  // Undo has a free row, so a last one without moves is not needed.
  const isSpent = last.every((one) => "disabled" in one);
  return { choices: isSpent ? rows.slice(0, -1) : rows, controls, shares: !isSpent };
};

/** With so many rows of moves a small phone has no room for a row of emotes. */
const TALL = 4;

/** Whether a turn began with many rows: what stands below them stays the same during a turn. */
const isTall = (
  played: PlayedView,
  { before: [start], turn }: PhaseOf<"moving">,
  manner: KeyManner,
  say: Say,
): boolean => {
  const first = { before: [], turn: start ?? turn };
  return turnRows(first, movePress(played), "none", say, manner).rows.length >= TALL;
};

/** ⋯ without a row of emotes never has a row of its own beside moves. */
const sharingOf = ({ asksDone }: PlayedView, hasRow: boolean): Sharing => {
  if (!hasRow) return "always";
  // The long word Done would push them out of their places.
  return asksDone ? "alone" : "short";
};

const movePress =
  ({ row, game: { version } }: PlayedView) =>
  (moves: readonly CheckerMove[]) =>
    ({ do: "move", game: row.id, version, moves }) as const;

/** Done, if the clock does not end the turn. */
const endRow = (played: PlayedView, say: Say): Row =>
  played.handsOver ? [] : [gameButton(played, "done", say("button-done"), "success")];

/** Undo for the player of the last turn, while the clock has not ended it. */
const lastUndo = ({ row, game, handsOver }: PlayedView, say: Say): Row => {
  const version = game.version - 1;
  return handsOver ? [button(say("button-undo"), { do: "undo", game: row.id, version })] : [];
};

const rollButtons = (played: PlayedView, say: Say): PhaseButtons => {
  const controls = [...lastUndo(played, say), ...rollRow(played, say)];
  const more = lookOf(played).beforeRoll(played, say);
  const row = inReadingOrder([...controls, ...more.controls], say);
  return { ...NOTHING, choices: more.choices, controls: row };
};

const rollRow = (played: PlayedView, say: Say): Row => {
  const { game } = played;
  const roll = gameButton(played, "roll", say("button-roll"), "primary");
  if (!mayDouble(game, game.toMove).ok) return [roll];
  const value = grouped(raised(game.ruleset.switches, game.cube.value));
  const key = game.cube.owner === "centre" ? "button-double" : "button-redouble";
  return [roll, gameButton(played, "double", say(key, { value }))];
};

const answerRow = (
  played: PlayedView,
  { beaver }: Extract<Game["phase"], { kind: "doubled" }>,
  say: Say,
): Row => {
  const isBeaverOffered = played.game.ruleset.switches.beaver && !beaver;
  const keys = [
    gameButton(played, "take", say("button-take"), "success"),
    gameButton(played, "drop", say("button-drop"), "danger"),
    ...(isBeaverOffered ? [gameButton(played, "beaver", say("button-beaver"))] : []),
  ];
  return inReadingOrder(keys, say);
};
