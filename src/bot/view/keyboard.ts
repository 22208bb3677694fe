import { mayDouble, raised } from "../../game/cube.ts";
import { playerToAct } from "../../game/game.ts";
import { movesOf } from "../../game/moves.ts";
import { isMidMatch } from "../../game/series.ts";
import type { CheckerMove, Game, PhaseOf } from "../../game/types.ts";
import { hasBell } from "../../tables/game/bells.ts";
import { EMOTES } from "../../tables/services/emote.ts";
import type { PlayedView, TableView } from "../../tables/shown/view.ts";
import type { Say } from "../text/texts.ts";
import { button, type Keyboard, type Row, roomBeside } from "./button.ts";
import { gameButton } from "./game-button.ts";
import { grouped } from "./numbers.ts";
import { lookOf } from "./of-two.ts";
import { menuColour } from "./resigning.ts";
import { turnRows } from "./turn-buttons.ts";
import type { Manner } from "./turn-grid.ts";

/**
 * The buttons of a game, by its phase; in a private chat those of its player alone. A board of emoji is
 * tall, and has as few rows of them as there can be.
 */
export const gameKeyboard = (
  played: PlayedView,
  table: TableView["table"],
  board: TableView["look"]["board"],
  say: Say,
): Keyboard => {
  const { game } = played;
  if (game.phase.kind === "over") return overKeyboard(played, table, say);
  const isAsked = played.viewer === undefined || played.viewer === playerToAct(game);
  const asked = isAsked ? phaseButtons(played, board === "emoji" ? "low" : "usual", say) : NOTHING;
  const { choices, controls, shares } = hidesMoves(played, table) ? NOTHING : asked;
  const isClosed = table.menu === null && game.resignation === undefined;
  const more = isClosed ? [gameButton(played, "menu-more", "⋯")] : [];
  const claim = lookOf(played).goOn(played, say);
  const bell = isClosed ? bellButton(played, table, say) : [];
  const beside = isClosed ? [[...emoteButtons(played, say), ...bell], bell] : [];
  return [
    ...withControls([...choices, ...claim], controls, more, {
      shares: shares && claim.length === 0,
      beside,
    }),
    ...menuKeyboard(played, table, say),
  ];
};

/**
 * Whoever opened the menu is choosing there: their moves come back with it closed. The other's stay
 * where they are; either player may close it.
 */
const hidesMoves = (played: PlayedView, table: TableView["table"]): boolean => {
  const isHis = menuColour(played, table) === playerToAct(played.game);
  return table.menu !== null && isHis;
};

/**
 * What goes with the choices has a row of its own, unless there is room for it in their last row. What
 * is nice to have stands in it where there is room; ⋯ is always the last. Words that would be cut in
 * one row have two.
 */
const withControls = (
  choices: readonly Row[],
  controls: Row,
  more: Row,
  { shares, beside }: { readonly shares: boolean; readonly beside: readonly Row[] },
): Keyboard => {
  const all = [...controls, ...more];
  if (all.length === 0) return choices;
  const last = choices.at(-1);
  const row = last && shares ? [...last, ...all] : all;
  const room = roomBeside(row);
  const nice = (row === all ? beside : beside.slice(-1)).find(({ length }) => length <= room) ?? [];
  if (row !== all)
    return [...choices.slice(0, -1), [...(last ?? []), ...controls, ...nice, ...more]];
  if (room >= 0) return [...choices, [...controls, ...nice, ...more]];
  const half = Math.floor(all.length / 2);
  return [...choices, all.slice(0, half), all.slice(half)];
};

const emoteButtons = ({ row, emotes }: PlayedView, say: Say): Row =>
  emotes
    ? EMOTES.map((emote) =>
        button(say(`button-emote-${emote}`), { do: "emote", game: row.id, emote }),
      )
    : [];

/** Whoever presses it is called in private when it is their turn. */
const bellButton = ({ row }: PlayedView, table: TableView["table"], say: Say): Row =>
  hasBell(table, row) ? [button(say("button-bell"), { do: "bell", game: row.id })] : [];

