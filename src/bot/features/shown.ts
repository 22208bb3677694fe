import type { MiddlewareFn } from "grammy";
import { standsAt } from "../../tables/outdated.ts";
import type { Press } from "../callback-data.ts";
import type { BotContext } from "../context.ts";
import { offerOf } from "../offer.ts";
import { toast } from "../reply.ts";

/**
 * A client can send any data from any message. A press counts only where its challenge, game or
 * offer is shown; of menus, lists and pages, only while Telegram itself has the button under them.
 */
export const onlyShown: MiddlewareFn<BotContext> = async (ctx, next) => {
  const { press } = ctx;
  if (!press || isShown(ctx, press)) return next();
  await toast(ctx, "refused-unknown-button");
};

const isShown = (ctx: BotContext, press: Press): boolean => {
  if ("seal" in press)
    return ctx.inlineMessageId !== undefined && offerOf(ctx, press) !== undefined;
  const place = placeOf(ctx);
  if ("challenge" in press) return standsAt(ctx.services, place, press);
  const isAtTable = "game" in press && press.do !== "resign-from-list";
  return isAtTable ? standsAt(ctx.services, place, press) : hasButton(ctx);
};

const placeOf = ({ inlineMessageId, here }: BotContext): string =>
  inlineMessageId ?? String(here?.id);

const hasButton = ({ callbackQuery }: BotContext): boolean => {
  const message = callbackQuery?.message;
  if (!message || !("reply_markup" in message)) return false;
  const buttons = message.reply_markup?.inline_keyboard.flat() ?? [];
  return buttons.some((one) => "callback_data" in one && one.callback_data === callbackQuery.data);
};
