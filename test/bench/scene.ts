import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { constants, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import Database from "better-sqlite3";
import type { ChatId } from "../../src/ids/ids.ts";
import { type Random, seeded } from "../rules/random.ts";
import { readPress } from "../support/presses.ts";
import { type BotProcess, startProcess } from "../support/process.ts";
import { writeCrowd } from "./crowd.ts";
import { type Call, Telegram, TOKEN } from "./telegram.ts";

const beside = (script: string): string => fileURLToPath(new URL(script, import.meta.url));

/** The bot with other paces than people have, a bare one, and the one that people run. */
export const OURS = beside("bot-process.js");
export const BARE = beside("bare-bot.js");
export const REAL = resolve("dist/main.js");

/** Of Linux, in which it counts a process's time. */
const MS_A_TICK = 10;

const LOWEST = constants.priority.PRIORITY_LOW;

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
export class Scene {
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
      script,
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

  /**
   * A person presses a button that plays on, as it stands in a group; what it does, undefined where
   * there is none.
   */
  press(chat: ChatId): string | undefined {
    const shown = this.telegram.shownIn(chat);
    const onwards = (shown?.buttons ?? []).flatMap((button) => {
      const data = "callback_data" in button ? button.callback_data : "";
      const press = readPress(data);
      const isOnwards = press && ["roll", "move", "done"].includes(press.do);
      return isOnwards && "game" in press ? [{ data, game: press.game, does: press.do }] : [];
    });
    if (!shown || onwards.length === 0) return undefined;
    const { data, game, does } = this.#random.pick(onwards);
    this.#tell(chat, Number(this.#whoPresses.get(does, game)), data);
    return does;
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

  /**
   * Milliseconds that a processor has worked for the bot, all its threads together but those of the
   * lowest priority: they make sevens when nobody wants the processor.
   */
  get cpuMs(): number {
    const tasks = `/proc/${this.bot.pid}/task`;
    const ticks = readdirSync(tasks).map((task) => {
      const fields = readFileSync(`${tasks}/${task}/stat`, "utf8").split(") ")[1]?.split(" ");
      const [user, system, nice] = [fields?.[11], fields?.[12], fields?.[16]].map(Number);
      return nice === LOWEST ? 0 : (user ?? 0) + (system ?? 0);
    });
    return ticks.reduce((sum, one) => sum + one, 0) * MS_A_TICK;
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
