import { setTimeout as sleep } from "node:timers/promises";
import { Api, Bot } from "grammy";
import type { Logger } from "pino";
import type { Draw } from "../board/studio.ts";
import { Analyst } from "../features/analysis/analyst.ts";
import { analyses } from "../features/analysis/handlers.ts";
import { bringAnalyses } from "../features/analysis/owed.ts";
import { arenas } from "../features/arena/pages/arena.ts";
import { ARENAS } from "../features/arena/pages/message.ts";
import { runArenas } from "../features/arena/play/run.ts";
import { chouettes } from "../features/chouette/pages/chouette.ts";
import { CHOUETTES } from "../features/chouette/pages/message.ts";
import { closeIdleChouettes } from "../features/chouette/play/chouette.ts";
import { computers } from "../features/computer/pages/computer.ts";
import { Computer } from "../features/computer/play/computer.ts";
import { bringEvents } from "../features/contest/owed.ts";
import { bringCupCalls } from "../features/cup/owed.ts";
import { cups } from "../features/cup/pages/cup.ts";
import { CUPS } from "../features/cup/pages/message.ts";
import { runCups } from "../features/cup/play/run.ts";
import { guests } from "../features/guests/handlers.ts";
import { hints } from "../features/hints/handlers.ts";
import type { Think } from "../features/hints/hint.ts";
import { bringLeagues } from "../features/league/owed.ts";
import { lesson } from "../features/lesson/lesson.ts";
import { listening } from "../features/listening/handlers.ts";
import { bringTidings } from "../features/listening/owed.ts";
import { ownRules } from "../features/own-rulesets/handlers.ts";
import { type Owner, owning } from "../features/owner/owner.ts";
import { privacy } from "../features/privacy/handlers.ts";
import { finishedLists } from "../features/records/finished-handlers.ts";
import { records } from "../features/records/handlers.ts";
import { sharing } from "../features/records/sharing.ts";
import { rules } from "../features/rules-pages/handlers.ts";
import { bringSeeks } from "../features/seek/owed.ts";
import { seeking } from "../features/seek/pages/seek.ts";
import { runSeeks } from "../features/seek/play/seek.ts";
import { settings } from "../features/settings/handlers.ts";
import { bringSevens } from "../features/seven/owed.ts";
import { sevens } from "../features/seven/pages/seven.ts";
import { supplySevens } from "../features/seven/play/sets.ts";
import { stats } from "../features/statistics/pages.ts";
import { trainer } from "../features/trainer/pages/trainer.ts";
import { watching } from "../features/watching/handlers.ts";
import { bringWatchers } from "../features/watching/owed.ts";
import type { Refused } from "../rules/result.ts";
import { expireLinks, showOverdue } from "../tables/clock/clock.ts";
import { HandOver } from "../tables/clock/hand-over.ts";
import { callTimes, warnOfTime } from "../tables/clock/time-out.ts";
import { restartClocks } from "../tables/game/turn-clock.ts";
import { dropOldConversations } from "../tables/people/conversations.ts";
import { forgetOld } from "../tables/people/forget.ts";
import { dropOldHandouts } from "../tables/services/handouts.ts";
import type { Services } from "../tables/services/services.ts";
import { dropOldUpdates } from "../tables/services/updates.ts";
import { dialogs } from "./conversations/conversations.ts";
import { type Allowances, TELEGRAM_ALLOWANCES } from "./delivery/budget.ts";
import { type Delivery, openDelivery } from "./delivery/delivery.ts";
import type { Publish } from "./delivery/show.ts";
import { Clock } from "./intake/clock.ts";
import { greet } from "./intake/greeting.ts";
import { Intake } from "./intake/intake.ts";
import { counted, type Meter } from "./intake/meter.ts";
import { type PollingEnd, poll } from "./intake/polling.ts";
import { receive, type WebhookDoor } from "./intake/receiving.ts";
import { slower } from "./intake/slower.ts";
import { bringCalls } from "./owed/calls.ts";
import { bringReminders, takeRemindersAway } from "./owed/reminders.ts";
import { challenges } from "./play/challenge.ts";
import { inline } from "./play/inline.ts";
import { links } from "./play/link.ts";
import { playMenus } from "./play/play-menu.ts";
import { lifecycle } from "./start/lifecycle.ts";
import { start } from "./start/start.ts";
import { bells } from "./table/bell.ts";
import { emotes } from "./table/emotes.ts";
import { tables } from "./table/lists.ts";
import { presses } from "./table/presses.ts";
import { introduceBot } from "./text/commands.ts";
import { type BotContext, parsePress } from "./updates/context.ts";
import { finish, follow, inPerson, introduce, once } from "./updates/introduce.ts";
import { onlyShown } from "./updates/shown.ts";
import { unknown } from "./updates/unknown.ts";

