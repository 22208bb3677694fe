import type { Feature } from "../../../bot/feature/feature.ts";
import { contestCard, contestPost, contestWelcome } from "../posts.ts";
import { arenasIn, arenaTraces } from "./arenas.ts";
import { arenaExtension } from "./extension.ts";
import { arenas, arenaWords, enterByLink } from "./handlers.ts";
import { ARENAS, MEANWHILE } from "./message.ts";
import { ARENA_PAYLOAD, ARENA_PRESSES } from "./presses.ts";
import { runArenas } from "./run.ts";

/** A contest of a group that pairs free players at once, game after game. */
export const ARENA: Feature = {
  name: "arena",
  queries: [arenasIn],
  traces: [arenaTraces],
  game: arenaExtension,
  presses: ARENA_PRESSES,
  handlers: [arenas],
  playWords: arenaWords,
  starts: [{ payload: ARENA_PAYLOAD, isBeginning: true, open: enterByLink }],
  sweep: runArenas,
  posts: [contestPost(ARENAS)],
  notices: [contestCard(ARENAS), contestWelcome(ARENAS, "arena-entered"), MEANWHILE],
};
