import { GrammyError } from "grammy";
import { type ChatId, isChatId } from "../../ids/ids.ts";
import type { Outbox } from "../../tables/shown/outbox.ts";

export type Failure =
  | { readonly kind: "unchanged" }
  /** The message is gone, or can no longer be edited. */
  | { readonly kind: "lost" }
  | { readonly kind: "wait"; readonly seconds: number }
  | { readonly kind: "shut-out" }
  | { readonly kind: "moved"; readonly to: number }
  | { readonly kind: "no-pictures" }
  /** This picture could not be drawn, or Telegram refused it; other pictures may work. */
  | { readonly kind: "bad-picture" }
  | { readonly kind: "unknown-file" }
  /** The message is a picture, whose words are a caption. */
  | { readonly kind: "no-text" }
  /** Telegram refused for another reason, so a retry would not help. */
  | { readonly kind: "refused" }
  /** The network or Telegram itself failed. */
  | { readonly kind: "broken" };

/** The picture could not be drawn; the table goes on without it. */
export class DrawingFailed extends Error {
  override readonly name = "DrawingFailed";
}

type ByText =
  | "unchanged"
  | "lost"
  | "shut-out"
  | "no-pictures"
  | "bad-picture"
  | "unknown-file"
  | "no-text";

/** Telegram tells most failures apart only by their text. */
const BY_TEXT: readonly (readonly [RegExp, ByText])[] = [
  [/message is not modified/, "unchanged"],
  [/there is no text in the message to edit/, "no-text"],
  [/message to (edit|delete) not found|message can't be edited|MESSAGE_ID_INVALID/, "lost"],
  [
    /not enough rights to send photos|CHAT_SEND_PHOTOS_FORBIDDEN|CHAT_SEND_MEDIA_FORBIDDEN/,
    "no-pictures",
  ],
  [/PHOTO_|IMAGE_|WEBPAGE_|HTTP URL content|web page content/, "bad-picture"],
  [
    /wrong file[_ ]id|wrong remote file|FILE_REFERENCE|file is temporarily unavailable/i,
    "unknown-file",
  ],
  [
    /chat not found|not enough rights to send text|need administrator rights|CHAT_WRITE_FORBIDDEN|have no rights to send/,
    "shut-out",
  ],
];

export const failureOf = (error: unknown): Failure => {
  if (error instanceof DrawingFailed) return { kind: "bad-picture" };
  if (!(error instanceof GrammyError)) return { kind: "broken" };
  const { error_code, description, parameters } = error;
  if (parameters.migrate_to_chat_id !== undefined) {
    return { kind: "moved", to: parameters.migrate_to_chat_id };
  }
  if (error_code === 429) return { kind: "wait", seconds: parameters.retry_after ?? 5 };
  if (error_code === 403) return { kind: "shut-out" };
  if (error_code >= 500) return { kind: "broken" };
  const known = BY_TEXT.find(([text]) => text.test(description));
  return { kind: known?.[1] ?? "refused" };
};

/** The topic of a forum was deleted, or is so old that bots do not reach it any more. */
export const isTopicGone = (error: unknown): boolean =>
  error instanceof GrammyError && /message thread not found/.test(error.description);

/** Notes that a chat is closed to the bot, or has become another one; false if neither is so. */
export const isChatClosed = (outbox: Outbox, chat: ChatId, failure: Failure): boolean => {
  if (failure.kind === "shut-out") outbox.botLeft(chat);
  else if (failure.kind !== "moved") return false;
  else if (isChatId(failure.to)) outbox.chatMoved(chat, failure.to);
  return true;
};
