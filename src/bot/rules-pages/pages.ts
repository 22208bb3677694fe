import type { Ruleset } from "../../rules/types.ts";
import type { Content } from "./page.ts";
import {
  bearingOffPage,
  doublesPage,
  fullMovePage,
  leftoversPage,
  movesPage,
  startPage,
  winPage,
} from "./topics-common.ts";
import {
  blockAllowedPage,
  blockPage,
  disputedPage,
  firstTurnPage,
  headPage,
  isDisputed,
} from "./topics-long.ts";
import { barPage, homeHitPage } from "./topics-short.ts";
import { stakesPage } from "./topics-stakes.ts";

/** What a page is about, and the page itself, made from the switches of a ruleset. */
export type Topic = {
  readonly name: string;
  readonly compose: (ruleset: Ruleset) => Content;
};

type Candidate = Topic & { readonly belongs: (ruleset: Ruleset) => boolean };

const always = (): boolean => true;
const isShort = ({ switches }: Ruleset): boolean => switches.family === "short";
const isLong = ({ switches }: Ruleset): boolean => switches.family === "long";

/** Everything that can be told, in the order in which it is told. */
const CANDIDATES: readonly Candidate[] = [
  { name: "start", compose: startPage, belongs: always },
  { name: "moves", compose: movesPage, belongs: always },
  { name: "bar", compose: barPage, belongs: isShort },
  { name: "home-hit", compose: homeHitPage, belongs: isShort },
  { name: "head", compose: headPage, belongs: isLong },
  { name: "first-turn", compose: firstTurnPage, belongs: isLong },
  { name: "disputed", compose: disputedPage, belongs: (one) => isLong(one) && isDisputed(one) },
  {
    name: "block",
    compose: blockPage,
    belongs: (one) => isLong(one) && one.switches.block !== "free",
  },
  { name: "block-allowed", compose: blockAllowedPage, belongs: isLong },
  { name: "doubles", compose: doublesPage, belongs: always },
  {
    name: "leftovers",
    compose: leftoversPage,
    belongs: ({ switches }) => switches.leftover === "opponent",
  },
  { name: "bear-off", compose: bearingOffPage, belongs: always },
  { name: "full-move", compose: fullMovePage, belongs: ({ switches }) => switches.fullMove },
  { name: "win", compose: winPage, belongs: always },
  { name: "stakes", compose: stakesPage, belongs: always },
];

/** The pages that explain a ruleset, whatever its switches, in reading order. */
export const topicsOf = (ruleset: Ruleset): readonly Topic[] =>
  CANDIDATES.filter(({ belongs }) => belongs(ruleset));
