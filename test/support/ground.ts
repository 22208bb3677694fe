import { httpWire, type Wire } from "../../src/bot/wire/wire.ts";
import { realTime, type Time } from "../../src/machine/time.ts";
import type { ApiBudget } from "../../src/playground/bot-api/budget.ts";
import { type InProcess, openPlayground } from "../../src/playground/in-process.ts";
import { startPlayground } from "../../src/playground/playground.ts";
import { seededChance } from "./chance.ts";
import { type Port, portInto, portTo } from "./playground-port.ts";
import { virtualTime } from "./virtual-time.ts";
import { wireTo } from "./wire.ts";

/** Where a story takes place: a playground, the way from the bot to it, and time. */
export type Ground = {
  readonly url: string;
  readonly wire: Wire;
  /** The way of the people to it. */
  readonly port: Port;
  readonly pictureChats: readonly number[];
  readonly time: Time;
  /** Waits for the end of some work; virtual time passes meanwhile, and only then. */
  readonly awaited: <T>(work: Promise<T>) => Promise<T>;
  /** So much time is over at once. */
  readonly holdUp: (ms: number) => void;
  readonly setClock: (byMs: number) => void;
  readonly close: () => Promise<void>;
};

type GroundWish = {
  readonly overHttp?: boolean;
  /** Milliseconds since 1970. */
  readonly begins: number;
  readonly directory: string;
  readonly budget: ApiBudget;
  readonly seed: number;
  readonly longestCallSeconds?: number;
  readonly introduces?: boolean;
};

/** What the order of all that is due at one moment follows from. */
const ORDER_SEED = Number(process.env.STORY_SEED ?? 1);

export const openGround = (wish: GroundWish): Promise<Ground> =>
  wish.overHttp ? overHttp(wish) : inProcess(wish);

const isIntroduction = (method: string, payload: object): boolean => {
  if (method === "setMyDescription" || method === "setMyShortDescription") return true;
  return method === "setMyCommands" && !("scope" in payload && hasChat(payload.scope));
};

const hasChat = (scope: unknown): boolean =>
  typeof scope === "object" && scope !== null && "chat_id" in scope;

/** At each start the bot tells Telegram in five languages who it is; few stories look at that. */
const withoutIntroduction = ({
  token,
  call,
  file,
}: InProcess): Pick<InProcess, "token" | "call" | "file"> => ({
  ...{ token, file },
  call: async (method, payload, ...more) =>
    isIntroduction(method, payload)
      ? { kind: "answer", answer: { ok: true, result: true } }
      : call(method, payload, ...more),
});

const inProcess = async (wish: GroundWish): Promise<Ground> => {
  const { begins, directory, budget, seed, longestCallSeconds, introduces = false } = wish;
  const { time, awaited, holdUp, setClock } = virtualTime(begins, ORDER_SEED);
  const chance = seededChance(`playground ${seed}`);
  const opened = openPlayground({ directory, budget, time, chance });
  if (!opened.ok) throw new Error(opened.message);
  const { playground } = opened;
  const outside = { ...time, sleep: (ms: number) => awaited(time.sleep(ms)) };
  const people = (path: string, body?: unknown) => awaited(playground.people(path, body));
  return {
    url: "http://playground",
    wire: wireTo(
      introduces ? playground : withoutIntroduction(playground),
      time,
      longestCallSeconds,
    ),
    port: portInto(() => ({ people, time: outside })),
    pictureChats: playground.pictureChats,
    ...{ time, awaited, holdUp, setClock },
    close: async () => playground.close(),
  };
};

const overHttp = async (wish: GroundWish): Promise<Ground> => {
  const { begins, directory, budget, longestCallSeconds } = wish;
  let ahead = begins - Date.now();
  const setClock = (byMs: number): void => {
    ahead += byMs;
  };
  const time = realTime(() => Date.now() + ahead);
  const opened = await startPlayground({ port: 0, directory, budget });
  if (!opened.ok) throw new Error(opened.message);
  const { url, token, apiRoot, pictureChats, close } = opened.playground;
  return {
    ...{ url, time, pictureChats, close },
    wire: httpWire(token, apiRoot, longestCallSeconds),
    port: portTo(url),
    awaited: (work) => work,
    ...{ holdUp: setClock, setClock },
  };
};
