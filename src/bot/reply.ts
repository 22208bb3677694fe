import { GrammyError } from "grammy";
import type { Done } from "../rules/result.ts";
import type { BotContext } from "./context.ts";
import { answerPress, type PressAnswer, shortened } from "./delivery/answers.ts";
import type { CodeOf, TextKey, Values } from "./text/texts.ts";
import { type Keyboard, markup } from "./view/button.ts";
import { linkTo } from "./view/links.ts";
import type { Page } from "./view/page.ts";

/**
 * Answers a message with a line of HTML, as soon as the chat bears it; nobody's press has to wait
 * behind it.
 */
export const reply = (ctx: BotContext, html: string, keyboard: Keyboard = []): void => {
  const { deliverer, say, msgId: message, here } = ctx;
  if (!here) return;
  const send = (text: string, buttons: Keyboard) => () =>
    ctx.reply(text, {
      parse_mode: "HTML",
      link_preview_options: { is_disabled: true },
      ...(message !== undefined && here.kind === "group"
        ? { reply_parameters: { message_id: message, allow_sending_without_reply: true } }
        : {}),
      ...(buttons.length > 0 && { reply_markup: markup(buttons) }),
    });
  deliverer.lines.say(here.id, send(html, keyboard), send(say("slower"), []));
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
 * to say. Nobody waits until the answer has come through.
 */
export const toast = (ctx: BotContext, key?: TextKey, values?: Values): Promise<void> =>
  answered(ctx, key === undefined ? {} : { text: ctx.whisper(key, values) });

/** The same with several lines, as far as there are any. */
export const toastLines = (
  ctx: BotContext,
  ...lines: readonly (string | undefined)[]
): Promise<void> => {
  const text = lines.filter((line) => line !== undefined).join("\n");
  return answered(ctx, text === "" ? {} : { text });
};

/** Answers the press with words that stay until they are read. */
export const alert = (ctx: BotContext, key: TextKey, values?: Values): Promise<void> =>
  answered(ctx, { text: ctx.whisper(key, values), show_alert: true });

const answered = async (ctx: BotContext, answer: PressAnswer): Promise<void> => {
  const { api, log, callbackQuery } = ctx;
  if (callbackQuery) {
    void answerPress({ api, log, query: callbackQuery.id }, answer);
  }
};

/** Answers the press by opening the private chat, where START sends this payload. */
export const openBot = (ctx: BotContext, payload: string): Promise<void> =>
  answered(ctx, { url: linkTo(ctx.me.username, payload) });

/** The same in a dialog, which has to see the end of every call that it makes. */
export const toastInDialog = async (
  ctx: BotContext,
  key?: TextKey,
  values?: Values,
): Promise<void> => {
  if (!ctx.callbackQuery) return;
  await ctx
    .answerCallbackQuery(key === undefined ? {} : { text: shortened(ctx.whisper(key, values)) })
    .catch((error: unknown) => ctx.log.info({ err: error }, "a press could not be answered"));
};

/** Answers the press by what came of it. */
export const answer = (ctx: BotContext, done: Done<CodeOf<"refused">>): Promise<void> =>
  toast(ctx, done.ok ? undefined : `refused-${done.code}`);
