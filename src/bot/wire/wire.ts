import { request as overHttp } from "node:http";
import { request as overHttps } from "node:https";
import { text } from "node:stream/consumers";
import type { Transformer } from "grammy";
import { z } from "zod";

/** Telegram's answer to a poll as it came. */
export type PollReply = { readonly status: number | undefined; readonly body: string };

/** Puts the question to Telegram; rejects where no whole answer comes. */
export type Polls = (question: object, signal: AbortSignal) => Promise<PollReply>;

/** The way to Telegram. All calls and polls of the bot go by it. */
export type Wire = {
  readonly token: string;
  /** For grammY's client: where Telegram is, and the time limit of a call. */
  readonly client: { readonly apiRoot: string; readonly timeoutSeconds: number };
  /** Carries calls in place of that client. */
  readonly carry?: Transformer | undefined;
  readonly polls: Polls;
};

const LONGEST_CALL_SECONDS = 12;

/** Telegram over HTTP: calls by grammY, polls by Node's own client. */
export const httpWire = (
  token: string,
  apiRoot: string,
  timeoutSeconds = LONGEST_CALL_SECONDS,
): Wire => ({
  ...{ token, client: { apiRoot, timeoutSeconds } },
  polls: openPolls(token, apiRoot),
});

/**
 * By Node's own HTTP: Node's `fetch` would be loaded for polls alone, and grammY's does not notice
 * a connection that breaks in the middle of an answer.
 */
const openPolls = (token: string, root: string): Polls => {
  const address = new URL(`${root}/bot${token}/getUpdates`);
  const request = address.protocol === "https:" ? overHttps : overHttp;
  const headers = { "content-type": "application/json" };
  return (question, signal) =>
    new Promise((resolve, reject) => {
      const asked = request(address, { method: "POST", headers, signal }, (response) => {
        const { statusCode: status } = response;
        text(response).then((body) => resolve({ status, body }), reject);
      });
      // Node says no more of a connection that is to speak another protocol from now on.
      asked.on("upgrade", ({ statusCode: status }, socket) => {
        socket.destroy();
        resolve({ status, body: "" });
      });
      asked.on("error", reject).end(JSON.stringify(question));
    });
};

const message = z.looseObject({ message_id: z.int() });

/** What the bot takes from the results of calls, by their methods. */
const RESULTS: readonly (readonly [RegExp, z.ZodType])[] = [
  [/^send(?!ChatAction)/, message],
  [/^editMessage/, z.union([message, z.literal(true)])],
  [/^getChatMember$/, z.looseObject({ status: z.string() })],
  [/^getWebhookInfo$/, z.looseObject({ pending_update_count: z.int() })],
  [/^getMyCommands$/, z.array(z.looseObject({ command: z.string(), description: z.string() }))],
  [/^getMe$/, z.looseObject({ id: z.int(), username: z.string() })],
];

/** How Telegram says no. */
export const refusal = z.looseObject({
  ok: z.literal(false),
  error_code: z.int(),
  parameters: z
    .looseObject({ retry_after: z.number().optional(), migrate_to_chat_id: z.int().optional() })
    .optional(),
});

/** The answer has another shape than Telegram's: nobody knows whether the call was carried out. */
class OddAnswer extends Error {
  override readonly name = "OddAnswer";
}

/** An answer of an unknown shape counts as none, so that the call is tried again. */
export const refuseOddAnswers: Transformer = async (call, method, payload, signal) => {
  const answer = await call(method, payload, signal);
  const fits =
    answer?.ok === true ? isResult(method, answer.result) : refusal.safeParse(answer).success;
  if (!fits) throw new OddAnswer(`Telegram gives an odd answer to ${method}`);
  return answer;
};

const isResult = (method: string, result: unknown): boolean =>
  RESULTS.every(([name, shape]) => !name.test(method) || shape.safeParse(result).success);
