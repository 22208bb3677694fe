import type { Feature } from "../bot/feature/feature.ts";
import type { Traces } from "../store/traces.ts";
import type { GameExtension } from "../tables/services/services.ts";
import { ANALYSES } from "./analysis/feature.ts";
import { ARENA } from "./arena/feature.ts";
import { CHOUETTE } from "./chouette/feature.ts";
import { COMPUTER } from "./computer/feature.ts";
import { CONTEST } from "./contest/feature.ts";
import { CUP } from "./cup/feature.ts";
import { DARES } from "./dare/feature.ts";
import { GUESTS } from "./guests/feature.ts";
import { HINTS } from "./hints/feature.ts";
import { LEAGUE } from "./league/feature.ts";
import { LESSON } from "./lesson/feature.ts";
import { LISTENING } from "./listening/feature.ts";
import { NEWCOMERS } from "./newcomers/feature.ts";
import { OWN_RULESETS } from "./own-rulesets/feature.ts";
import { OWNER } from "./owner/feature.ts";
import { PRIVACY } from "./privacy/feature.ts";
import { RECORDS } from "./records/feature.ts";
import { RIVALRY } from "./rivalry/feature.ts";
import { RULES_PAGES } from "./rules-pages/feature.ts";
import { SEEK } from "./seek/feature.ts";
import { SETTINGS } from "./settings/feature.ts";
import { DAILY_SEVEN } from "./seven/feature.ts";
import { STATISTICS } from "./statistics/feature.ts";
import { TRAINER } from "./trainer/feature.ts";
import { WATCHING } from "./watching/feature.ts";
import { WRONG_WORDS } from "./wrong-words/feature.ts";

/** Everything that people can do besides playing at a table; earlier ones hear an update first. */
export const FEATURES: readonly Feature[] = [
  GUESTS,
  SETTINGS,
  WRONG_WORDS,
  PRIVACY,
  OWN_RULESETS,
  RULES_PAGES,
  LESSON,
  DAILY_SEVEN,
  TRAINER,
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
  DARES,
  LEAGUE,
  RIVALRY,
  OWNER,
];

/** What features add to games. */
export const EXTENSIONS: readonly GameExtension[] = FEATURES.flatMap(({ game }) => game ?? []);

/** What happens to rows of features with a person or a chat, where that differs from the rule. */
export const TRACES: readonly Traces[] = FEATURES.flatMap(({ traces = [] }) => traces);
