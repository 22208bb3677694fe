import type { InlineKeyboardButton } from "grammy/types";
import { aloud, keyAloud } from "../text/aloud.ts";
import { plainHtml } from "../text/html.ts";
import type { Say } from "../text/texts.ts";
import { fitsAcross, inFullRows, type Keyboard, type Page } from "./button.ts";
import { MOST_UNITS } from "./fit.ts";

/** A message for who listens: no signs, no keys that are none, and no picture in place of words. */
export const messageAloud = <Message extends Page & { readonly picture?: object | undefined }>(
  message: Message,
  say: Say,
): Message => {
  const html = aloud(message.html, say);
  const isFitting = plainHtml(html).length <= MOST_UNITS;
  return {
    ...message,
    html,
    keyboard: keyboardAloud(message.keyboard, say),
    picture: isFitting ? message.picture : undefined,
  };
};

const keyboardAloud = (keyboard: Keyboard, say: Say): Keyboard =>
  keyboard
    .flatMap((row) => {
      const said = row.filter(isKey).map((key) => ({ ...key, text: keyAloud(key.text, say) }));
      // Words can be longer than the signs that they stand for.
      return fitsAcross(said) || !fitsAcross(row) ? [said] : inFullRows(said);
    })
    .filter((row) => row.length > 0);

const isKey = (one: InlineKeyboardButton): boolean => !("disabled" in one);
