import { Api, Bot, Composer } from "grammy";
import type { Logger } from "pino";
import type { Draw } from "../board/studio/studio.ts";
import type { Time } from "../machine/time.ts";
import type { Refused } from "../rules/result.ts";
import { giveTimeBack, showNotOverdue, tidy } from "../tables/clock/clock.ts";
import { HandOver } from "../tables/clock/hand-over.ts";
import { callTimes, warnOfTime } from "../tables/clock/time-out.ts";
import { restartClocks } from "../tables/game/turn-clock.ts";
import type { Services, Think } from "../tables/services/services.ts";
import { dialogsOf } from "./conversations/conversations.ts";
import { type Allowances, TELEGRAM_ALLOWANCES } from "./delivery/budget.ts";
import { type Delivery, openDelivery } from "./delivery/delivery.ts";
import type { Publish } from "./delivery/show.ts";
import type { Feature, Running } from "./feature/feature.ts";
import type { BotParts, Owner } from "./feature/parts.ts";
import { Clock, oneAtATime } from "./intake/clock.ts";
import { Contact } from "./intake/contact.ts";
import { isOutranked } from "./intake/generation.ts";
import { type GreetingRefusal, greet } from "./intake/greeting.ts";
import {
  askToSlowDown,
  countCalls,
  Intake,
  type Meter,
  receive,
  type WebhookDoor,
} from "./intake/intake.ts";
import { type PollingEnd, poll } from "./intake/polling.ts";
import { reminders, TABLE_NOTICES, takeRemindersAway } from "./owed/calls.ts";
import { bringNotices, bringSayings } from "./owed/notices.ts";
import { bringPosts, claimPosts } from "./owed/posts.ts";
import { playing } from "./play/playing.ts";
import { guardsOf, type PressBook, readerOf } from "./press/book.ts";
import { PRESSES } from "./press/presses.ts";
import { lifecycle, starting } from "./start/start.ts";
import { atTables, presses } from "./table/table.ts";
import { introduceBot, LISTED, type ListedCommand, UNLISTED } from "./text/commands.ts";
import { type BotContext, parsePress } from "./updates/context.ts";
import { finish, follow, inPerson, introduce, once } from "./updates/introduce.ts";
import { reply, toast } from "./updates/reply.ts";
import { onlyShown } from "./updates/shown.ts";
import { tidying } from "./updates/tidying.ts";
import { openDownload } from "./wire/download.ts";
import { refuseOddAnswers, type Wire } from "./wire/wire.ts";

type BotOptions = {
  readonly wire: Wire;
  readonly services: Services;
  /** Everything that people can do besides playing; earlier ones hear an update first. */
  readonly features: readonly Feature[];
  readonly log: Logger;
  readonly draw: Draw;
  readonly publish?: Publish | undefined;
  /** Chats where the bot may upload pictures for messages that take no upload; none by default. */
  readonly pictureChats?: readonly number[];
  readonly think: Think;
  readonly allowances?: Allowances;
  readonly meter: Meter;
  readonly owner?: Owner | undefined;
  /** The webhook, to which Telegram brings updates; undefined: the bot polls. */
  readonly webhook?: WebhookDoor | undefined;
  /** The time to keep trying while a second process polls, or Telegram refuses the token. */
  readonly patienceMs?: number;
  /** How long a turn that ends by itself in a group can be taken back. */
  readonly secondThoughtMs?: number;
  /** The longest time that a table waits for the computer's turn, to show both in one edit. */
  readonly longestTurnMs?: number;
  /** Answers mentions in chats where the bot is no member; on by default. */
  readonly guestTables?: boolean;
  /** Shows a person's own answers only to them, if the chat can do so; on by default. */
  readonly ephemeralAnswers?: boolean;
};

export type BotEnd = PollingEnd;

type Started =
  | {
      readonly ok: true;
      readonly username: string;
      readonly sweep: () => Promise<void>;
      readonly pace: Delivery["pace"];
      readonly stop: () => Promise<void>;
      /** Resolves when no more updates come: after a stop, or when Telegram refuses to give any. */
      readonly ended: Promise<BotEnd>;
    }
  | Refused<GreetingRefusal>;

const LONGEST_UPDATE_MS = 3_000;

