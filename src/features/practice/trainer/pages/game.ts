import { escapeHtml } from "../../../../bot/text/html.ts";
import type { Say } from "../../../../bot/text/texts.ts";
import { rulesetTitle } from "../../../../bot/view/titles.ts";
import { familyOf } from "../../../../rules/family.ts";
import { findRuleset } from "../../../../rules/rulesets.ts";
import type { JudgedDecision } from "../../decision/decision.ts";
import { gameText } from "../../seven/pages/words.ts";

/** The game of a puzzle in words; an own ruleset is kept without its name. */
export const puzzleGame = ({ ruleset }: Pick<JudgedDecision, "ruleset">, say: Say): string => {
  const { id, switches } = ruleset;
  return findRuleset(id)
    ? escapeHtml(rulesetTitle({ id }, say))
    : gameText({ game: familyOf(switches) }, say);
};

/** Whether the dice of a puzzle are a roll, or what the opponent left. */
export const partOf = ({ roll }: Pick<JudgedDecision, "roll">) =>
  "pending" in roll ? "leftovers" : "roll";
