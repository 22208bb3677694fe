import { DICE } from "../../rules/dice.ts";
import { headAllowance } from "../../rules/head.ts";
import { planOfRoll } from "../../rules/plan.ts";
import { startPosition } from "../../rules/position.ts";
import type { Dice, Ruleset } from "../../rules/types.ts";
import { completed, type Lesson } from "./lesson.ts";
import { blockAllowed, blockForbidden, disputedDouble, firstTurn, head } from "./lessons-long.ts";
import { type Content, type Paragraph, say, sayIf, taught } from "./page.ts";

/** What only long nardy and its relatives have: the head and the block. */

export const headPage = (ruleset: Ruleset): Content => {
  const { doubles, leftover } = ruleset.switches;
  return taught(
    head(ruleset),
    say("head"),
    ...sayIf(doubles !== "four", `head-${doubles}`),
    ...sayIf(leftover === "opponent", "head-leftovers"),
    say("head-example"),
  );
};

export const firstTurnPage = (ruleset: Ruleset): Content => {
  const { headException } = ruleset.switches;
  const lesson = firstTurn(ruleset);
  return taught(
    lesson,
    say(`first-turn-${headException}`, { rolls: exceptedRolls(ruleset).join(", ") }),
    say(`first-turn-example-${headException === "none" ? "one" : "two"}`),
    ...restOf(lesson),
  );
};

/** The doubles with which a second checker leaves the head when nobody has moved yet. */
export const exceptedRolls = (ruleset: Ruleset): readonly string[] => {
  const { switches } = ruleset;
  return DICE.map((die): Dice => [die, die])
    .filter((roll) => {
      const dice = planOfRoll(switches, roll, 1).rest;
      return headAllowance(switches, startPosition(ruleset), roll, dice, 1) === 2;
    })
    .map((roll) => roll.join(":"));
};

/** What becomes of the dice that the first legal line of a lesson leaves. */
const restOf = ({ turn }: Lesson): readonly Paragraph[] => {
  const { rest, ruleset } = completed(turn);
  return sayIf(rest.length > 0, `rest-${ruleset.switches.leftover}`, {
    dice: rest.join(" "),
    count: rest.length,
  });
};

/**
 * Whether the first turn can be in doubt after the opponent's 5-5: there is an exception, and the
 * double is four moves and no roll more.
 */
export const isDisputed = ({ switches }: Ruleset): boolean => {
  const { headException, doubles, ascendingFromTurn } = switches;
  const fourMoves = doubles === "four" || (doubles === "ascending" && ascendingFromTurn > 1);
  return headException !== "none" && fourMoves;
};

export const disputedPage = (ruleset: Ruleset): Content => {
  const lesson = disputedDouble(ruleset);
  const { headException } = ruleset.switches;
  return taught(lesson, say(`disputed-${headException}`), ...restOf(lesson));
};

export const blockPage = (ruleset: Ruleset): Content => {
  const { block } = ruleset.switches;
  return taught(
    blockForbidden(ruleset),
    say("block"),
    say(`block-${block}`),
    say("block-row"),
    say(`block-example-${block}`),
  );
};

export const blockAllowedPage = (ruleset: Ruleset): Content => {
  const { block } = ruleset.switches;
  return taught(
    blockAllowed(ruleset),
    ...(block === "free" ? [say("block"), say("block-free")] : []),
    say(`block-allowed-${block}`),
  );
};
