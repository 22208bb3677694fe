import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import Database from "better-sqlite3";
import type { ChatId } from "../../src/ids/ids.ts";
import { type Random, seeded } from "../rules/random.ts";
import { readPress } from "../support/presses.ts";
import { type BotProcess, startProcess } from "../support/process.ts";
import { chatsOf, writeCrowd } from "./crowd.ts";
import { type Figure, inMb, inMs, inThousands, percentile } from "./figures.ts";
import { type Call, Telegram, TOKEN } from "./telegram.ts";

const GROUPS = 300;
const FINISHED = 50_000;
const NETWORK_MS = 50;
const A_SECOND = 30;
const PRESSES = 900;
/** Presses before it counts: what has just started is slow until its code is compiled. */
const WARMING = 300;

const BEHIND = 1_000;
/** Long enough to see the pace and the most memory; all of them would take most of a minute. */
const CATCHING_UP_MS = 15_000;

/** The same for presses as fast as they are taken; the bare bot has it too. */
const WARMING_MS = 15_000;
const SATURATED_MS = 10_000;

/** Of Linux, in which it counts a process's time. */
const MS_A_TICK = 10;

/** A turn that is played out is ended by the next player's roll. */
const WHO_PRESSES = `
  SELECT iif(? = 'roll' AND played_out_at IS NOT NULL, white + black - person, person)
  FROM waits JOIN games ON games.id = waits.game WHERE game = ?`;

/** One group, as far as a press needs it. */
type Asked = {
  readonly chat: ChatId;
  readonly begun: number;
  /** When a poll of the bot's has taken it along. */
  readonly given?: number;
};

/** A bot in a process of its own, a Telegram for it, and people who press. */
class Scene {
  readonly telegram: Telegram;
  readonly bot: BotProcess;
  readonly #folder: string;
  readonly #sql: Database.Database;
  readonly #whoPresses: Database.Statement;
  readonly #random: Random = seeded(1);
  readonly #asked = new Map<string, Asked>();
  /** Milliseconds from a press to its answer. */
  readonly answers: number[] = [];
  /** The same from when a poll of the bot's was there to take it. */
  readonly answersToPolls: number[] = [];
  #queries = 0;

  private constructor(telegram: Telegram, bot: BotProcess, folder: string) {
    this.telegram = telegram;
    this.bot = bot;
    this.#folder = folder;
    this.#sql = new Database(join(folder, "nardy.db"), { readonly: true });
    this.#whoPresses = this.#sql.prepare(WHO_PRESSES).pluck();
  }

  static async open(
    script: string,
    networkMs: number,
    crowd: Parameters<typeof writeCrowd>[1],
    variables: Readonly<Record<string, string>> = {},
    onCall: (call: Call) => void = () => undefined,
  ): Promise<Scene> {
    const folder = mkdtempSync(join(tmpdir(), "nardy-bench-"));
    const database = join(folder, "nardy.db");
    writeCrowd(database, crowd);
    const telegram = new Telegram(networkMs);
    const root = await telegram.open();
    const bot = startProcess(
      folder,
      { BOT_TOKEN: TOKEN, TELEGRAM_API_ROOT: root, DATABASE_PATH: database, ...variables },
      fileURLToPath(new URL(script, import.meta.url)),
    );
    const scene = new Scene(telegram, bot, folder);
    telegram.onCall = (call) => {
      scene.#noted(call);
      onCall(call);
    };
    telegram.onGiven = ({ callback_query: query }) => {
      const asked = query && scene.#asked.get(query.id);
      if (asked) scene.#asked.set(query.id, { ...asked, given: performance.now() });
    };
    return scene;
  }