export const startBot = async (options: BotOptions): Promise<Started> => {
  const { wire, services, log, webhook, meter, patienceMs = 60_000 } = options;
  const { time } = services;
  const { token, client } = wire;
  const bot = new Bot<BotContext>(token, { client });
  const carriers = [...(wire.carry ? [wire.carry] : []), refuseOddAnswers, countCalls(meter)];
  bot.api.config.use(...carriers);
  const generation = services.store.generations.own();
  const { api } = bot;
  const greeted = await greet({ api, ...client, webhook, generation, log, time });
  if (!greeted.ok) return greeted;
  bot.botInfo = greeted.me;

  const delivery = openDelivery({
    ...{ allowances: TELEGRAM_ALLOWANCES, ...options, me: greeted.me.username },
    openApi: (transformer) => {
      const api = new Api(token, client);
      api.config.use(...carriers, transformer);
      return api;
    },
  });
  bot.api.config.use(delivery.pages);
  const { guestTables = true, ephemeralAnswers = true } = options;
  const parts = {
    ...{ ...options, ...delivery, delivery, bot, guestTables, ephemeralAnswers },
    ...{ api: bot.api, me: greeted.me.username, time },
  };
  const { features } = options;
  bringSayings(parts, [reminders, ...features.flatMap(({ sayings = [] }) => sayings)]);
  // Posts come before notices, so that a notice never precedes its post.
  bringPosts(
    parts,
    features.flatMap(({ posts = [] }) => posts),
  );
  bringNotices(parts, [...TABLE_NOTICES, ...features.flatMap(({ notices = [] }) => notices)]);
  const opened = features.flatMap(({ open }) => open?.(parts) ?? []);
  const bringOn = () => Promise.all(opened.map((one) => one.follow?.()));
  const running = { ...parts, opened, follow: bringOn };
  const contact = new Contact({
    time,
    onReturn: (outage) => giveTimeBack(services, outage),
  });
  // Telegram does not say what it still has for a webhook.
  const hasHeard = () => webhook !== undefined || contact.isUpToDate;
  const handOver = openHandOver(running, hasHeard);
  const books = [PRESSES, ...features.flatMap((one) => one.presses ?? [])];
  handleUpdates({ ...running, handOver }, books);
  restartClocks(services);
  const intake = new Intake({
    handle: (update) => bot.handleUpdate(update),
    refuse: askToSlowDown(bot.api, time.elapsed),
    read: readerOf(books),
    ...{ meter, log, time },
  });
  const hears = webhook ? async () => true : () => hearsAll(services, contact);
  const callLate = oneAtATime(
    async () => {
      if (await hears()) callWhoIsLate({ ...running, handOver });
    },
    (error) => log.error({ err: error }, "who is late could not be called"),
  );
  const clock = new Clock({
    work: () => sweep({ ...running, handOver, callLate }),
    onSetBack: (seen) => showNotOverdue(services, seen),
    ...{ log, time },
  });

  const stopping = new AbortController();
  const { signal } = stopping;
  // Before the first poll, which would be broken off otherwise.
  const caughtUp = hears();
  const taking = {
    ...{ intake, signal, meter, time },
    isOutranked: () => isOutranked({ api: bot.api, generation, log, time }),
  };
  const ended = webhook
    ? receive({ ...taking, webhook })
    : poll({
        ...{ polls: wire.polls, countKept: () => countKept(bot.api) },
        ...{ ...taking, contact, log, patienceMs },
      });
  clock.start();
  const introduced = async (): Promise<void> => {
    // People who pressed while the bot was away come first.
    await caughtUp;
    if (signal.aborted) return;
    await introduceBot(bot.api, { listed: listedOf(parts), ephemeral: ephemeralAnswers });
  };
  introduced().catch((error: unknown) =>
    log.warn({ err: error }, "the commands and descriptions could not be set"),
  );

  return {
    ok: true,
    username: greeted.me.username,
    pace: delivery.pace,
    sweep: () => clock.sweep().then(() => delivery.jobs.idle()),
    stop: async () => {
      stopping.abort();
      await ended;
      await time.within(LONGEST_UPDATE_MS, intake.idle());
      await clock.stop();
      handOver.stop();
      await Promise.all(opened.map((one) => one.stop?.()));
      await delivery.stop();
    },
    ended,
  };
};

