import { setTimeout as sleep } from "node:timers/promises";
import { type Api, InputFile } from "grammy";
import type { ChatId } from "../../ids/ids.ts";
import type { Budget } from "./budget.ts";
import { failureOf } from "./failure.ts";

export type Document = {
  readonly name: string;
  readonly content: string;
  /** Plain text under it. */
  readonly caption?: string;
};

type Post = {
  readonly chat: ChatId;
  /** The message that they answer, if it is still there. */
  readonly replyTo: number | undefined;
  readonly documents: readonly Document[];
};

const MOST_TRIES = 3;

/** Sends documents one after the other, without a sound, each as soon as the chat bears it. */
export const sendDocuments = async (api: Api, budget: Budget, post: Post): Promise<void> => {
  for (const document of post.documents) await sendDocument(api, budget, post, document, 1);
};

const sendDocument = async (
  api: Api,
  budget: Budget,
  post: Post,
  document: Document,
  attempt: number,
): Promise<void> => {
  // Nobody waits for this: a bot that is stopped meanwhile does not send it.
  await sleep(budget.wait(), undefined, { ref: false });
  budget.spend();
  const { chat, replyTo } = post;
  const { name, content, caption } = document;
  try {
    await api.sendDocument(chat, new InputFile(Buffer.from(content), name), {
      disable_notification: true,
      ...(caption !== undefined && { caption }),
      ...(replyTo !== undefined && {
        reply_parameters: { message_id: replyTo, allow_sending_without_reply: true },
      }),
    });
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind !== "wait" || attempt === MOST_TRIES) throw error;
    budget.block(failure.seconds);
    await sendDocument(api, budget, post, document, attempt + 1);
  }
};