  async close(): Promise<void> {
    this.bot.kill("SIGKILL");
    await this.bot.ended;
    this.telegram.close();
    this.#sql.close();
    rmSync(this.#folder, { recursive: true });
  }

  /** A person presses a button that plays on, as it stands in a group; false where there is none. */
  press(chat: ChatId): boolean {
    const shown = this.telegram.shownIn(chat);
    const onwards = (shown?.buttons ?? []).flatMap((button) => {
      const data = "callback_data" in button ? button.callback_data : "";
      const press = readPress(data);
      const isOnwards = press && ["roll", "move", "done"].includes(press.do);
      return isOnwards && "game" in press ? [{ data, game: press.game, does: press.do }] : [];
    });
    if (!shown || onwards.length === 0) return false;
    const { data, game, does } = this.#random.pick(onwards);
    this.#tell(chat, Number(this.#whoPresses.get(does, game)), data);
    return true;
  }

  /** A press in a group, whatever its button says. */
  pressOnly(chat: ChatId, data: string): void {
    this.#tell(chat, 10, data);
  }

  #tell(chat: ChatId, person: number, data: string): void {
    const query = String(++this.#queries);
    this.#asked.set(query, { chat, begun: performance.now() });
    this.telegram.press(chat, person, data, query);
  }

  #noted({ method, args, at }: Call): void {
    const asked =
      method === "answerCallbackQuery" && this.#asked.get(args.text("callback_query_id") ?? "");
    if (!asked) return;
    this.answers.push(at - asked.begun);
    this.answersToPolls.push(at - (asked.given ?? asked.begun));
  }

  /** Milliseconds that a processor has worked for the bot, all its threads together. */
  get cpuMs(): number {
    const fields = readFileSync(`/proc/${this.bot.pid}/stat`, "utf8").split(") ")[1]?.split(" ");
    const [user, system] = [Number(fields?.[11]), Number(fields?.[12])];
    return (user + system) * MS_A_TICK;
  }

  /** What was measured so far does not count. */
  forget(): void {
    this.answers.length = 0;
    this.answersToPolls.length = 0;
  }

  get mostBytes(): number {
    const status = readFileSync(`/proc/${this.bot.pid}/status`, "utf8");
    return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
  }
}

type Steady = { readonly what: string; readonly pace: string; readonly edits: number };

/** Without Telegram's pace the machine is measured; with it the bot, as people have it. */
const MACHINE: Steady = { what: "the machine, without Telegram's pace", pace: "", edits: 30 };
const PACED: Steady = { what: "the bot at Telegram's pace", pace: "telegram", edits: 16 };

/** Thirty presses a second: more than Telegram's 25 edits for all chats together. */
const steady = async ({ what, pace, edits: wanted }: Steady): Promise<Figure[]> => {
  const edits: number[] = [];
  const crowd = { groups: GROUPS, board: "picture", finished: FINISHED } as const;
  const variables = { PACE: pace };
  const scene = await Scene.open("bot-process.js", NETWORK_MS, crowd, variables, (call) => {
    if (call.method === "editMessageMedia") edits.push(call.at);
  });
  const chats = chatsOf(crowd);
  while (chats.some((chat) => !scene.telegram.shownIn(chat))) await sleep(100);
  const pressing = async (presses: number): Promise<number> => {
    const begun = performance.now();
    for (let n = 0; n < presses; n++) {
      const chat = chats[n % chats.length];
      if (chat !== undefined) scene.press(chat);
      await sleep(Math.max(0, begun + ((n + 1) * 1000) / A_SECOND - performance.now()));
    }
    return (performance.now() - begun) / 1000;
  };
  await pressing(WARMING);
  edits.length = 0;
  scene.forget();
  const seconds = await pressing(PRESSES);
  const { answers, answersToPolls, mostBytes } = scene;
  await scene.close();
  const shares = (times: readonly number[]): string =>
    [0.5, 0.99].map((share) => inMs(percentile(times, share))).join(", ");
  return [
    {
      what: `${what}: press to answer, ${GROUPS} groups, ${NETWORK_MS} ms of network, ${inThousands(FINISHED)} games over: median, 99 %`,
      found: shares(answers),
      target: "99 %: 100 ms",
    },
    {
      what: "  without the wait until the bot polls again, which is the network's",
      found: shares(answersToPolls),
    },
    {
      what: "  edits with pictures a second meanwhile; most memory",
      found: `${(edits.length / seconds).toFixed(1)}, ${inMb(mostBytes)}`,
      target: `${wanted}, 400 MB`,
    },
  ];
};