/** What is to be decided, what goes with it, and whether that stands in the last row of choices. */
type PhaseButtons = {
  readonly choices: readonly Row[];
  readonly controls: Row;
  readonly shares: boolean;
};

const NOTHING: PhaseButtons = { choices: [], controls: [], shares: false };

/** Another game first; what there is to know of this one behind More, which opens in place. */
const overKeyboard = (played: PlayedView, table: TableView["table"], say: Say): Keyboard => {
  const goesOn = isMidMatch(played.terms, played.standing);
  const another = lookOf(played).next(played, goesOn, say);
  const analysis = button(say("button-analysis"), { do: "analysis", game: played.row.id });
  if (table.menu === null)
    return [...another, [analysis, gameButton(played, "menu-more", say("button-over-more"))]];
  return [
    ...another,
    [analysis, gameButton(played, "menu-close", say("button-menu-close"))],
    ...leftRows(played, table, say),
  ];
};

/** What a game has left: to look at, to show, and its dice. */
const leftRows = (played: PlayedView, { inline }: TableView["table"], say: Say): Keyboard => {
  const { next, nextDiceHash } = played.row;
  const isPromised = next === null && nextDiceHash !== null;
  const promise = isPromised
    ? [{ text: say("button-next-dice"), copy_text: { text: nextDiceHash } }]
    : [];
  const dice = played.checked
    ? button(say("button-secret"), { do: "hash", game: played.row.id })
    : gameButton(played, "dice", say("button-dice"));
  const left = (press: "look" | "replay" | "result"): Row[number] =>
    button(say(`button-${press}`), { do: press, game: played.row.id });
  // The bot can send nothing into a chat of which it is no member; the card of a result has two names.
  const card = lookOf(played).hasCard ? [left("result")] : [];
  const shown = inline === null ? [left("replay"), left("look"), ...card] : [left("look")];
  // Three words of that length in one row are cut on a narrow phone.
  const rows = [
    shown,
    [dice, recordButton(played, say)],
    [...promise, ...strangerButton(played, say)],
  ];
  return rows.filter(({ length }) => length > 0);
};

/** What can be done about an opponent whom one did not choose. */
const strangerButton = ({ row, ofStrangers }: PlayedView, say: Say): Row =>
  ofStrangers ? [button(say("button-stranger"), { do: "seek-about", game: row.id })] : [];

const recordButton = ({ row }: PlayedView, say: Say): Row[number] =>
  button(say("button-record"), { do: "record", game: row.id });

const phaseButtons = (played: PlayedView, manner: Manner, say: Say): PhaseButtons => {
  const { phase, resignation } = played.game;
  const answers = lookOf(played).answers(played, say);
  if (answers) return { ...NOTHING, ...answers };
  if (resignation) return { ...NOTHING, choices: [resignationRow(played, say)] };
  switch (phase.kind) {
    case "rolling":
      return rollButtons(played, say);
    case "doubled": {
      const answers = answerRow(played, phase, say);
      return { choices: [answers], controls: [], shares: roomBeside(answers) > 0 };
    }
    case "moving":
      return movingButtons(played, phase, manner, say);
    case "opening":
    case "over":
      return NOTHING;
  }
};

const resignationRow = (played: PlayedView, say: Say): Row => [
  gameButton(played, "accept", say("button-accept"), "success"),
  gameButton(played, "decline", say("button-decline")),
];

