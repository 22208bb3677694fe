import { familyOf } from "../../rules/family.ts";
import type { Family, Ruleset } from "../../rules/types.ts";
import type { PressData } from "../press/book.ts";
import { countryOf, countryOfAll } from "../press/countries.ts";
import type { Press } from "../press/presses.ts";
import { escapeHtml } from "../text/html.ts";
import { keyOf, type Say } from "../text/texts.ts";
import { button, inPairs, type Page, type Paging, paged, type Row } from "./button.ts";
import { rulesetLabel, rulesetTitle } from "./titles.ts";

const FAMILIES = ["long", "short"] as const satisfies readonly Family[];

export const inOrder = (rulesets: readonly Ruleset[]): readonly Ruleset[] =>
  FAMILIES.flatMap((family) => rulesets.filter(({ switches }) => familyOf(switches) === family));

const COMMON: readonly string[] = ["long", "short"];

export const isCommon = ({ id }: Ruleset): boolean => COMMON.includes(id);

/** Games of a few minutes. */
const QUICK: readonly string[] = ["quick-long", "hypergammon"];

export const isQuick = ({ id }: Ruleset): boolean => QUICK.includes(id);

/** Whether the menus list the ruleset itself; the neighbours' stand by their countries. */
export const isListed = (ruleset: Ruleset): boolean => countryOf(ruleset) === undefined;

const MOST_LATELY = 3;

/** The neighbours' games among these that were played lately: they come up by themselves. */
export const latelyAmong = (
  lately: readonly string[],
  rulesets: readonly Ruleset[],
): readonly Ruleset[] =>
  [...new Set(lately)]
    .flatMap((id) => rulesets.find((one) => one.id === id && !isListed(one)) ?? [])
    .slice(0, MOST_LATELY);

export const RULESETS_AT_ONCE = 3;

/** The rulesets on a page: none stands alone after full pages. */
const onPage = ({ length }: readonly Ruleset[]): number =>
  Math.ceil(length / Math.ceil(length / RULESETS_AT_ONCE));

/** A page of a menu of rulesets: a line and a button for each; `before` stands above the arrows. */
export const rulesetMenu = (
  rulesets: readonly Ruleset[],
  press: (ruleset: Ruleset) => Press | PressData,
  pages: Paging,
  say: Say,
  before: readonly Row[] = [],
): Page => {
  const { shown, row } = paged(rulesets, onPage(rulesets), pages, say);
  return {
    html: rulesetLines(shown, say, rulesets),
    keyboard: [
      ...inPairs(shown.map((ruleset) => button(rulesetLabel(ruleset, say), press(ruleset)))),
      ...before,
      row,
    ],
  };
};

/** One line for each ruleset; those of several countries say where they are at home. */
export const rulesetLines = (
  rulesets: readonly Ruleset[],
  say: Say,
  among: readonly Ruleset[] = rulesets,
): string => {
  const isOfOne = countryOfAll(among) !== undefined;
  return rulesets
    .map((ruleset) => {
      const home = isOfOne ? undefined : homeText(ruleset, say);
      const title = `<b>${escapeHtml(rulesetTitle(ruleset, say))}</b>`;
      return `• ${title}${home === undefined ? "" : ` (${home})`} — ${rulesetLine(ruleset, say)}`;
    })
    .join("\n");
};

/** How a game differs from others. */
export const rulesetLine = ({ id, name }: Ruleset, say: Say): string =>
  say(keyOf(`ruleset-${name === undefined ? id : "own"}-line`));

export const homeText = (ruleset: Ruleset, say: Say): string | undefined => {
  const country = countryOf(ruleset);
  return country === undefined || country === "xx" ? undefined : say(`country-${country}`);
};
