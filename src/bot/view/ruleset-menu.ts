import type { Family, Ruleset } from "../../rules/types.ts";
import type { PressData } from "../press/book.ts";
import type { Press } from "../press/presses.ts";
import { escapeHtml } from "../text/html.ts";
import { keyOf, type Say } from "../text/texts.ts";
import { button, inPairs, type Row } from "./button.ts";
import { rulesetTitle } from "./titles.ts";

const FAMILIES = ["long", "short"] as const satisfies readonly Family[];

/** Rulesets in the order in which they are offered. */
export const inOrder = (rulesets: readonly Ruleset[]): readonly Ruleset[] =>
  FAMILIES.flatMap((family) => rulesets.filter(({ switches }) => switches.family === family));

/** What most people play. */
const COMMON: readonly string[] = ["long", "short"];

export const isCommon = ({ id }: Ruleset): boolean => COMMON.includes(id);

/** Rulesets to choose from: a line and a button for each; by family where there are both, and several of one. */
export const rulesetMenu = (
  rulesets: readonly Ruleset[],
  press: (ruleset: Ruleset) => Press | PressData,
  say: Say,
): { readonly html: string; readonly rows: Row[] } => {
  const families = FAMILIES.map((family) => ({
    family,
    members: rulesets.filter(({ switches }) => switches.family === family),
  })).filter(({ members }) => members.length > 0);
  // A family of one would say its own name twice.
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

/** The name of the family stands in the line of the first. */
const familyText = (family: Family, members: readonly Ruleset[], say: Say): string =>
  rulesetLines(members, say).replace("•", () => `<u>${say(`family-${family}`)}</u>:`);

/** A line on each of these rulesets. */
export const rulesetLines = (rulesets: readonly Ruleset[], say: Say): string =>
  rulesets
    .map((ruleset) => {
      const line = say(keyOf(`ruleset-${ruleset.name === undefined ? ruleset.id : "own"}-line`));
      return `• <b>${escapeHtml(rulesetLabel(ruleset, say))}</b> — ${line}`;
    })
    .join("\n");

/** What a ruleset is called on a button; the family says the rest. */
export const rulesetLabel = (ruleset: Ruleset, say: Say): string =>
  ruleset.name === undefined
    ? say(keyOf(`ruleset-${ruleset.id}-button`))
    : rulesetTitle(ruleset, say);
