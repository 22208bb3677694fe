import { existsSync } from "node:fs";
import { openThreads } from "../../threads/threads.ts";
import { digestOf } from "../net/file.ts";
import type { Order } from "./label-games.ts";
import { joinLabels, type LabelOrigin, type Labels, labelFile, saveLabels } from "./labels.ts";

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

const CHUNK = 64;

type LabelRun = Omit<Order, "first" | "expected"> & {
  readonly commit: string;
  readonly folder: string;
  readonly workers: Workers;
  readonly report: (first: number, labels: number) => void;
};

/** Makes the files of labels that a folder lacks: the same for any number of threads. */
export const makeLabels = async (run: LabelRun): Promise<void> => {
  const { game, kernel, net, seed, wander, made, commit, folder, workers, report } = run;
  const digest = digestOf(net);
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < run.games) {
      const first = next;
      next += CHUNK;
      const chunk = { seed, first, games: CHUNK, wander, made };
      const origin: LabelOrigin = { game, net: digest, ...chunk, commit };
      if (existsSync(labelFile(folder, origin))) continue;
      const labels = await workers.play({ game, kernel, net, ...chunk, expected: true });
      saveLabels(folder, origin, labels);
      report(first, labels.count);
    }
  };
  await Promise.all(Array.from({ length: workers.count }, work));
};
