import type { Family, Ruleset } from "../../rules/types.ts";
import type { PressData } from "../press/book.ts";
import type { Press } from "../press/presses.ts";
import { escapeHtml } from "../text/html.ts";
import { keyOf, type Say } from "../text/texts.ts";
import { button, inPairs, type Row } from "./button.ts";
import { rulesetTitle } from "./titles.ts";

const FAMILIES = ["long", "short"] as const satisfies readonly Family[];

/** Rulesets in the order of the menus. */
export const inOrder = (rulesets: readonly Ruleset[]): readonly Ruleset[] =>
  FAMILIES.flatMap((family) => rulesets.filter(({ switches }) => switches.family === family));

/** The most common rulesets. */
const COMMON: readonly string[] = ["long", "short"];

export const isCommon = ({ id }: Ruleset): boolean => COMMON.includes(id);

/**
 * A menu of rulesets with a line and a button for each, grouped if several families have several.
 */
export const rulesetMenu = (
  rulesets: readonly Ruleset[],
  press: (ruleset: Ruleset) => Press | PressData,
  say: Say,
): { readonly html: string; readonly rows: Row[] } => {
  const families = FAMILIES.map((family) => ({
    family,
    members: rulesets.filter(({ switches }) => switches.family === family),
  })).filter(({ members }) => members.length > 0);
  // A family with a single ruleset would repeat its name.
  const isGrouped = families.length > 1 && rulesets.length > families.length;
  return {
    html: families
      .map(({ family, members }) =>
        isGrouped ? familyText(family, members, say) : rulesetLines(members, say),
      )
      .join("\n"),
    rows: families.flatMap(({ members }) =>
      inPairs(members.map((ruleset) => button(rulesetLabel(ruleset, say), press(ruleset)))),
    ),
  };
};

/** The family's name stands in its first ruleset's line. */
const familyText = (family: Family, members: readonly Ruleset[], say: Say): string =>
  rulesetLines(members, say).replace("•", () => `<u>${say(`family-${family}`)}</u>:`);

/** One line for each ruleset. */
export const rulesetLines = (rulesets: readonly Ruleset[], say: Say): string =>
  rulesets
    .map((ruleset) => {
      const line = say(keyOf(`ruleset-${ruleset.name === undefined ? ruleset.id : "own"}-line`));
      return `• <b>${escapeHtml(rulesetLabel(ruleset, say))}</b> — ${line}`;
    })
    .join("\n");

/** A ruleset's name on a button, beside the name of its family. */
export const rulesetLabel = (ruleset: Ruleset, say: Say): string =>
  ruleset.name === undefined
    ? say(keyOf(`ruleset-${ruleset.id}-button`))
    : rulesetTitle(ruleset, say);
