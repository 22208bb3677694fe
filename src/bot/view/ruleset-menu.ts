import { InlineKeyboard } from "grammy";
import { lettersOf } from "../../board/names.ts";
import type { Family, Ruleset } from "../../rules/types.ts";
import { escapeHtml } from "../names.ts";
import { keyOf, type Say } from "../texts.ts";
import { rulesetTitle } from "./titles.ts";

export type Button = ReturnType<typeof InlineKeyboard.text>;

const FAMILIES = ["long", "short"] as const satisfies readonly Family[];

/** How many letters fit on a button of half the width. */
const HALF = 17;

/** Rulesets in the order in which they are offered. */
export const inOrder = (rulesets: readonly Ruleset[]): readonly Ruleset[] =>
  FAMILIES.flatMap((family) => rulesets.filter(({ switches }) => switches.family === family));

/** Rulesets to choose from, by family: a line and a button for each. */
export const rulesetMenu = (
  rulesets: readonly Ruleset[],
  press: (ruleset: Ruleset) => string,
  say: Say,
): { readonly html: string; readonly rows: Button[][] } => {
  const families = FAMILIES.map((family) => ({
    family,
    members: rulesets.filter(({ switches }) => switches.family === family),
  })).filter(({ members }) => members.length > 0);
  return {
    html: families.map(({ family, members }) => familyText(family, members, say)).join("\n\n"),
    rows: families.flatMap(({ members }) =>
      inRows(
        members.map((ruleset) => InlineKeyboard.text(shortLabel(ruleset, say), press(ruleset))),
      ),
    ),
  };
};

const familyText = (family: Family, members: readonly Ruleset[], say: Say): string =>
  [
    `<u>${say(`family-${family}`)}</u>`,
    ...members.map((ruleset) => {
      const line = say(keyOf(`ruleset-${ruleset.name === undefined ? ruleset.id : "own"}-line`));
      return `• <b>${escapeHtml(shortLabel(ruleset, say))}</b> — ${line}`;
    }),
  ].join("\n");

/** The family says the rest. */
const shortLabel = (ruleset: Ruleset, say: Say): string =>
  ruleset.name === undefined
    ? say(keyOf(`ruleset-${ruleset.id}-button`))
    : rulesetTitle(ruleset, say);

/** Two in a row where both are short enough. */
export const inRows = (buttons: readonly Button[]): Button[][] => {
  const rows: Button[][] = [];
  for (const button of buttons) {
    const row = rows.at(-1);
    const fits = [...(row ?? []), button].every(({ text }) => lettersOf(text).length <= HALF);
    if (row?.length === 1 && fits) row.push(button);
    else rows.push([button]);
  }
  return rows;
};