const movingButtons = (
  played: PlayedView,
  phase: PhaseOf<"moving">,
  manner: Manner,
  say: Say,
): PhaseButtons => {
  const { turn, before } = phase;
  const isPlayed = movesOf(turn).length === 0;
  // The last die ends the turn, or Done does: then there is room for words.
  const words = say(isPlayed ? "button-undo" : "button-undo-short");
  const undo = before.length > 0 ? [gameButton(played, "undo", words)] : [];
  const done = isPlayed ? endRow(played, say) : [];
  // Beside Done, whose words are long, they would not keep their places.
  const sharing = played.asksDone ? "alone" : "any";
  const { votes } = lookOf(played);
  const { rows, shares } = turnRows(phase, moving(played), sharing, say, manner, votes);
  const [die, ...places] = rows.at(-1) ?? [];
  // With one die left its moves need no sign, and nothing slides where Undo stands in its place.
  if (!shares || undo.length === 0 || !die || !("disabled" in die))
    return { choices: rows, controls: [...undo, ...done], shares };
  return { choices: [...rows.slice(0, -1), [...undo, ...places]], controls: [], shares };
};

const moving =
  ({ row, game: { version } }: PlayedView) =>
  (moves: readonly CheckerMove[]) =>
    ({ do: "move", game: row.id, version, moves }) as const;

/** What ends a turn that is played out, where the clock does not. */
const endRow = (played: PlayedView, say: Say): Row =>
  played.handsOver ? [] : [gameButton(played, "done", say("button-done"), "success")];

/** For whoever has played the turn before, as long as the clock has not ended it. */
const lastUndo = ({ row, game, handsOver }: PlayedView, say: Say): Row => {
  const version = game.version - 1;
  return handsOver ? [button(say("button-undo"), { do: "undo", game: row.id, version })] : [];
};

const rollButtons = (played: PlayedView, say: Say): PhaseButtons => {
  const controls = [...lastUndo(played, say), ...rollRow(played, say)];
  const more = lookOf(played).beforeRoll(played, say);
  return { ...NOTHING, choices: more.choices, controls: [...controls, ...more.controls] };
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
): Row => [
  gameButton(played, "take", say("button-take"), "success"),
  gameButton(played, "drop", say("button-drop"), "danger"),
  ...(played.game.ruleset.switches.beaver && !beaver
    ? [gameButton(played, "beaver", say("button-beaver"))]
    : []),
];

/** What the open menu of a table offers. */
export const menuKeyboard = (played: PlayedView, table: TableView["table"], say: Say): Row[] => {
  if (played.game.resignation) return [];
  switch (table.menu) {
    case null:
      return [];
    case "more":
      return [
        [
          ...hintButton(played, table, say),
          ...strangerButton(played, say),
          // An inline message stays where it was sent.
          ...(table.inline === null ? [gameButton(played, "down", say("button-down"))] : []),
          ...watchButton(played, table, say),
        ],
        [
          recordButton(played, say),
          button(say("button-hash"), { do: "hash", game: played.row.id }),
          ...rulesButton(played, say),
        ],
        // Below, where the way back is once it was pressed.
        [
          gameButton(played, "menu-resign", say("button-resign")),
          gameButton(played, "menu-close", say("button-menu-close")),
        ],
      ].filter((row) => row.length > 0);
    case "resign":
    case "resign-sure":
      return [...lookOf(played).leaveRows(played, table, say)];
  }
};

/** In a group anybody may watch it in their private chat as well. */
const watchButton = ({ row, viewer }: PlayedView, { chat }: TableView["table"], say: Say): Row =>
  chat !== null && viewer === undefined
    ? [button(say("button-watch"), { do: "watch", game: row.id })]
    : [];

/** For whoever opened the menu, if it is theirs to decide. */
const hintButton = (
  { row, game, hints }: PlayedView,
  { menuBy }: TableView["table"],
  say: Say,
): Row => {
  const by = playerToAct(game);
  const isAsked = hints && by !== undefined && row[by] === menuBy;
  return isAsked ? [button(say("button-hint"), { do: "hint", game: row.id })] : [];
};

/** The rules open in the private chat; those that a group made itself are known only there. */
const rulesButton = ({ game, row }: PlayedView, say: Say): Row =>
  game.ruleset.name === undefined
    ? [button(say("button-rules"), { do: "rules-of", game: row.id })]
    : [];
