import { setTimeout as sleep } from "node:timers/promises";
import { Api, Bot } from "grammy";
import type { Logger } from "pino";
import type { Draw } from "../board/studio.ts";
import type { Refused } from "../rules/result.ts";
import { Analyst } from "../tables/analysis.ts";
import { runArenas } from "../tables/arena/run.ts";
import { closeIdleChouettes } from "../tables/chouette/chouette.ts";
import { expireLinks, showOverdue } from "../tables/clock.ts";
import { Computer } from "../tables/computer/computer.ts";
import { dropOldConversations } from "../tables/conversations.ts";
import { runCups } from "../tables/cup/run.ts";
import { forgetOld } from "../tables/forget.ts";
import { HandOver } from "../tables/hand-over.ts";
import { dropOldHandouts } from "../tables/handouts.ts";
import type { Think } from "../tables/hint.ts";
import { runSeeks } from "../tables/seek/seek.ts";
import type { Services } from "../tables/services.ts";
import { supplySevens } from "../tables/seven/sets.ts";
import { callTimes, warnOfTime } from "../tables/time-out.ts";
import { restartClocks } from "../tables/turn-clock.ts";
import { dropOldUpdates } from "../tables/updates.ts";
import { arenas } from "./arena/arena.ts";
import { ARENAS } from "./arena/message.ts";
import { chouettes } from "./chouette/chouette.ts";
import { CHOUETTES } from "./chouette/message.ts";
import { Clock } from "./clock.ts";
import { type BotContext, parsePress } from "./context.ts";
import { dialogs } from "./conversations/conversations.ts";
import { cups } from "./cup/cup.ts";
import { CUPS } from "./cup/message.ts";
import { type Allowances, TELEGRAM_ALLOWANCES } from "./delivery/budget.ts";
import { type Delivery, openDelivery } from "./delivery/delivery.ts";
import type { Publish } from "./delivery/show.ts";
import { analyses } from "./features/analysis.ts";
import { bells } from "./features/bell.ts";
import { emotes } from "./features/emotes.ts";
import { finishedLists } from "./features/finished.ts";
import { guests } from "./features/guest.ts";
import { hints } from "./features/hint.ts";
import { inline } from "./features/inline.ts";
import { finish, follow, inPerson, introduce, once } from "./features/introduce.ts";
import { lesson } from "./features/lesson.ts";
import { lifecycle } from "./features/lifecycle.ts";
import { links } from "./features/link.ts";
import { listening } from "./features/listen.ts";
import { ownRules } from "./features/own-rulesets.ts";
import { type Owner, owning } from "./features/owner.ts";
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
import { unknown } from "./features/unknown.ts";
import { watching } from "./features/watch.ts";
import { greet } from "./intake/greeting.ts";
import { Intake } from "./intake/intake.ts";
import { counted, type Meter } from "./intake/meter.ts";
import { type PollingEnd, poll } from "./intake/polling.ts";
import { receive, type WebhookDoor } from "./intake/receiving.ts";
import { slower } from "./intake/slower.ts";
import { bringAnalyses } from "./owed/analyses.ts";
import { bringCalls } from "./owed/calls.ts";
import { bringCupCalls } from "./owed/cups.ts";
import { bringEvents } from "./owed/events.ts";
import { bringLeagues } from "./owed/leagues.ts";
import { bringTidings } from "./owed/listeners.ts";
import { bringReminders, takeRemindersAway } from "./owed/reminders.ts";
import { bringSeeks } from "./owed/seeks.ts";
import { bringSevens } from "./owed/sevens.ts";
import { bringWatchers } from "./owed/watchers.ts";
import { challenges } from "./play/challenge.ts";
import { computers } from "./play/computer.ts";
import { playMenus } from "./play/play-menu.ts";
import { seeking } from "./seek/seek.ts";
import { sevens } from "./seven/seven.ts";
import { introduceBot } from "./text/commands.ts";
import { trainer } from "./trainer/trainer.ts";

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