type BotOptions = {
  readonly token: string;
  readonly apiRoot: string;
  readonly services: Services;
  readonly log: Logger;
  readonly draw: Draw;
  readonly publish?: Publish | undefined;
  readonly think: Think;
  readonly allowances?: Allowances;
  readonly meter: Meter;
  readonly owner?: Owner | undefined;
  /** Telegram brings updates by itself; undefined: it is asked for them. */
  readonly webhook?: WebhookDoor | undefined;
  /** How long a second process of the bot, or a token that is refused, is put up with. */
  readonly patienceMs?: number;
  /** After it a call is given up; updates are asked for in another way. */
  readonly longestCallSeconds?: number;
  /** How long a turn that ends by itself in a group can be taken back. */
  readonly secondThoughtMs?: number;
  /** Answers mentions in chats where it is no member; it does when not given. */
  readonly guestTables?: boolean;
  /** Shows what concerns one person to nobody else, where the chat can; it does when not given. */
  readonly ephemeralAnswers?: boolean;
};

export type BotEnd = PollingEnd;

type Started =
  | {
      readonly ok: true;
      readonly username: string;
      readonly sweep: () => Promise<void>;
      readonly stop: () => Promise<void>;
      /** Resolves when no more updates come: after a stop, or when Telegram refuses to give any. */
      readonly ended: Promise<BotEnd>;
    }
  | Refused<"wrong-token" | "webhook-refused">;

const LONGEST_UPDATE_MS = 3_000;

export const startBot = async (options: BotOptions): Promise<Started> => {
  const { token, apiRoot, services, log, webhook, meter, patienceMs = 60_000 } = options;
  const client = { apiRoot, timeoutSeconds: options.longestCallSeconds ?? 12 };
  const bot = new Bot<BotContext>(token, { client });
  bot.api.config.use(counted(meter));
  const greeted = await greet({ api: bot.api, apiRoot, webhook, log });
  if (!greeted.ok) return greeted;
  bot.botInfo = greeted.me;

  const delivery = openDelivery({
    ...{ allowances: TELEGRAM_ALLOWANCES, ...options, me: greeted.me.username },
    openApi: (transformer) => {
      const api = new Api(token, client);
      api.config.use(counted(meter), transformer);
      return api;
    },
  });
  bot.api.config.use(delivery.pages);
  const parts = { ...options, ...delivery, delivery, bot };
  const computer = openComputer(parts);
  const analyst = new Analyst(services, options.think);
  bringAnalyses({ ...parts, analyst });
  bringReminders(parts);
  bringCalls(parts);
  bringSevens({ ...parts, me: greeted.me.username });
  bringEvents(parts, ARENAS);
  bringEvents(parts, CUPS);
  bringEvents(parts, CHOUETTES);
  bringCupCalls(parts);
  bringSeeks(parts);
  bringLeagues(parts);
  bringTidings(parts);
  bringWatchers({ ...parts, me: greeted.me.username });
  const handOver = openHandOver({ ...parts, computer });
  handleUpdates({ ...parts, computer, handOver, analyst });
  supplySevens(services);
  restartClocks(services);
  const intake = new Intake({
    handle: (update) => bot.handleUpdate(update),
    refuse: slower(bot.api, services.now),
    meter,
    log,
  });
  const clock = new Clock(() => sweep({ ...parts, computer, handOver }), log);

  const stopping = new AbortController();
  const { signal } = stopping;
  const ended = webhook
    ? receive({ webhook, intake, signal, meter })
    : poll({ token, apiRoot, intake, signal, meter, log, patienceMs });
  clock.start();
  introduceBot(bot.api, options.ephemeralAnswers).catch((error: unknown) =>
    log.warn({ err: error }, "the commands and descriptions could not be set"),
  );

  return {
    ok: true,
    username: greeted.me.username,
    sweep: () => clock.sweep().then(() => delivery.jobs.idle()),
    stop: async () => {
      stopping.abort();
      await ended;
      await Promise.race([intake.idle(), sleep(LONGEST_UPDATE_MS, undefined, { ref: false })]);
      await clock.stop();
      handOver.stop();
      await computer.stop();
      await delivery.stop();
    },
    ended,
  };
};

