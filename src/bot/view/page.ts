import type { InlineKeyboard } from "grammy";

/** A message of words and buttons. */
export type Page = { readonly html: string; readonly keyboard: InlineKeyboard };
