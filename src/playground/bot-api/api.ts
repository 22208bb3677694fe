import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { sendJson } from "../http/http.ts";
import type { WorldChat } from "../world/types.ts";
import { newToken, type World } from "../world/world.ts";
import { type ApiBudget, openSpending, type Spending, TELEGRAM_BUDGET } from "./budget.ts";
import { type Arguments, readArguments } from "./calls/arguments.ts";
import type { Methods } from "./calls/method.ts";
import {
  type ApiResponse,
  done,
  NOT_ALLOWED,
  NOT_FOUND,
  NOT_MODIFIED,
  tooMany,
  UNAUTHORIZED,
} from "./calls/refusals.ts";
import { type Fault, type Faults, openFaults, REFUSALS } from "./faults.ts";
import { type Journal, openJournal } from "./journal.ts";
import { ABOUT_METHODS } from "./methods/about.ts";
import { ANSWER_METHODS } from "./methods/answer.ts";
import { CHAT_METHODS } from "./methods/chats.ts";
import { COMMAND_METHODS } from "./methods/commands.ts";
import { DELETE_METHODS } from "./methods/delete.ts";
import { EDIT_METHODS } from "./methods/edit.ts";
import { SEND_METHODS } from "./methods/send.ts";
import { openPolling } from "./polling.ts";
import { openWebhook } from "./webhook.ts";

const METHODS: Methods = {
  ...ABOUT_METHODS,
  ...ANSWER_METHODS,
  ...CHAT_METHODS,
  ...COMMAND_METHODS,
  ...DELETE_METHODS,
  ...EDIT_METHODS,
  ...SEND_METHODS,
};

/** Methods that send or change a message: Telegram counts these. */
const spends = (method: string): boolean => method in EDIT_METHODS || method in SEND_METHODS;

/** Waits; stops early if the caller disconnects. */
const pause = (ms: number, gone: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal: gone }).catch(() => undefined);

export type BotApi = {
  readonly token: string;
  readonly spending: Spending;
  readonly faults: Faults;
  readonly journal: Journal;
  /** Answers `/bot<token>/<method>`. */
  handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void>;
  stop(): void;
};

type ApiOptions = {
  readonly budget?: ApiBudget;
  readonly random?: () => number;
  readonly token?: string;
};

/** The Bot API over HTTP, for one bot. */
export const openBotApi = (
  world: World,
  { budget = TELEGRAM_BUDGET, random = Math.random, token = newToken() }: ApiOptions,
): BotApi => {
  const spending = openSpending(world, budget);
  const [polling, webhook] = [openPolling(world), openWebhook(world)];
  const [faults, journal] = [openFaults(random), openJournal()];

  const chatOf = (args: Arguments): WorldChat | undefined =>
    world.chats.get(args.integer("chat_id") ?? Number.NaN);

  const perform = (method: string, args: Arguments): ApiResponse<unknown> => {
    const run = METHODS[method];
    if (run === undefined) return NOT_FOUND;
    if (!spends(method)) return world.transaction(() => run({ world, args }));
    const chat = chatOf(args);
    const seconds = spending.wait(chat);
    if (seconds > 0) return tooMany(seconds);
    const answer = world.transaction(() => run({ world, args }));
    if (answer.ok || answer === NOT_MODIFIED) spending.spend(chat);
    return answer;
  };

  const answerCall = async (
    method: string,
    args: Arguments,
    fault: Fault | undefined,
    gone: AbortSignal,
  ): Promise<ApiResponse<unknown>> => {
    if (fault?.kind === "refuse") {
      return typeof fault.error === "string" ? REFUSALS[fault.error] : fault.error;
    }
    if (fault?.kind === "answer") return done(fault.result);
    const answer =
      method === "getupdates" ? await polling.getUpdates(args, gone) : perform(method, args);
    if (method === "setwebhook") webhook.wake();
    if (fault?.kind === "delay") await pause(fault.seconds * 1000, gone);
    return answer;
  };

  const handle = async (
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
  ): Promise<void> => {
    const [, given = "", name = ""] = /^\/bot([^/]*)\/(\w*)$/.exec(url.pathname) ?? [];
    if (given !== token) return sendJson(response, 401, UNAUTHORIZED);
    // A plain GET of an address, as by a picture on some page, must not change anything.
    const asks = request.method === "POST" || /^get/i.test(name);
    if (!asks) return sendJson(response, 405, NOT_ALLOWED);
    const gone = new AbortController();
    response.on("close", () => {
      if (!response.writableFinished) gone.abort();
    });
    const read = await readArguments(request, url.searchParams);
    if (!read.ok) return sendJson(response, read.error_code, read);
    const [method, args] = [name.toLowerCase(), read.result];
    const fault = faults.take(method, args.integer("chat_id"));
    if (fault?.kind === "drop") return void request.socket.destroy();
    if (fault?.kind === "garble") return sendGarbled(response, fault);

    const answer = await answerCall(method, args, fault, gone.signal);
    if (method !== "getupdates") {
      journal.add({
        method: name,
        chat: args.integer("chat_id") ?? args.text("inline_message_id"),
        at: world.nowMs(),
        ok: answer.ok,
        error: answer.ok ? undefined : answer.description,
        arguments: args.all(),
      });
    }
    if (fault?.kind === "lose") return void request.socket.destroy();
    sendJson(response, answer.ok ? 200 : answer.error_code, answer);
  };

  const stop = (): void => {
    polling.stop();
    webhook.stop();
  };
  return { token, spending, faults, journal, handle, stop };
};

const sendGarbled = (
  response: ServerResponse,
  { text, breaks }: Extract<Fault, { readonly kind: "garble" }>,
): void => {
  const length = Buffer.byteLength(text) + (breaks ? 1 : 0);
  response.writeHead(200, { "content-type": "application/json", "content-length": length });
  if (breaks) response.write(text, () => response.destroy());
  else response.end(text);
};