type StartedParts = BotParts & {
  readonly features: readonly Feature[];
  readonly delivery: Delivery;
  readonly bot: Bot<BotContext>;
  readonly wire: Wire;
  readonly ephemeralAnswers: boolean;
  readonly secondThoughtMs?: number;
  readonly time: Time;
};
type RunningParts = StartedParts & {
  readonly opened: readonly Running[];
  readonly follow: () => Promise<unknown>;
};
type HandlerParts = RunningParts & { readonly handOver: HandOver };

const listedOf = ({ features }: Pick<StartedParts, "features">) => [
  ...LISTED,
  ...features.flatMap(({ commands = [] }) => commands),
];

const openHandOver = (parts: RunningParts, hasHeard: () => boolean): HandOver =>
  new HandOver({
    services: parts.services,
    hasHeard,
    afterMs: parts.secondThoughtMs,
    onEnd: () => void follow(parts),
    onFault: (error) => parts.log.error({ err: error }, "turns that are over could not be ended"),
  });

const handleUpdates = (parts: HandlerParts, books: readonly PressBook[]): void => {
  const { bot, services, delivery, log, think, ephemeralAnswers, features, opened, owner } = parts;
  const download = openDownload({ ...parts, fetchFile: parts.wire.fetchFile });
  const read = readerOf(books);
  bot.use(once(services), parsePress(read), finish(parts));
  const listed = listedOf(parts);
  const given = { services, delivery, log, think, download, listed, ephemeralAnswers, owner };
  bot.use(introduce(given));
  // Most updates are presses at tables, so these come before all other handlers.
  bot.use(presses);
  bot.use(
    tidying(commandsOf(listed, features)),
    claimPosts(features.flatMap(({ posts = [] }) => posts)),
    onlyShown(guardsOf(books)),
    lifecycle,
  );
  bot.use(
    dialogsOf(
      features.flatMap(({ dialogs = [] }) => dialogs),
      read,
    ),
  );
  bot.use(...features.flatMap(({ forChats = [] }) => forChats), inPerson);
  bot.use(...features.flatMap(({ handlers = [] }) => handlers));
  bot.use(...opened.flatMap(({ handlers = [] }) => handlers));
  bot.use(starting(features), playing(features), atTables, unknown);
};

const countKept = async (api: Api): Promise<number> =>
  (await api.getWebhookInfo()).pending_update_count;

const commandsOf = (listed: readonly ListedCommand[], features: readonly Feature[]) => [
  ...listed.map(({ command }) => command),
  ...[...UNLISTED, ...features.flatMap(({ unlisted = [] }) => unlisted)],
];

/** Whether people may be called late now: all that they said in time has been heard. */
const hearsAll = async ({ store, now }: Services, contact: Contact): Promise<boolean> =>
  (contact.isUpToDate && store.clocks.due(now()).length === 0) || contact.hear();

/** A sweep waits no longer to hear what people said: the rest of it does not need that. */
const LONGEST_HEARING_MS = 3_000;

type Sweeping = HandlerParts & {
  /** Hears what people said, then calls who is late. */
  readonly callLate: () => Promise<void>;
};

const sweep = async (parts: Sweeping) => {
  const { services, bot, opened, handOver, deliverer, jobs, callLate, time } = parts;
  handOver.look();
  await time.within(LONGEST_HEARING_MS, callLate());
  for (const one of opened) one.sweep?.();
  jobs.collect();
  deliverer.wake();
  await takeRemindersAway(services, bot.api);
};

const callWhoIsLate = ({ services, features }: HandlerParts): void => {
  callTimes(services);
  warnOfTime(services);
  for (const feature of features) feature.sweep?.(services);
  tidy(services);
};

const unknown = new Composer<BotContext>();

unknown.on("callback_query", (ctx) => toast(ctx, "refused-unknown-button"));

// In a group most words are not for the bot.
unknown.on("message", async (ctx) => {
  const isCommandForUs =
    ctx.msg.text?.startsWith("/") && ctx.msg.text.includes(`@${ctx.me.username}`);
  if (ctx.here?.kind === "private" || isCommandForUs) await reply(ctx, ctx.say("unknown-command"));
});
