import { execFileSync } from "node:child_process";
import { cpus } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { TELEGRAM_ALLOWANCES } from "../../src/bot/delivery/budget.ts";
import type { ChatId } from "../../src/ids/ids.ts";
import { chatsOf } from "./crowd.ts";
import { type Figure, inMb, inMs, percentile } from "./figures.ts";
import { REAL, Scene } from "./scene.ts";
import type { Call } from "./telegram.ts";

const NETWORK_MS = 50;

/** Nobody presses again sooner: then no chat's own pace holds a board up. */
const PAUSE_S = 12;

/** Boards that waited at the start are shown by then; a minute after it sevens begin to be made. */
const WARMING_MS = 25_000;
const MEASURED_MS = 15_000;
const LATEST_MS = 5_000;

/** In the middle of a turn a board waits so long for the next press, to share an edit. */
const PATIENCE_MS = TELEGRAM_ALLOWANCES.patienceMs.least;
const IN_TIME_MS = 1_000;

type Wish = { readonly board: "emoji" | "picture"; readonly aSecond: number };

/** A press, and what its board took; none by then: infinitely long. */
type Pressed = { readonly chat: ChatId; readonly does: string; readonly at: number; ms: number };

const IN_CHAT = /^(?:send|edit)/;

/** The bot has one core, with all its threads, and those who press have the others. */
const pin = (pid: number, cores: string): void => {
  if (cpus().length > 1) execFileSync("taskset", ["-acp", cores, String(pid)], { stdio: "pipe" });
};

/** Presses that come in evenly, each in the group where the last one was longest ago. */
const answered = async ({ board, aSecond }: Wish): Promise<Figure[]> => {
  const crowd = { groups: aSecond * PAUSE_S, board, finished: 0 } as const;
  const waiting = new Map<number, Pressed>();
  let calls = 0;
  const onCall = ({ method, args, at }: Call): void => {
    if (!IN_CHAT.test(method)) return;
    calls++;
    const pressed = waiting.get(args.integer("chat_id") ?? 0);
    if (!pressed) return;
    waiting.delete(pressed.chat);
    pressed.ms = at - pressed.at;
  };
  const scene = await Scene.open(REAL, NETWORK_MS, crowd, {}, onCall);
  pin(scene.bot.pid, String(cpus().length - 1));
  pin(process.pid, `0-${Math.max(0, cpus().length - 2)}`);
  const chats = chatsOf(crowd);
  const evenly = async (ms: number, work: (chat: ChatId) => void, from = 0): Promise<number> => {
    const begun = performance.now();
    let n = 0;
    for (; performance.now() < begun + ms; n++) {
      const chat = chats[(from + n) % chats.length];
      if (chat !== undefined) work(chat);
      await sleep(Math.max(0, begun + ((n + 1) * 1000) / aSecond - performance.now()));
    }
    return from + n;
  };
  // People who press see their board first, and the bot finds out what Telegram bears.
  await scene.bot.says(/playing/);
  await evenly(PAUSE_S * 1_000, (chat) => scene.pressOnly(chat, "S"));
  while (chats.some((chat) => !scene.telegram.shownIn(chat))) await sleep(100);
  const all: Pressed[] = [];
  const press = (chat: ChatId): void => {
    const does = waiting.has(chat) ? undefined : scene.press(chat);
    if (does === undefined) return;
    const pressed = { chat, does, at: performance.now(), ms: Number.POSITIVE_INFINITY };
    waiting.set(chat, pressed);
    all.push(pressed);
  };
  const next = await evenly(WARMING_MS, press);
  all.length = 0;
  scene.forget();
  const [callsBefore, cpuBefore, begun] = [calls, scene.cpuMs, performance.now()];
  await evenly(MEASURED_MS, press, next);
  const seconds = (performance.now() - begun) / 1000;
  const [made, worked] = [calls - callsBefore, scene.cpuMs - cpuBefore];
  const presses = all.length;
  await sleep(LATEST_MS);
  const { answers, mostBytes } = scene;
  await scene.close();
  pin(process.pid, `0-${cpus().length - 1}`);
  const late = (ones: readonly Pressed[]): string => {
    const inTime = ones.filter(
      ({ does, ms }) => ms <= IN_TIME_MS + (does === "move" ? PATIENCE_MS : 0),
    );
    return `${((100 * inTime.length) / ones.length).toFixed(1)} %`;
  };
  return [
    {
      what: `the real process, ${board}: presses a second; answered after: median, 99 %`,
      found: `${(presses / seconds).toFixed(0)}; ${[0.5, 0.99].map((share) => inMs(percentile(answers, share))).join(", ")}`,
      target: `${aSecond}`,
    },
    {
      what: "  boards within a second, after a move within that and the wait for the next one",
      found: late(all),
      target: "99 %",
    },
    {
      what: "  those of rolls and ends of turns alone: share, median, 99 %",
      found: [late, spread]
        .map((tell) => tell(all.filter(({ does }) => does !== "move")))
        .join(", "),
    },
    {
      what: "  messages and edits a second; work of a processor for each press; most memory",
      found: `${(made / seconds).toFixed(0)}, ${inMs(worked / presses)}, ${inMb(mostBytes)}`,
    },
  ];
};

const spread = (ones: readonly Pressed[]): string =>
  [0.5, 0.99]
    .map((share) =>
      inMs(
        percentile(
          ones.map(({ ms }) => ms),
          share,
        ),
      ),
    )
    .join(", ");

/** On a busy machine fewer presses tell the work of each: ANSWERED=40 for so many a second. */
const WISHED = Number(process.env.ANSWERED ?? 0);

/** As many presses as people make in thousands of groups, through the process that people run. */
export const answeredFigures = async (): Promise<Figure[]> => [
  ...(await answered({ board: "emoji", aSecond: WISHED || 200 })),
  ...(await answered({ board: "picture", aSecond: WISHED || 100 })),
];
