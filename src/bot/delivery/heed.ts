import type { Transformer } from "grammy";
import { type ChatId, isChatId } from "../../ids/ids.ts";
import type { Budget } from "./budget.ts";

/**
 * Makes no call to a chat for which Telegram said to wait, and notes it when it says so: asking
 * again only makes the wait longer. Whoever calls hears the 429 that Telegram would have sent.
 */
export const heeding =
  (budgetIn: (chat: ChatId) => Budget): Transformer =>
  async (call, method, payload, signal) => {
    const chat = chatIn(payload);
    if (chat === undefined) return call(method, payload, signal);
    const budget = budgetIn(chat);
    const left = Math.ceil(budget.blocked() / 1000);
    if (left > 0) return tooMany(left);
    const answer = await call(method, payload, signal);
    if (!answer.ok && answer.error_code === 429) budget.block(answer.parameters?.retry_after ?? 1);
    return answer;
  };

const chatIn = (payload: object | undefined): ChatId | undefined => {
  const id = payload && "chat_id" in payload ? Number(payload.chat_id) : Number.NaN;
  return isChatId(id) ? id : undefined;
};

/** How Telegram refuses what comes too soon. */
export const tooMany = (seconds: number) =>
  ({
    ok: false,
    error_code: 429,
    description: `Too Many Requests: retry after ${seconds}`,
    parameters: { retry_after: seconds },
  }) as const;
