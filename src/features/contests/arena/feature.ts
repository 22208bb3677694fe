import type { Feature } from "../../../bot/feature/feature.ts";
import { contestCard, contestPost, contestWelcome } from "../contest/pages/posts.ts";
import { arenaExtension } from "./extension.ts";
import { arenas, arenaWords, enterByLink } from "./pages/arena.ts";
import { ARENAS, MEANWHILE } from "./pages/message.ts";
import { ARENA_PAYLOAD, ARENA_PRESSES } from "./pages/presses.ts";
import { runArenas } from "./play/run.ts";
import { arenasIn, arenaTraces } from "./store/arenas.ts";

/** A contest of a group that pairs free players at once, game after game. */
export const ARENA: Feature = {
  name: "arena",
  queries: [arenasIn],
  traces: [arenaTraces],
  game: arenaExtension,
  presses: ARENA_PRESSES,
  handlers: [arenas],
  unlisted: ["arena"],
  playWords: arenaWords,
  starts: [{ payload: ARENA_PAYLOAD, isBeginning: true, open: enterByLink }],
  sweep: runArenas,
  posts: [contestPost(ARENAS)],
  notices: [contestCard(ARENAS), contestWelcome(ARENAS, "arena-entered"), MEANWHILE],
};
