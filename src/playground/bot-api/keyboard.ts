import type { InlineKeyboardButton } from "grammy/types";
import { z } from "zod";
import type { Markup } from "../world/types.ts";
import type { Arguments } from "./arguments.ts";
import { type ApiResponse, badRequest, done } from "./refusals.ts";

const MOST_BUTTONS = 100;
const MOST_IN_A_ROW = 8;

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
  z.object({ ...base, callback_data: z.string() }),
  z.object({ ...base, url: z.string() }),
  z.object({ ...base, copy_text: z.object({ text: z.string() }) }),
  z.object({ ...base, switch_inline_query: z.string() }),
  z.object({ ...base, switch_inline_query_current_chat: z.string() }),
  z.object({ ...base, switch_inline_query_chosen_chat: chosenChat }),
]);

const inlineMarkup = z.object({ inline_keyboard: z.array(z.array(z.unknown())) });

const replyMarkup = z.object({
  keyboard: z.array(z.array(z.union([z.string(), z.object({ text: z.string() })]))),
  one_time_keyboard: z.boolean().optional(),
});

const isUrl = (url: string): boolean =>
  /^(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}(?::\d+)?(?:[/?#].*)?$/i.test(url) ||
  /^tg:\/\/\w/.test(url) ||
  /^https?:\/\/(?:localhost|[\d.]+)(?::\d+)?(?:[/?#].*)?$/i.test(url);

/** Why Telegram would refuse the button. */
const buttonProblem = (button: z.infer<typeof inlineButton>): string | undefined => {
  if ("callback_data" in button) {
    const bytes = Buffer.byteLength(button.callback_data);
    return bytes < 1 || bytes > 64 ? "BUTTON_DATA_INVALID" : undefined;
  }
  if ("url" in button) {
    return isUrl(button.url)
      ? undefined
      : `inline keyboard button URL '${button.url}' is invalid: Wrong HTTP URL`;
  }
  if ("copy_text" in button) {
    const { length } = button.copy_text.text;
    return length < 1 || length > 256 ? "BUTTON_COPY_TEXT_INVALID" : undefined;
  }
  return undefined;
};

const parseInline = (rows: unknown[][]): ApiResponse<Markup> => {
  const keyboard: InlineKeyboardButton[][] = [];
  for (const row of rows) {
    const buttons: InlineKeyboardButton[] = [];
    for (const raw of row) {
      const parsed = inlineButton.safeParse(raw);
      if (!parsed.success) {
        const named = z.object({ text: z.string() }).safeParse(raw);
        return badRequest(
          named.success
            ? "can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard"
            : "can't parse inline keyboard button: Can't find field \"text\"",
        );
      }
      const problem =
        parsed.data.text.trim() === ""
          ? "inline keyboard button text must be non-empty"
          : buttonProblem(parsed.data);
      if (problem !== undefined) return badRequest(problem);
      buttons.push(JSON.parse(JSON.stringify(parsed.data)));
    }
    if (buttons.length > 0) keyboard.push(buttons);
  }
  const tooMany =
    keyboard.flat().length > MOST_BUTTONS || keyboard.some((row) => row.length > MOST_IN_A_ROW);
  if (tooMany) return badRequest("reply markup is too long");
  return done(keyboard.length === 0 ? {} : { inline: { inline_keyboard: keyboard } });
};

/** Reads `reply_markup`; a call without it has an empty one. */
export const readMarkup = (value: unknown): ApiResponse<Markup> => {
  if (value === undefined) return done({});
  const inline = inlineMarkup.safeParse(value);
  if (inline.success) return parseInline(inline.data.inline_keyboard);
  const reply = replyMarkup.safeParse(value);
  if (reply.success) {
    const rows = reply.data.keyboard.map((row) =>
      row.map((button) => (typeof button === "string" ? button : button.text)),
    );
    const oneTime = reply.data.one_time_keyboard ?? false;
    return done({ reply: { type: "keyboard", rows, oneTime } });
  }
  if (z.object({ remove_keyboard: z.literal(true) }).safeParse(value).success) {
    return done({ reply: { type: "remove" } });
  }
  if (z.object({ force_reply: z.literal(true) }).safeParse(value).success) {
    return done({ reply: { type: "force-reply" } });
  }
  return badRequest("object expected as reply markup");
};

export const markupArgument = (args: Arguments): ApiResponse<Markup> => {
  const text = args.text("reply_markup");
  if (text === undefined || text === "") return done({});
  const value = args.json("reply_markup");
  return value === undefined
    ? badRequest("can't parse reply keyboard markup JSON object")
    : readMarkup(value);
};
