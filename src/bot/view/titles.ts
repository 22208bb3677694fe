import { plainName } from "../../board/names.ts";
import type { Terms } from "../../game/series.ts";
import type { Ruleset } from "../../rules/types.ts";
import { escapeHtml, isolated } from "../names.ts";
import type { Say } from "../texts.ts";

/** What a ruleset is called: by its makers, or in the language of who reads. Plain text. */
export const rulesetTitle = ({ id, name }: Ruleset, say: Say): string =>
  name === undefined ? say(`ruleset-${id}`) : isolated(plainName(name));

/** What was agreed on, as HTML: "Short nardy · stake 5 · cube". */
export const termsText = ({ ruleset, stake, match }: Terms, say: Say): string =>
  [
    `<b>${escapeHtml(rulesetTitle(ruleset, say))}</b>`,
    ...(match === undefined ? [] : [say("terms-match", { match })]),
    ...(stake === 1 ? [] : [say("terms-stake", { stake: String(stake) })]),
    ...(ruleset.switches.cube ? [say("terms-cube")] : []),
  ].join(" · ");
