import type { PersonId } from "../../../../ids/ids.ts";
import type { Family } from "../../../../rules/types.ts";
import type { Services } from "../../../../tables/services/services.ts";
import { DAY_MS } from "../../../../tables/services/time.ts";
import { type DecisionTheme, THEMES } from "../../decision/decision.ts";
import { sevenToday } from "../../seven/sets/sets.ts";
import { sharesOf, type ThemeShare } from "../rules/shares.ts";
import { puzzlesIn } from "../store/puzzles.ts";
import { makePastPuzzles } from "./puzzles.ts";

const YEAR_MS = 366 * DAY_MS;

const attemptsIn = ({ store, now }: Services, person: PersonId, family: Family) =>
  puzzlesIn(store)
    .fresh(person, now() - YEAR_MS)
    .filter((one) => one.family === family);

/** How often a person was right in each theme that has puzzles, the weakest first. */
export const themesOf = (
  services: Services,
  person: PersonId,
  family: Family,
): readonly ThemeShare[] => {
  makePastPuzzles(services);
  const known = new Set(puzzlesIn(services.store).themes({ family, day: sevenToday(services) }));
  const themes = THEMES.filter((theme) => known.has(theme));
  return sharesOf(themes, attemptsIn(services, person, family));
};

/** The same for one theme; undefined before the first puzzle. */
export const shareIn = (
  services: Services,
  person: PersonId,
  family: Family,
  theme: DecisionTheme,
): ThemeShare | undefined =>
  sharesOf([theme], attemptsIn(services, person, family)).find(({ tries }) => tries > 0);
