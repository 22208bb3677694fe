import { mayDouble, raised } from "../../game/cube.ts";
import { playerToAct } from "../../game/game.ts";
import { movesOf } from "../../game/moves.ts";
import { isMidMatch } from "../../game/series.ts";
import type { CheckerMove, Game, PhaseOf } from "../../game/types.ts";
import { hasBell } from "../../tables/game/bells.ts";
import { hasMoves } from "../../tables/game/finished.ts";
import { EMOTES } from "../../tables/services/emote.ts";
import type { PlayedView, TableView } from "../../tables/shown/view.ts";
import type { Say } from "../text/texts.ts";
import { afterOf } from "./after.ts";
import { button, type Keyboard, type Row } from "./button.ts";
import { across, roomBeside } from "./fit.ts";
import { gameButton } from "./game-button.ts";
import { grouped } from "./numbers.ts";
import { hasCard, lookOf } from "./of-two.ts";
import { menuColour } from "./resigning.ts";
import { turnRows } from "./turn-buttons.ts";
import type { Manner, Sharing } from "./turn-grid.ts";

/**
 * The buttons of a game in its phase; in a private chat only that player's own. An emoji board is
 * tall, so its keyboard has as few rows as possible.
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
  const company = emoteButtons(played, say);
  const asked = isAsked
    ? phaseButtons(played, board === "emoji" ? "low" : "usual", company.length > 0, say)
    : NOTHING;
  const { choices, controls, shares } = hidesMoves(played, table) ? NOTHING : asked;
  const isClosed = table.menu === null && game.resignation === undefined;
  const more = isClosed ? [gameButton(played, "menu-more", "⋯")] : [];
  const claim = lookOf(played).goOn(played, say);
  return [
    ...withControls([...choices, ...claim], controls, more, {
      shares: shares && claim.length === 0,
      company: isClosed ? company : [],
    }),
    ...menuKeyboard(played, table, say),
  ];
};

/**
 * A player who opened the menu chooses there, and their moves return when it closes. The other
 * player's moves stay. Either player may close the menu.
 */
const hidesMoves = (played: PlayedView, table: TableView["table"]): boolean => {
  const isHis = menuColour(played, table) === playerToAct(played.game);
  return table.menu !== null && isHis;
};

type LastRow = { readonly shares: boolean; readonly company: Row };

/**
 * Controls share the last row of choices if it has room, else they have their own. Free rows of
 * choices take company, and controls too, so that the moves above them stay where they are. Company
 * without a row stands beside the controls; ⋯ comes last. Long words take two rows.
 */
const withControls = (
  choices: readonly Row[],
  controls: Row,
  more: Row,
  { shares, company }: LastRow,
): Keyboard => {
  const free = choices.filter((row) => !isFilled(row)).length;
  const { guests, below, nice } = placesFor(free, controls, company);
  const rows = housed(choices, guests);
  const all = [...below, ...more];
  if (all.length === 0) return rows;
  const last = shares ? rows.at(-1) : undefined;
  const room = roomBeside([...(last ?? []), ...all]);
  const beside = nice.length <= room && !last ? nice : [];
  if (last) return [...rows.slice(0, -1), [...last, ...below, ...beside, ...more]];
  if (room >= 0) return [...rows, [...below, ...beside, ...more]];
  const half = Math.floor(all.length / 2);
  return [...rows, all.slice(0, half), all.slice(half)];
};

type Places = {
  /** For the free rows of choices, the lowest first. */
  readonly guests: readonly Row[];
  /** Controls and company in the last row. */
  readonly below: Row;
  readonly nice: Row;
};

const placesFor = (free: number, controls: Row, company: Row): Places => {
  if (free === 0) return { guests: [], below: controls, nice: company };
  if (free === 1 && company.length > 0) return { guests: [company], below: controls, nice: [] };
  return { guests: [controls, company], below: [], nice: [] };
};

const housed = (choices: readonly Row[], guests: readonly Row[]): readonly Row[] => {
  const free = choices.flatMap((row, at) => (isFilled(row) ? [] : [at])).toReversed();
  return choices.map((row, at) => guests[free.indexOf(at)] ?? row).filter(isFilled);
};

const isFilled = ({ length }: Row): boolean => length > 0;

/** What stands beside ⋯ where two people play. */
const emoteButtons = ({ row, emotes }: PlayedView, say: Say): Row =>
  emotes
    ? EMOTES.map((emote) =>
        button(say(`button-emote-${emote}`), { do: "emote", game: row.id, emote }),
      )
    : [];

/** The bell calls a player in private when it is their turn. */
const bellButton = ({ row }: PlayedView, table: TableView["table"], say: Say): Row =>
  hasBell(table, row) ? [button(say("button-bell"), { do: "bell", game: row.id })] : [];

/** The choices, their controls, and whether controls share the last row of choices. */
type PhaseButtons = {
  readonly choices: readonly Row[];
  readonly controls: Row;
  readonly shares: boolean;
};

const NOTHING: PhaseButtons = { choices: [], controls: [], shares: false };

/** The words of four buttons do not fit into one row of a phone. */
const MOST_IN_ROW = 3;

const inRows = (buttons: Row): readonly Row[] => {
  if (buttons.length > MOST_IN_ROW) return [buttons.slice(0, 2), buttons.slice(2)];
  const fits = across(buttons.map(({ text }) => text));
  return buttons.length < MOST_IN_ROW || buttons.length <= fits
    ? [buttons]
    : [buttons.slice(0, 1), buttons.slice(1)];
};

