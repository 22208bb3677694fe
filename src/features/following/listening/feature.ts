import { Composer } from "grammy";
import type { Job, Jobs } from "../../../bot/delivery/jobs.ts";
import type { Show } from "../../../bot/delivery/show.ts";
import type { Feature } from "../../../bot/feature/feature.ts";
import { pressBook } from "../../../bot/press/book.ts";
import { FIELDS, flag } from "../../../bot/press/fields.ts";
import { escapeHtml, isolated, nameHtml } from "../../../bot/text/html.ts";
import { keyOf, type Say, speaker } from "../../../bot/text/texts.ts";
import { type BotContext, filtersOf } from "../../../bot/updates/context.ts";
import { hasLeft } from "../../../bot/updates/member.ts";
import { edit, openBot, reply, toast } from "../../../bot/updates/reply.ts";
import { button, markup, type Page, type Row } from "../../../bot/view/button.ts";
import { linkToMessage } from "../../../bot/view/links.ts";
import { termsText } from "../../../bot/view/titles.ts";
import type { ChatId } from "../../../ids/ids.ts";
import { isReachable } from "../../../tables/people/people.ts";
import type { Services } from "../../../tables/services/services.ts";
import { type DueNews, dueNews, listeningExtension, turnListening } from "./listeners.ts";
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
const { pressed, pressedHere } = filtersOf(LISTEN_PRESSES, "following");

/** The payload that starts the bot for a person who wants to hear what happens in a group. */
const LISTEN_PAYLOAD = "listen";

const listening = new Composer<BotContext>();

listening.filter(pressedHere("listen"), async (ctx) => {
  const { services, person, here } = ctx;
  if (here.kind !== "group") return toast(ctx, "refused-unknown-button");
  // The bot cannot write first, so a new listener is led to its START.
  const canBeTold = isReachable(services, person.id);
  const isOn = turnListening(services, here.id, person.id, canBeTold);
  if (!canBeTold) return openBot(ctx, LISTEN_PAYLOAD);
  await toast(ctx, isOn ? "listen-on" : "listen-off");
});

listening.filter(pressed("listen-often"), async (ctx) => {
  const { services, person, press, say } = ctx;
  const { group: chat, often } = press;
  if (!listenersIn(services.store).setOften({ chat, person: person.id, often })) {
    return toast(ctx, "listen-off");
  }
  await toast(ctx, often === 1 ? "listen-more" : "listen-less");
  const shown = ctx.callbackQuery?.message?.reply_markup?.inline_keyboard ?? [];
  const keyboard = [...shown.slice(0, -1), listenRow(chat, often, say)];
  await ctx.editMessageReplyMarkup({ reply_markup: markup(keyboard) }).catch(() => undefined);
});

listening.filter(pressed("listen-stop"), async (ctx) => {
  const { services, person, press, say } = ctx;
  listenersIn(services.store).remove({ chat: press.group, person: person.id });
  await toast(ctx, "listen-off");
  await edit(ctx, { html: say("listen-stopped"), keyboard: [] });
});

const listenRow = (group: ChatId, often: 0 | 1, say: Say): Row => [
  button(say("button-listen-stop"), listenPress({ do: "listen-stop", group })),
  often === 1
    ? button(say("button-listen-seldom"), listenPress({ do: "listen-often", group, often: 0 }))
    : button(say("button-listen-often"), listenPress({ do: "listen-often", group, often: 1 })),
];

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
      if (await hasLeft(api, group.id, owed.person)) return listeners.remove(whose);
      // Noted only now: after a crash before this, the next start tells it.
      if (!listeners.take({ ...whose, now: services.now() })) return false;
      return show({ api }, { chat: chat.id }, () => newsPage(due));
    },
  };
};

/** Tells people in private about games and contests in their groups. */
export const LISTENING: Feature = {
  name: "listening",
  queries: [listenersIn],
  game: listeningExtension,
  presses: LISTEN_PRESSES,
  handlers: [listening],
  starts: [{ payload: LISTEN_PAYLOAD, open: (ctx) => reply(ctx, ctx.say("listen-begun")) }],
  open: (parts) => void bringNews(parts),
};
