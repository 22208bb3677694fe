import { keepNewest } from "../rules/once.ts";
import type { Ruleset } from "../rules/types.ts";
import { createEvaluator } from "./evaluator.ts";
import { type Level, PLIES, type Plies } from "./levels.ts";
import { type NetFile, readNets } from "./net/file.ts";
import { compileKernel, kernelArithmetic } from "./net/kernel.ts";
import { type Arithmetic, plainArithmetic } from "./net/net.ts";
import { type NetName, netFor } from "./nets.ts";
import { createSearch, type Search } from "./search.ts";

export type Player = {
  readonly ruleset: Ruleset;
  readonly level: Level;
  /** How far it looks ahead by default. */
  readonly plies: Plies;
  readonly search: Search;
};

/** All players. The same question gives the same player object. */
export type Players = { readonly player: (ruleset: Ruleset, level: Level) => Player };

export type Materials = {
  /** The bytes of `kernel.wasm`. Without them, or without vector instructions, nets are slower. */
  readonly kernel: Uint8Array | undefined;
  readonly read: (name: NetName) => Uint8Array;
};

/** The number of players kept ready: the rulesets of chats come and go. */
const MOST_KEPT = 12;

/** Makes players from loaded files; throws for a damaged file of nets. */
export const createPlayers = ({ kernel, read }: Materials): Players => {
  const module = kernel && compileKernel(kernel);
  const files = new Map<NetName, NetFile>();
  const nets = new Map<string, Arithmetic>();
  const players = new Map<string, Player>();

  const fileOf = (name: NetName): NetFile => {
    const file = files.get(name) ?? readNets(read(name));
    files.set(name, file);
    return file;
  };

  const arithmeticOf = (name: NetName, level: Level): Arithmetic => {
    const key = `${name} ${level}`;
    const known = nets.get(key);
    if (known !== undefined) return known;
    const found = fileOf(name).nets[level];
    if (found === undefined) throw new Error(`The nets of ${name} have none that is ${level}.`);
    const made = module ? kernelArithmetic(module, found.net) : plainArithmetic(found.net);
    nets.set(key, made);
    return made;
  };

  return {
    player: (ruleset, level) => {
      const key = `${level} ${JSON.stringify(ruleset.switches)}`;
      const known = players.get(key);
      if (known !== undefined) return known;
      const arithmetic = arithmeticOf(netFor(ruleset.switches), level);
      const search = createSearch(createEvaluator(ruleset, arithmetic));
      const player: Player = { ruleset, level, plies: PLIES[level], search };
      keepNewest(players, key, player, MOST_KEPT);
      return player;
    },
  };
};
