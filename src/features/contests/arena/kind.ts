import { gameIn, gameMeant, isOfMatch, termsFor } from "../../../bot/play/play-words.ts";
import { among } from "../../../bot/play/wish-menu.ts";
import { clockCode, clockOf, USUAL_CLOCK } from "../../../bot/press/clocks.ts";
import type { Words } from "../../../bot/text/words.ts";
import { clockText } from "../../../bot/view/titles.ts";
import { delay, MINUTES } from "../../../bot/words/lengths.ts";
import { fill } from "../../../bot/words/slots.ts";
import { plain, type Terms } from "../../../game/series.ts";
import type { Ruleset } from "../../../rules/types.ts";
import type { Habits } from "../../../tables/people/settings.ts";
import type { ContestKind, ContestWords, EnteredKind } from "../kind.ts";
import type { PlannedStart } from "../presses.ts";
import { clockRows, delayText, spanText, startRow, turning } from "../terms.ts";
import { ARENA_MINUTES, enterArena, GATHERING_MINUTES, openArena } from "./arena.ts";
import { type Arena, arenasIn } from "./arenas.ts";
import { arenaMessage } from "./message.ts";
import { ARENA_PRESSES, arenaPress } from "./presses.ts";
import { arenaPanel, playButton } from "./seat.ts";
import { arenaView } from "./standings.ts";
import { arenaWaits } from "./waits.ts";

type ArenaSizes = PlannedStart & { readonly minutes: number };

/** The length of an arena if the words name none. */
const USUAL_MINUTES = 45;

const OF_ARENA = { startsIn: delay("arena-in"), minutes: MINUTES } as const;

/** "short 45", "кавказские 60 30с", "long in 10 minutes": as /play, with the arena's minutes. */
export const readArenaWords = (
  words: Words,
  own: readonly Ruleset[],
  habits: Habits,
): ContestWords<ArenaSizes> => {
  const { said, rest } = fill(OF_ARENA, words);
  const { startsIn, minutes = USUAL_MINUTES } = said;
  const sizes = { minutes, ...(startsIn !== undefined && { startsIn }) };
  return { sizes, read: readGame(minutes, rest, own, habits) };
};

const readGame = (
  minutes: number,
  words: Words,
  own: readonly Ruleset[],
  habits: Habits,
): ContestWords<ArenaSizes>["read"] => {
  const { least, most } = ARENA_MINUTES;
  if (minutes < least || minutes > most) {
    return { ok: false, code: "arena-bad-minutes", word: "", limits: ARENA_MINUTES };
  }
  const game = gameIn(words, own);
  const [word] = game.numbers;
  if (word !== undefined) return { ok: false, code: "arena-which-number", word };
  const read = gameMeant(game, own, { ...habits, stake: 1 });
  if (isOfMatch(read)) return { ok: false, code: "arena-no-match", word: "" };
  if (!read.ok && !("wish" in read)) return read;
  if (read.wish.cube) return { ok: false, code: "arena-no-cube", word: "" };
  const wish = { ...read.wish, clock: read.wish.clock ?? USUAL_CLOCK };
  return read.ok ? { ...read, terms: arenaTerms(read.terms), wish } : { ...read, wish };
};

/** An arena has single games for what they are worth, always with a clock. */
const arenaTerms = ({ match: _, ...terms }: Terms): Terms => ({
  ...terms,
  ruleset: plain(terms.ruleset, false),
  clock: terms.clock ?? USUAL_CLOCK,
});

const LENGTHS = [20, USUAL_MINUTES, 90] as const;
const DELAYS = [15, 60, 180] as const;
const CLOCKS = [{ turn: 30 }, USUAL_CLOCK, { bank: 300, add: 10 }] as const;

/** Free players are paired at once, game after game, as long as the arena lasts. */
export const ARENA_KIND: ContestKind<Arena, ArenaSizes> & EnteredKind<Arena> = {
  name: "arena",
  in: arenasIn,

  hasTime: true,
  readWords: readArenaWords,
  menu: {
    offersQuick: true,
    told: ({ clock = 0 }, say) => [clockText(clockOf(clock) ?? USUAL_CLOCK, say)],
    rows: (wish, say) => [
      ...startRow(wish, { usual: DELAYS, none: delayText(GATHERING_MINUTES, say) }, say),
      [
        turning(
          among(LENGTHS, wish.minutes),
          wish.minutes,
          (minutes) => say("button-arena-length", { time: spanText(minutes, say) }),
          (minutes): Partial<ArenaSizes> => ({ minutes }),
        ),
      ],
    ],
    terms: {
      about: "contest-clock-about",
      rows: (wish, say) => clockRows(CLOCKS, { clock: wish.clock || clockCode(USUAL_CLOCK) }, say),
    },
    turn: (wish) => arenaPress({ ...wish, do: "arena-menu" }),
    begin: (wish, ruleset) => arenaPress({ ...wish, do: "arena-begin", ruleset }),
  },
  termsFor: (ruleset, wish, _, habits) => arenaTerms(termsFor(ruleset, wish, habits)),
  open: openArena,

  message: (services, arena, { look, say }) =>
    arenaMessage(arenaView(services, arena), services.now(), look, say),
  // Its message is its card.
  card: (services, arena, { look, say }) =>
    arenaMessage(arenaView(services, arena), services.now(), look, say),
  idOfButton: (data) => {
    const press = ARENA_PRESSES.read(data);
    return press?.do === "arena-pause" ? press.arena : undefined;
  },

  welcome: "arena-entered",
  enterButton: playButton,
  enter: enterArena,

  waits: arenaWaits,
  panel: arenaPanel,
  idOfGame: ({ store }, game) => arenasIn(store).ofGame(game)?.arena,
  games: ({ store }, { id }) =>
    arenasIn(store)
      .running(id)
      .map(({ game, ...row }) => ({ id: game, ...row })),
  order: (services, arena) => arenaView(services, arena).rows.map(({ player }) => player),
};
