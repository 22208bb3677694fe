import { setTimeout as sleep } from "node:timers/promises";
import { chatsOf } from "./crowd.ts";
import { type Figure, inMb, inMs, inThousands, percentile } from "./figures.ts";
import { BARE, OURS, Scene } from "./scene.ts";

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

type Steady = { readonly what: string; readonly pace: string; readonly edits: number };

/** Without Telegram's pace the machine is measured; with it the bot, as people have it. */
const MACHINE: Steady = { what: "the machine, without Telegram's pace", pace: "", edits: 30 };
const PACED: Steady = { what: "the bot at Telegram's pace", pace: "telegram", edits: 30 };

/** Thirty presses a second: more than the pace over all chats begins with. */
const steady = async ({ what, pace, edits: wanted }: Steady): Promise<Figure[]> => {
  const edits: number[] = [];
  const crowd = { groups: GROUPS, board: "picture", finished: FINISHED } as const;
  const variables = { PACE: pace };
  const scene = await Scene.open(OURS, NETWORK_MS, crowd, variables, (call) => {
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
  const scene = await Scene.open(OURS, NETWORK_MS, crowd, pace, ({ method, at }) => {
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
  const [ours, bare] = [await saturated(OURS), await saturated(BARE)];
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
