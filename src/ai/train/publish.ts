import { existsSync, readFileSync } from "node:fs";
import { LEVELS } from "../levels.ts";
import { type NetFile, readNets } from "../net/file.ts";
import type { Net } from "../net/net.ts";
import { readCheckpoint } from "./checkpoint.ts";

/** The path of a game's published nets. */
export const publishedFile = (game: string): string => `data/nets/${game}.nets`;

type PublishedNet = NetFile["nets"][string];

/** One level of a file of published nets. */
const publishedIn = (file: string, level: string): PublishedNet => {
  const made = readNets(readFileSync(file)).nets[level];
  if (made === undefined) throw new Error(`${file} has no net that is ${level}.`);
  return made;
};

const nameOf = (file: string): string => file.split("/").slice(-2).join("/");

const ofCheckpoint = (file: string): PublishedNet => {
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
  return { net, making };
};

const madeIn = (file: string, level: string): PublishedNet =>
  file.endsWith(".checkpoint") ? ofCheckpoint(file) : publishedIn(file, level);

/** The net in a file: a checkpoint, or one level of published nets. */
export const netIn = (file: string, level = "best"): Net => madeIn(file, level).net;

/** The strongest published net for a game; undefined before the first. */
export const publishedNet = (game: string): Net | undefined => {
  const file = publishedFile(game);
  return existsSync(file) ? readNets(readFileSync(file)).nets.best?.net : undefined;
};

/**
 * Nets from pairs of a level and its file: `best=FILE`, a checkpoint or published nets of the same
 * level.
 */
export const netsOf = (pairs: readonly string[]): NetFile["nets"] =>
  Object.fromEntries(
    pairs.map((pair) => {
      const [given = "", file = ""] = pair.split("=");
      const level = LEVELS.find((one) => one === given);
      if (level === undefined) throw new Error(`${given} is none of ${LEVELS.join(", ")}.`);
      return [level, madeIn(file, level)] as const;
    }),
  );
