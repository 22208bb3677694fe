import { type Api, InputFile, InputMediaBuilder } from "grammy";
import type { Message } from "grammy/types";
import type { ChatId } from "../../game/ids.ts";
import type { TableMessage } from "../view/table-message.ts";
import { DrawingFailed } from "./failure.ts";

/** Where a message stands after a call, and how Telegram calls its picture. */
export type Sent = {
  readonly message: number;
  readonly content: "photo" | "text";
  readonly file: string | undefined;
};

type Known = (key: string) => string | undefined;

const HTML = { parse_mode: "HTML" } as const;
const QUIET = { link_preview_options: { is_disabled: true } } as const;

/** Sends a table as a new message. */
export const sendTable = async (
  api: Api,
  chat: ChatId,
  message: TableMessage,
  known: Known,
): Promise<Sent> => {
  const { html, picture } = message;
  const reply_markup = markup(message);
  if (!picture) {
    return sent(await api.sendMessage(chat, html, { ...HTML, ...QUIET, reply_markup }));
  }
  const photo = photoOf(picture, known);
  return sent(await api.sendPhoto(chat, photo, { ...HTML, caption: html, reply_markup }));
};

/** Brings an existing message of a table to its newest state. */
export const editTable = async (
  api: Api,
  chat: ChatId,
  id: number,
  message: TableMessage,
  known: Known,
): Promise<Sent> => {
  const { html, picture } = message;
  const reply_markup = markup(message);
  if (!picture) {
    const edited = await api.editMessageText(chat, id, html, { ...HTML, ...QUIET, reply_markup });
    return edited === true ? { message: id, content: "text", file: undefined } : sent(edited);
  }
  const media = InputMediaBuilder.photo(photoOf(picture, known), { ...HTML, caption: html });
  const edited = await api.editMessageMedia(chat, id, media, { reply_markup });
  return edited === true ? { message: id, content: "photo", file: undefined } : sent(edited);
};

const markup = ({ keyboard }: TableMessage) => ({
  inline_keyboard: keyboard.map((row) => [...row]),
});

const photoOf = (
  { key, draw }: NonNullable<TableMessage["picture"]>,
  known: Known,
): string | InputFile => known(key) ?? new InputFile(drawn(draw), "board.png");

const drawn = (draw: () => Uint8Array): Uint8Array => {
  try {
    return draw();
  } catch (error) {
    throw new DrawingFailed("the picture of a board could not be drawn", { cause: error });
  }
};

const sent = (message: Message): Sent => {
  const file = message.photo?.at(-1)?.file_id;
  return { message: message.message_id, content: message.photo ? "photo" : "text", file };
};
