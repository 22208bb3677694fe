import { mkdtempSync, rmSync } from "node:fs";
import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Api } from "grammy";
import { type Logger, pino } from "pino";
import { afterEach, beforeEach } from "vitest";
import type { Think } from "../../src/ai/table/task.ts";
import type { Draw } from "../../src/board/studio/studio.ts";
import { type BotEnd, startBot } from "../../src/bot/bot.ts";
import type { Allowances } from "../../src/bot/delivery/budget.ts";
import type { Feature } from "../../src/bot/feature/feature.ts";
import type { Wire } from "../../src/bot/wire/wire.ts";
import { NEWCOMERS } from "../../src/features/computer/feature.ts";
import { EXTENSIONS, FEATURES, NAMES, TRACES } from "../../src/features/list.ts";
import { shelfOf } from "../../src/features/practice/sets/sets.ts";
import { ANALYSES } from "../../src/features/records/analysis/feature.ts";
import { type ChatId, isChatId } from "../../src/ids/ids.ts";
import type { ApiBudget } from "../../src/playground/bot-api/budget.ts";
import { openStore } from "../../src/store/store.ts";
import { changeSettings, type Settings } from "../../src/tables/people/settings.ts";
import { newCaches } from "../../src/tables/services/caches.ts";
import { ofMachine, type Services } from "../../src/tables/services/services.ts";
import { openMetrics } from "../../src/web/metrics.ts";
import { UNBOUNDED } from "./allowances.ts";
import { type Becoming, becoming } from "./becoming.ts";
import { layBegun, QUICKEST, STORY_BEGINS } from "./begun.ts";
import { seededChance } from "./chance.ts";
import { draw } from "./draw.ts";
import { type Ground, openGround } from "./ground.ts";
import { clientBy, type Phone, type PlaygroundClient } from "./playground-client.ts";
import { type Port, portBy } from "./playground-port.ts";
import { unpackRelease } from "./releases.ts";
import { seededSecret } from "./secrets.ts";
import { think } from "./think.ts";

/** A playground and the real bot in it. */
export type Stage = {
  /** Where the playground answers, if the story goes over HTTP. */
  readonly url: string;
  readonly token: string;
  readonly client: PlaygroundClient;
  readonly port: Port;
  /** The Bot API in the bot's own name, beside the bot. */
  readonly api: Api;
  /** What Prometheus gets of the bot that runs. */
  metrics(): Promise<string>;
  readonly anna: Phone;
  readonly boris: Phone;
  readonly vahe: Phone;
  /** Where the bot keeps its games. */
  readonly databasePath: string;
  /** Stops the bot and closes its database, as a SIGTERM does. */
  stopBot(): Promise<void>;
  /** Opens the database again and starts the bot. */
  startBot(): Promise<void>;
  /** Telegram takes no pictures in the group: boards are made of emoji from the next one on. */
  forbidPictures(): Promise<unknown>;
  /** Resolves when the bot gets no more updates, with the reason. */
  ended(): Promise<BotEnd | undefined>;
  /** What the bot's clock shows. */
  now(): number;
  /** So much time is over at once: all that is due in it is due then. */
  passTime(ms: number): void;
  /** Sets the machine's clock forward or back: no time goes by. */
  setClock(byMs: number): void;
  /** Lets time go by: whatever is due in it happens in its moment. */
  wait(ms: number): Promise<void>;
  /** Expects what is looked at to become so, in a minute of the story at most. */
  poll(look: () => unknown): Becoming;
  /** Lets the bot's clock do what is due now. */
  sweep(): Promise<void>;
  /** Lets time pass, and the bot's clock do what is due then. */
  pass(ms: number): Promise<void>;
  close(): Promise<void>;
};

