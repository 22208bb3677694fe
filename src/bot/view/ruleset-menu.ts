import { familyOf } from "../../rules/family.ts";
import type { Family, Ruleset } from "../../rules/types.ts";
import type { PressData } from "../press/book.ts";
import type { Press } from "../press/presses.ts";
import { escapeHtml } from "../text/html.ts";
import { keyOf, type Say } from "../text/texts.ts";
import { button, inPairs } from "./button.ts";
import type { Page } from "./page.ts";
import { type Paging, paged } from "./paged.ts";
import { rulesetTitle } from "./titles.ts";

const FAMILIES = ["long", "short"] as const satisfies readonly Family[];

/** Rulesets in the order of the menus. */
export const inOrder = (rulesets: readonly Ruleset[]): readonly Ruleset[] =>
  FAMILIES.flatMap((family) => rulesets.filter(({ switches }) => familyOf(switches) === family));

/** The most common rulesets. */
const COMMON: readonly string[] = ["long", "short"];

export const isCommon = ({ id }: Ruleset): boolean => COMMON.includes(id);

/** Games of a few minutes. */
const QUICK: readonly string[] = ["quick-long", "hypergammon"];

export const isQuick = ({ id }: Ruleset): boolean => QUICK.includes(id);

/** Games of the neighbours: found by the names that people type, not by turning pages. */
const NEIGHBOURS: readonly string[] = [
  ...["nackgammon", "tavla", "portes", "takhteh", "prava", "tawla"],
  ...["celebi", "chelebi", "mahbusa", "fevga", "moultezim", "uzun"],
];

/** Whether the menus list the ruleset for people who have typed no name. */
export const isListed = ({ id }: Ruleset): boolean => !NEIGHBOURS.includes(id);

/** A menu shows this many rulesets at once. */
export const RULESETS_AT_ONCE = 3;

/** A page of a menu of rulesets: a line and a button for each. */
export const rulesetMenu = (
  rulesets: readonly Ruleset[],
  press: (ruleset: Ruleset) => Press | PressData,
  pages: Paging,
  say: Say,
): Page => {
  const { shown, row } = paged(inOrder(rulesets), RULESETS_AT_ONCE, pages, say);
  return {
    html: rulesetLines(shown, say),
    keyboard: [
      ...inPairs(shown.map((ruleset) => button(rulesetLabel(ruleset, say), press(ruleset)))),
      row,
    ],
  };
};

/** One line for each ruleset. */
export const rulesetLines = (rulesets: readonly Ruleset[], say: Say): string =>
  rulesets
    .map((ruleset) => {
      const line = say(keyOf(`ruleset-${ruleset.name === undefined ? ruleset.id : "own"}-line`));
      return `• <b>${escapeHtml(rulesetTitle(ruleset, say))}</b> — ${line}`;
    })
    .join("\n");

/** A ruleset's name on a button, beside the name of its family. */
export const rulesetLabel = (ruleset: Ruleset, say: Say): string =>
  ruleset.name === undefined
    ? say(keyOf(`ruleset-${ruleset.id}-button`))
    : rulesetTitle(ruleset, say);
