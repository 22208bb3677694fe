import type { InlineKeyboardButton } from "grammy/types";
import { type Press, writePress } from "../callback-data.ts";

export type Row = readonly InlineKeyboardButton[];
export type Keyboard = readonly Row[];

export type Style = NonNullable<InlineKeyboardButton.CallbackButton["style"]>;

/** A button that says what it means in its callback data. */
export const button = (
  text: string,
  press: Press,
  style?: Style,
): InlineKeyboardButton.CallbackButton => ({
  text,
  callback_data: writePress(press),
  ...(style && { style }),
});
