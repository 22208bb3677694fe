import type { Api } from "grammy";
import { failureOf } from "../../../bot/delivery/failure.ts";
import type { Job, Jobs } from "../../../bot/delivery/jobs.ts";
import type { Show } from "../../../bot/delivery/show.ts";
import { pressBook } from "../../../bot/press/book.ts";
import { FIELDS, flag } from "../../../bot/press/fields.ts";
import { escapeHtml, isolated, nameHtml } from "../../../bot/text/html.ts";
import { keyOf, type Say, speaker } from "../../../bot/text/texts.ts";
import { filtersOf } from "../../../bot/updates/context.ts";
import { isInGroup } from "../../../bot/updates/member.ts";
import { button, type Row } from "../../../bot/view/button.ts";
import { linkToMessage } from "../../../bot/view/links.ts";
import type { Page } from "../../../bot/view/page.ts";
import { termsText } from "../../../bot/view/titles.ts";
import type { ChatId } from "../../../ids/ids.ts";
import type { Services } from "../../../tables/services/services.ts";
import { type DueNews, dueNews } from "./listeners.ts";
import { listenersIn } from "./store.ts";

export const LISTEN_PRESSES = pressBook(
  {
    ...FIELDS,
    /** More often than once a day. */
    often: flag,
  },
  {
    "listen-often": ["7o", "group", "often"],
    "listen-stop": ["7x", "group"],
  },
);

const listenPress = LISTEN_PRESSES.write;
export const { pressed, pressedHere } = filtersOf(LISTEN_PRESSES, "following");

/** The payload that starts the bot for a person who wants to hear what happens in a group. */
export const LISTEN_PAYLOAD = "listen";

/** The buttons under all news. */
export const listenRow = (group: ChatId, often: 0 | 1, say: Say): Row => [
  button(say("button-listen-stop"), listenPress({ do: "listen-stop", group })),
  often === 1
    ? button(say("button-listen-seldom"), listenPress({ do: "listen-often", group, often: 0 }))
    : button(say("button-listen-often"), listenPress({ do: "listen-often", group, often: 1 })),
];

/** News of a game or contest in a group, with the way there. */
const newsPage = (due: DueNews): Page => {
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

type Parts = { readonly services: Services; readonly jobs: Jobs; readonly show: Show };

/** Tells listeners the news of their groups. */
export const bringNews = (parts: Parts): void =>
  parts.jobs.addSource(() => dueNews(parts.services).map((due) => newsFor(parts, due)));

const newsFor = ({ services, show }: Parts, due: DueNews): Job => {
  const listeners = listenersIn(services.store);
  const { owed, group, chat } = due;
  const whose = { chat: group.id, person: owed.person, toldAt: owed.toldAt };
  return {
    chat: chat.id,
    lane: `news ${owed.person}`,
    giveBack: () => listeners.giveBack(whose),
    run: async (api) => {
      if (await hasLeft(api, due)) return listeners.remove(whose);
      // Noted only now: after a crash before this, the next start tells it.
      if (!listeners.take({ ...whose, now: services.now() })) return false;
      return show({ api }, { chat: chat.id }, () => newsPage(due));
    },
  };
};

/**
 * The bot does not hear who leaves a large group. If Telegram does not tell, they count as members.
 */
const hasLeft = async (api: Api, { group, owed }: DueNews): Promise<boolean> => {
  try {
    return !(await isInGroup(api, group.id, owed.person));
  } catch (error) {
    if (failureOf(error).kind === "wait") throw error;
    return false;
  }
};
