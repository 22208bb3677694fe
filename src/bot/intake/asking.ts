import type { Update } from "grammy/types";
import { z } from "zod";
import type { Time } from "../../machine/time.ts";
import { type PollReply, type Polls, refusal } from "../wire/wire.ts";

export const UPDATES = [
  "message",
  "callback_query",
  "inline_query",
  "my_chat_member",
  // Telegram tells it to administrators alone.
  "chat_member",
  "guest_message",
] as const;

/** The time that the network may add to a poll. */
const SLACK_SECONDS = 5;

const numbered = z.object({ update_id: z.int() });

/** Only the kind of Telegram's answer is sure. */
const answerOf = z.discriminatedUnion("ok", [
  z.object({
    ok: z.literal(true),
    result: z.array(z.custom<Update>((value) => numbered.safeParse(value).success)),
  }),
  refusal.extend({ description: z.string() }),
]);

/** Why a poll brought nothing. The code is Telegram's; none: no answer came, or an odd one. */
export type PollRefusal = {
  readonly ok: false;
  readonly code: number | undefined;
  readonly reason: string;
  /** The time that Telegram asks to be left alone. */
  readonly restSeconds: number;
};

type PollAnswer = { readonly ok: true; readonly updates: readonly Update[] } | PollRefusal;

type PollLine = { readonly polls: Polls; readonly signal: AbortSignal; readonly time: Time };

/**
 * Long-polls for `seconds`. `hurry` aborts it in favour of a new poll, `signal` for good. It ends
 * then and at its limit, whatever becomes of the connection.
 */
export const ask = async (
  { polls, signal, time }: PollLine,
  offset: number,
  seconds: number,
  hurry?: AbortSignal,
): Promise<PollAnswer | "hurried"> => {
  const limit = time.deadline((seconds + SLACK_SECONDS) * 1000);
  const ended = AbortSignal.any([signal, limit.signal, ...(hurry ? [hurry] : [])]);
  try {
    const question = { offset, timeout: seconds, allowed_updates: UPDATES };
    return read(await Promise.race([polls(question, ended), abortOf(ended)]));
  } catch (error) {
    if (hurry?.aborted) return "hurried";
    return unanswered(limit.signal.aborted ? "no answer in time" : reasonOf(error));
  } finally {
    limit.clear();
  }
};

const abortOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const end = (): void => reject(signal.reason);
    if (signal.aborted) end();
    else signal.addEventListener("abort", end, { once: true });
  });

const read = ({ status, body }: PollReply): PollAnswer => {
  const { data: answer } = answerOf.safeParse(jsonIn(body));
  if (!answer) return unanswered(`HTTP ${status}`);
  if (answer.ok) return { ok: true, updates: answer.result };
  const { error_code: code, description: reason, parameters } = answer;
  return { ok: false, code, reason, restSeconds: parameters?.retry_after ?? 0 };
};

const jsonIn = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

const unanswered = (reason: string): PollRefusal => ({
  ...{ ok: false, code: undefined, reason, restSeconds: 0 },
});

/** A message may quote what came: only its kind is told. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return "no connection";
  return "code" in error ? String(error.code) : error.name;
};
