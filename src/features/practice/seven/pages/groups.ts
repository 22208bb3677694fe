import type { Diagram } from "../../../../board/pictures/diagram.ts";
import { linesInOrder } from "../../../../bot/text/direction.ts";
import { cleanName, escapeHtml, isolated, nameHtml } from "../../../../bot/text/html.ts";
import type { Say } from "../../../../bot/text/texts.ts";
import {
  button,
  choiceButton,
  type Keyboard,
  type Page,
  type Row,
} from "../../../../bot/view/button.ts";
import { covered } from "../../../../bot/view/framed.ts";
import { linkTo } from "../../../../bot/view/links.ts";
import type { BoardMessage, Look } from "../../../../bot/view/table-message.ts";
import type { Chat } from "../../../../tables/people/people.ts";
import type { SevenDay } from "../../sets/sevens.ts";
import { gameName, gameText, squareSign } from "../../solve/words.ts";
import type { BestOfDay, GroupDay, GroupOfSevens } from "../play/groups.ts";
import { SEVEN_PAYLOAD, sevenPress } from "./presses.ts";
import { rightText } from "./words.ts";

/** A longer list in a group is hard to read. */
const MOST_SHOWN = 15;

/** A day's sevens in a group: squares and names, without giving a turn away. */
export const groupDayPage = ({ day, games, before }: GroupDay, me: string, say: Say): Page => {
  const tables = games.map(({ game, rows }) => {
    const lines = rows.slice(0, MOST_SHOWN).map(({ name, squares }) => {
      const line = `${squares.map(squareSign).join("")} ${nameHtml(name, say("nobody"))}`;
      return linesInOrder(line, say);
    });
    const more = rows.length - lines.length;
    const rest = more > 0 ? [say("seven-group-more", { more })] : [];
    return [`<b>${gameName(game, say)}</b>`, ...lines, ...rest].join("\n");
  });
  const html = [
    say("seven-group-title", { day: String(day) }),
    ...(games.length > 0 ? tables : [say("seven-group-nobody")]),
    ...(before ? [bestText(before, say)] : []),
  ].join("\n\n");
  return { html, keyboard: [[wayIn(me, say), joinButton(say)]] };
};

/** The player with the least loss on a past day: "🏆 Seven 12: long – Anna, 6 of 7 right". */
export const bestText = ({ day, winners }: BestOfDay, say: Say): string => {
  const told = winners.map(({ game, name, squares }) =>
    say("seven-best-in", {
      game: gameText(game, say),
      name: nameHtml(name, say("nobody")),
      told: rightText(squares, say),
    }),
  );
  return say("seven-best-of", {
    day: String(day),
    told: told.reduce((one, other) => say("list-of-lists", { one, other })),
  });
};

const wayIn = (me: string, say: Say): Row[number] => ({
  text: say("button-seven"),
  url: linkTo(me, SEVEN_PAYLOAD),
});

export const joinButton = (say: Say): Row[number] =>
  button(say("button-seven-here"), sevenPress({ do: "seven-here" }));

/** Asks, under a person's own result, whether a group may see it. */
export const groupQuestion = (
  chat: Chat,
  { game: family, day }: SevenDay,
  say: Say,
): { readonly html: string; readonly row: Row } => {
  const group = chat.id;
  const press = (shown: 0 | 1) => sevenPress({ do: "seven-belong", family, day, group, shown });
  return {
    html: say("seven-belong", { group: escapeHtml(isolated(titleOf(chat, say))) }),
    row: [
      button(say("button-seven-belong"), press(1), "success"),
      button(say("button-seven-belong-not"), press(0)),
    ],
  };
};

const titleOf = ({ title }: Chat, say: Say): string =>
  cleanName(title, say("seven-group-nameless"));

/** The groups that see a person's sevens, and those that could. */
export const groupsPage = (
  groups: readonly GroupOfSevens[],
  cover: Diagram | undefined,
  look: Look,
  say: Say,
): BoardMessage => {
  const rows: Keyboard = groups.map(({ chat, isShown }) => [
    choiceButton(
      titleOf(chat, say),
      sevenPress({ do: "seven-group", group: chat.id, shown: isShown ? 0 : 1 }),
      isShown,
    ),
  ]);
  const menu = button(say("button-seven-menu"), sevenPress({ do: "seven-choice" }));
  return covered(say("seven-groups"), [...rows, [menu]], look, say, cover);
};
