import type { Feature } from "../bot/feature/feature.ts";
import { PRESSES } from "../bot/press/presses.ts";
import { LISTED, UNLISTED } from "../bot/text/commands.ts";
import type { Traces } from "../store/traces.ts";
import type { GameExtension } from "../tables/services/services.ts";
import { OWNER } from "./chat/owner.ts";
import { PRIVACY } from "./chat/privacy.ts";
import { SETTINGS } from "./chat/settings/feature.ts";
import { SIDELINE } from "./chat/sideline.ts";
import { WRONG_WORDS } from "./chat/wrong-words.ts";
import { CHOUETTE } from "./chouette/feature.ts";
import { COMPUTER, NEWCOMERS } from "./computer/feature.ts";
import { GUESTS } from "./computer/guests.ts";
import { HINTS } from "./computer/hints.ts";
import { ARENA } from "./contests/arena/feature.ts";
import { CUP } from "./contests/cup/feature.ts";
import { CONTEST } from "./contests/feature.ts";
import { LISTENING } from "./following/listening/feature.ts";
import { WATCHING } from "./following/watching/feature.ts";
import { BROUGHT } from "./practice/brought/feature.ts";
import { DARES } from "./practice/dare/feature.ts";
import { LESSON } from "./practice/lesson/feature.ts";
import { DAILY_SEVEN } from "./practice/seven/feature.ts";
import { TRAINER } from "./practice/trainer/feature.ts";
import { ANALYSES } from "./records/analysis/feature.ts";
import { BROUGHT_MATCHES } from "./records/brought/feature.ts";
import { RECORDS } from "./records/feature.ts";
import { OWN_RULESETS } from "./rules/own/feature.ts";
import { RULES_PAGES } from "./rules/pages/feature.ts";
import { SEEK } from "./seek/feature.ts";
import { LEAGUE } from "./standings/league/feature.ts";
import { RIVALRY } from "./standings/rivalry/feature.ts";
import { STATISTICS } from "./standings/statistics/feature.ts";
import { CLOCK_BY_WOOD } from "./standings/wood/clock/feature.ts";
import { DICE_FOR_WOOD } from "./standings/wood/dice/feature.ts";
import { RESULTS_ON_WOOD } from "./standings/wood/results/feature.ts";

/** Everything that people can do besides playing at a table; earlier ones hear an update first. */
export const FEATURES: readonly Feature[] = [
  GUESTS,
  SIDELINE,
  SETTINGS,
  WRONG_WORDS,
  PRIVACY,
  OWN_RULESETS,
  RULES_PAGES,
  LESSON,
  DAILY_SEVEN,
  TRAINER,
  BROUGHT,
  CONTEST,
  ARENA,
  CUP,
  CHOUETTE,
  SEEK,
  COMPUTER,
  RECORDS,
  STATISTICS,
  HINTS,
  NEWCOMERS,
  LISTENING,
  WATCHING,
  ANALYSES,
  BROUGHT_MATCHES,
  DARES,
  LEAGUE,
  RIVALRY,
  RESULTS_ON_WOOD,
  DICE_FOR_WOOD,
  CLOCK_BY_WOOD,
  OWNER,
];

/** What features add to games. */
export const EXTENSIONS: readonly GameExtension[] = FEATURES.flatMap(({ game }) => game ?? []);

/** What happens to rows of features with a person or a chat, where that differs from the rule. */
export const TRACES: readonly Traces[] = FEATURES.flatMap(({ traces = [] }) => traces);

/** All that people can press and send, by name: what is counted of it. */
export const NAMES = {
  presses: [PRESSES, ...FEATURES.flatMap(({ presses }) => presses ?? [])].flatMap((book) =>
    Object.keys(book.presses),
  ),
  commands: [
    ...[...LISTED, ...FEATURES.flatMap(({ commands = [] }) => commands)].map((one) => one.command),
    ...[...UNLISTED, ...FEATURES.flatMap(({ unlisted = [] }) => unlisted)],
  ],
};
