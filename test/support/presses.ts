import { type PressesOf, pressBook } from "../../src/bot/press/book.ts";
import { PRESSES as CORE } from "../../src/bot/press/presses.ts";
import { PRIVACY_PRESSES } from "../../src/features/chat/privacy.ts";
import { SETTINGS_PRESSES } from "../../src/features/chat/settings/pages.ts";
import { WRONG_WORD_PRESSES } from "../../src/features/chat/wrong-words.ts";
import { CHOUETTE_PRESSES } from "../../src/features/chouette/presses.ts";
import { COMPUTER_PRESSES } from "../../src/features/computer/menu.ts";
import { ARENA_PRESSES } from "../../src/features/contests/arena/presses.ts";
import { CUP_PRESSES } from "../../src/features/contests/cup/presses.ts";
import { CONTEST_PRESSES } from "../../src/features/contests/presses.ts";
import { LISTEN_PRESSES } from "../../src/features/following/listening/feature.ts";
import { WATCH_PRESSES } from "../../src/features/following/watching/feature.ts";
import { BROUGHT_PRESSES } from "../../src/features/practice/brought/presses.ts";
import { LESSON_PRESSES } from "../../src/features/practice/lesson/presses.ts";
import { SEVEN_PRESSES } from "../../src/features/practice/seven/pages/presses.ts";
import { DARE_PRESSES } from "../../src/features/practice/sharing/presses.ts";
import { TRAIN_PRESSES } from "../../src/features/practice/trainer/pages/presses.ts";
import { ANALYSIS_PRESSES } from "../../src/features/records/analysis/look.ts";
import { MATCH_PRESSES } from "../../src/features/records/brought/presses.ts";
import { RECORD_PRESSES } from "../../src/features/records/finished-games.ts";
import { OWN_PRESSES } from "../../src/features/rules/own/presses.ts";
import { RULES_PRESSES } from "../../src/features/rules/pages/presses.ts";
import { SEEK_PRESSES } from "../../src/features/seek/pages/presses.ts";
import { LEAGUE_PRESSES } from "../../src/features/standings/league/offer.ts";
import { TOP_PRESSES } from "../../src/features/standings/statistics/presses.ts";
import { WOOD_CLOCK_PRESSES } from "../../src/features/standings/wood/clock/presses.ts";
import { WOOD_DICE_PRESSES } from "../../src/features/standings/wood/dice/presses.ts";
import { WOOD_RESULT_PRESSES } from "../../src/features/standings/wood/results/presses.ts";

/** The presses of the core and of all features in one book. */
const ALL = pressBook(
  {
    ...CORE.fields,
    ...ANALYSIS_PRESSES.fields,
    ...ARENA_PRESSES.fields,
    ...CHOUETTE_PRESSES.fields,
    ...COMPUTER_PRESSES.fields,
    ...CONTEST_PRESSES.fields,
    ...CUP_PRESSES.fields,
    ...DARE_PRESSES.fields,
    ...LESSON_PRESSES.fields,
    ...LISTEN_PRESSES.fields,
    ...OWN_PRESSES.fields,
    ...PRIVACY_PRESSES.fields,
    ...RECORD_PRESSES.fields,
    ...RULES_PRESSES.fields,
    ...SEEK_PRESSES.fields,
    ...SETTINGS_PRESSES.fields,
    ...SEVEN_PRESSES.fields,
    ...LEAGUE_PRESSES.fields,
    ...TOP_PRESSES.fields,
    ...TRAIN_PRESSES.fields,
    ...BROUGHT_PRESSES.fields,
    ...MATCH_PRESSES.fields,
    ...WATCH_PRESSES.fields,
    ...WOOD_CLOCK_PRESSES.fields,
    ...WOOD_DICE_PRESSES.fields,
    ...WOOD_RESULT_PRESSES.fields,
    ...WRONG_WORD_PRESSES.fields,
  },
  {
    ...CORE.presses,
    ...ANALYSIS_PRESSES.presses,
    ...ARENA_PRESSES.presses,
    ...CHOUETTE_PRESSES.presses,
    ...COMPUTER_PRESSES.presses,
    ...CONTEST_PRESSES.presses,
    ...CUP_PRESSES.presses,
    ...DARE_PRESSES.presses,
    ...LESSON_PRESSES.presses,
    ...LISTEN_PRESSES.presses,
    ...OWN_PRESSES.presses,
    ...PRIVACY_PRESSES.presses,
    ...RECORD_PRESSES.presses,
    ...RULES_PRESSES.presses,
    ...SEEK_PRESSES.presses,
    ...SETTINGS_PRESSES.presses,
    ...SEVEN_PRESSES.presses,
    ...LEAGUE_PRESSES.presses,
    ...TOP_PRESSES.presses,
    ...TRAIN_PRESSES.presses,
    ...BROUGHT_PRESSES.presses,
    ...MATCH_PRESSES.presses,
    ...WATCH_PRESSES.presses,
    ...WOOD_CLOCK_PRESSES.presses,
    ...WOOD_DICE_PRESSES.presses,
    ...WOOD_RESULT_PRESSES.presses,
    ...WRONG_WORD_PRESSES.presses,
  },
);

export const { write: writePress, presses: EVERY_PRESS } = ALL;

export type Press = PressesOf<typeof ALL>;

const known = new Map<string, Press | undefined>();

/** Stories read the buttons of a message again and again, until it is the one that they wait for. */
export const readPress = (data: string): Press | undefined => {
  if (!known.has(data)) known.set(data, ALL.read(data));
  return known.get(data);
};

export type PressOf<Of extends Press["do"]> = Extract<Press, { readonly do: Of }>;
