import { escapeHtml, isolated, nameHtml } from "../../bot/text/html.ts";
import { type Say, speaker } from "../../bot/text/texts.ts";
import { button, type Row } from "../../bot/view/button.ts";
import { linkToMessage } from "../../bot/view/links.ts";
import type { Page } from "../../bot/view/page.ts";
import { termsText } from "../../bot/view/titles.ts";
import type { ChatId } from "../../ids/ids.ts";
import { arenaPress } from "../arena/presses.ts";
import { cupPress } from "../cup/presses.ts";
import type { DueTelling } from "./listeners.ts";
import { listenPress } from "./presses.ts";

/** Under everything that somebody is told. */
export const listenRow = (group: ChatId, often: 0 | 1, say: Say): Row => [
  button(say("button-listen-stop"), listenPress({ do: "listen-stop", group })),
  often === 1
    ? button(say("button-listen-seldom"), listenPress({ do: "listen-often", group, often: 0 }))
    : button(say("button-listen-often"), listenPress({ do: "listen-often", group, often: 1 })),
];

/** Somebody looks for a game in a group, or an event begins there: what it is, and the way there. */
export const tellingPage = ({ telling, chat, group, by, terms, table }: DueTelling): Page => {
  const say = speaker(chat.language);
  const html = say(`listen-${telling.what}`, {
    name: nameHtml(by.name, say("nobody")),
    terms: termsText(terms, say),
    group: escapeHtml(isolated(group.title)),
  });
  const url = linkToMessage(table);
  const way: Row = [
    ...enterButton(telling, say),
    ...(url === undefined ? [] : [{ text: say("button-listen-way"), url }]),
  ];
  const rest = listenRow(group.id, telling.often, say);
  return { html, keyboard: way.length > 0 ? [way, rest] : [rest] };
};

/** The way into an evening, right here. */
const enterButton = ({ what, number }: DueTelling["telling"], say: Say): Row => {
  switch (what) {
    case "challenge":
      return [];
    case "arena":
      return [
        button(
          say("button-arena-play"),
          arenaPress({ do: "arena-play", arena: number }),
          "success",
        ),
      ];
    case "cup":
      return [
        button(say("button-cup-enter"), cupPress({ do: "cup-enter", cup: number }), "success"),
      ];
    // It is played in the group.
    case "chouette":
      return [];
  }
};
