import { escapeHtml, isolated, nameHtml } from "../../../bot/text/html.ts";
import { keyOf, type Say, speaker } from "../../../bot/text/texts.ts";
import { button, type Row } from "../../../bot/view/button.ts";
import { linkToMessage } from "../../../bot/view/links.ts";
import type { Page } from "../../../bot/view/page.ts";
import { termsText } from "../../../bot/view/titles.ts";
import type { ChatId } from "../../../ids/ids.ts";
import type { DueNews } from "./listeners.ts";
import { listenPress } from "./presses.ts";

/** The buttons under all news. */
export const listenRow = (group: ChatId, often: 0 | 1, say: Say): Row => [
  button(say("button-listen-stop"), listenPress({ do: "listen-stop", group })),
  often === 1
    ? button(say("button-listen-seldom"), listenPress({ do: "listen-often", group, often: 0 }))
    : button(say("button-listen-often"), listenPress({ do: "listen-often", group, often: 1 })),
];

/** News of a game or contest in a group, with the way there. */
export const newsPage = (due: DueNews): Page => {
  const { owed, chat, group, by, terms, table, enter } = due;
  const say = speaker(chat.language);
  const html = say(keyOf(`listen-${owed.what}`), {
    name: nameHtml(by.name, say("nobody")),
    terms: termsText(terms, say),
    group: escapeHtml(isolated(group.title)),
  });
  const url = linkToMessage(table);
  const way: Row = [
    ...(enter ? [enter(chat.language)] : []),
    ...(url === undefined ? [] : [{ text: say("button-to-group"), url }]),
  ];
  const rest = listenRow(group.id, owed.often, say);
  return { html, keyboard: way.length > 0 ? [way, rest] : [rest] };
};
