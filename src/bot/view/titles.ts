import { plainName } from "../../board/names.ts";
import { rulesetFor, type Terms } from "../../game/series.ts";
import type { Outcome, Ruleset, Switches } from "../../rules/types.ts";
import { escapeHtml, isolated } from "../text/html.ts";
import { keyOf, type Say } from "../text/texts.ts";
import { grouped } from "./numbers.ts";

/** What a ruleset is called: by its makers, or in the language of who reads. Plain text. */
export const rulesetTitle = ({ id, name }: Ruleset, say: Say): string =>
  name === undefined ? say(keyOf(`ruleset-${id}`)) : isolated(plainName(name));

/** What was agreed on, as HTML: "Short nardy · stake 5 · cube: beaver"; a match has its own ruleset. */
export const termsText = (terms: Terms, say: Say, ruleset = rulesetFor(terms, false)): string =>
  [
    stakeText(terms, say, ruleset),
    ...stakesTexts(ruleset.switches, say),
    ...(terms.hints ? [say("terms-hints")] : []),
  ].join(" · ");

/** What is played, and for how much: "Short nardy · stake 5". */
export const stakeText = (terms: Terms, say: Say, ruleset: Ruleset): string =>
  [
    `<b>${escapeHtml(rulesetTitle(ruleset, say))}</b>`,
    ...(terms.match === undefined ? [] : [say("terms-match", { match: terms.match })]),
    ...(terms.stake === 1 ? [] : [say("terms-stake", { stake: grouped(terms.stake) })]),
  ].join(" · ");

/** How the stake may be raised, where it may: "cube: beaver, Jacoby rule". */
export const stakesTexts = (switches: Switches, say: Say): string[] => {
  const { cube, beaver, jacoby, autoDoubles, raise } = switches;
  const extras = [
    ...(cube && beaver ? [say("terms-beaver")] : []),
    ...(cube && jacoby ? [say("terms-jacoby")] : []),
    ...(autoDoubles > 0 ? [say("terms-auto-doubles", { count: autoDoubles })] : []),
    ...((cube || autoDoubles > 0) && raise === "arithmetic" ? [say("terms-arithmetic")] : []),
  ].join(", ");
  if (!cube) return extras === "" ? [] : [extras];
  return [extras === "" ? say("terms-cube") : say("terms-cube-with", { extras })];
};

/** What a way to win is called in a game: short nardy has its words from backgammon in English. */
export const outcomeText = (
  { family }: Pick<Switches, "family">,
  outcome: Outcome,
  say: Say,
): string =>
  outcome === "koks" || outcome === "home-mars"
    ? say(`outcome-${outcome}`)
    : say(`outcome-${family}-${outcome}`);

/** Text as it begins a line. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
