import type { Update } from "grammy/types";
import { z } from "zod";

export const UPDATES = [
  "message",
  "callback_query",
  "inline_query",
  "my_chat_member",
  "guest_message",
] as const;

type PollRequest = {
  readonly token: string;
  readonly apiRoot: string;
  readonly signal: AbortSignal;
};

/** The time that the network may add to a poll. */
const SLACK_SECONDS = 5;

/** Telegram's answer, of which only the kind is sure. */
const answerOf = z.union([
  z.looseObject({
    ok: z.literal(true),
    result: z.array(z.custom<Update>((value) => numbered.safeParse(value).success)),
  }),
  z.looseObject({
    ok: z.literal(false),
    error_code: z.number(),
    description: z.string(),
    parameters: z.object({ retry_after: z.number().optional() }).optional(),
  }),
]);
const numbered = z.object({ update_id: z.int() });

type PollAnswer = z.infer<typeof answerOf>;
export type PollRefusal = Extract<PollAnswer, { readonly ok: false }>;

/** One poll. A network failure, or an odd answer, counts as a refusal without a number. */
export const ask = async (
  { token, apiRoot, signal }: PollRequest,
  offset: number,
  seconds: number,
  hurry?: AbortSignal,
): Promise<PollAnswer | "hurried"> => {
  const limit = AbortSignal.timeout((seconds + SLACK_SECONDS) * 1000);
  try {
    const response = await fetch(`${apiRoot}/bot${token}/getUpdates`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ offset, timeout: seconds, allowed_updates: UPDATES }),
      signal: AbortSignal.any([signal, limit, ...(hurry ? [hurry] : [])]),
    });
    const text = await response.text();
    const answer = answerOf.safeParse(text.startsWith("{") ? JSON.parse(text) : undefined);
    return answer.data ?? broken(`HTTP ${response.status}`);
  } catch (error) {
    if (hurry?.aborted) return "hurried";
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return broken(cause instanceof Error ? cause.message : "no connection");
  }
};

const broken = (description: string): PollRefusal => ({ ok: false, error_code: 0, description });
