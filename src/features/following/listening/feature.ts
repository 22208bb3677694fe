import { Composer } from "grammy";
import type { Feature } from "../../../bot/feature/feature.ts";
import type { BotContext } from "../../../bot/updates/context.ts";
import { edit, openBot, reply, toast } from "../../../bot/updates/reply.ts";
import { markup } from "../../../bot/view/button.ts";
import { isReachable } from "../../../tables/people/people.ts";
import { listeningExtension, turnListening } from "./listeners.ts";
import {
  bringNews,
  LISTEN_PAYLOAD,
  LISTEN_PRESSES,
  listenRow,
  pressed,
  pressedHere,
} from "./news.ts";
import { listenersIn } from "./store.ts";

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

/** Tells people in private about games and contests in their groups. */
export const LISTENING: Feature = {
  name: "listening",
  queries: [listenersIn],
  game: listeningExtension,
  presses: LISTEN_PRESSES,
  handlers: [listening],
  starts: [{ payload: LISTEN_PAYLOAD, open: (ctx) => reply(ctx, ctx.say("listen-begun")) }],
  open: (parts) => {
    bringNews(parts);
    return undefined;
  },
};
