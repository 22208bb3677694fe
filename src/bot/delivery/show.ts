import { type Api, InputFile, InputMediaBuilder } from "grammy";
import type { Message } from "grammy/types";
import type { Logger } from "pino";
import type { Draw } from "../../board/studio/studio.ts";
import type { Outbox } from "../../tables/shown/outbox.ts";
import { type Say, untimed } from "../text/texts.ts";
import { markup } from "../view/button.ts";
import { messageAloud } from "../view/message-aloud.ts";
import type { BoardMessage, Picture } from "../view/table-message.ts";
import { DrawingFailed, failureOf, isTopicGone } from "./failure.ts";
import { type InChat, isInline, type Only, type Place, type Shown } from "./place.ts";

/** In place of a new picture: the file of an older one, or the one that stands there. */
type Kept = { readonly file: string } | "there";

export type KeptMessage = BoardMessage & { readonly kept?: Kept };

/** Makes the message, with a picture or, where none is possible, of emoji. */
export type ComposeBoard = (board: "picture" | "emoji") => KeptMessage;

/** Gives a picture an address. The picture is drawn when Telegram fetches it. */
export type Publish = (key: string, draw: () => Promise<Uint8Array>) => string;

/**
 * The thing from which Telegram can take a picture by itself: a file that it has, or an address;
 * undefined if there is none now.
 */
export type Lend = (picture: Picture) => Promise<string | undefined>;

type ShowParts = {
  readonly outbox: Outbox;
  readonly draw: Draw;
  readonly lend: Lend;
  readonly log: Logger;
  readonly onPicturesRefused: (place: InChat) => void;
  /** Says what a reader there listens to; undefined: they see. */
  readonly aloudIn: (place: InChat) => Say | undefined;
};

type Showing = {
  readonly api: Api;
  /** Called before a message is sent; a throw here prevents the sending. */
  readonly onSending?: () => void;
  /** Called once the message is shown, in the transaction that notes the picture's file. */
  readonly onShown?: (shown: Shown) => void;
  /** The words differ under a picture: where it turns out to be one, the caller makes them anew. */
  readonly byContent?: true;
  /** The message is made for its reader already, also for one who hears it. */
  readonly isMadeFor?: true;
  /** The picture to be kept where the new one cannot be had; undefined: emoji take its place. */
  readonly kept?: Kept | undefined;
  /** Carries out that transaction, however long it takes. */
  readonly write?: (transaction: () => void) => Promise<void>;
};

/** The result of a call, and Telegram's id for the picture. */
type CallResult = Shown & { readonly file?: string | undefined };

const HTML = { parse_mode: "HTML" } as const;
const QUIET = { link_preview_options: { is_disabled: true } } as const;

/** Shows a message at a place; rejects if Telegram refuses it even without a picture. */
export type Show = (showing: Showing, place: Place, compose: ComposeBoard) => Promise<Shown>;

export const openShow = (parts: ShowParts): Show => {
  const { outbox, log, onPicturesRefused, aloudIn } = parts;
  const { pictures, together } = outbox;

  const note = async (showing: Showing, { file, ...shown }: CallResult, picture?: Picture) => {
    const { onShown, write } = showing;
    const transaction = () =>
      together(() => {
        onShown?.(shown);
        if (picture && file !== undefined) pictures.save(picture.key, file);
      });
    if (write) await write(transaction);
    else if (onShown || file !== undefined) transaction();
    return shown;
  };

  const isForgotten = (picture: Picture): boolean => {
    if (pictures.file(picture.key) === undefined) return false;
    pictures.drop(picture.key);
    return true;
  };

  const showAs: Show = async (showing, place, compose) => {
    const message = compose("picture");
    const { picture } = message;
    const age = message.kept && ({ isOld: true } as const);
    try {
      const result = await callFor(showing, place, message, parts);
      return await note(showing, { ...result, ...age }, picture);
    } catch (error) {
      const { kind } = failureOf(error);
      if (kind === "unchanged") return note(showing, { ...asItWas(place), ...age });
      // It became a picture by an edit whose answer was lost, or how it began is not known.
      if (kind === "no-text" && place.content !== "photo" && !showing.byContent)
        return showAs(showing, { ...place, content: "photo" }, compose);
      // What was said there is said to the whole group from now on.
      if (!isInline(place) && typeof place.thread === "number" && isTopicGone(error)) {
        outbox.topicGone({ chat: place.chat, thread: place.thread });
        return showAs(showing, { ...place, thread: null }, compose);
      }
      const plain = untimed(message.html);
      if (kind === "refused" && plain !== message.html) {
        return showAs(showing, place, (board) => withoutTimes(compose(board)));
      }
      if (!picture || !OF_PICTURES.has(kind)) throw error;
      if (kind !== "no-pictures" && isForgotten(picture)) return showAs(showing, place, compose);
      // Telegram fails to fetch a bad address, but says of a bad file id that it is no file.
      if (kind === (isInline(place) ? "no-pictures" : "unknown-file")) throw error;
      const { kept, ...rest } = showing;
      if (kept && kind !== "no-pictures") {
        log.warn({ err: error }, "a picture is not to be had: the old one stays");
        return showAs(rest, place, () => keeping(message, kept));
      }
      log.warn({ err: error }, "a picture is refused: emoji in its place");
      if (kind === "no-pictures" && !isInline(place)) onPicturesRefused(place);
      return showAs(showing, place, () => compose("emoji"));
    }
  };
  return (showing, place, compose) => {
    const say = isInline(place) || showing.isMadeFor ? undefined : aloudIn(place);
    return showAs(showing, place, say ? (board) => messageAloud(compose(board), say) : compose);
  };
};

