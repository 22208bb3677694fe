import { setTimeout as sleep } from "node:timers/promises";
import { Bot, GrammyError } from "grammy";
import type { Update } from "grammy/types";
import type { Logger } from "pino";
import type { Draw } from "../board/studio.ts";
import type { Services } from "../tables/services.ts";
import { Clock } from "./clock.ts";
import { registerCommands } from "./commands.ts";
import { type BotContext, parsePress } from "./context.ts";
import { dialogs } from "./conversations/conversations.ts";
import { type Allowances, TELEGRAM_ALLOWANCES } from "./delivery/budget.ts";
import { Deliverer } from "./delivery/deliverer.ts";
import { challenges } from "./features/challenge.ts";
import { figures } from "./features/figures.ts";
import { inline } from "./features/inline.ts";
import { finish, inPerson, introduce } from "./features/introduce.ts";
import { lifecycle } from "./features/lifecycle.ts";
import { ownRules } from "./features/own-rulesets.ts";
import { presses } from "./features/press.ts";
import { privacy } from "./features/privacy.ts";
import { records } from "./features/record.ts";
import { rules } from "./features/rules.ts";
import { settings } from "./features/settings.ts";
import { start } from "./features/start.ts";
import { tables } from "./features/table.ts";
import { unknown } from "./features/unknown.ts";
import { Intake } from "./intake/intake.ts";
import { type PollingEnd, poll } from "./intake/polling.ts";

type BotOptions = {
  readonly token: string;
  /** Where the Bot API is. */
  readonly apiRoot: string;
  readonly services: Services;
  readonly log: Logger;
  /** Draws the pictures of boards. */
  readonly draw: Draw;
  /** How many calls a chat bears; by Telegram's measure when not given. */
  readonly allowances?: Allowances;
  /** How long a second process of the bot, or a token that is refused, is put up with. */
  readonly patienceMs?: number;
};

export type BotEnd = PollingEnd;

type Started =
  | {
      readonly ok: true;
      readonly username: string;
      /** Does at once what the clock would do next. */
      readonly sweep: () => Promise<void>;
      readonly stop: () => Promise<void>;
      /** Resolves when no more updates come: after a stop, or when Telegram refuses to give any. */
      readonly ended: Promise<BotEnd>;
    }
  | { readonly ok: false; readonly code: "wrong-token" };

/** How long a stop waits for the updates in hand. */
const LONGEST_UPDATE_MS = 3_000;

/** The first and the longest pause between two tries to reach Telegram at the start. */
const GREETING_PAUSE_MS = { first: 500, longest: 5_000 } as const;

/** Starts the bot: it takes updates until it is stopped. */
export const startBot = async (options: BotOptions): Promise<Started> => {
  const {
    token,
    apiRoot,
    services,
    log,
    draw,
    allowances = TELEGRAM_ALLOWANCES,
    patienceMs = 60_000,
  } = options;
  const bot = new Bot<BotContext>(token, { client: { apiRoot } });
  if (!(await greet(bot, apiRoot, log))) return { ok: false, code: "wrong-token" };
  const deliverer = new Deliverer(services, bot.api, log, allowances, bot.botInfo.username, draw);
  bot.use(parsePress, finish(deliverer), introduce(services, deliverer, log));
  bot.use(lifecycle, dialogs, settings, inPerson);
  bot.use(privacy, ownRules, rules, start, challenges, tables, figures, inline, records(log));
  bot.use(presses, unknown);
  const intake = new Intake({
    handle: (update) => bot.handleUpdate(update),
    dropped: ({ update_id }, by) => log.debug({ update: update_id, by }, "an update too many"),
    log,
  });
  const stopping = new AbortController();
  const take = async (updates: readonly Update[]): Promise<void> => {
    for (const update of updates) intake.take(update);
    await intake.room();
  };
  const ended = poll({ token, apiRoot, take, signal: stopping.signal, log, patienceMs });
  deliverer.wake();
  const clock = new Clock({ services, api: bot.api, deliverer, log });
  clock.start();
  registerCommands(bot.api).catch((error: unknown) =>
    log.warn({ err: error }, "the commands could not be registered"),
  );
  return {
    ok: true,
    username: bot.botInfo.username,
    sweep: () => clock.sweep(),
    stop: async () => {
      stopping.abort();
      await ended;
      await Promise.race([intake.idle(), sleep(LONGEST_UPDATE_MS, undefined, { ref: false })]);
      await clock.stop();
      await deliverer.stop();
    },
    ended,
  };
};

/**
 * Asks who the bot is until Telegram answers; false when it does not accept the token. grammY's own
 * `init` would go on asking without a word.
 */
const greet = async (bot: Bot<BotContext>, apiRoot: string, log: Logger): Promise<boolean> => {
  for (let pause: number = GREETING_PAUSE_MS.first; ; pause *= 2) {
    try {
      bot.botInfo = await bot.api.getMe();
      return true;
    } catch (error) {
      const code = error instanceof GrammyError ? error.error_code : 0;
      if (code === 401 || code === 404) return false;
      log.warn(
        { err: error },
        `TELEGRAM_API_ROOT is “${apiRoot}”, and no Bot API answers there: it is tried again; check the address and the network`,
      );
      await sleep(Math.min(pause, GREETING_PAUSE_MS.longest));
    }
  }
};
