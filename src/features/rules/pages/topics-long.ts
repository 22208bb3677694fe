import { completed, type Example } from "../../../bot/view/example.ts";
import { headDoubles } from "../../../bot/view/head-doubles.ts";
import type { Ruleset } from "../../../rules/types.ts";
import { type Content, type Line, taught, tell, tellIf } from "./content.ts";
import { blockAllowed, blockForbidden, disputedDouble, firstTurn, head } from "./long.ts";

export const headPage = (ruleset: Ruleset): Content => {
  const { doubles, leftover } = ruleset.switches;
  return taught(
    head(ruleset),
    tell("rules-head"),
    [
      ...(doubles === "four" ? [] : [tell(`rules-head-${doubles}`)]),
      ...tellIf(leftover === "opponent", "rules-head-leftovers"),
    ],
    tell("rules-head-example"),
  );
};

export const firstTurnPage = (ruleset: Ruleset): Content => {
  const { headException } = ruleset.switches;
  const example = firstTurn(ruleset);
  return taught(
    example,
    headException === "fours-sixes"
      ? []
      : tell(`rules-first-turn-${headException}`, {
          rolls: headDoubles(ruleset.switches).join(", "),
        }),
    tell(`rules-first-turn-example-${headException === "none" ? "one" : "two"}`),
    restOf(example),
  );
};

/** The fate of unplayable dice; a climbing double may leave none. */
const restOf = ({ turn }: Example): readonly Line[] => {
  const { rest, all, ruleset } = completed(turn);
  const { leftover } = ruleset.switches;
  if (leftover === "groups") return [];
  if (rest.length > 0) return [tell(`rules-rest-${leftover}`, { dice: rest.join(" ") })];
  return tellIf(all.length < 4, "rules-rest-none", { dice: all.join(" ") });
};

/**
 * Whether the first turn after the opponent's 5-5 can be disputed: only by an exception for
 * doubles.
 */
export const isDisputed = ({ switches }: Ruleset): boolean => {
  const { headException, doubles, ascendingFromTurn } = switches;
  const fourMoves = doubles === "four" || (doubles === "ascending" && ascendingFromTurn > 1);
  return headException !== "none" && fourMoves;
};

export const disputedPage = (ruleset: Ruleset): Content => {
  const example = disputedDouble(ruleset);
  const { headException } = ruleset.switches;
  return taught(
    example,
    ...(headException === "none" || headException === "fours-sixes"
      ? []
      : [tell(`rules-disputed-${headException}`), tell(`rules-disputed-example-${headException}`)]),
    restOf(example),
  );
};

export const blockPage = (ruleset: Ruleset): Content => {
  const { block } = ruleset.switches;
  return taught(
    blockForbidden(ruleset),
    tell("rules-block"),
    block === "start-quarter" ? [] : tell(`rules-block-${block}`),
    block === "free" || block === "start-quarter" ? [] : tell(`rules-block-example-${block}`),
  );
};

export const blockAllowedPage = (ruleset: Ruleset): Content => {
  const { block } = ruleset.switches;
  return taught(
    blockAllowed(ruleset),
    ...(block === "free" ? [tell("rules-block"), tell("rules-block-free")] : []),
    block === "start-quarter" ? [] : tell(`rules-block-allowed-${block}`),
    tellIf(block !== "free", "rules-block-row"),
  );
};
