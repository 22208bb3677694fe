import { existsSync } from "node:fs";
import { digestOf } from "../net/file.ts";
import { type LabelOrigin, labelFile, saveLabels } from "./labels.ts";
import type { Order } from "./order.ts";
import type { Workers } from "./workers.ts";

const CHUNK = 64;

/**
 * Labels to make: `games` whole games starting with the first one, without those already in the
 * folder.
 */
export type LabelRun = Omit<Order, "first" | "expected"> & {
  readonly commit: string;
  readonly folder: string;
  readonly workers: Workers;
  readonly report: (first: number, labels: number) => void;
};

/**
 * Makes the missing files of labels, one thread for each file. Any number of threads makes the same
 * files.
 */
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
