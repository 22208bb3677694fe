import { openThreads } from "../../threads/threads.ts";
import { joinLabels, type Labels } from "./labels.ts";
import type { Order } from "./order.ts";

export type Workers = {
  readonly count: number;
  readonly play: (order: Order) => Promise<Labels>;
  readonly stop: () => Promise<void>;
};

/** Plays an order in all threads. The labels are the same for any number of threads. */
export const playInShares = async ({ count, play }: Workers, order: Order): Promise<Labels> => {
  const share = Math.ceil(order.games / count);
  const orders = Array.from({ length: count }, (_, index): Order => {
    const from = Math.min(order.games, index * share);
    return { ...order, first: order.first + from, games: Math.min(share, order.games - from) };
  });
  return joinLabels(await Promise.all(orders.map(play)));
};

/** Starts threads. They load compiled code, so this works from `dist` only. */
export const startWorkers = (count: number): Workers => {
  const worker = new URL("./worker.js", import.meta.url);
  const threads = openThreads<Order, Labels>({ kind: "playing", worker, threads: count });
  return { count, play: threads.run, stop: threads.close };
};
