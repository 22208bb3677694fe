import { setTimeout as sleep } from "node:timers/promises";
import type { ApiResponse, Update } from "grammy/types";
import type { Logger } from "pino";
import type { Time } from "../delivery/time.ts";
import type { Intake } from "./intake.ts";
import type { Meter } from "./meter.ts";

export const UPDATES = [
  "message",
  "callback_query",
  "inline_query",
  "my_chat_member",
  "guest_message",
] as const;

export type PollingEnd = "stopped" | "conflict" | "unauthorized";

type PollParts = {
  readonly token: string;
  readonly apiRoot: string;
  readonly intake: Intake;
  readonly meter: Meter;
  readonly signal: AbortSignal;
  readonly log: Logger;
  /**
   * The time to keep trying while Telegram says that another process polls, or refuses the token.
   */
  readonly patienceMs: number;
  readonly time?: Time;
};

const REAL_TIME: Time = {
  now: Date.now,
  sleep: (ms, signal) => sleep(ms, undefined, { signal }).catch(() => undefined),
};

const POLL_SECONDS = 25;
/** During trouble every poll is short, so that a hanging connection is given up soon. */
const TROUBLED_POLL_SECONDS = 1;
/** The time that the network may add to a poll. */
const SLACK_SECONDS = 5;

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 3_000;
const TELL_EVERY_MS = 60_000;

type Trouble = {
  readonly kind: "conflict" | "unauthorized" | "unreachable";
  readonly since: number;
  readonly told: number;
  readonly pause: number;
};

const WARNINGS: Readonly<Record<Trouble["kind"], string>> = {
  conflict: "another process takes the updates of this bot: one of the two has to be stopped",
  unauthorized: "Telegram does not accept the token any more: @BotFather has the one that is good",
  unreachable: "Telegram gives no updates: it is asked again every few seconds",
};

export const poll = async (polling: PollParts): Promise<PollingEnd> => {
  const { intake, signal, meter, log, patienceMs, time = REAL_TIME } = polling;
  let offset = 0;
  let trouble: Trouble | undefined;
  while (!signal.aborted) {
    const answer = await ask(polling, offset, trouble ? TROUBLED_POLL_SECONDS : POLL_SECONDS);
    if (signal.aborted) break;
    if (answer.ok) {
      if (trouble) {
        log.info({ seconds: secondsOf(trouble, time.now()) }, "Telegram gives updates again");
      }
      trouble = undefined;
      meter.contact();
      offset = (answer.result.at(-1)?.update_id ?? offset - 1) + 1;
      for (const update of answer.result) intake.take(update);
      await intake.room();
    } else {
      trouble = troubled(trouble, answer, log, time.now());
      const { kind, since, pause } = trouble;
      if (kind !== "unreachable" && time.now() - since >= patienceMs) {
        log.fatal({ seconds: secondsOf(trouble, time.now()) }, WARNINGS[kind]);
        return kind;
      }
      const ms = Math.max(pause, 1000 * (answer.parameters?.retry_after ?? 0));
      await time.sleep(ms, signal);
    }
  }
  return "stopped";
};

/** One poll. A network failure counts as an answer of Telegram without a number. */
const ask = async (
  { token, apiRoot, signal }: PollParts,
  offset: number,
  seconds: number,
): Promise<ApiResponse<Update[]>> => {
  const limit = AbortSignal.timeout((seconds + SLACK_SECONDS) * 1000);
  try {
    const response = await fetch(`${apiRoot}/bot${token}/getUpdates`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ offset, timeout: seconds, allowed_updates: UPDATES }),
      signal: AbortSignal.any([signal, limit]),
    });
    const text = await response.text();
    return text.startsWith("{") ? JSON.parse(text) : broken(`HTTP ${response.status}`);
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return broken(cause instanceof Error ? cause.message : "no connection");
  }
};

const broken = (description: string): ApiResponse<never> => ({
  ok: false,
  error_code: 0,
  description,
});

const secondsOf = ({ since }: Trouble, now: number): number => Math.round((now - since) / 1000);

type PollRefusal = Extract<ApiResponse<never>, { readonly ok: false }>;

/** The trouble after one more failure; logged when it begins and once a minute. */
const troubled = (
  before: Trouble | undefined,
  answer: PollRefusal,
  log: Logger,
  now: number,
): Trouble => {
  const kind = kindOf(answer.error_code);
  const { error_code: code, description } = answer;
  if (before?.kind !== kind) {
    log.warn({ code, description }, WARNINGS[kind]);
    return { kind, since: now, told: now, pause: FIRST_PAUSE_MS };
  }
  const pause = Math.min(LONGEST_PAUSE_MS, before.pause * 2);
  if (now - before.told < TELL_EVERY_MS) return { ...before, pause };
  log.warn({ code, description, seconds: secondsOf(before, now) }, WARNINGS[kind]);
  return { ...before, told: now, pause };
};

const kindOf = (code: number): Trouble["kind"] => {
  if (code === 409) return "conflict";
  return code === 401 || code === 404 ? "unauthorized" : "unreachable";
};
