import { type Api, GrammyError } from "grammy";
import type { UserFromGetMe } from "grammy/types";
import type { Logger } from "pino";
import type { Time } from "../../machine/time.ts";
import { type Result, refused } from "../../rules/result.ts";
import { UPDATES } from "./asking.ts";
import { generationAtTelegram, tellGeneration } from "./generation.ts";

export type WebhookAddress = { readonly url: string; readonly secret: string };

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 5_000;

type Greeting = {
  readonly api: Api;
  readonly apiRoot: string;
  readonly webhook: WebhookAddress | undefined;
  /** That of our database. */
  readonly generation: number;
  readonly log: Logger;
  readonly time: Time;
};

export type GreetingRefusal =
  | "wrong-token"
  | "webhook-refused"
  /** A process of a higher generation plays. */
  | "outranked";

/**
 * Asks Telegram who the bot is and whether another process plays, and says where updates go. Waits
 * while Telegram cannot be reached.
 */
export const greet = async (
  greeting: Greeting,
): Promise<Result<{ readonly me: UserFromGetMe }, GreetingRefusal>> => {
  const { api, webhook, generation, log } = greeting;
  const me = await untilAnswered(greeting, () => api.getMe());
  if (me instanceof GrammyError) return refused("wrong-token");
  const found = await untilAnswered(greeting, () => generationAtTelegram(api));
  const playing = found instanceof GrammyError ? 0 : found;
  if (playing > generation) return refused("outranked");
  if (playing < generation) await untilAnswered(greeting, () => tellGeneration(api, generation));
  const told = await untilAnswered(greeting, () =>
    webhook
      ? api.setWebhook(webhook.url, { secret_token: webhook.secret, allowed_updates: UPDATES })
      : api.deleteWebhook(),
  );
  if (told === true) return { ok: true, me };
  log.error({ err: told }, "Telegram refuses the webhook");
  return refused("webhook-refused");
};

const untilAnswered = async <T>(
  { apiRoot, log, time }: Greeting,
  call: () => Promise<T>,
): Promise<T | GrammyError> => {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(LONGEST_PAUSE_MS, pause * 2)) {
    try {
      return await call();
    } catch (error) {
      if (isRefusal(error)) return error;
      log.warn({ err: error }, unreachableText(apiRoot));
      await time.sleep(pause);
    }
  }
};

const unreachableText = (apiRoot: string): string =>
  `TELEGRAM_API_ROOT is “${apiRoot}”, and no Bot API answers there: it is tried again; check the address and the network`;

const isRefusal = (error: unknown): error is GrammyError =>
  error instanceof GrammyError && error.error_code < 500 && error.error_code !== 429;
