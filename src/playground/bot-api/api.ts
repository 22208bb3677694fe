import type { Form } from "../http/multipart.ts";
import type { WorldChat } from "../world/types.ts";
import { newToken, type World } from "../world/world.ts";
import { type ApiBudget, openSpending, type Spending, TELEGRAM_BUDGET } from "./budget.ts";
import { type Arguments, readArguments } from "./calls/arguments.ts";
import type { Methods } from "./calls/method.ts";
import { type ApiResponse, done, NOT_FOUND, NOT_MODIFIED, tooMany } from "./calls/refusals.ts";
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

/** What comes back to the caller. */
export type CallReply =
  | { readonly kind: "answer"; readonly answer: ApiResponse<unknown> }
  /** A garbled answer that came whole. */
  | { readonly kind: "text"; readonly text: string }
  /** The connection broke; `part` came before. */
  | { readonly kind: "broken"; readonly part?: string };

export const BROKEN: CallReply = { kind: "broken" };

export type BotApi = {
  readonly token: string;
  readonly spending: Spending;
  readonly faults: Faults;
  readonly journal: Journal;
  /** Performs a call, with all that is planned to go wrong; `gone` is the caller's leaving. */
  call(name: string, form: Form, gone: AbortSignal): Promise<CallReply>;
  stop(): void;
};

type ApiOptions = { readonly budget?: ApiBudget; readonly token?: string };

/** The Bot API, for one bot. */
export const openBotApi = (
  world: World,
  { budget = TELEGRAM_BUDGET, token = newToken(world) }: ApiOptions,
): BotApi => {
  const stopping = new AbortController();
  const closing = stopping.signal;
  const spending = openSpending(world, budget);
  const [polling, wakeWebhook] = [openPolling(world), openWebhook(world, closing)];
  const [faults, journal] = [openFaults(world.chance.number), openJournal()];

  const chatOf = (args: Arguments): WorldChat | undefined =>
    world.chats.get(args.integer("chat_id") ?? Number.NaN);

  const perform = (method: string, args: Arguments): ApiResponse<unknown> => {
    const run = METHODS[method];
    if (run === undefined) return NOT_FOUND;
    const storm = spending.storm();
    if (storm > 0) return tooMany(storm);
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
    if (method === "setwebhook") wakeWebhook();
    if (fault?.kind === "delay") {
      await world.time.sleep(fault.seconds * 1000, AbortSignal.any([gone, closing]));
    }
    return answer;
  };

  const call: BotApi["call"] = async (name, form, gone) => {
    const [method, args] = [name.toLowerCase(), await readArguments(form, world.time)];
    if (closing.aborted) return BROKEN;
    const fault = faults.take(method, args.integer("chat_id"));
    if (fault?.kind === "drop") return BROKEN;
    if (fault?.kind === "garble") return garbled(fault);
    const answer = await answerCall(method, args, fault, gone);
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
    const isLost = fault?.kind === "lose" || gone.aborted || closing.aborted;
    return isLost ? BROKEN : { kind: "answer", answer };
  };

  const stop = (): void => {
    stopping.abort();
    polling.stop();
  };
  return { token, spending, faults, journal, call, stop };
};

const garbled = ({ text, breaks }: Extract<Fault, { readonly kind: "garble" }>): CallReply =>
  breaks ? { kind: "broken", part: text } : { kind: "text", text };
