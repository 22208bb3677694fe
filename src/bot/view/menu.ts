import { playerToAct } from "../../game/game.ts";
import { matchStand, problemOf } from "../../game/problem/of-game.ts";
import { pointsToGo } from "../../game/series.ts";
import { hasBell } from "../../tables/game/bells.ts";
import { hasMoves } from "../../tables/game/finished.ts";
import type { PlayedView, TableView } from "../../tables/shown/view.ts";
import type { Say } from "../text/texts.ts";
import {
  button,
  copyButton,
  gameButton,
  inEvenRows,
  inReadingOrder,
  type Keyboard,
  type Page,
  type Row,
} from "./button.ts";
import { afterOf, hasCard, lookOf } from "./look.ts";
import { nowLines } from "./now.ts";
import { gameTermsText } from "./titles.ts";

type Table = TableView["table"];

/** A table's menu as a message of its own; when it is closed, the state of the game. */
export const ownMenu = (played: PlayedView, table: Table, say: Say): Page => {
  const isOpen = table.menu !== null && !played.finished && !played.game.resignation;
  const look = lookOf(played);
  return {
    html: [
      gameTermsText(played.terms, say, { ruleset: played.game.ruleset, next: played.next }),
      look.players(played, say),
      ...(isOpen ? look.leaveLines(played, table, say) : stateLines(played, say)),
    ].join("\n"),
    keyboard: isOpen ? menuRows(played, table, say) : [],
  };
};

/** What a menu asked for is answered at the table, and the menu does not hear of it. */
const stateLines = (played: PlayedView, say: Say): readonly string[] =>
  played.game.resignation || played.askedBack ? [] : nowLines(played, say);

export const menuRows = (played: PlayedView, table: Table, say: Say): Row[] => {
  if (played.game.resignation) return [];
  switch (table.menu) {
    case null:
      return [];
    case "more":
      return [
        ...toolRows(played, table, say),
        ...inEvenRows(
          [
            recordButton(played, say),
            button(say("button-hash"), { do: "hash", game: played.row.id }),
            ...rulesButton(played, say),
            ...positionButton(played, say),
            ...backButton(played, table, say),
          ],
          3,
        ),
        // Last, so that the way back is then under the same finger.
        [
          gameButton(played, "menu-resign", say("button-resign")),
          gameButton(played, "menu-close", say("button-menu-close")),
        ],
      ]
        .filter((row) => row.length > 0)
        .map((row) => inReadingOrder(row, say));
    case "resign":
    case "resign-sure":
      return [...lookOf(played).leaveRows(played, table, say)];
  }
};

/** A word more would cut the others, so it gets a row of its own. */
const toolRows = (played: PlayedView, table: Table, say: Say): readonly Row[] => {
  const talk = talkButton(played, say);
  const tools = [
    ...hintButton(played, table, say),
    ...strangerButton(played, say),
    // An inline message cannot be moved.
    ...(table.inline === null ? [gameButton(played, "down", say("button-down"))] : []),
    ...watchButton(played, table, say),
    ...bellButton(played, table, say),
  ];
  return tools.length > 1 ? [tools, talk] : [[...talk, ...tools]];
};

/** For the player who opened the menu: takes back their last turn, or asks the other for it. */
const backButton = (played: PlayedView, { menuBy }: Table, say: Say): Row => {
  const { backKey, row } = played;
  if (!backKey || row[backKey.by] !== menuBy) return [];
  const words = say(backKey.way === "asks" ? "button-ask-back" : "button-take-back");
  return [gameButton(played, "ask-back", words)];
};

/** Whether what the other player types is read here. */
const talkButton = ({ row, talk }: PlayedView, say: Say): Row =>
  talk === undefined
    ? []
    : [
        button(say(`button-talk-${talk === "ask-again" ? "ask" : talk}`), {
          ...{ do: "hear", game: row.id },
          hears: talk === "mute" ? 0 : 1,
        }),
      ];

