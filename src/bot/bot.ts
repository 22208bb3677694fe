import { setTimeout as sleep } from "node:timers/promises";
import { Api, Bot } from "grammy";
import type { Logger } from "pino";
import type { Draw } from "../board/studio.ts";
import type { Refused } from "../rules/result.ts";
import { Analyst } from "../tables/analysis.ts";
import { Computer } from "../tables/computer/computer.ts";
import type { Think } from "../tables/hint.ts";
import { outboxOf } from "../tables/outbox.ts";
import type { Services } from "../tables/services.ts";
import { Clock } from "./clock.ts";
import { introduceBot } from "./commands.ts";
import { type BotContext, parsePress } from "./context.ts";
import { dialogs } from "./conversations/conversations.ts";
import { afterCommits } from "./delivery/after-commits.ts";
import { type Allowances, TELEGRAM_ALLOWANCES } from "./delivery/budget.ts";
import { Coach } from "./delivery/coach.ts";
import { Deliverer } from "./delivery/deliverer.ts";
import { heeding } from "./delivery/heed.ts";
import { paced } from "./delivery/pacing.ts";
import type { Publish } from "./delivery/send.ts";
import { analyses } from "./features/analysis.ts";
import { emotes } from "./features/emotes.ts";
import { finishedLists } from "./features/finished.ts";
import { hints } from "./features/hint.ts";
import { inline } from "./features/inline.ts";
import { finish, inPerson, introduce, once } from "./features/introduce.ts";
import { lesson } from "./features/lesson.ts";
import { lifecycle } from "./features/lifecycle.ts";
import { links } from "./features/link.ts";
import { ownRules } from "./features/own-rulesets.ts";
import { presses } from "./features/press.ts";
import { privacy } from "./features/privacy.ts";
import { records } from "./features/record.ts";
import { rules } from "./features/rules.ts";
import { settings } from "./features/settings.ts";
import { sharing } from "./features/share.ts";
import { onlyShown } from "./features/shown.ts";
import { start } from "./features/start.ts";
import { stats } from "./features/stats.ts";
import { tables } from "./features/table.ts";
import { turning } from "./features/turning.ts";
import { unknown } from "./features/unknown.ts";
import { greet } from "./intake/greeting.ts";
import { Intake } from "./intake/intake.ts";
import { type PollingEnd, poll } from "./intake/polling.ts";
import { receive, type WebhookDoor } from "./intake/receiving.ts";
import { slower } from "./intake/slower.ts";
import { counted, type Meter } from "./meter.ts";
import { challenges } from "./play/challenge.ts";
import { computers } from "./play/computer.ts";
import { playMenus } from "./play/play-menu.ts";

type BotOptions = {
  readonly token: string;
  /** Where the Bot API is. */
  readonly apiRoot: string;
  readonly services: Services;
  readonly log: Logger;
  /** Draws the pictures of boards. */
  readonly draw: Draw;
  /** Gives a picture an address at which Telegram can fetch it; undefined: nothing can be fetched. */
  readonly publish?: Publish | undefined;
  /** Thinks for the computer, and for those who ask for a hint or an analysis. */
  readonly think: Think;
  /** How many calls a chat bears; by Telegram's measure when not given. */
  readonly allowances?: Allowances;
  readonly meter: Meter;
  /** Telegram brings updates by itself; undefined: it is asked for them. */
  readonly webhook?: WebhookDoor | undefined;
  /** How long a second process of the bot, or a token that is refused, is put up with. */
  readonly patienceMs?: number;
  /** After it a call is given up; updates are asked for in another way. */
  readonly longestCallSeconds?: number;
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
  | Refused<"wrong-token" | "webhook-refused">;

/** How long a stop waits for the updates in hand. */
const LONGEST_UPDATE_MS = 3_000;

/** Starts the bot: it takes updates until it is stopped. */
export const startBot = async (options: BotOptions): Promise<Started> => {
  const {
    token,
    apiRoot,
    services,
    log,
    draw,
    publish,
    think,
    allowances = TELEGRAM_ALLOWANCES,
    patienceMs = 60_000,
    longestCallSeconds = 12,
    meter,
    webhook,
  } = options;
  const client = { apiRoot, timeoutSeconds: longestCallSeconds };
  const bot = new Bot<BotContext>(token, { client });
  // The tables' own, whose pace the deliverer keeps by itself.
  const api = new Api(token, client);
  for (const { config } of [bot.api, api]) config.use(counted(meter));
  const greeted = await greet({ api: bot.api, apiRoot, webhook, log });
  if (!greeted.ok) return greeted;
  bot.botInfo = greeted.me;
  const deliverer = new Deliverer({
    ...{ services, api, log, allowances, me: bot.botInfo.username, draw, publish },
  });
  const heeded = heeding((chat) => deliverer.budgetIn(chat));
  const lasting = afterCommits(outboxOf(services).onDisk);
  for (const { config } of [bot.api, api]) config.use(heeded, lasting);
  bot.api.config.use(paced(() => deliverer.hasTurn()));
  const computer = new Computer({
    services,
    think,
    onTurn: () => deliverer.wake(),
    onFault: (error, game) => log.error({ err: error, game }, "the computer could not play"),
  });
  const analyst = new Analyst(services, think);
  const coach = new Coach({ services, api: bot.api, deliverer, analyst, log });
  bot.use(once(services), parsePress, finish(deliverer, computer, log));
  bot.use(introduce(services, deliverer, log, think));
  // Most of what comes in is this: it need not be shown to everybody else first.
  bot.use(presses);
  bot.use(onlyShown, lifecycle, dialogs, settings, inPerson);
  bot.use(
    privacy,
    turning(analyst),
    ownRules,
    rules,
    lesson,
    start,
    computers,
    challenges,
    playMenus,
    tables,
    finishedLists,
    stats,
    inline,
    links,
    hints,
    emotes,
    records(log),
    sharing(analyst),
    analyses(analyst, coach),
  );
  bot.use(unknown);
  const intake = new Intake({
    handle: (update) => bot.handleUpdate(update),
    refuse: slower(bot.api, services.now),
    meter,
    log,
  });
  const stopping = new AbortController();
  const ended = webhook
    ? receive({ webhook, intake, signal: stopping.signal, meter })
    : poll({ token, apiRoot, intake, signal: stopping.signal, meter, log, patienceMs });
  computer.play().then(() => deliverer.wake());
  const clock = new Clock({ services, api: bot.api, deliverer, computer, coach, log });
  clock.start();
  introduceBot(bot.api).catch((error: unknown) =>
    log.warn({ err: error }, "the commands and descriptions could not be set"),
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
      await computer.stop();
      await coach.stop();
      await deliverer.stop();
    },
    ended,
  };
};
