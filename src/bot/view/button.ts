import type { InlineKeyboardButton } from "grammy/types";
import { lettersOf } from "../../board/letters/names.ts";
import type { GameId } from "../../ids/ids.ts";
import type { Finished } from "../../tables/game/finished.ts";
import type { PressData } from "../press/book.ts";
import { type Press, writePress } from "../press/presses.ts";
import type { Say } from "../text/texts.ts";

export type Row = readonly InlineKeyboardButton[];
export type Keyboard = readonly Row[];

export type Style = NonNullable<InlineKeyboardButton.CallbackButton["style"]>;

/** A button that says what it means in its callback data; features write theirs themselves. */
export const button = (
  text: string,
  press: Press | PressData,
  style?: Style,
): InlineKeyboardButton.CallbackButton => ({
  text,
  callback_data: typeof press === "string" ? press : writePress(press),
  ...(style && { style }),
});

/** Stands before what is chosen. */
export const MARK = "✓ ";

/** One of several choices, what is chosen marked. */
export const choiceButton = (
  text: string,
  press: Press | PressData,
  isChosen: boolean,
): InlineKeyboardButton.CallbackButton =>
  isChosen ? button(`${MARK}${text}`, press, "primary") : button(text, press);

/** What the button for another game says: in the middle of a match the next one is no rematch. */
export const anotherKey = (isMidMatch: boolean) =>
  isMidMatch ? "button-next-game" : "button-rematch";

/** Another game, under what a finished one has left beside its table. */
export const againRow = (
  game: GameId,
  { isMidMatch }: Pick<Finished, "isMidMatch">,
  say: Say,
): Row => [button(say(anotherKey(isMidMatch)), { do: "again", game }, "success")];

/** A keyboard as Telegram takes it. */
export const markup = (keyboard: Keyboard) => ({
  inline_keyboard: keyboard.map((row) => [...row]),
});

export const inRows = <Button>(buttons: readonly Button[], width: number): Button[][] => {
  const rows = Math.ceil(buttons.length / width);
  return Array.from({ length: rows }, (_, row) => buttons.slice(row * width, (row + 1) * width));
};

/** Only tells something: it cannot be pressed, and a client that does not know that asks the bot nothing. */
export const sign = (text: string): InlineKeyboardButton.DisabledButtonButton => ({
  text,
  disabled: {},
});

/** A place where nothing can be pressed now; Telegram wants a letter on every button. */
export const BLANK = sign("\u2800");

/** As few rows as that width allows, all about as long. */
export const inEvenRows = <Button>(buttons: readonly Button[], width: number): Button[][] => {
  const rows = Math.ceil(buttons.length / width);
  return inRows(buttons, Math.ceil(buttons.length / Math.max(rows, 1)));
};

/** How many letters fit on a button of half the width. */
const HALF = 17;

/** Two in a row where both labels are short enough. */
export const inPairs = (buttons: Row): Row[] => {
  const rows: InlineKeyboardButton[][] = [];
  for (const one of buttons) {
    const row = rows.at(-1);
    const fits = [...(row ?? []), one].every(({ text }) => lettersOf(text).length <= HALF);
    if (row?.length === 1 && fits) row.push(one);
    else rows.push([one]);
  }
  return rows;
};

/** How many labels of such a width stand side by side on a phone of 360 pixels, in a group. */
const ACROSS: readonly (readonly [width: number, across: number])[] = [
  [4.6, 6],
  [5.8, 5],
  [7.5, 4],
  [10.3, 3],
  [16, 2],
];

/** About how wide a label is, in digits. */
export const widthOf = (label: string): number =>
  lettersOf(label).reduce(
    (sum, letter) => sum + (letter === " " ? 0.5 : isWide(letter) ? 1.5 : 1),
    0,
  );

const isWide = (letter: string): boolean => /[→✶↩×]|\p{Extended_Pictographic}/u.test(letter);

/** How many buttons fit side by side where the widest label has that width. */
export const across = (width: number): number => ACROSS.find(([most]) => width <= most)?.[1] ?? 1;

/** How many short buttons fit beside these. */
export const roomBeside = (row: Row): number =>
  across(Math.max(...row.map(({ text }) => widthOf(text)))) - row.length;
