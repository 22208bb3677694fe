import type { MiddlewareFn } from "grammy";
import { standsAt, tableAt } from "../../tables/outdated.ts";
import { isTablePress, type Press, readPress } from "../callback-data.ts";
import type { BotContext } from "../context.ts";
import { offerOf } from "../offer.ts";
import { toast } from "../reply.ts";

/**
 * A client can send any data from any message. A press counts only where its challenge, game or offer
 * is shown; of menus, lists and pages, only under messages that are such, as they are turned over.
 */
export const onlyShown: MiddlewareFn<BotContext> = async (ctx, next) => {
  const { press } = ctx;
  if (!press || isShown(ctx, press)) return next();
  const isChallenge = "challenge" in press || "seal" in press;
  await toast(ctx, isChallenge ? "refused-no-challenge" : "refused-unknown-button");
};

const isShown = (ctx: BotContext, press: Press): boolean => {
  const { services, inlineMessageId: inline, here } = ctx;
  const place = inline ?? String(here?.id);
  if ("seal" in press) return inline !== undefined && offerOf(ctx, press) !== undefined;
  if ("challenge" in press) return standsAt(services, place, press);
  if ("game" in press && press.do !== "resign-from-list") return standsAt(services, place, press);
  return DELETING.has(press.do) ? hasButton(ctx) : isPage(ctx);
};

/** What they close is gone for everybody. */
const DELETING: ReadonlySet<Press["do"]> = new Set(["play", "play-close", "forget", "forget-not"]);

const buttonsUnder = ({ callbackQuery }: BotContext): readonly string[] => {
  const message = callbackQuery?.message;
  if (!message || !("reply_markup" in message)) return [];
  const buttons = message.reply_markup?.inline_keyboard.flat() ?? [];
  return buttons.flatMap((one) => ("callback_data" in one ? [one.callback_data] : []));
};

const hasButton = (ctx: BotContext): boolean =>
  buttonsUnder(ctx).includes(ctx.callbackQuery?.data ?? "");

/** A message of the bot's in this chat that shows no table. */
const isPage = (ctx: BotContext): boolean => {
  const { services, here, callbackQuery } = ctx;
  const message = callbackQuery?.message;
  if (!here || !message || tableAt(services, here.id, message.message_id)) return false;
  return !buttonsUnder(ctx).some((data) => {
    const press = readPress(data);
    return press !== undefined && isTablePress(press);
  });
};
