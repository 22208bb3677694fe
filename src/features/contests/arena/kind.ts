import { termsFor } from "../../../bot/play/play-words.ts";
import type { EnteredKind } from "../kind.ts";
import { ARENA_MINUTES, enterArena, openArena } from "./arena.ts";
import { type Arena, arenasIn } from "./arenas.ts";
import { playButton } from "./beside.ts";
import { ARENA_MENU } from "./menu.ts";
import { arenaMessage, arenaPodium } from "./message.ts";
import { ARENA_PRESSES } from "./presses.ts";
import { arenaView } from "./standings.ts";
import { type ArenaSizes, arenaTerms, readArenaWords } from "./words.ts";

/** Free players are paired at once, game after game, as long as the arena lasts. */
export const ARENA_KIND: EnteredKind<Arena, ArenaSizes> = {
  name: "arena",
  in: arenasIn,

  hasTime: true,
  readWords: readArenaWords,
  wrongIn: ({ minutes }, say) => {
    const { least, most } = ARENA_MINUTES;
    return minutes < least || minutes > most ? say("arena-bad-minutes", ARENA_MINUTES) : undefined;
  },
  menu: ARENA_MENU,
  termsFor: (ruleset, wish, _, habits) => arenaTerms(termsFor(ruleset, wish, habits)),
  open: openArena,

  message: (services, arena, { look, say }) =>
    arenaMessage(arenaView(services, arena), services.now(), look, say),
  card: (services, arena, { look, say }) => arenaPodium(arenaView(services, arena), look, say),
  marked: (data) => {
    const press = ARENA_PRESSES.read(data);
    return press?.do === "arena-pause" ? press.arena : undefined;
  },

  welcome: "arena-entered",
  enterButton: playButton,
  enter: enterArena,

  idOfGame: ({ store }, game) => arenasIn(store).ofGame(game)?.arena,
  games: ({ store }, { id }) =>
    arenasIn(store)
      .running(id)
      .map(({ game, ...row }) => ({ id: game, ...row })),
  order: (services, arena) => arenaView(services, arena).rows.map(({ player }) => player),
};
