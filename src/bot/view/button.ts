import type { InlineKeyboardButton } from "grammy/types";
import { writeProblem } from "../../game/problem/write.ts";
import type { Problem } from "../../game/problem.ts";
import type { GameId } from "../../ids/ids.ts";
import type { Finished } from "../../tables/game/finished.ts";
import type { PlayedView } from "../../tables/shown/view.ts";
import type { PressData } from "../press/book.ts";
import { type PlainPress, type Press, writePress } from "../press/presses.ts";
import { keyInOrder } from "../text/direction.ts";
import type { Say } from "../text/texts.ts";
import { across, seenLetters } from "./fit.ts";

export type Row = readonly InlineKeyboardButton[];
export type Keyboard = readonly Row[];

export type Page = { readonly html: string; readonly keyboard: Keyboard };

export type Style = NonNullable<InlineKeyboardButton.CallbackButton["style"]>;

/** A button with its press as callback data; features encode their own presses. */
export const button = (
  text: string,
  press: Press | PressData,
  style?: Style,
): InlineKeyboardButton.CallbackButton => ({
  text,
  callback_data: typeof press === "string" ? press : writePress(press),
  ...(style && { style }),
});

/** A button for an action in a game, made for its current version. */
export const gameButton = (
  { row, game }: PlayedView,
  press: PlainPress,
  text: string,
  style?: Style,
): InlineKeyboardButton.CallbackButton =>
  button(text, { do: press, game: row.id, version: game.version }, style);

/** Copies a position in one line, as other programs or this bot read it. */
export const copyButton = (
  problem: Problem,
  say: Say,
): InlineKeyboardButton.CopyTextButtonButton => ({
  text: say("button-problem-copy"),
  copy_text: { text: writeProblem(problem) },
});

export const MARK = "✓ ";

export const choiceButton = (
  text: string,
  press: Press | PressData,
  isChosen: boolean,
): InlineKeyboardButton.CallbackButton =>
  isChosen ? button(`${MARK}${text}`, press, "primary") : button(text, press);

/** The text of the button for another game; inside a match the next game is no rematch. */
export const anotherKey = (isMidMatch: boolean) =>
  isMidMatch ? "button-next-game" : "button-rematch";

/** The button for another game, under a message that stands beside a finished table. */
export const againRow = (
  game: GameId,
  { isMidMatch }: Pick<Finished, "isMidMatch">,
  say: Say,
): Row => [button(say(anotherKey(isMidMatch)), { do: "again", game }, "success")];

/** Signs that point along the row, and those that point the other way. */
const TURNED: Readonly<Record<string, string>> = {
  ...{ "‹": "›", "›": "‹", "◀": "▶", "▶": "◀", "⏮": "⏭", "⏭": "⏮" },
};

/**
 * A row whose order means something, as back and on: Telegram shows all rows from the left, so this
 * one is turned around for those who read from the right.
 */
export const inReadingOrder = (row: Row, { isRightToLeft }: Pick<Say, "isRightToLeft">): Row =>
  isRightToLeft
    ? row.map((one) => ({ ...one, text: TURNED[one.text] ?? one.text })).toReversed()
    : row;

export const markup = (keyboard: Keyboard) => ({
  inline_keyboard: keyboard.map((row) =>
    row.map((one) => ({ ...one, text: keyInOrder(one.text) })),
  ),
});

export const inRows = <Button>(buttons: readonly Button[], width: number): Button[][] => {
  const rows = Math.ceil(buttons.length / width);
  return Array.from({ length: rows }, (_, row) => buttons.slice(row * width, (row + 1) * width));
};

/** A label that cannot be pressed; a client that does not know such buttons sends no press. */
export const sign = (text: string): InlineKeyboardButton.DisabledButtonButton => ({
  text,
  disabled: {},
});

/** An empty place; Telegram wants at least one character on every button. */
export const BLANK = sign("\u2800");

/** As few rows as this width allows, about equally long. */
export const inEvenRows = <Button>(buttons: readonly Button[], width: number): Button[][] => {
  const rows = Math.ceil(buttons.length / width);
  return inRows(buttons, Math.ceil(buttons.length / Math.max(rows, 1)));
};

/** As many beside each other as can be read whole, in their order. */
export const inFullRows = (keys: Row): readonly Row[] => {
  const rows: InlineKeyboardButton[][] = [];
  for (const key of keys) {
    const row = rows.at(-1);
    if (row && fitsAcross([...row, key])) row.push(key);
    else rows.push([key]);
  }
  return rows;
};

export const fitsAcross = (row: Row): boolean => across(row.map(({ text }) => text)) >= row.length;

/** The letters that fit on a button of half the width. */
const HALF = 17;

/** Two in a row where both fit, the first one where the reader begins. */
export const inPairs = (buttons: Row, say: Pick<Say, "isRightToLeft">): Row[] => {
  const rows: InlineKeyboardButton[][] = [];
  for (const one of buttons) {
    const row = rows.at(-1);
    const fits = [...(row ?? []), one].every(({ text }) => seenLetters(text) <= HALF);
    if (row?.length === 1 && fits) row.push(one);
    else rows.push([one]);
  }
  return rows.map((row) => inReadingOrder(row, say));
};

export type Paging = {
  readonly page: number;
  readonly turn: (page: number) => Press | PressData;
  /** Leads back from the first page. */
  readonly back: Row[number];
};

/** The things on a page, and the row that turns the pages; a number too high is the last page. */
export const paged = <Thing>(
  all: readonly Thing[],
  most: number,
  { page, turn, back }: Paging,
  say: Say,
): { readonly shown: readonly Thing[]; readonly row: Row } => {
  const last = Math.max(Math.ceil(all.length / most) - 1, 0);
  const at = Math.min(page, last);
  return {
    shown: all.slice(at * most, (at + 1) * most),
    row: inReadingOrder(
      [
        at === 0 ? back : button(say("button-games"), turn(at - 1)),
        ...(at === last ? [] : [button(say("button-more-games"), turn(at + 1))]),
      ],
      say,
    ),
  };
};
