import { Api, GrammyError, HttpError } from "grammy";
import type { Update } from "grammy/types";
import { plausible } from "../delivery/plausible.ts";

export const UPDATES = [
  "message",
  "callback_query",
  "inline_query",
  "my_chat_member",
  "guest_message",
] as const;

/** The time that the network may add to a poll. */
const SLACK_SECONDS = 5;

/** Why a poll brought nothing. The code is Telegram's; none: no answer came, or an odd one. */
export type PollRefusal = {
  readonly ok: false;
  readonly code: number | undefined;
  readonly reason: string;
  /** The time that Telegram asks to be left alone. */
  readonly restSeconds: number;
};

type PollAnswer = { readonly ok: true; readonly updates: readonly Update[] } | PollRefusal;

/** grammY takes Node's own signals, but names the type of a library that stands in for them. */
type PollSignal = Parameters<Api["getUpdates"]>[1];

/** A way to Telegram beside that of all other calls: polls do not stand in their line. */
export type Polls = Pick<Api, "getUpdates">;

export const openPolls = (token: string, apiRoot: string): Polls => {
  const api = new Api(token, { apiRoot });
  api.config.use(plausible);
  return api;
};

/** One poll of so many seconds, which `signal` ends for good, and `hurry` for another one. */
export const ask = async (
  { polls, signal }: { readonly polls: Polls; readonly signal: AbortSignal },
  offset: number,
  seconds: number,
  hurry?: AbortSignal,
): Promise<PollAnswer | "hurried"> => {
  const limit = AbortSignal.timeout((seconds + SLACK_SECONDS) * 1000);
  const ended = AbortSignal.any([signal, limit, ...(hurry ? [hurry] : [])]);
  try {
    const asked = { offset, timeout: seconds, allowed_updates: UPDATES };
    return { ok: true, updates: await polls.getUpdates(asked, ended as unknown as PollSignal) };
  } catch (error) {
    return hurry?.aborted ? "hurried" : refusalOf(error);
  }
};

const refusalOf = (error: unknown): PollRefusal =>
  error instanceof GrammyError
    ? {
        ...{ ok: false, code: error.error_code, reason: error.description },
        restSeconds: error.parameters.retry_after ?? 0,
      }
    : { ok: false, code: undefined, reason: reasonOf(error), restSeconds: 0 };

/** The message of a failed call names its address, and with it the token: only its kind is told. */
const reasonOf = (error: unknown): string => {
  const cause = error instanceof HttpError ? error.error : error;
  if (!(cause instanceof Error)) return "no connection";
  if ("code" in cause) return String(cause.code);
  return "type" in cause ? String(cause.type) : cause.name;
};
