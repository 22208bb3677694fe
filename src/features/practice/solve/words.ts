import { escapeHtml } from "../../../bot/text/html.ts";
import type { Say } from "../../../bot/text/texts.ts";
import { capitalized, rulesetTitle } from "../../../bot/view/titles.ts";
import type { MatchSoFar } from "../../../game/problem.ts";
import { familyOf } from "../../../rules/family.ts";
import { findRuleset } from "../../../rules/rulesets.ts";
import type { Family } from "../../../rules/types.ts";
import { type JudgedDecision, type Square, squareOf } from "../decision/decision.ts";
import type { Worse } from "../decision/worse.ts";

const SIGNS: Readonly<Record<Square, string>> = { best: "🟩", small: "🟨", large: "🟥" };

export const squareSign = (square: Square): string => SIGNS[square];

/** From so many hundredths of a point on, a mistake is a blunder. */
const HUGE = 40;

const LOSSES = { best: "close", small: "small", large: "large" } as const;

/** The loss of a turn as a player would call it: "the best move", "a small mistake". */
export const lossText = (loss: number, say: Say): string => {
  if (loss === 0) return say("seven-loss-none");
  return say(`seven-loss-${loss < HUGE ? LOSSES[squareOf(loss)] : "huge"}`);
};

/** What is worse after a turn than after the best one: "Row of points: 3; best 5". */
export const worseText = (worse: Worse, say: Say): string =>
  "own" in worse
    ? say(`seven-worse-${worse.kind}`, { own: worse.own, best: worse.best })
    : say(`seven-worse-${worse.kind}`);

export const gameText = (game: Family, say: Say): string => say(`seven-game-${game}`);

export const gameName = (game: Family, say: Say): string => capitalized(gameText(game, say));

/** The game of a decision in words; an own ruleset is kept without its name. */
export const decisionGame = ({ ruleset }: Pick<JudgedDecision, "ruleset">, say: Say): string => {
  const { id, switches } = ruleset;
  return findRuleset(id)
    ? escapeHtml(rulesetTitle({ id }, say))
    : gameText(familyOf(switches), say);
};

/** "match to 5", "you 2, opponent 3"; nothing where a game counts for itself. */
export const matchWords = (match: MatchSoFar | undefined, say: Say): readonly string[] =>
  match === undefined
    ? []
    : [
        say("terms-match", { match: match.to }),
        say("problem-score", { own: match.own, other: match.other }),
        ...(match.isCrawford ? [say("crawford")] : []),
      ];

/** Whether the dice of a decision are a roll, or what the opponent left. */
export const partOf = ({ roll }: Pick<JudgedDecision, "roll">) =>
  "pending" in roll ? "leftovers" : "roll";
