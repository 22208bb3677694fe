import { summaryOf } from "../../../ai/analysis/analysis.ts";
import type { Colour } from "../../../game/types.ts";
import { type GameId, isComputer, type PersonId } from "../../../ids/ids.ts";
import { colourOf } from "../../../tables/game/players.ts";
import { cacheOf } from "../../../tables/services/caches.ts";
import type { Services } from "../../../tables/services/services.ts";
import { storedAnalysis } from "./analyst.ts";
import { analysesIn } from "./store.ts";

/** How many earlier games a game is compared with: at least, at most, and those just before it. */
const FEWEST = 3;
const MOST = 10;
const LATELY = 5;

const MOST_KEPT = 5_000;
const formsIn = cacheOf<`${GameId} ${Colour}`, number | "none">(MOST_KEPT);

const formIn = (services: Services, game: GameId, by: Colour): number | "none" => {
  const forms = formsIn(services.caches);
  const known = forms.find(`${game} ${by}`);
  if (known !== undefined) return known;
  const analysis = storedAnalysis(services, game);
  const form = (analysis && summaryOf(analysis).sides[by].form) ?? "none";
  forms.keep(`${game} ${by}`, form);
  return form;
};

/** A person's form in their last analysed games before one, the last first. */
const formsBefore = (
  services: Services,
  person: PersonId,
  before: GameId | null,
  most: number,
): readonly number[] => {
  const { store } = services;
  return analysesIn(store)
    .before({ person, game: before, most })
    .flatMap((game) => {
      const row = store.games.game(game);
      const by = row && colourOf(row, person);
      const form = by ? formIn(services, game, by) : "none";
      return form === "none" ? [] : [form];
    });
};

const meanOf = (forms: readonly number[]): number | undefined =>
  forms.length < FEWEST
    ? undefined
    : Math.round(forms.reduce((all, one) => all + one, 0) / forms.length);

/** A form that may be named unasked, and what makes it worth it. */
export type GoodForm = {
  readonly form: number;
  readonly than: "as-usual" | "usual" | "lately";
  readonly mean: number;
};

/**
 * The form of a game, if it is no worse than a person's usual one or better than lately; undefined
 * also while there is too little to compare it with.
 */
export const goodForm = (
  services: Services,
  game: GameId,
  person: PersonId,
  form: number | undefined,
): GoodForm | undefined => {
  if (form === undefined || isComputer(person)) return undefined;
  const earlier = formsBefore(services, person, game, MOST);
  const [usual, lately] = [meanOf(earlier), meanOf(earlier.slice(0, LATELY))];
  if (usual === undefined || lately === undefined) return undefined;
  if (form >= usual) return { form, than: form === usual ? "as-usual" : "usual", mean: usual };
  return form > lately ? { form, than: "lately", mean: lately } : undefined;
};

/** A person's form in their last games, the last one last, and its mean. */
export type FormCourse = { readonly forms: readonly number[]; readonly mean: number };

const COURSE = 20;

/** Undefined while there are too few analysed games. */
export const formCourse = (services: Services, person: PersonId): FormCourse | undefined => {
  const forms = formsBefore(services, person, null, COURSE).toReversed();
  const mean = meanOf(forms);
  return mean === undefined ? undefined : { forms, mean };
};
