import type { InlineKeyboardButton } from "grammy/types";
import { z } from "zod";
import { urlProblem } from "../../text/url.ts";
import type { Markup } from "../../world/types.ts";
import type { Arguments } from "./arguments.ts";
import { type ApiResponse, badRequest, done } from "./refusals.ts";

const MOST_BUTTONS = 100;
/** Undocumented: apps draw no more than eight, so a ninth is better refused than squeezed. */
const MOST_IN_A_ROW = 8;
/** The size of the keyboard as JSON; observed, not documented. */
const MOST_BYTES = 10_240;

const base = {
  text: z.string(),
  style: z.enum(["primary", "success", "danger"]).optional(),
};

const chosenChat = z.object({
  query: z.string().optional(),
  allow_user_chats: z.boolean().optional(),
  allow_bot_chats: z.boolean().optional(),
  allow_group_chats: z.boolean().optional(),
  allow_channel_chats: z.boolean().optional(),
});

const inlineButton = z.union([
  z.object({ ...base, callback_data: z.string().min(1) }),
  z.object({ ...base, url: z.string() }),
  z.object({ ...base, disabled: z.object({}) }),
  z.object({ ...base, copy_text: z.object({ text: z.string() }) }),
  z.object({ ...base, switch_inline_query: z.string() }),
  z.object({ ...base, switch_inline_query_current_chat: z.string() }),
  z.object({ ...base, switch_inline_query_chosen_chat: chosenChat }),
]);

const named = z.looseObject({ text: z.string() });
const styled = z.object({ style: base.style });

/** Telegram's refusal of a broken button. */
const unreadable = (raw: unknown): string => {
  if (!named.safeParse(raw).success) {
    return "can't parse inline keyboard button: Can't find field \"text\"";
  }
  if (!styled.safeParse(raw).success) {
    return "can't parse inline keyboard button: invalid button style specified";
  }
  return "can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard";
};

/** Telegram's reason to refuse the button, if it has one. */
const buttonProblem = (button: z.infer<typeof inlineButton>): string | undefined => {
  if (button.text.trim() === "") return "inline keyboard button text must be non-empty";
  if ("callback_data" in button) {
    return Buffer.byteLength(button.callback_data) > 64 ? "BUTTON_DATA_INVALID" : undefined;
  }
  if ("url" in button) {
    const problem = urlProblem(button.url);
    return problem && `inline keyboard button URL '${button.url}' is invalid: ${problem}`;
  }
  if ("copy_text" in button) {
    const { length } = button.copy_text.text;
    return length < 1 || length > 256 ? "BUTTON_COPY_TEXT_INVALID" : undefined;
  }
  return undefined;
};

const isTooLong = (keyboard: InlineKeyboardButton[][]): boolean =>
  keyboard.flat().length > MOST_BUTTONS ||
  keyboard.some((row) => row.length > MOST_IN_A_ROW) ||
  Buffer.byteLength(JSON.stringify(keyboard)) > MOST_BYTES;

const parseInline = (rows: readonly unknown[][]): ApiResponse<Markup> => {
  const keyboard: InlineKeyboardButton[][] = [];
  for (const row of rows) {
    const buttons: InlineKeyboardButton[] = [];
    for (const raw of row) {
      const parsed = inlineButton.safeParse(raw);
      const problem = parsed.success ? buttonProblem(parsed.data) : unreadable(raw);
      if (!parsed.success || problem !== undefined) return badRequest(problem ?? "");
      buttons.push(JSON.parse(JSON.stringify(parsed.data)));
    }
    if (buttons.length > 0) keyboard.push(buttons);
  }
  if (isTooLong(keyboard)) return badRequest("reply markup is too long");
  return done(keyboard.length === 0 ? {} : { inline: { inline_keyboard: keyboard } });
};

const inlineMarkup = z.object({ inline_keyboard: z.array(z.array(z.unknown())) });

const forcedReply = z.object({ force_reply: z.literal(true) });

/** Reads a `reply_markup`; empty if there is none. */
export const readMarkup = (value: unknown): ApiResponse<Markup> => {
  if (value === undefined) return done({});
  const inline = inlineMarkup.safeParse(value);
  if (inline.success) return parseInline(inline.data.inline_keyboard);
  if (forcedReply.safeParse(value).success) return done({ forceReply: true });
  return badRequest("object expected as reply markup");
};

export const markupArgument = (args: Arguments): ApiResponse<Markup> => {
  if ((args.text("reply_markup") ?? "") === "") return done({});
  const value = args.json("reply_markup");
  return value === undefined
    ? badRequest("can't parse reply keyboard markup JSON object")
    : readMarkup(value);
};
