import { Composer } from "grammy";
import type { BotContext } from "../../../bot/updates/context.ts";
import { edit, openBot, toast } from "../../../bot/updates/reply.ts";
import { markup } from "../../../bot/view/button.ts";
import { isReachable } from "../../../tables/challenge/links.ts";
import { turnListening } from "./listeners.ts";
import { listenRow } from "./message.ts";
import { LISTEN_PAYLOAD, pressed, pressedHere } from "./presses.ts";
import { listenersIn } from "./store.ts";

/**
 * Tells listeners in private when a member of their group looks for a game, or a contest begins.
 */
export const listening = new Composer<BotContext>();

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
