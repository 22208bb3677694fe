import type { PersonId } from "../../../../ids/ids.ts";
import type { Family } from "../../../../rules/types.ts";
import type { Services } from "../../../../tables/services/services.ts";
import { DAY_MS } from "../../../../tables/services/time.ts";
import { THEMES } from "../../decision/decision.ts";
import {
  lossByTheme,
  meanLoss,
  type PuzzleTheme,
  type ThemeLoss,
  weakestTheme,
} from "../rules/losses.ts";
import { puzzlesIn } from "../store/puzzles.ts";

const TOLD: readonly PuzzleTheme[] = [...THEMES, "cube"];

const YEAR_MS = 366 * DAY_MS;

/** A person's losses by theme in the months of the last year, the newest first. */
export const themeLosses = ({ store, now }: Services, person: PersonId): readonly ThemeLoss[] =>
  lossByTheme(
    puzzlesIn(store)
      .fresh(person, now() - YEAR_MS)
      .flatMap(({ theme: stored, ...attempt }) => {
        const theme = TOLD.find((one) => one === stored);
        return theme === undefined ? [] : [{ ...attempt, theme }];
      }),
  );

/** The theme with a person's greatest loss, and its average. */
type WeakestTheme = Pick<ThemeLoss, "family" | "theme"> & { readonly mean: number };

/** A person's weakest theme of this month, if there is enough to tell. */
export const weakestOf = (
  services: Services,
  person: PersonId,
  family: Family,
): WeakestTheme | undefined => {
  const weakest = weakestTheme(themeLosses(services, person), family, services.now());
  return weakest && { family, theme: weakest.theme, mean: meanLoss(weakest) };
};
