import type { Time } from "../../src/machine/time.ts";
import type { Random } from "../rules/random.ts";

/** How much Telegram lets a bot do over all chats; each chat's own limit stands beside it. */
export type Law = {
  readonly name: string;
  /** The messages and edits over all chats in a second; undefined: any number. */
  readonly aSecond: number | undefined;
  /** Again and again every call is refused for some seconds. */
  readonly isStormy: boolean;
};

export const LAWS = [
  { name: "no limit over all", aSecond: undefined, isStormy: false },
  { name: "30 a second", aSecond: 30, isStormy: false },
  { name: "30 a second, storms of 429", aSecond: 30, isStormy: true },
] as const satisfies readonly Law[];

/** Calls that are counted in a window of time. */
export type Limit = {
  /** The milliseconds until the next is taken; 0 is now. */
  readonly wait: () => number;
  readonly spend: () => void;
};

export const openLimit = (most: number, windowMs: number, { now }: Pick<Time, "now">): Limit => {
  const spent: number[] = [];
  return {
    wait: () => {
      while (spent.length > 0 && (spent[0] ?? 0) <= now() - windowMs) spent.shift();
      const blocking = spent[spent.length - most];
      return blocking === undefined ? 0 : blocking + windowMs - now();
    },
    spend: () => void spent.push(now()),
  };
};

const CALM_MS = { least: 15_000, most: 45_000 };
/** A phone waits ten seconds for the answer to a press: a storm is shorter. */
const STORM_MS = { least: 3_000, most: 8_000 };

/** Times in which Telegram refuses everything. */
export type Storms = {
  /** The milliseconds for which it refuses all now. */
  readonly left: () => number;
  readonly count: () => number;
  readonly rage: (isOn: () => boolean) => Promise<void>;
};

export const openStorms = (time: Time, random: Random): Storms => {
  const between = ({ least, most }: typeof CALM_MS): number => least + random.below(most - least);
  let [ends, storms] = [0, 0];
  return {
    left: () => Math.max(0, ends - time.now()),
    count: () => storms,
    rage: async (isOn) => {
      for (;;) {
        await time.sleep(between(CALM_MS));
        if (!isOn()) return;
        storms++;
        ends = time.now() + between(STORM_MS);
        await time.sleep(ends - time.now());
      }
    },
  };
};
