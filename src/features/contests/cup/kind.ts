import { gameIn, gameMeant, termsFor, type Wish } from "../../../bot/play/play-words.ts";
import { among } from "../../../bot/play/wish-menu.ts";
import { clockOf, USUAL_CLOCKS } from "../../../bot/press/clocks.ts";
import type { Words } from "../../../bot/text/words.ts";
import { clockText } from "../../../bot/view/titles.ts";
import { delay, lengthIn } from "../../../bot/words/lengths.ts";
import { fill, named } from "../../../bot/words/slots.ts";
import type { Terms } from "../../../game/series.ts";
import type { Ruleset } from "../../../rules/types.ts";
import type { Habits } from "../../../tables/people/settings.ts";
import type { ContestKind, ContestMistake, ContestWords, EnteredKind } from "../kind.ts";
import type { PlannedStart } from "../presses.ts";
import { clockRows, startRow, turning } from "../terms.ts";
import { bringMatch, CUP_HOURS, CUP_MATCH, enterCup, openCup } from "./cup.ts";
import { type Cup, cupsIn } from "./cups.ts";
import { cupMessage, cupPodium, enterButton, hoursText } from "./message.ts";
import { CUP_PRESSES, cupPress } from "./presses.ts";
import { cupPanel } from "./seat.ts";
import { cupView } from "./standings.ts";
import { cupWaits } from "./waits.ts";
import { cancelCup } from "./wood.ts";

type CupSizes = PlannedStart & {
  readonly hours: number;
  readonly match: number;
  /** 1: on wooden boards. */
  readonly wood?: 0 | 1;
};

/** The points of a match and the hours for it if the words name none. */
const USUAL_MATCH = 3;
const USUAL_HOURS = 24;

const DAY = 24;
const WEEK = 7 * DAY;

/** "In 2 days" is the time for a pair; "after 2 hours" is the beginning. */
const OF_CUP = {
  startsIn: delay("cup-later"),
  hours: lengthIn(
    [
      [1, "hours"],
      [DAY, "days"],
      [WEEK, "weeks"],
    ],
    "cup-in",
  ),
  wood: named<1>([[1, "cup-wood"]]),
} as const;

/** "short 5", "кавказские до 7 3 дня", "long 12h on wood": as /play; a number is the match. */
export const readCupWords = (
  words: Words,
  own: readonly Ruleset[],
  habits: Habits,
): ContestWords<CupSizes> => {
  const { said, rest } = fill(OF_CUP, words);
  const { startsIn = 0, hours = USUAL_HOURS, wood } = said;
  const game = gameIn(rest, own);
  const read = gameMeant(game, own, { ...habits, stake: USUAL_MATCH });
  const [length, word] = game.numbers;
  const match = "wish" in read ? matchIn(read.wish) : Number(length ?? USUAL_MATCH);
  const sizes = { hours, match, startsIn, ...(wood && { wood }) };
  const wrong = wrongSizes(sizes);
  if (wrong) return { sizes, read: wrong };
  if (word !== undefined) return { sizes, read: { ok: false, code: "cup-which-number", word } };
  if (!read.ok) return { sizes, read };
  if (read.wish.cube === false) {
    return { sizes, read: { ok: false, code: "match-without-cube", word: "" } };
  }
  return { sizes, read: { ...read, terms: cupTerms(read.terms.ruleset, read.wish, habits) } };
};

const wrongSizes = ({ hours, match }: CupSizes): ContestMistake | undefined => {
  if (hours < CUP_HOURS.least || hours > CUP_HOURS.most) {
    return { ok: false, code: "cup-bad-hours", word: "", limits: { days: CUP_HOURS.most / DAY } };
  }
  const isLength = Number.isInteger(match) && match >= CUP_MATCH.least && match <= CUP_MATCH.most;
  return isLength ? undefined : { ok: false, code: "cup-bad-match", word: "", limits: CUP_MATCH };
};

/** A cup has matches with a stake of 1. */
const cupTerms = (ruleset: Ruleset, wish: Wish, habits: Habits): Terms =>
  termsFor(ruleset, { ...wish, stake: 1, match: matchIn(wish) }, habits);

const matchIn = ({ match, stake }: Pick<Wish, "match" | "stake">): number => match ?? stake;

const MATCHES = [1, 3, 5, 7] as const;
const HOURS = [1, DAY, 3 * DAY, WEEK] as const;
const DELAYS = [60, 180, 24 * 60] as const;

/** Matches in rounds, as a knock-out or a Swiss. */
export const CUP_KIND: ContestKind<Cup, CupSizes> & EnteredKind<Cup> = {
  name: "cup",
  in: cupsIn,

  hasTime: true,
  readWords: readCupWords,
  menu: {
    told: ({ clock = 0, wood }, say) => {
      const against = clockOf(clock);
      return [
        ...(wood ? [say("cup-wood-how")] : []),
        ...(against ? [clockText(against, say)] : []),
      ];
    },
    rows: (wish, say) => [
      ...startRow(wish, { usual: DELAYS, none: say("cup-start-gathered") }, say),
      [
        turning(
          among(MATCHES, wish.match),
          wish.match,
          (match) => say("button-cup-length", { match }),
          (match): Partial<CupSizes> => ({ match }),
        ),
      ],
      [
        turning(
          among(HOURS, wish.hours),
          wish.hours,
          (hours) => say("button-cup-time", { time: hoursText(hours, say) }),
          (hours): Partial<CupSizes> => ({ hours }),
        ),
      ],
    ],
    terms: {
      about: "cup-terms-about",
      // Without a clock the pair's hours are the only limit.
      rows: (wish, say) => [
        [
          {
            label: say("button-cup-wood"),
            change: { wood: wish.wood ? 0 : 1 },
            isChosen: wish.wood === 1,
          },
        ],
        [{ label: say("contest-no-clock"), change: { clock: 0 }, isChosen: !wish.clock }],
        ...clockRows(USUAL_CLOCKS, wish, say),
      ],
    },
    turn: (wish) => cupPress({ ...wish, do: "cup-menu" }),
    begin: (wish, ruleset) => cupPress({ ...wish, do: "cup-begin", ruleset }),
  },
  termsFor: (ruleset, wish, { match }, habits) => cupTerms(ruleset, { ...wish, match }, habits),
  open: openCup,
  close: cancelCup,

  message: (services, cup, { look, say }) => cupMessage(cupView(services, cup), look, say),
  card: (services, cup, { look, say }) => cupPodium(cupView(services, cup), look, say),
  idOfButton: (data) => {
    const press = CUP_PRESSES.read(data);
    return press?.do === "cup-leave" || press?.do === "cup-mine" ? press.cup : undefined;
  },

  welcome: "cup-entered",
  enterButton,
  enter: enterCup,
  bring: bringMatch,

  waits: cupWaits,
  panel: cupPanel,
  idOfGame: ({ store }, game) => cupsIn(store).ofGame(game)?.cup,
  // The newest games of undecided matches.
  games: ({ store }, { id }) =>
    cupsIn(store)
      .pairs(id)
      .flatMap(({ series, winner }) => {
        const isOn = series !== null && winner === null;
        const newest = isOn ? cupsIn(store).gameOf(series) : undefined;
        return (newest && store.games.game(newest.game)) ?? [];
      }),
  order: (services, cup) => cupView(services, cup).standings.rows.map(({ player }) => player),
};
