import { setTimeout as sleep } from "node:timers/promises";
import { type RunnerHandle, run, sequentialize } from "@grammyjs/runner";
import { Bot, GrammyError } from "grammy";
import type { Logger } from "pino";
import type { Services } from "../tables/services.ts";
import { readPress } from "./callback-data.ts";
import { Clock } from "./clock.ts";
import { registerCommands } from "./commands.ts";
import type { BotContext } from "./context.ts";
import { dialogs } from "./conversations/conversations.ts";
import { type Allowances, TELEGRAM_ALLOWANCES } from "./delivery/budget.ts";
import { Deliverer } from "./delivery/deliverer.ts";
import { challenges } from "./features/challenge.ts";
import { figures } from "./features/figures.ts";
import { inline } from "./features/inline.ts";
import { inPerson, introduce } from "./features/introduce.ts";
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

type BotOptions = {
  readonly token: string;
  /** Where the Bot API is. */
  readonly apiRoot: string;
  readonly services: Services;
  readonly log: Logger;
  /** How many calls a chat bears; by Telegram's measure when not given. */
  readonly allowances?: Allowances;
};

type StartFailure = "wrong-token" | "unreachable";

type Started =
  | {
      readonly ok: true;
      readonly username: string;
      /** Does at once what the clock would do next. */
      readonly sweep: () => Promise<void>;
      readonly stop: () => Promise<void>;
      /** Resolves when no more updates come: after a stop, or when Telegram refuses to give any. */
      readonly ended: Promise<void>;
    }
  | { readonly ok: false; readonly code: StartFailure };

/** How long a stop waits for the updates in hand. */
const LONGEST_UPDATE_MS = 3_000;
const POLL_MS = 10;

const UPDATES = ["message", "callback_query", "inline_query", "my_chat_member"] as const;

/** Starts the bot: it takes updates until it is stopped. */
export const startBot = async (options: BotOptions): Promise<Started> => {
  const { token, apiRoot, services, log, allowances = TELEGRAM_ALLOWANCES } = options;
  const bot = new Bot<BotContext>(token, { client: { apiRoot } });
  const failure = await greet(bot);
  if (failure) return { ok: false, code: failure };
  const deliverer = new Deliverer(services, bot.api, log, allowances, bot.botInfo.username);
  bot.use(sequentialize(placesOf));
  bot.use(introduce(services, deliverer, log));
  bot.use(lifecycle, dialogs, settings, inPerson);
  bot.use(privacy, ownRules, rules, start, challenges, tables, figures, inline, records(log));
  bot.use(presses, unknown);
  bot.catch(({ error, ctx }) => {
    log.error({ err: error, update: ctx.update.update_id }, "an update failed");
  });
  const runner = run(bot, { runner: { fetch: { allowed_updates: UPDATES } } });
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
    stop: () => stop(runner, clock, deliverer),
    ended: Promise.resolve(runner.task()).catch((error: unknown) =>
      log.fatal({ err: error }, "Telegram gives no more updates"),
    ),
  };
};

/** Updates of one chat, and presses in one game, are handled one after the other. */
const placesOf = (ctx: BotContext): string[] => {
  const press = readPress(ctx.callbackQuery?.data ?? "");
  return [
    ...(ctx.chat ? [`chat ${ctx.chat.id}`] : []),
    ...(ctx.inlineMessageId === undefined ? [] : [`inline ${ctx.inlineMessageId}`]),
    ...(press && "game" in press ? [`game ${press.game}`] : []),
    ...(press && "challenge" in press ? [`challenge ${press.challenge}`] : []),
  ];
};

/** Asks once who the bot is: grammY's own `init` would go on asking for ever, without a word. */
const greet = async (bot: Bot<BotContext>): Promise<StartFailure | undefined> => {
  try {
    bot.botInfo = await bot.api.getMe();
    return undefined;
  } catch (error) {
    if (error instanceof GrammyError) {
      return error.error_code === 401 || error.error_code === 404 ? "wrong-token" : "unreachable";
    }
    return "unreachable";
  }
};

const stop = async (runner: RunnerHandle, clock: Clock, deliverer: Deliverer): Promise<void> => {
  if (runner.isRunning()) await runner.stop();
  // The runner stops fetching, but does not wait for the updates that it has handed on.
  const latest = Date.now() + LONGEST_UPDATE_MS;
  while (runner.size() > 0 && Date.now() < latest) await sleep(POLL_MS);
  await clock.stop();
  await deliverer.stop();
};
