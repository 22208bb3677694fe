import { termsFor } from "../../../bot/play/play-words.ts";
import { clockChoices } from "../../../bot/play/wish-menu.ts";
import { clockOf, USUAL_CLOCK } from "../../../bot/press/clocks.ts";
import { clockText } from "../../../bot/view/titles.ts";
import type { EnteredKind } from "../kind.ts";
import { ARENA_MINUTES, enterArena, openArena } from "./arena.ts";
import { type Arena, arenasIn } from "./arenas.ts";
import { arenaMessage, arenaPodium } from "./message.ts";
import { ARENA_PRESSES, arenaPress } from "./presses.ts";
import { playButton } from "./seat.ts";
import { arenaView } from "./standings.ts";
import { type ArenaSizes, arenaTerms, readArenaWords, USUAL_MINUTES } from "./words.ts";

const MINUTES = [20, USUAL_MINUTES, 90] as const;
const CLOCKS = [{ turn: 30 }, USUAL_CLOCK, { bank: 300, add: 10 }] as const;

/** Free players are paired at once, game after game, as long as the arena lasts. */
export const ARENA_KIND: EnteredKind<Arena, ArenaSizes> = {
  name: "arena",
  in: arenasIn,

  hasTime: true,
  readWords: readArenaWords,
  wrongSizes: ({ minutes }, say) => {
    const { least, most } = ARENA_MINUTES;
    return minutes < least || minutes > most ? say("arena-bad-minutes", ARENA_MINUTES) : undefined;
  },
  menu: {
    which: "arena-which",
    offersQuick: true,
    about: "arena-about",
    chosen: ({ minutes, clock = 0 }, say) =>
      say("arena-chosen", { minutes, clock: clockText(clockOf(clock) ?? USUAL_CLOCK, say) }),
    rows: (_, say) => [
      MINUTES.map((minutes) => ({
        label: say("button-arena-minutes", { minutes }),
        change: { minutes },
      })),
      clockChoices(CLOCKS, say),
    ],
    turn: (wish) => arenaPress({ ...wish, do: "arena-menu" }),
    begin: (wish, ruleset) => arenaPress({ ...wish, do: "arena-begin", ruleset }),
  },
  termsFor: (ruleset, wish, _, habits) => arenaTerms(termsFor(ruleset, wish, habits)),
  open: openArena,

  message: (services, arena, { look, say }) =>
    arenaMessage(arenaView(services, arena), services.now(), look, say),
  card: (services, arena, { look, say }) => arenaPodium(arenaView(services, arena), look, say),
  idOfButton: (data) => {
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
