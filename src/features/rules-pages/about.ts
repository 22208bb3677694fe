import { example, rolled } from "../../bot/view/example.ts";
import { startPosition } from "../../rules/position.ts";
import { RULESETS } from "../../rules/rulesets.ts";
import type { Dice, Ruleset, Switches } from "../../rules/types.ts";
import { type Content, taught, tell } from "./page.ts";
import { briefOf } from "./topics-common.ts";
import { tellOfGame } from "./topics-stakes.ts";

/** The games that are told on one page, each with a first turn as its example. */
const OPENINGS = {
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
} as const satisfies Record<string, { readonly dice: Dice; readonly line: string }>;

type AboutId = keyof typeof OPENINGS;

const isAbout = (id: string): id is AboutId => Object.hasOwn(OPENINGS, id);

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
  const { dice, line } = OPENINGS[id];
  const { checkers } = ruleset.switches;
  return taught(
    example(rolled(ruleset, startPosition(ruleset), dice, 1), [line]),
    tell(`rules-about-${id}`, { checkers }),
    briefOf(ruleset),
    tell(`rules-about-${id}-example`),
    tellOfGame("rules-about-play", ruleset),
  );
};