/** A start with many tables that are behind, and a person who presses at once. */
const catchingUp = async (): Promise<Figure[]> => {
  const crowd = { groups: BEHIND, board: "picture", finished: 0 } as const;
  const calls: number[] = [];
  const begun = performance.now();
  let answered: number | undefined;
  const pace = { PACE: "telegram" };
  const scene = await Scene.open("bot-process.js", NETWORK_MS, crowd, pace, ({ method, at }) => {
    if (/^(send|edit)/.test(method)) calls.push(at);
    if (method === "answerCallbackQuery") answered ??= at;
  });
  const started = performance.now();
  const [first] = chatsOf(crowd);
  if (first !== undefined) scene.pressOnly(first, "S");
  await sleep(CATCHING_UP_MS);
  const { mostBytes } = scene;
  await scene.close();
  const busiest = Math.max(
    ...calls.map((end) => calls.filter((at) => at > end - 1_000 && at <= end).length),
  );
  return [
    {
      what: `start with ${inThousands(BEHIND)} tables behind: process to first answer (database made in ${inMs(started - begun)})`,
      found: inMs((answered ?? Number.NaN) - started),
      target: "3,000 ms",
    },
    {
      what: "  most calls in any second; most memory",
      found: `${busiest}, ${inMb(mostBytes)}`,
      target: "30, 400 MB",
    },
  ];
};

/** What is done in a second, and in a second of a processor's work. */
type Pace = { readonly aSecond: number; readonly aCpuSecond: number };

/** Presses as fast as they are taken, each group waiting for its edit; the same for a bare bot. */
const saturated = async (script: string): Promise<Pace> => {
  const crowd = { groups: GROUPS, board: "emoji", finished: 0 } as const;
  let isOpen = false;
  let edits = 0;
  let scene: Scene | undefined;
  scene = await Scene.open(script, 0, crowd, {}, ({ method, args }) => {
    const chat = chats.find((id) => id === args.integer("chat_id"));
    if (!isOpen || chat === undefined || !method.startsWith("edit")) return;
    edits++;
    // The answer with the new buttons is given first.
    setImmediate(() => scene?.press(chat));
  });
  const chats = chatsOf(crowd);
  while (chats.some((chat) => !scene?.telegram.shownIn(chat))) await sleep(100);
  isOpen = true;
  for (const chat of chats) scene.press(chat);
  await sleep(WARMING_MS);
  edits = 0;
  const before = scene.cpuMs;
  await sleep(SATURATED_MS);
  isOpen = false;
  const worked = scene.cpuMs - before;
  await scene.close();
  return { aSecond: (edits * 1000) / SATURATED_MS, aCpuSecond: (edits * 1000) / worked };
};

const besideBare = async (): Promise<Figure[]> => {
  const [ours, bare] = [await saturated("bot-process.js"), await saturated("bare-bot.js")];
  const beside = (of: keyof Pace): string =>
    `${inThousands(ours[of])}, ${inThousands(bare[of])}, ${(ours[of] / bare[of]).toFixed(2)}`;
  return [
    {
      what: "presses a second with emoji boards; a bare grammY bot's; the share",
      found: beside("aSecond"),
      target: "0.3",
    },
    {
      what: "  the same in a second of a processor's work, on a busy machine too",
      found: beside("aCpuSecond"),
      target: "0.3",
    },
  ];
};

/** The bot under load: what people wait for, what Telegram is asked for, what it weighs. */
export const loadFigures = async (): Promise<Figure[]> => [
  ...(await steady(MACHINE)),
  ...(await steady(PACED)),
  ...(await catchingUp()),
  ...(await besideBare()),
];