/** The message with an older picture in place of its own. */
export const keeping = (message: BoardMessage, kept: Kept): KeptMessage => ({
  ...message,
  picture: undefined,
  kept,
});

const withoutTimes = (message: KeptMessage): KeptMessage => ({
  ...message,
  html: untimed(message.html),
});

const OF_PICTURES: ReadonlySet<string> = new Set(["unknown-file", "bad-picture", "no-pictures"]);

/** Whether an existing message can be edited into this one: a photo stays a photo. */
const canEdit = (place: InChat, { picture, kept }: KeptMessage): boolean =>
  typeof place.message === "number" &&
  (place.content !== "photo" || picture !== undefined || kept === "there");

const callFor = (
  { api, onSending }: Showing,
  place: Place,
  message: KeptMessage,
  parts: ShowParts,
): Promise<CallResult> => {
  if (isInline(place) || canEdit(place, message)) return edit(api, place, message, parts);
  onSending?.();
  return send(api, place, message, parts);
};

const send = async (
  api: Api,
  { chat, thread, replyTo, quiet, only }: InChat,
  { html, picture, keyboard, kept }: KeptMessage,
  parts: ShowParts,
): Promise<CallResult> => {
  const options = {
    ...HTML,
    ...(keyboard.length > 0 && { reply_markup: markup(keyboard) }),
    ...(typeof thread === "number" && { message_thread_id: thread }),
    ...(quiet && { disable_notification: true }),
    ...(replyTo !== undefined && {
      reply_parameters: { message_id: replyTo, allow_sending_without_reply: true },
    }),
    ...(only && seenOnlyBy(only)),
  };
  const captioned = { caption: html, ...options };
  if (typeof kept === "object") return resultOf(await api.sendPhoto(chat, kept.file, captioned));
  if (!picture) return resultOf(await api.sendMessage(chat, html, { ...QUIET, ...options }));
  const file = await fileOf(picture, parts);
  return picture.drawing.kind === "replay"
    ? resultOf(await api.sendAnimation(chat, file, captioned))
    : resultOf(await api.sendPhoto(chat, file, captioned));
};

const seenOnlyBy = ({ person, id, query }: Only) => ({
  ephemeral_message_parameters: {
    receiver_user_id: person,
    ...(query !== undefined && { callback_query_id: query }),
  },
  ...(query === undefined && { reply_parameters: { ephemeral_message_id: id } }),
});

const edit = async (
  api: Api,
  place: Place,
  { html, picture, keyboard, kept }: KeptMessage,
  parts: ShowParts,
): Promise<CallResult> => {
  const other = { reply_markup: markup(keyboard) };
  const text = { ...HTML, ...QUIET, ...other };
  const content = picture ? "photo" : (place.content ?? "text");
  if (isInline(place)) {
    // Nothing can be uploaded into an inline message: Telegram has its pictures, or fetches them.
    const media = picture && photoOf(await borrow(picture, parts), html);
    if (media) await api.editMessageMediaInline(place.inline, media, other);
    else if (content === "text") await api.editMessageTextInline(place.inline, html, text);
    else await api.editMessageCaptionInline(place.inline, { ...HTML, caption: html, ...other });
    return { message: null, content };
  }
  const { chat, message, only } = place;
  const id = message ?? 0;
  const media = picture && photoOf(await fileOf(picture, parts), html);
  if (only) {
    // The bot cannot know whether the person sees the edit.
    if (media) await api.editEphemeralMessageMedia(chat, only.person, only.id, media, other);
    else await api.editEphemeralMessageText(chat, only.person, only.id, html, text);
    return { message: id, content };
  }
  if (kept === "there") {
    await api.editMessageCaption(chat, id, { ...HTML, caption: html, ...other });
    return { message: id, content };
  }
  const edited = media
    ? await api.editMessageMedia(chat, id, media, other)
    : await api.editMessageText(chat, id, html, text);
  return edited === true ? { message: id, content } : resultOf(edited);
};

const photoOf = (file: string | InputFile, html: string) =>
  InputMediaBuilder.photo(file, { ...HTML, caption: html });

const borrow = async (picture: Picture, { lend }: ShowParts): Promise<string> => {
  const source = await lend(picture);
  if (source === undefined) throw new DrawingFailed("Telegram has nothing to take a picture from");
  return source;
};

const fileOf = async (
  { key, drawing }: Picture,
  { outbox, draw }: ShowParts,
): Promise<string | InputFile> => {
  const file = outbox.pictures.file(key);
  if (file !== undefined) return file;
  try {
    return new InputFile(
      await draw(drawing),
      `${drawing.kind}.${drawing.kind === "replay" ? "gif" : "png"}`,
    );
  } catch (error) {
    throw new DrawingFailed("the picture of a board could not be drawn", { cause: error });
  }
};

const asItWas = (place: Place): Shown => ({
  message: isInline(place) ? null : (place.message ?? null),
  content: place.content ?? "text",
});

const resultOf = (message: Message): CallResult => {
  const { photo, animation } = message;
  const file = animation?.file_id ?? photo?.at(-1)?.file_id;
  return { message: message.message_id, content: photo ? "photo" : "text", file };
};
