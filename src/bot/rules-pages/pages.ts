import type { Ruleset } from "../../rules/types.ts";
import type { TextKey } from "../text/texts.ts";
import type { Content } from "./page.ts";
import {
  bearingOffPage,
  compulsionPage,
  doublesPage,
  endPage,
  fullMovePage,
  leftoversExamplePage,
  leftoversPage,
  movesPage,
  openingPage,
  rollsPage,
  startPage,
  summaryPage,
  winPage,
} from "./topics-common.ts";
import { howPage, signsPage } from "./topics-how.ts";
import {
  blockAllowedPage,
  blockPage,
  disputedPage,
  firstTurnPage,
  headPage,
  isDisputed,
} from "./topics-long.ts";
import { barPage, homeHitPage } from "./topics-short.ts";
import { cubePage, extrasPage, stakesPage } from "./topics-stakes.ts";

/** A page of the rules, made from the switches of a ruleset. */
export type Topic = {
  readonly title: TextKey;
  readonly compose: (ruleset: Ruleset) => Content;
};

type Candidate = Topic & { readonly belongs: (ruleset: Ruleset) => boolean };

const always = (): boolean => true;
const isShort = ({ switches }: Ruleset): boolean => switches.family === "short";
const isLong = ({ switches }: Ruleset): boolean => switches.family === "long";
const leavesDice = ({ switches }: Ruleset): boolean => switches.leftover === "opponent";

/** Everything that can be told, in the order in which it is told. */
const CANDIDATES: readonly Candidate[] = [
  { title: "rules-title-summary", compose: summaryPage, belongs: always },
  { title: "rules-title-how", compose: howPage, belongs: always },
  { title: "rules-title-signs", compose: signsPage, belongs: always },
  { title: "rules-title-start", compose: startPage, belongs: always },
  { title: "rules-title-opening", compose: openingPage, belongs: always },
  { title: "rules-title-moves", compose: movesPage, belongs: always },
  { title: "rules-title-compulsion", compose: compulsionPage, belongs: always },
  { title: "rules-title-bar", compose: barPage, belongs: isShort },
  { title: "rules-title-home-hit", compose: homeHitPage, belongs: isShort },
  { title: "rules-title-head", compose: headPage, belongs: isLong },
  { title: "rules-title-first-turn", compose: firstTurnPage, belongs: isLong },
  {
    title: "rules-title-disputed",
    compose: disputedPage,
    belongs: (one) => isLong(one) && isDisputed(one),
  },
  {
    title: "rules-title-block",
    compose: blockPage,
    belongs: (one) => isLong(one) && one.switches.block !== "free",
  },
  { title: "rules-title-block-allowed", compose: blockAllowedPage, belongs: isLong },
  { title: "rules-title-doubles", compose: doublesPage, belongs: always },
  { title: "rules-title-rolls", compose: rollsPage, belongs: always },
  { title: "rules-title-leftovers", compose: leftoversPage, belongs: leavesDice },
  { title: "rules-title-leftovers-example", compose: leftoversExamplePage, belongs: leavesDice },
  { title: "rules-title-bear-off", compose: bearingOffPage, belongs: always },
  {
    title: "rules-title-full-move",
    compose: fullMovePage,
    belongs: ({ switches }) => switches.fullMove,
  },
  { title: "rules-title-win", compose: winPage, belongs: always },
  { title: "rules-title-end", compose: endPage, belongs: always },
  { title: "rules-title-stakes", compose: stakesPage, belongs: always },
  { title: "rules-title-cube", compose: cubePage, belongs: always },
  { title: "rules-title-extras", compose: extrasPage, belongs: always },
];

/** The pages that explain a ruleset, whatever its switches, in reading order. */
export const topicsOf = (ruleset: Ruleset): readonly Topic[] =>
  CANDIDATES.filter(({ belongs }) => belongs(ruleset));
