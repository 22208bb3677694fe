import { Piscina } from "piscina";
import type { Order } from "./order.ts";
import type { Lessons } from "./self-play.ts";

/** Threads that play games. */
export type Workers = {
  /** Plays the games and returns what they teach, in order, however many threads there are. */
  readonly play: (order: Order) => Promise<readonly Lessons[]>;
  readonly stop: () => Promise<void>;
};

/** Each thread's share of the games, one behind the other. */
const sharesOf = (order: Order, count: number): readonly Order[] => {
  const share = Math.ceil(order.games / count);
  return Array.from({ length: count }, (_, index) => {
    const from = Math.min(order.games, index * share);
    return { ...order, first: order.first + from, games: Math.min(share, order.games - from) };
  });
};

/** Starts threads; they load compiled code, so it works from `dist` alone. */
export const startWorkers = (count: number): Workers => {
  const pool = new Piscina<Order, Lessons[]>({
    filename: new URL("./worker.js", import.meta.url).href,
    minThreads: count,
    maxThreads: count,
  });
  return {
    play: async (order) => {
      const parts = await Promise.all(sharesOf(order, count).map((part) => pool.run(part)));
      return parts.flat();
    },
    stop: () => pool.destroy(),
  };
};
