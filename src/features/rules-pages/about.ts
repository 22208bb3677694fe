import { example, rolled } from "../../bot/view/example.ts";
import { startPosition } from "../../rules/position.ts";
import { RULESETS } from "../../rules/rulesets.ts";
import type { Dice, Ruleset, Switches } from "../../rules/types.ts";
import { type Content, taught, tell } from "./page.ts";
import { tellOfGame } from "./topics-stakes.ts";

/** The games that are told on one page, each with a first turn as its example. */
const OPENINGS = {
  "quick-long": { dice: [6, 6], line: "24/18(2)" },
  hypergammon: { dice: [4, 2], line: "24/20 22/20" },
} as const satisfies Record<string, { readonly dice: Dice; readonly line: string }>;

type AboutId = keyof typeof OPENINGS;

const isAbout = (id: string): id is AboutId => Object.hasOwn(OPENINGS, id);

/** The games whose rules the many pages tell. */
const hasPages = ({ checkers }: Switches): boolean => checkers === 15;

const differences = (one: Switches, other: Switches): number => {
  const values = new Map<string, unknown>(Object.entries(other));
  return Object.entries(one).filter(([name, value]) => values.get(name) !== value).length;
};

/** The game whose page tells these rules best; undefined for those that have many pages. */
export const aboutOf = ({ switches }: Ruleset): AboutId | undefined => {
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
    tell(`rules-about-${id}-example`),
    tellOfGame("rules-about-play", ruleset),
  );
};