export type StageWish = {
  /** Over HTTP, in the time of this machine; otherwise in one process, in virtual time. */
  readonly overHttp?: boolean;
  /** Switches of the operator; on when not given. */
  readonly guestTables?: boolean;
  readonly ephemeralAnswers?: boolean;
  /** What all dice come from. */
  readonly seed?: number;
  /** The secrets of the first games; those after them come from the seed. */
  readonly secrets?: readonly Uint8Array[];
  /** How much Telegram bears; everything when not given. */
  readonly budget?: ApiBudget;
  /** How much the bot dares to say; everything when not given. */
  readonly allowances?: Partial<Allowances>;
  /** Where the bot writes its log. When not given, an error in it fails the test at the end. */
  readonly log?: Logger;
  /** How long the bot puts up with a second one; a minute when not given. */
  readonly patienceMs?: number;
  /** The person who runs the bot. */
  readonly owner?: number;
  /** Players bring something to the dice, as they do with the real bot: then nobody knows what they roll. */
  readonly bringsLuck?: boolean;
  /** Each finished game is analysed, as by the real bot; that takes long where nothing is compiled. */
  readonly analyses?: boolean;
  /** People who have not finished a game play by hand; otherwise all have played before. */
  readonly newcomers?: boolean;
  /** Ask for Done in the group, as most stories are told; otherwise as groups begin. */
  readonly asksDone?: boolean;
  /** How long a turn that ends by itself can be taken back; as the bot has it when not given. */
  readonly secondThoughtMs?: number;
  /** How long a table waits for the computer's turn; as the bot has it when not given. */
  readonly longestTurnMs?: number;
  /** Thinks in place of the computer. */
  readonly think?: Think;
  /** After it the bot gives up a call. */
  readonly longestCallSeconds?: number;
  /** The bot tells Telegram of its commands and of itself, as it does at each start in life. */
  readonly introduces?: boolean;
  /** The bot may upload pictures for inline messages. */
  readonly uploads?: boolean;
  /** Draws the pictures in place of the studio. */
  readonly draw?: Draw;
  /** Go on with what a release has written, from that moment on. */
  readonly release?: string;
  /** Leave the bot unstarted: the test starts it in its own way. */
  readonly botWaits?: boolean;
};

/** The pages of the bot's own server look at no more than the path. */
const NO_REQUEST = new IncomingMessage(new Socket());

const NO_PICTURES = {
  ok: false,
  error_code: 400,
  description: "Bad Request: not enough rights to send photos to the chat",
} as const;

/** What features add to games of people who have all played before. */
const EXPERIENCED = EXTENSIONS.filter((one) => one !== NEWCOMERS.game);

/** All features, but analyses only for those who ask. */
const UNANALYSED = FEATURES.map((one): Feature => {
  const { open, ...rest } = one;
  return one === ANALYSES || open === undefined ? rest : { ...rest, open };
});

export const openStage = async (wish: StageWish = {}): Promise<Stage> => {
  const { seed = 1, secrets = [], budget = "off" } = wish;
  const folder = mkdtempSync(join(wish.overHttp ? tmpdir() : QUICKEST, "nardy-"));
  const begins = wish.release === undefined ? STORY_BEGINS : unpackRelease(wish.release, folder);
  const directory = wish.release === undefined ? ":memory:" : folder;
  const ground = await openGround({ ...{ begins, directory, budget, seed }, ...wish });
  const { time, awaited } = ground;
  const client = clientBy(ground.port);
  const databasePath = join(folder, "nardy.db");
  if (wish.release === undefined) layBegun(databasePath, seed);
  const errors: string[] = [];
  const log = wish.log ?? pino({ level: "error" }, { write: (line) => void errors.push(line) });

  let games = 0;
  const newSecret = (): Uint8Array => {
    const n = games++;
    return secrets[n] ?? seededSecret(seed, n);
  };
  const chance = seededChance(`bot ${seed}`);
  let running: RunningBot | undefined;
  let ended: Promise<BotEnd> | undefined;

  const startTheBot = async (): Promise<void> => {
    const opened = openStore(databasePath, TRACES, (row, error) =>
      log.error({ err: error, row }, "a damaged row of the database is set aside"),
    );
    if (!opened.ok) throw new Error(`the database does not open: ${opened.code}`);
    // In a story that is one process, nothing waits for a real disk.
    const store = wish.overHttp ? opened.store : { ...opened.store, onDisk: async () => undefined };
    // Which of the shipped sevens are played follows from it.
    shelfOf({ store, newSecret: () => seededSecret(seed, 0) }).secret();
    const services = {
      ...{ store, caches: newCaches(), ...ofMachine(time, chance), newSecret },
      extensions: wish.newcomers ? EXTENSIONS : EXPERIENCED,
      ...(wish.bringsLuck && { luckOf: String }),
    };
    const metrics = openMetrics(store.counts, NAMES);
    const started = await awaited(startBot({ ...partsOf(wish, ground, services, metrics), log }));
    if (!started.ok) throw new Error(`the bot does not start: ${started.code}`);
    ended = started.ended;
    running = {
      ...started,
      metrics: async () => String((await metrics.route.answer(NO_REQUEST, "/metrics")).body),
      change: (chat, settings) => changeSettings(services, chat, settings),
      close: () => store.close(),
    };
  };
  const stopTheBot = async (): Promise<void> => {
    const stopping = running;
    running = undefined;
    if (!stopping) return;
    await awaited(stopping.stop());
    stopping.close();
  };
  const wait = (ms: number): Promise<void> => awaited(time.sleep(ms));
  const sweep = async (): Promise<void> => {
    if (running) await awaited(running.sweep());
  };

  if (!wish.botWaits) await startTheBot();
  if (!wish.botWaits && wish.release === undefined) {
    // The group was made with the bot in it: it greets first, and the story begins.
    const greeting = await client.as("anna").waitFor("group", ({ from }) => from.bot);
    if ((wish.asksDone ?? true) && isChatId(greeting.chat)) {
      running?.change(greeting.chat, { confirmDone: true });
    }
  }
  return {
    url: ground.url,
    token: ground.wire.token,
    client,
    port: ground.port,
    api: apiOf(ground.wire),
    anna: client.as("anna"),
    boris: client.as("boris"),
    vahe: client.as("vahe"),
    databasePath,
    metrics: async () => (running ? awaited(running.metrics()) : ""),
    startBot: startTheBot,
    stopBot: stopTheBot,
    ended: async () => ended && awaited(ended),
    forbidPictures: () => client.fault({ kind: "refuse", error: NO_PICTURES, method: "sendPhoto" }),
    now: time.now,
    passTime: ground.holdUp,
    setClock: ground.setClock,
    wait,
    poll: (look) => becoming(look, { elapsed: time.elapsed, sleep: wait }),
    sweep,
    async pass(ms) {
      ground.holdUp(ms);
      await sweep();
    },
    async close() {
      await stopTheBot();
      await ground.close();
      rmSync(folder, { recursive: true });
      if (errors.length > 0) throw new Error(`the bot logged errors: ${errors.join("")}`);
    },
  };
};

