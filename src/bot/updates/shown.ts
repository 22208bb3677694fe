import type { MiddlewareFn } from "grammy";
import type { ChallengeId, GameId } from "../../ids/ids.ts";
import { ownGame } from "../../tables/game/players.ts";
import { type Pressed, standsAt, tableUnder } from "../../tables/shown/pressed.ts";
import type { Table } from "../../tables/shown/view.ts";
import type { AnyPress, Guard } from "../press/book.ts";
import { isTablePress, readPress } from "../press/presses.ts";
import type { BotContext } from "./context.ts";
import { toast } from "./reply.ts";

/**
 * Clients can send any data from any message, so a press counts only at the message that shows its
 * subject.
 */
export const onlyShown =
  (guardOf: (press: AnyPress) => Guard | undefined): MiddlewareFn<BotContext> =>
  async (ctx, next) => {
    const { press } = ctx;
    if (!press || isShown(ctx, press, guardOf(press))) return next();
    await toast(ctx, "refused-unknown-button");
  };

const isShown = (ctx: BotContext, { game }: AnyPress, guard: Guard | undefined): boolean => {
  if (guard?.at === "anywhere" || hasButton(ctx)) return true;
  if (!guard || guard.deletes) return false;
  if (guard.at === "page") return isPage(ctx);
  if (game === undefined) return false;
  return guard.at === "table" ? isAtTable(ctx, { game }) : isOwnGame(ctx, game) && isPage(ctx);
};

/** Whether a table of this challenge or game stands in the chat or inline message of the press. */
export const isAtTable = (
  { services, inlineMessageId, here }: BotContext,
  press: { readonly challenge: ChallengeId } | { readonly game: GameId },
): boolean => standsAt(services, inlineMessageId ?? String(here?.id), press);

/** A player of a game may turn its pages faster than they are shown. */
export const isOwnGame = ({ services, person, here }: BotContext, game: GameId): boolean =>
  here?.kind === "private" && ownGame(services, game, person.id).ok;

/**
 * The data of all buttons at the press; undefined if Telegram does not tell what the message looks
 * like.
 */
const toldButtons = ({ callbackQuery }: BotContext): readonly string[] | undefined => {
  const message = callbackQuery?.message;
  if (!message || !("reply_markup" in message)) return undefined;
  const buttons = message.reply_markup?.inline_keyboard.flat() ?? [];
  return buttons.flatMap((one) => ("callback_data" in one ? [one.callback_data] : []));
};

export const buttonsUnder = (ctx: BotContext): readonly string[] => toldButtons(ctx) ?? [];

const hasButton = (ctx: BotContext): boolean =>
  buttonsUnder(ctx).includes(ctx.callbackQuery?.data ?? "");

/** Whether the button may still be there; true if Telegram does not tell. */
export const mayHaveButton = (ctx: BotContext): boolean =>
  toldButtons(ctx)?.includes(ctx.callbackQuery?.data ?? "") ?? true;

/** The message in a chat under which a button may have been pressed. */
export const pressedMessage = (ctx: BotContext): Pressed | undefined => {
  const { here, callbackQuery } = ctx;
  const message = callbackQuery?.message;
  if (!here || !message || !("reply_markup" in message) || !mayHaveButton(ctx)) return undefined;
  const content = "photo" in message ? "photo" : "text";
  return { chat: here.id, message: message.message_id, content };
};

export const pressedTable = ({ services, here, callbackQuery }: BotContext): Table | undefined => {
  const { message, inline_message_id: inline } = callbackQuery ?? {};
  if (inline !== undefined) return tableUnder(services, { inline });
  return here && message && tableUnder(services, { chat: here.id, message: message.message_id });
};

/** A message of the bot in this chat without a table. */
const isPage = (ctx: BotContext): boolean => {
  if (!ctx.here || !ctx.callbackQuery?.message || pressedTable(ctx)) return false;
  return !buttonsUnder(ctx).some((data) => {
    const press = readPress(data);
    return press !== undefined && isTablePress(press);
  });
};
