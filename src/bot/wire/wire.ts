import { request as overHttp, type RequestOptions } from "node:http";
import { request as overHttps } from "node:https";
import { buffer } from "node:stream/consumers";
import type { Transformer } from "grammy";
import { z } from "zod";

/** Telegram's answer to a poll as it came. */
export type PollReply = { readonly status: number | undefined; readonly body: string };

/** Puts the question to Telegram; rejects where no whole answer comes. */
export type Polls = (question: object, signal: AbortSignal) => Promise<PollReply>;

/** What is in a file, by the path that `getFile` gives; rejects where it does not come whole. */
export type FetchFile = (path: string, signal: AbortSignal) => Promise<Uint8Array>;

/** The way to Telegram. All calls and polls of the bot go by it. */
export type Wire = {
  readonly token: string;
  /** For grammY's client: where Telegram is, and the time limit of a call. */
  readonly client: { readonly apiRoot: string; readonly timeoutSeconds: number };
  /** Carries calls in place of that client. */
  readonly carry?: Transformer | undefined;
  readonly polls: Polls;
  readonly fetchFile: FetchFile;
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
  fetchFile: async (path, signal) => {
    const asked = await ask(new URL(`${apiRoot}/file/bot${token}/${path}`), { signal });
    if (asked.status !== OK) throw new Error(`Telegram does not give a file: ${asked.status}`);
    return asked.body;
  },
});

const OK = 200;

type HttpAsking = Pick<RequestOptions, "method" | "headers"> & {
  readonly signal: AbortSignal;
  readonly said?: string;
};

/**
 * By Node's own HTTP: Node's `fetch` would be loaded for polls alone, and grammY's does not notice
 * a connection that breaks in the middle of an answer.
 */
const ask = (
  address: URL,
  { said, ...options }: HttpAsking,
): Promise<{ readonly status: number | undefined; readonly body: Buffer }> =>
  new Promise((resolve, reject) => {
    const request = address.protocol === "https:" ? overHttps : overHttp;
    const asked = request(address, options, (response) => {
      const { statusCode: status } = response;
      buffer(response).then((body) => resolve({ status, body }), reject);
    });
    // Node says no more of a connection that is to speak another protocol from now on.
    asked.on("upgrade", ({ statusCode: status }, socket) => {
      socket.destroy();
      resolve({ status, body: Buffer.alloc(0) });
    });
    asked.on("error", reject).end(said);
  });

const openPolls = (token: string, root: string): Polls => {
  const address = new URL(`${root}/bot${token}/getUpdates`);
  const headers = { "content-type": "application/json" };
  return async (question, signal) => {
    const said = JSON.stringify(question);
    const { status, body } = await ask(address, { method: "POST", headers, signal, said });
    return { status, body: body.toString() };
  };
};

const message = z.looseObject({ message_id: z.int() });

/** What the bot takes from the results of calls, by their methods. */
const RESULTS: readonly (readonly [RegExp, z.ZodType])[] = [
  [/^send(?!ChatAction)/, message],
  [/^editMessage/, z.union([message, z.literal(true)])],
  [/^getChatMember$/, z.looseObject({ status: z.string() })],
  [/^getWebhookInfo$/, z.looseObject({ pending_update_count: z.int() })],
  [/^getMyCommands$/, z.array(z.looseObject({ command: z.string(), description: z.string() }))],
  [/^getFile$/, z.looseObject({ file_path: z.string() })],
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
