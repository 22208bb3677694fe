import type { WorldChat } from "../world/types.ts";
import type { World } from "../world/world.ts";

/** The limits of a bot's messages. `off` lets everything through. */
export type ApiBudget =
  | "off"
  | {
      /** Messages and edits in one group within any minute. */
      readonly groupPerMinute: number;
      /** A private chat allows one message a second, and this many at once after a silence. */
      readonly privateBurst: number;
      /** Messages in all chats together within any second; undefined: any number. */
      readonly everywherePerSecond?: number | undefined;
      /** Again and again every call is refused for some seconds. */
      readonly isStormy?: boolean | undefined;
    };

/** Telegram's own limits, from its FAQ. */
export const TELEGRAM_BUDGET = {
  groupPerMinute: 20,
  privateBurst: 5,
  everywherePerSecond: 30,
} as const satisfies ApiBudget;

/** By the playground's clock, so that a storm can be waited for. */
export const STORM_EVERY_MS = 30_000;
export const STORM_MS = 6_000;

export type Spending = {
  /** Seconds for which every call is refused; 0 if there is no storm. */
  storm(): number;
  /** Seconds until that chat accepts another message; 0 if it does now. */
  wait(chat: WorldChat | undefined): number;
  spend(chat: WorldChat | undefined): void;
  limit(): ApiBudget;
  setLimit(budget: ApiBudget): void;
};

type Window = { readonly most: number; readonly ms: number };

export const openSpending = (world: World, initial: ApiBudget): Spending => {
  const spent = new Map<string, number[]>();
  const limit = (): ApiBudget => world.settings.get<ApiBudget>("budget", initial);

  const windowsOf = (chat: WorldChat | undefined): [string, Window][] => {
    const budget = limit();
    if (budget === "off") return [];
    const { everywherePerSecond: most } = budget;
    const everywhere: [string, Window][] =
      most === undefined ? [] : [["everywhere", { most, ms: 1000 }]];
    if (chat === undefined) return everywhere;
    const here: Window =
      chat.kind === "private"
        ? { most: budget.privateBurst, ms: budget.privateBurst * 1000 }
        : { most: budget.groupPerMinute, ms: 60_000 };
    return [...everywhere, [String(chat.id), here]];
  };

  const recent = (name: string, { ms }: Window): number[] => {
    const since = world.nowMs() - ms;
    const times = (spent.get(name) ?? []).filter((at) => at > since);
    spent.set(name, times);
    return times;
  };

  return {
    limit,
    storm() {
      const budget = limit();
      const into = world.nowMs() % STORM_EVERY_MS;
      const isOn = budget !== "off" && budget.isStormy && into < STORM_MS;
      return isOn ? Math.ceil((STORM_MS - into) / 1000) : 0;
    },
    setLimit: (budget) => world.settings.set("budget", budget),
    wait(chat) {
      const waits = windowsOf(chat).map(([name, window]) => {
        const times = recent(name, window);
        const blocking = times[times.length - window.most];
        return blocking === undefined ? 0 : blocking + window.ms - world.nowMs();
      });
      return Math.ceil(Math.max(0, ...waits) / 1000);
    },
    spend(chat) {
      for (const [name, window] of windowsOf(chat)) {
        spent.set(name, [...recent(name, window), world.nowMs()]);
      }
    },
  };
};