/** Every member of a group may also watch the game in their private chat. */
const watchButton = ({ row, viewer }: PlayedView, { chat }: Table, say: Say): Row =>
  chat !== null && viewer === undefined
    ? [button(say("button-watch"), { do: "watch", game: row.id })]
    : [];

/** Only for the player who opened the menu, and only on their turn. */
const hintButton = ({ row, game, hints }: PlayedView, { menuBy }: Table, say: Say): Row => {
  const by = playerToAct(game);
  const isAsked = hints && by !== undefined && row[by] === menuBy;
  return isAsked ? [button(say("button-hint"), { do: "hint", game: row.id })] : [];
};

/** The rules open in a private chat; a group's own rulesets are unknown there. */
const rulesButton = ({ game, row }: PlayedView, say: Say): Row =>
  game.ruleset.name === undefined
    ? [button(say("button-rules"), { do: "rules-of", game: row.id })]
    : [];

/** A chouette has more cubes than a line can tell. */
const positionButton = ({ row, game, terms, standing }: PlayedView, say: Say): Row => {
  const toGo = pointsToGo(terms, standing);
  const problem =
    row.party === null ? problemOf(game, matchStand(terms, toGo, row.crawford)) : undefined;
  return problem ? [copyButton(problem, say)] : [];
};

const bellButton = ({ row }: PlayedView, table: Table, say: Say): Row =>
  hasBell(table, row) ? [button(say("button-bell"), { do: "bell", game: row.id })] : [];

/** What one takes from a finished game: its card into any chat, and all of it as an animation. */
export const shareRow = (played: PlayedView, { inline }: Table, say: Say): Row => {
  const { id } = played.row;
  const show = {
    text: say("button-show-friend"),
    switch_inline_query_chosen_chat: {
      query: `${say("words-result")} ${id}`,
      allow_user_chats: true,
      allow_group_chats: true,
    },
  };
  const isSent = inline === null && hasMoves(played.game);
  return [
    ...(hasCard(played) ? [show] : []),
    ...(isSent ? [button(say("button-replay"), { do: "replay", game: id })] : []),
  ];
};

/** Beside the rematch: its dice once those of the game were checked, else what the two share. */
export const besideRematch = (played: PlayedView, say: Say): Row => {
  const { next, nextDiceHash } = played.row;
  return played.checked && next === null && nextDiceHash !== null
    ? [{ text: say("button-next-dice"), copy_text: { text: nextDiceHash } }]
    : [...strangerButton(played, say), ...afterOf(played).more(played, say)];
};

/** What is kept of a finished game: its analysis, replay and card, its record, its dice. */
export const keptRows = (played: PlayedView, { inline }: Table, say: Say): Keyboard => {
  const { id } = played.row;
  const left = (press: "analysis" | "replay" | "result"): Row[number] =>
    button(say(`button-${press}`), { do: press, game: id });
  // The bot cannot send into a chat where it is no member. A card has room for two names only.
  const sent =
    inline === null ? [left("replay"), ...(hasCard(played) ? [left("result")] : [])] : [];
  const dice = played.checked
    ? button(say("button-secret"), { do: "hash", game: id })
    : gameButton(played, "dice", say("button-dice"));
  // A game from a position can end before its first throw.
  const checks = played.game.thrown > 0 ? [dice] : [];
  return [
    hasMoves(played.game) ? [left("analysis"), ...sent] : [],
    [
      recordButton(played, say),
      ...checks,
      gameButton(played, "menu-close", say("button-menu-close")),
    ],
  ];
};

/** What a player can do about an opponent that they did not choose. */
const strangerButton = ({ row, ofStrangers }: PlayedView, say: Say): Row =>
  ofStrangers ? [button(say("button-stranger"), { do: "seek-about", game: row.id })] : [];

const recordButton = ({ row }: PlayedView, say: Say): Row[number] =>
  button(say("button-record"), { do: "record", game: row.id });
