import { isChatId } from "../../ids/ids.ts";
import { forgetMessage, rememberMessage } from "../../tables/services/newest.ts";
import type { Services } from "../../tables/services/services.ts";

export type OnCarriedOut = (method: string, payload: object | undefined, result: unknown) => void;

/**
 * Keeps in mind which messages of a chat are the newest, from those that the bot sends and deletes.
 */
export const noteNewest =
  (services: Pick<Services, "caches">): OnCarriedOut =>
  (method, payload, result) => {
    if (method.startsWith("send")) noteSent(services, result);
    if (method.startsWith("deleteMessage")) noteDeleted(services, payload);
  };

type SentMessage = {
  readonly chat: { readonly id: number };
  readonly message_id: number;
  readonly is_topic_message?: boolean;
  readonly message_thread_id?: number;
};

const isSent = (result: unknown): result is SentMessage =>
  typeof result === "object" && result !== null && "message_id" in result && "chat" in result;

const noteSent = (services: Pick<Services, "caches">, result: unknown): void => {
  if (isSent(result)) noteMessage(services, result);
};

/** Notes a message that came into a chat; a message that only one person sees has no number. */
export const noteMessage = (services: Pick<Services, "caches">, message: SentMessage): void => {
  const { chat, message_id } = message;
  if (!isChatId(chat.id) || message_id === 0) return;
  const thread = (message.is_topic_message && message.message_thread_id) || null;
  rememberMessage(services, chat.id, { message: message_id, thread });
};

const noteDeleted = (services: Pick<Services, "caches">, payload: object | undefined): void => {
  const chat = payload && "chat_id" in payload ? Number(payload.chat_id) : Number.NaN;
  if (!isChatId(chat)) return;
  for (const message of deletedBy(payload)) forgetMessage(services, chat, message);
};

const deletedBy = (payload: object | undefined): readonly number[] => {
  if (!payload) return [];
  if ("message_id" in payload) return [Number(payload.message_id)];
  const many = "message_ids" in payload ? payload.message_ids : [];
  return Array.isArray(many) ? many.map(Number) : [];
};
