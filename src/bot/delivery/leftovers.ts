import type { Api } from "grammy";
import type { ChatId } from "../../ids/ids.ts";
import type { Outbox } from "../../tables/shown/outbox.ts";
import { type Failure, failureOf } from "./failure.ts";
import type { Job } from "./jobs.ts";

type LeftoverParts = { readonly api: Api; readonly outbox: Outbox };

export const clearLeftovers = async (
  { api, outbox }: LeftoverParts,
  chat: ChatId,
): Promise<void> => {
  for (const { message } of outbox.leftovers(chat)) {
    const failure = await failureIn(api.deleteMessage(chat, message));
    if (failure?.kind === "refused") {
      // It is too old to delete, so at least its buttons go.
      await failureIn(api.editMessageReplyMarkup(chat, message));
    }
    outbox.cleared(chat, message);
  }
};

/** Jobs that delete them where no table is about to do so. */
export const leftoverJobs = (outbox: Outbox): readonly Job[] =>
  outbox.chatsWithLeftovers().map(({ chat }) => ({
    chat,
    lane: `leftovers ${chat}`,
    run: (api) => clearLeftovers({ api, outbox }, chat),
  }));

/** Why a call failed. A failure that may pass by itself is thrown on. */
const failureIn = async (call: Promise<unknown>): Promise<Failure | undefined> => {
  try {
    await call;
    return undefined;
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind === "wait" || failure.kind === "broken") throw error;
    return failure;
  }
};
