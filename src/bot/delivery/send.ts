import { type Api, InputFile, InputMediaBuilder } from "grammy";
import type { Message } from "grammy/types";
import type { Draw } from "../../board/studio.ts";
import type { ChatId } from "../../ids/ids.ts";
import type { Table } from "../../tables/view.ts";
import { markup } from "../view/button.ts";
import type { BoardMessage } from "../view/table-message.ts";
import { DrawingFailed } from "./failure.ts";

/** Where a message stands after a call, and how Telegram calls its picture. */
export type Sent = {
  /** Null for an inline message. */
  readonly message: number | null;
  readonly content: "photo" | "text";
  readonly file: string | undefined;
};

/** Gives a picture an address, at which it is drawn when Telegram fetches it. */
export type Publish = (key: string, draw: () => Promise<Uint8Array>) => string;

/** Where pictures come from: those that Telegram has go by their file, the others are drawn. */
export type Pictures = {
  readonly known: (key: string) => string | undefined;
  readonly draw: Draw;
  /** Undefined: there is no address at which Telegram could fetch anything. */
  readonly publish: Publish | undefined;
};

type Picture = NonNullable<BoardMessage["picture"]>;

const HTML = { parse_mode: "HTML" } as const;
const QUIET = { link_preview_options: { is_disabled: true } } as const;

/** Where a board is to be shown: a message that is there, or a chat without one. */
export type Spot =
  | Pick<Extract<Table, { readonly inline: string }>, "inline" | "content">
  | Pick<
      Extract<Table, { readonly inline: null }>,
      "inline" | "chat" | "thread" | "message" | "content"
    >;

/** Whether the message that is there can be edited into this one: a photo stays a photo. */
export const canEdit = (spot: Spot, { picture }: BoardMessage): boolean =>
  spot.inline !== null ||
  (spot.message !== null && (spot.content === "text" || picture !== undefined));

/**
 * Shows a board: edits its message, or sends one where there is none, or where the one there is
 * cannot become what it has to be.
 */
export const showTable = (
  api: Api,
  spot: Spot,
  message: BoardMessage,
  pictures: Pictures,
): Promise<Sent> => {
  if (spot.inline !== null) return editInline(api, spot, message, pictures);
  return spot.message !== null && canEdit(spot, message)
    ? editTable(api, spot.chat, spot.message, message, pictures)
    : sendTable(api, spot, message, pictures);
};

const sendTable = async (
  api: Api,
  { chat, thread }: Exclude<Spot, { readonly inline: string }>,
  message: BoardMessage,
  pictures: Pictures,
): Promise<Sent> => {
  const { html, picture } = message;
  const options = {
    ...HTML,
    reply_markup: markup(message.keyboard),
    ...(thread !== null && { message_thread_id: thread }),
  };
  if (!picture) return sent(await api.sendMessage(chat, html, { ...QUIET, ...options }));
  const photo = await photoOf(picture, pictures);
  return sent(await api.sendPhoto(chat, photo, { caption: html, ...options }));
};

const editTable = async (
  api: Api,
  chat: ChatId,
  id: number,
  message: BoardMessage,
  pictures: Pictures,
): Promise<Sent> => {
  const { html, picture } = message;
  const reply_markup = markup(message.keyboard);
  if (!picture) {
    const edited = await api.editMessageText(chat, id, html, { ...HTML, ...QUIET, reply_markup });
    return edited === true ? { message: id, content: "text", file: undefined } : sent(edited);
  }
  const photo = await photoOf(picture, pictures);
  const media = InputMediaBuilder.photo(photo, { ...HTML, caption: html });
  const edited = await api.editMessageMedia(chat, id, media, { reply_markup });
  return edited === true ? { message: id, content: "photo", file: undefined } : sent(edited);
};

/** Nothing can be uploaded into an inline message: its pictures are fetched. A photo stays one. */
const editInline = async (
  api: Api,
  { inline, content }: Extract<Spot, { readonly inline: string }>,
  { html, picture, keyboard }: BoardMessage,
  pictures: Pictures,
): Promise<Sent> => {
  const reply_markup = markup(keyboard);
  if (picture) {
    const photo = addressOf(picture, pictures);
    const media = InputMediaBuilder.photo(photo, { ...HTML, caption: html });
    await api.editMessageMediaInline(inline, media, { reply_markup });
  } else if (content === "photo") {
    await api.editMessageCaptionInline(inline, { ...HTML, caption: html, reply_markup });
  } else {
    await api.editMessageTextInline(inline, html, { ...HTML, ...QUIET, reply_markup });
  }
  return { message: null, content: picture ? "photo" : content, file: undefined };
};

const addressOf = ({ key, drawing }: Picture, { known, publish, draw }: Pictures): string => {
  const address = known(key) ?? publish?.(key, () => draw(drawing));
  if (address === undefined) throw new DrawingFailed("Telegram has nowhere to fetch a picture");
  return address;
};

const photoOf = async (
  { key, drawing }: Picture,
  { known, draw }: Pictures,
): Promise<string | InputFile> => {
  const file = known(key);
  if (file !== undefined) return file;
  try {
    return new InputFile(await draw(drawing), "board.png");
  } catch (error) {
    throw new DrawingFailed("the picture of a board could not be drawn", { cause: error });
  }
};

const sent = (message: Message): Sent => {
  const file = message.photo?.at(-1)?.file_id;
  return { message: message.message_id, content: message.photo ? "photo" : "text", file };
};
