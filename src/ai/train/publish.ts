import { existsSync, readFileSync } from "node:fs";
import { LEVELS } from "../levels.ts";
import { type NetFile, readNets } from "../net/file.ts";
import type { Net } from "../net/net.ts";
import { readCheckpoint } from "./checkpoint.ts";

/** The path of a game's published nets. */
export const publishedFile = (game: string): string => `data/nets/${game}.nets`;

/** The net in a file: a checkpoint, or one level of published nets. */
export const netIn = (file: string, level = "best"): Net => {
  if (file.endsWith(".checkpoint")) return readCheckpoint(file).net;
  const made = readNets(readFileSync(file)).nets[level];
  if (made === undefined) throw new Error(`${file} has no net that is ${level}.`);
  return made.net;
};

/** The strongest published net for a game; undefined before the first. */
export const publishedNet = (game: string): Net | undefined => {
  const file = publishedFile(game);
  return existsSync(file) ? readNets(readFileSync(file)).nets.best?.net : undefined;
};

const nameOf = (file: string): string => file.split("/").slice(-2).join("/");

/** Nets for a file, from pairs of a level and its checkpoint: `best=FILE`. */
export const netsOf = (pairs: readonly string[]): NetFile["nets"] =>
  Object.fromEntries(
    pairs.map((pair) => {
      const [given = "", file = ""] = pair.split("=");
      const level = LEVELS.find((one) => one === given);
      if (level === undefined) throw new Error(`${given} is none of ${LEVELS.join(", ")}.`);
      const { plan, played, hours, net } = readCheckpoint(file);
      const { seed, rate, games, from, taught } = plan;
      const counted = taught ? 0 : played;
      const making = {
        seed,
        rate,
        games: counted,
        expected: Math.max(0, counted - games),
        hours,
        ...(from !== undefined && { from: nameOf(from) }),
        ...(taught && { taught }),
      };
      return [level, { net, making }];
    }),
  );
