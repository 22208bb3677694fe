import { example, rolled } from "../../../bot/view/example.ts";
import { setOf, sideOf, startPosition } from "../../../rules/position.ts";
import { RULESETS } from "../../../rules/rulesets.ts";
import {
  CHECKERS,
  type Dice,
  type Position,
  type Ruleset,
  type Switches,
} from "../../../rules/types.ts";
import { briefOf } from "./common.ts";
import { type Content, tell, withExample } from "./content.ts";
import { tellOfGame } from "./stakes.ts";

type AboutExample = {
  readonly dice: Dice;
  readonly line: string;
  /** A later turn, where the first one shows little. */
  readonly position?: Position;
  readonly mayNot?: string;
};

/** A side whose mother stands alone. */
const MOTHER = sideOf({ 24: 1, 11: 3, 8: 4, 6: 4, 3: 3 });

/** The games that are told on one page, each with a turn as its example. */
const EXAMPLES = {
  "quick-long": { dice: [6, 6], line: "24/18(2)" },
  hypergammon: { dice: [4, 2], line: "24/20 22/20" },
  nackgammon: { dice: [4, 2], line: "8/4 6/4" },
  tavla: { dice: [3, 1], line: "8/5 6/5" },
  portes: { dice: [6, 6], line: "24/18(2) 13/7(2)" },
  takhteh: { dice: [6, 1], line: "13/7 8/7" },
  prava: { dice: [5, 3], line: "8/3 6/3" },
  tawla: { dice: [1, 1], line: "8/7(2) 6/5(2)" },
  celebi: { dice: [5, 5], line: "13/8(4) 24/18(2) 13/7 8/2" },
  chelebi: { dice: [3, 1], line: "8/5 6/5" },
  fevga: { dice: [6, 1], line: "24/18 18/17" },
  moultezim: { dice: [6, 5], line: "24/18 18/13" },
  uzun: { dice: [4, 4], line: "24/20(2) 20/16(2)" },
  "gul-bara": { dice: [5, 3], line: "24/19 24/21" },
  khachapuri: { dice: [6, 5], line: "24/19 19/13", mayNot: "24/18" },
  mahbusa: {
    ...{ dice: [5, 2], line: "11/9* 14/9", mayNot: "20/18" },
    position: {
      own: sideOf({ 24: 8, 20: 2, 18: 1, 14: 2, 11: 2 }, CHECKERS, setOf([18])),
      other: sideOf({ 24: 9, 16: 1, 12: 2, 8: 2, 7: 1 }),
    },
  },
  plakoto: {
    ...{ dice: [6, 3], line: "7/1*" },
    position: {
      own: sideOf({ 16: 2, 13: 3, 10: 4, 7: 3, 5: 3 }),
      other: MOTHER,
    },
  },
  tapa: {
    ...{ dice: [6, 3], line: "7/1* 24/21" },
    position: {
      own: sideOf({ 24: 1, 16: 1, 13: 3, 10: 4, 7: 3, 5: 3 }),
      other: MOTHER,
    },
  },
} as const satisfies Record<string, AboutExample>;

type AboutId = keyof typeof EXAMPLES;

const isAbout = (id: string): id is AboutId => Object.hasOwn(EXAMPLES, id);

/** The rules that the many pages can tell. */
const hasPages = ({ start, checkers, meeting, head, leftover }: Switches): boolean => {
  if (checkers !== 15 || meeting === "pin" || leftover === "groups") return false;
  return start === "spread" || (start === "head" && head === "one");
};

const differences = (one: Switches, other: Switches): number => {
  const values = new Map<string, unknown>(Object.entries(other));
  return Object.entries(one).filter(([name, value]) => values.get(name) !== value).length;
};

/** The game whose page tells these rules best; undefined for those that have many pages. */
export const aboutOf = ({ id, switches }: Ruleset): AboutId | undefined => {
  if (isAbout(id)) return id;
  if (hasPages(switches)) return undefined;
  const [nearest] = RULESETS.filter(({ id }) => isAbout(id)).sort(
    (one, other) => differences(switches, one.switches) - differences(switches, other.switches),
  );
  return nearest && isAbout(nearest.id) ? nearest.id : undefined;
};

export const aboutPage = (ruleset: Ruleset): Content => {
  const id = aboutOf(ruleset);
  if (id === undefined) throw new Error(`${ruleset.id} is not told on one page`);
  const { dice, line, position, mayNot }: AboutExample = EXAMPLES[id];
  const { checkers } = ruleset.switches;
  const turn = position
    ? rolled(ruleset, position, dice)
    : rolled(ruleset, startPosition(ruleset), dice, 1);
  return withExample(
    example(turn, [line], mayNot === undefined ? [] : [mayNot]),
    tell(`rules-about-${id}`, { checkers }),
    // The fold shows its first lines: they tell of the diagram.
    tell(`rules-about-${id}-example`),
    briefOf(ruleset),
    tellOfGame("rules-about-play", ruleset),
  );
};
