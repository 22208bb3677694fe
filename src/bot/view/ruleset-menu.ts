import { MEDLEYS } from "../../game/medley.ts";
import { familyOf } from "../../rules/family.ts";
import type { Family, Ruleset } from "../../rules/types.ts";
import type { PressData } from "../press/book.ts";
import { type Country, countryOf, countryOfAll, gamesOf } from "../press/countries.ts";
import type { Press } from "../press/presses.ts";
import { escapeHtml } from "../text/html.ts";
import { keyOf, type Say } from "../text/texts.ts";
import {
  button,
  inPairs,
  inReadingOrder,
  inRows,
  type Page,
  type Paging,
  paged,
  type Row,
} from "./button.ts";
import { rulesetLabel, rulesetTitle } from "./titles.ts";

const FAMILIES = ["long", "short"] as const satisfies readonly Family[];

export const inOrder = (rulesets: readonly Ruleset[]): readonly Ruleset[] =>
  FAMILIES.flatMap((family) => rulesets.filter(({ switches }) => familyOf(switches) === family));

/** What people of a language mean by the game. */
export type Home = {
  /** The ids of the games that stand first, in their order. */
  readonly games: readonly string[];
  /** Its games are no neighbours'. */
  readonly country?: Country;
};

export const ELSEWHERE: Home = { games: ["long", "short"] };

export const atHome = (home: Home, rulesets: readonly Ruleset[]): readonly Ruleset[] =>
  home.games.flatMap((id) => rulesets.find((one) => one.id === id) ?? []);

/** The same where no medley can be played: its games stand for it. */
export const singlesAtHome = (home: Home, rulesets: readonly Ruleset[]): readonly Ruleset[] => {
  const games = atHome(home, [...MEDLEYS, ...rulesets]).flatMap((one) => one.games ?? one);
  return atHome({ games: [...new Set(games.map(({ id }) => id))] }, rulesets);
};

/** Two share a row; where they are odd, the first one has its own. */
export const rowsAtHome = (games: Row, say: Say): readonly Row[] => {
  const alone = games.length % 2;
  const pairs = inRows(games.slice(alone), 2).map((row) => inReadingOrder(row, say));
  return alone === 1 ? [games.slice(0, 1), ...pairs] : pairs;
};

export const isFirst = ({ games }: Home, { id }: Ruleset): boolean => games.includes(id);

/** Games of a few minutes. */
const QUICK: readonly string[] = ["quick-long", "hypergammon"];

export const isQuick = ({ id }: Ruleset): boolean => QUICK.includes(id);

/** The quick games that do not stand first. */
export const quickAmong = (rulesets: readonly Ruleset[], home: Home): readonly Ruleset[] =>
  inOrder(rulesets).filter((one) => isQuick(one) && !isFirst(home, one));

/** The country of a neighbours' game; undefined for one that the menus list itself. */
export const neighbourOf = (home: Home, ruleset: Ruleset): Country | undefined => {
  const country = countryOf(ruleset);
  return isFirst(home, ruleset) || country === home.country ? undefined : country;
};

const isListedIn =
  (home: Home) =>
  (ruleset: Ruleset): boolean =>
    neighbourOf(home, ruleset) === undefined;

export const isListed = isListedIn(ELSEWHERE);

/** The listed games that do not stand first, those of the home's own country before the others. */
export const relatives = (home: Home, rulesets: readonly Ruleset[]): readonly Ruleset[] => {
  const own = home.country === undefined ? [] : gamesOf(home.country, rulesets);
  const listed = inOrder(rulesets).filter(isListedIn(home));
  return [...new Set([...own, ...listed])].filter((one) => !isFirst(home, one));
};

const MOST_LATELY = 3;

/** The neighbours' games among these that were played lately: they come up by themselves. */
export const latelyAmong = (
  lately: readonly string[],
  rulesets: readonly Ruleset[],
  home: Home,
): readonly Ruleset[] =>
  [...new Set(lately)]
    .flatMap((id) => rulesets.find((one) => one.id === id && neighbourOf(home, one)) ?? [])
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
  {
    before = [],
    home = ELSEWHERE,
  }: { readonly before?: readonly Row[]; readonly home?: Home } = {},
): Page => {
  const { shown, row } = paged(rulesets, onPage(rulesets), pages, say);
  return {
    html: rulesetLines(shown, say, home, rulesets),
    keyboard: [
      ...inPairs(
        shown.map((ruleset) => button(rulesetLabel(ruleset, say), press(ruleset))),
        say,
      ),
      ...before,
      row,
    ],
  };
};

/** One line for each ruleset; neighbours' games of several countries say where they are played. */
export const rulesetLines = (
  rulesets: readonly Ruleset[],
  say: Say,
  home = ELSEWHERE,
  among: readonly Ruleset[] = rulesets,
): string => {
  const isOfOne = countryOfAll(among) !== undefined;
  return rulesets
    .map((ruleset) => {
      const isForeign = !isOfOne && neighbourOf(home, ruleset) !== undefined;
      const country = isForeign ? homeText(ruleset, say) : undefined;
      const title = `<b>${escapeHtml(rulesetTitle(ruleset, say))}</b>`;
      const from = country === undefined ? "" : ` (${country})`;
      return `• ${title}${from} — ${rulesetLine(ruleset, say)}`;
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