type Given =
  | "services"
  | "think"
  | "log"
  | "secondThoughtMs"
  | "owner"
  | "guestTables"
  | "ephemeralAnswers";

type Parts = Pick<BotOptions, Given> &
  Delivery & { readonly delivery: Delivery; readonly bot: Bot<BotContext> };
type WithComputer = Parts & { readonly computer: Computer };
type WithHands = WithComputer & { readonly handOver: HandOver };

const openComputer = ({ services, think, deliverer, log }: Parts): Computer =>
  new Computer({
    services,
    think,
    onTurn: () => deliverer.wake(),
    onFault: (error, game) => log.error({ err: error, game }, "the computer could not play"),
  });

const openHandOver = (parts: WithComputer): HandOver =>
  new HandOver({
    services: parts.services,
    afterMs: parts.secondThoughtMs,
    onEnd: () => void follow(parts),
    onFault: (error) => parts.log.error({ err: error }, "turns that are over could not be ended"),
  });

/** What is done with an update, by whom first. */
const handleUpdates = (parts: WithHands & { readonly analyst: Analyst }): void => {
  const { bot, services, delivery, log, think, analyst } = parts;
  const { guestTables = true, ephemeralAnswers = true } = parts;
  bot.use(once(services), parsePress, finish(parts));
  bot.use(introduce({ services, delivery, log, think, analyst, ephemeralAnswers }));
  // Most of what comes in is this: it need not be shown to everybody else first.
  bot.use(presses);
  if (guestTables) bot.use(guests);
  bot.use(onlyShown, lifecycle, dialogs, settings, inPerson);
  bot.use(privacy, ownRules, rules, lesson, sevens, trainer, start);
  bot.use(arenas, cups, chouettes, seeking(parts.owner));
  bot.use(computers, challenges, playMenus, tables, finishedLists);
  bot.use(
    stats,
    inline,
    links,
    hints,
    emotes,
    bells,
    listening,
    watching,
    records,
    sharing,
    analyses,
  );
  bot.use(owning(parts.owner));
  bot.use(unknown);
};

const sweep = async ({ services, bot, computer, handOver, deliverer, jobs }: WithHands) => {
  handOver.look();
  callTimes(services);
  warnOfTime(services);
  runArenas(services);
  runCups(services);
  closeIdleChouettes(services);
  runSeeks(services);
  // Nothing else waits for a turn that failed and is tried again.
  computer.play().then(() => deliverer.wake());
  deliverer.recheck();
  jobs.look();
  showOverdue(services);
  expireLinks(services);
  dropOldConversations(services);
  dropOldUpdates(services);
  dropOldHandouts(services);
  forgetOld(services);
  deliverer.wake();
  await takeRemindersAway(services, bot.api);
};
