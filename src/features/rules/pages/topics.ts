import type { TextKey } from "../../../bot/text/texts.ts";
import { familyOf } from "../../../rules/family.ts";
import type { Ruleset } from "../../../rules/types.ts";
import { aboutOf, aboutPage } from "./about.ts";
import * as common from "./common.ts";
import type { Content } from "./content.ts";
import * as ofLong from "./long.ts";
import { barPage, homeHitPage } from "./short.ts";
import { cubePage, extrasPage, stakesPage } from "./stakes.ts";

export type Topic = {
  readonly title: TextKey;
  readonly compose: (ruleset: Ruleset) => Content;
};

type Candidate = Topic & { readonly belongs?: (ruleset: Ruleset) => boolean };

const isShort = ({ switches }: Ruleset): boolean => familyOf(switches) === "short";
const isLong = ({ switches }: Ruleset): boolean => familyOf(switches) === "long";
const isDisputed = (one: Ruleset): boolean => isLong(one) && ofLong.isDisputed(one);
const limitsBlocks = (one: Ruleset): boolean => isLong(one) && one.switches.block !== "free";
const asksFullMove = ({ switches }: Ruleset): boolean => switches.fullMove;
const leavesDice = ({ switches }: Ruleset): boolean => switches.leftover === "opponent";

const CANDIDATES: readonly Candidate[] = [
  { title: "rules-title-summary", compose: common.summaryPage },
  { title: "rules-title-how", compose: common.howPage },
  { title: "rules-title-signs", compose: common.signsPage },
  { title: "rules-title-start", compose: common.startPage },
  { title: "rules-title-opening", compose: common.openingPage },
  { title: "rules-title-moves", compose: common.movesPage },
  { title: "rules-title-compulsion", compose: common.compulsionPage },
  { title: "rules-title-bar", compose: barPage, belongs: isShort },
  { title: "rules-title-home-hit", compose: homeHitPage, belongs: isShort },
  { title: "rules-title-head", compose: ofLong.headPage, belongs: isLong },
  { title: "rules-title-first-turn", compose: ofLong.firstTurnPage, belongs: isLong },
  { title: "rules-title-disputed", compose: ofLong.disputedPage, belongs: isDisputed },
  { title: "rules-title-block", compose: ofLong.blockPage, belongs: limitsBlocks },
  { title: "rules-title-block-allowed", compose: ofLong.blockAllowedPage, belongs: isLong },
  { title: "rules-title-doubles", compose: common.doublesPage },
  { title: "rules-title-rolls", compose: common.rollsPage },
  { title: "rules-title-leftovers", compose: common.leftoversPage, belongs: leavesDice },
  {
    title: "rules-title-leftovers-example",
    compose: common.leftoversExamplePage,
    belongs: leavesDice,
  },
  { title: "rules-title-bear-off", compose: common.bearingOffPage },
  { title: "rules-title-full-move", compose: common.fullMovePage, belongs: asksFullMove },
  { title: "rules-title-win", compose: common.winPage },
  { title: "rules-title-end", compose: common.endPage },
  { title: "rules-title-stakes", compose: stakesPage },
  { title: "rules-title-cube", compose: cubePage },
  { title: "rules-title-extras", compose: extrasPage },
];

const ABOUT: Topic = { title: "rules-title-summary", compose: aboutPage };

export const topicsOf = (ruleset: Ruleset): readonly Topic[] =>
  aboutOf(ruleset) === undefined
    ? CANDIDATES.filter(({ belongs }) => belongs?.(ruleset) ?? true)
    : [ABOUT];
