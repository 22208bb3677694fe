import { setTimeout as sleep } from "node:timers/promises";
import { autoRetry } from "@grammyjs/auto-retry";
import { GrammyError } from "grammy";
import type { Done } from "../game/result.ts";
import type { BotContext } from "./context.ts";
import type { CodeOf, TextKey, Values } from "./texts.ts";
import { type Keyboard, markup } from "./view/button.ts";
import type { Page } from "./view/page.ts";

/** A line is worth waiting for in a busy chat, but nobody's press has to wait behind it. */
const PATIENCE = { maxRetryAttempts: 2, maxDelaySeconds: 60 } as const;
const AT_ONCE_MS = 800;

/** Telegram's limit. */
const MOST_IN_TOAST = 200;

/**
 * Answers a message with a line of HTML. A line that cannot be said (the bot was thrown out, the
 * chat is too busy for too long) is not worth failing for: what it tells of has already happened.
 */
export const reply = async (
  ctx: BotContext,
  html: string,
  keyboard: Keyboard = [],
): Promise<void> => {
  const message = ctx.msgId;
  ctx.api.config.use(autoRetry(PATIENCE));
  const said = ctx
    .reply(html, {
      parse_mode: "HTML",
      link_preview_options: { is_disabled: true },
      ...(message !== undefined && ctx.here?.kind === "group"
        ? { reply_parameters: { message_id: message, allow_sending_without_reply: true } }
        : {}),
      ...(keyboard.length > 0 && { reply_markup: markup(keyboard) }),
    })
    .catch((error: unknown) => ctx.log.info({ err: error }, "a line could not be said"));
  await Promise.race([said, sleep(AT_ONCE_MS, undefined, { ref: false })]);
};

/** Changes the text under the pressed button; a message that has gone is no failure. */
export const edit = async (ctx: BotContext, { html, keyboard }: Page): Promise<void> => {
  try {
    await ctx.editMessageText(html, {
      parse_mode: "HTML",
      link_preview_options: { is_disabled: true },
      reply_markup: markup(keyboard),
    });
  } catch (error) {
    if (!(error instanceof GrammyError)) throw error;
  }
};

/** Deletes the message with the pressed button; where that may not be, at least its buttons go. */
export const erase = async (ctx: BotContext): Promise<void> => {
  try {
    await ctx.deleteMessage().catch(() => ctx.editMessageReplyMarkup());
  } catch (error) {
    if (!(error instanceof GrammyError)) throw error;
  }
};

/**
 * Answers the press, if it was one: with a toast in the person's own language if there is something
 * to say. Too late an answer is no failure.
 */
export const toast = async (ctx: BotContext, key?: TextKey, values?: Values): Promise<void> => {
  if (!ctx.callbackQuery) return;
  const text = key && ctx.whisper(key, values).slice(0, MOST_IN_TOAST);
  try {
    await ctx.answerCallbackQuery(text === undefined ? {} : { text });
  } catch (error) {
    ctx.log.info({ err: error }, "a press could not be answered");
  }
};

/** Answers the press by what came of it. */
export const answer = (ctx: BotContext, done: Done<CodeOf<"refused">>): Promise<void> =>
  toast(ctx, done.ok ? undefined : `refused-${done.code}`);
