import type { Ruleset } from "../../rules/types.ts";
import type { TextKey } from "../text/texts.ts";
import type { Content } from "./page.ts";
import * as common from "./topics-common.ts";
import { howPage, signsPage } from "./topics-how.ts";
import * as ofLong from "./topics-long.ts";
import { barPage, homeHitPage } from "./topics-short.ts";
import { cubePage, extrasPage, stakesPage } from "./topics-stakes.ts";

export type Topic = {
  readonly title: TextKey;
  readonly compose: (ruleset: Ruleset) => Content;
};

type Candidate = Topic & { readonly belongs: (ruleset: Ruleset) => boolean };

const always = (): boolean => true;
const isShort = ({ switches }: Ruleset): boolean => switches.family === "short";
const isLong = ({ switches }: Ruleset): boolean => switches.family === "long";
const leavesDice = ({ switches }: Ruleset): boolean => switches.leftover === "opponent";

const CANDIDATES: readonly Candidate[] = [
  { title: "rules-title-summary", compose: common.summaryPage, belongs: always },
  { title: "rules-title-how", compose: howPage, belongs: always },
  { title: "rules-title-signs", compose: signsPage, belongs: always },
  { title: "rules-title-start", compose: common.startPage, belongs: always },
  { title: "rules-title-opening", compose: common.openingPage, belongs: always },
  { title: "rules-title-moves", compose: common.movesPage, belongs: always },
  { title: "rules-title-compulsion", compose: common.compulsionPage, belongs: always },
  { title: "rules-title-bar", compose: barPage, belongs: isShort },
  { title: "rules-title-home-hit", compose: homeHitPage, belongs: isShort },
  { title: "rules-title-head", compose: ofLong.headPage, belongs: isLong },
  { title: "rules-title-first-turn", compose: ofLong.firstTurnPage, belongs: isLong },
  {
    title: "rules-title-disputed",
    compose: ofLong.disputedPage,
    belongs: (one) => isLong(one) && ofLong.isDisputed(one),
  },
  {
    title: "rules-title-block",
    compose: ofLong.blockPage,
    belongs: (one) => isLong(one) && one.switches.block !== "free",
  },
  { title: "rules-title-block-allowed", compose: ofLong.blockAllowedPage, belongs: isLong },
  { title: "rules-title-doubles", compose: common.doublesPage, belongs: always },
  { title: "rules-title-rolls", compose: common.rollsPage, belongs: always },
  { title: "rules-title-leftovers", compose: common.leftoversPage, belongs: leavesDice },
  {
    title: "rules-title-leftovers-example",
    compose: common.leftoversExamplePage,
    belongs: leavesDice,
  },
  { title: "rules-title-bear-off", compose: common.bearingOffPage, belongs: always },
  {
    title: "rules-title-full-move",
    compose: common.fullMovePage,
    belongs: ({ switches }) => switches.fullMove,
  },
  { title: "rules-title-win", compose: common.winPage, belongs: always },
  { title: "rules-title-end", compose: common.endPage, belongs: always },
  { title: "rules-title-stakes", compose: stakesPage, belongs: always },
  { title: "rules-title-cube", compose: cubePage, belongs: always },
  { title: "rules-title-extras", compose: extrasPage, belongs: always },
];

export const topicsOf = (ruleset: Ruleset): readonly Topic[] =>
  CANDIDATES.filter(({ belongs }) => belongs(ruleset));
