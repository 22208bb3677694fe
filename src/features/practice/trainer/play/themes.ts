import type { PersonId } from "../../../../ids/ids.ts";
import type { Family } from "../../../../rules/types.ts";
import type { Services } from "../../../../tables/services/services.ts";
import { DAY_MS } from "../../../../tables/services/time.ts";
import { THEMES } from "../../decision/decision.ts";
import { sevenToday } from "../../sets/sets.ts";
import {
  lossByTheme,
  type PuzzleTheme,
  sharesOf,
  type ThemeLoss,
  type ThemeShare,
  weakestTheme,
} from "../rules/losses.ts";
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

const ALL_THEMES: readonly PuzzleTheme[] = [...THEMES, "cube"];

/** A person's losses by theme in the months of the last year, the newest first. */
export const themeLosses = ({ store, now }: Services, person: PersonId): readonly ThemeLoss[] =>
  lossByTheme(
    puzzlesIn(store)
      .fresh(person, now() - YEAR_MS)
      .flatMap(({ theme: stored, ...attempt }) => {
        const theme = ALL_THEMES.find((one) => one === stored);
        return theme === undefined ? [] : [{ ...attempt, theme }];
      }),
  );

type WeakestTheme = Pick<ThemeLoss, "family" | "theme"> & { readonly mean: number };

/** A person's weakest theme of this month, if there is enough to tell. */
export const weakestOf = (
  services: Services,
  person: PersonId,
  family: Family,
): WeakestTheme | undefined => {
  const weakest = weakestTheme(themeLosses(services, person), family, services.now());
  return weakest && { family, theme: weakest.theme, mean: weakest.loss / weakest.attempts };
};