const apiOf = ({ token, client, carry }: Wire): Api => {
  const api = new Api(token, client);
  if (carry) api.config.use(carry);
  return api;
};

type RunningBot = {
  readonly sweep: () => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly metrics: () => Promise<string>;
  readonly change: (chat: ChatId, settings: Partial<Settings>) => void;
  readonly close: () => void;
};

/** The parts of a bot as a story wishes it. */
const partsOf = (
  wish: StageWish,
  ground: Ground,
  services: Services,
  { meter, traffic, presses }: ReturnType<typeof openMetrics>,
) => {
  const { patienceMs, secondThoughtMs, longestTurnMs } = wish;
  const { guestTables = true, ephemeralAnswers = true } = wish;
  return {
    ...{ wire: ground.wire, services, meter, guestTables, ephemeralAnswers },
    features: wish.analyses ? FEATURES : UNANALYSED,
    allowances: { ...UNBOUNDED, ...wish.allowances },
    think: wish.think ?? think,
    draw: wish.draw ?? draw,
    owner: wish.owner === undefined ? undefined : { id: wish.owner, traffic, presses },
    pictureChats: wish.uploads ? ground.pictureChats : [],
    ...(secondThoughtMs !== undefined && { secondThoughtMs }),
    ...(longestTurnMs !== undefined && { longestTurnMs }),
    ...(patienceMs !== undefined && { patienceMs }),
  };
};

/** A stage of a test file, and the same people on each that is opened. */
export type TestStage = Stage & {
  /** Opens another in its place. */
  open(wish?: StageWish): Promise<void>;
};

/** A stage of its own for each test of a file, opened before it or, where tests differ, by each. */
export const story = (wish: StageWish | "later" = {}): TestStage => {
  let current: Stage | undefined;
  const now = (): Stage => {
    if (!current) throw new Error("the story has not begun");
    return current;
  };
  const client = clientBy(portBy(() => now().port));
  const people = {
    client,
    anna: client.as("anna"),
    boris: client.as("boris"),
    vahe: client.as("vahe"),
  };
  const close = async (): Promise<void> => {
    const closing = current;
    current = undefined;
    await closing?.close();
  };
  const open = async (next?: StageWish): Promise<void> => {
    await close();
    current = await openStage(next);
    Object.assign(stage, current, people);
  };
  const stage = { open, ...people } as TestStage;
  if (wish !== "later") beforeEach(() => open(wish));
  afterEach(close);
  return stage;
};