/** Another game comes first. More opens the other buttons in place. */
const overKeyboard = (played: PlayedView, table: TableView["table"], say: Say): Keyboard => {
  const goesOn = isMidMatch(played.terms, played.standing);
  const another = lookOf(played).next(played, goesOn, say);
  const analysis = hasMoves(played.game)
    ? [button(say("button-analysis"), { do: "analysis", game: played.row.id })]
    : [];
  if (table.menu === null) {
    const looks = [...analysis, ...afterOf(played).looks(played, say)];
    const more = gameButton(played, "menu-more", say("button-over-more"));
    return [...another, ...inRows([...looks, more])];
  }
  return [
    ...another,
    [...analysis, gameButton(played, "menu-close", say("button-menu-close"))],
    ...leftRows(played, table, say),
  ];
};

/** The rest of a finished game: its replay and board, its record, its dice. */
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
  // The bot cannot send into a chat where it is no member. A card has room for two names only.
  const card = hasCard(played) ? [left("result")] : [];
  const all = inline === null ? [left("replay"), left("look"), ...card] : [left("look")];
  const shown = hasMoves(played.game) ? all : [];
  // Three words of that length in one row are cut on a narrow phone.
  const rows = [
    shown,
    [dice, recordButton(played, say)],
    [...promise, ...strangerButton(played, say), ...afterOf(played).more(played, say)],
  ];
  return rows.filter(({ length }) => length > 0);
};

/** What a player can do about an opponent that they did not choose. */
const strangerButton = ({ row, ofStrangers }: PlayedView, say: Say): Row =>
  ofStrangers ? [button(say("button-stranger"), { do: "seek-about", game: row.id })] : [];

const recordButton = ({ row }: PlayedView, say: Say): Row[number] =>
  button(say("button-record"), { do: "record", game: row.id });

const phaseButtons = (
  played: PlayedView,
  manner: Manner,
  hasCompany: boolean,
  say: Say,
): PhaseButtons => {
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
      return movingButtons(played, phase, { manner, sharing: sharingOf(played, hasCompany) }, say);
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
  { manner, sharing }: { readonly manner: Manner; readonly sharing: Sharing },
  say: Say,
): PhaseButtons => {
  const { turn, before } = phase;
  const isPlayed = movesOf(turn).length === 0;
  const { votes } = lookOf(played);
  const { rows, shares } = turnRows(phase, moving(played), sharing, say, manner, votes);
  const free = rows.filter((row) => !isFilled(row)).length;
  // Company takes the first free row.
  const isHoused = free > (sharing === "always" ? 0 : 1);
  // After the last move at most Done stands beside it, so there is room for words.
  const words = say(isPlayed || isHoused ? "button-undo" : "button-undo-short");
  const undo = before.length > 0 ? [gameButton(played, "undo", words)] : [];
  const done = isPlayed ? endRow(played, say) : [];
  const controls = [...undo, ...done];
  const last = rows.at(-1) ?? [];
  const empty = last.findIndex((one) => "disabled" in one);
  const [back] = undo;
  if (!shares || !back || empty < 0) return { choices: rows, controls, shares };
  // Undo has a free row, so a last one without moves is not needed.
  if (isHoused) {
    const isSpent = last.every((one) => "disabled" in one);
    return { choices: isSpent ? rows.slice(0, -1) : rows, controls, shares: !isSpent };
  }
  // The last die needs no sign. Undo takes its place, so that the moves stay where they are.
  return { choices: [...rows.slice(0, -1), last.with(empty, back)], controls: [], shares };
};

/** ⋯ without company never has a row of its own beside moves. */
const sharingOf = ({ asksDone }: PlayedView, hasCompany: boolean): Sharing => {
  if (!hasCompany) return "always";
  // The long word Done would push them out of their places.
  return asksDone ? "alone" : "short";
};

const moving =
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

/** The buttons of a table's open menu. */
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
          // An inline message cannot be moved.
          ...(table.inline === null ? [gameButton(played, "down", say("button-down"))] : []),
          ...watchButton(played, table, say),
          ...bellButton(played, table, say),
        ],
        [
          recordButton(played, say),
          button(say("button-hash"), { do: "hash", game: played.row.id }),
          ...rulesButton(played, say),
        ],
        // Last, so that the way back is then under the same finger.
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

/** Every member of a group may also watch the game in their private chat. */
const watchButton = ({ row, viewer }: PlayedView, { chat }: TableView["table"], say: Say): Row =>
  chat !== null && viewer === undefined
    ? [button(say("button-watch"), { do: "watch", game: row.id })]
    : [];

/** Only for the player who opened the menu, and only on their turn. */
const hintButton = (
  { row, game, hints }: PlayedView,
  { menuBy }: TableView["table"],
  say: Say,
): Row => {
  const by = playerToAct(game);
  const isAsked = hints && by !== undefined && row[by] === menuBy;
  return isAsked ? [button(say("button-hint"), { do: "hint", game: row.id })] : [];
};

/** The rules open in a private chat; a group's own rulesets are unknown there. */
const rulesButton = ({ game, row }: PlayedView, say: Say): Row =>
  game.ruleset.name === undefined
    ? [button(say("button-rules"), { do: "rules-of", game: row.id })]
    : [];
