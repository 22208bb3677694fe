import { Piscina } from "piscina";
import type { Labels } from "./labels.ts";
import type { LabelOrder, Order } from "./order.ts";
import type { Lessons } from "./self-play.ts";

/** Threads that play games. */
export type Workers = {
  readonly count: number;
  /** Plays the games and returns what they teach, in order, however many threads there are. */
  readonly play: (order: Order) => Promise<readonly Lessons[]>;
  readonly label: (order: LabelOrder) => Promise<Labels>;
  readonly stop: () => Promise<void>;
};

const sharesOf = (order: Order, count: number): readonly Order[] => {
  const share = Math.ceil(order.games / count);
  return Array.from({ length: count }, (_, index) => {
    const from = Math.min(order.games, index * share);
    return { ...order, first: order.first + from, games: Math.min(share, order.games - from) };
  });
};

/** Starts threads; they load compiled code, so it works from `dist` alone. */
export const startWorkers = (count: number): Workers => {
  const pool = new Piscina({
    filename: new URL("./worker.js", import.meta.url).href,
    minThreads: count,
    maxThreads: count,
  });
  const play = (order: Order): Promise<Lessons[]> => pool.run(order, { name: "playOrder" });
  return {
    count,
    play: async (order) => (await Promise.all(sharesOf(order, count).map(play))).flat(),
    label: (order) => pool.run(order, { name: "labelOrder" }),
    stop: () => pool.destroy(),
  };
};
