import { startPosition } from "../../rules/position.ts";
import { findRuleset } from "../../rules/rulesets.ts";
import { BAR, type Ruleset, type Switches } from "../../rules/types.ts";

type Variation = { readonly name: string; readonly start: Switches["start"]; readonly id: string };

/** The games that other programs know, in their words, and our ruleset for each. */
const VARIATIONS: readonly Variation[] = [
  { name: "Backgammon", start: "spread", id: "short" },
  { name: "NackGammon", start: "nack", id: "nackgammon" },
  { name: "HyperGammon (3)", start: "rear", id: "hypergammon" },
];

/** What other programs call a game that begins in this way; undefined if they do not know it. */
export const variationOf = ({ switches }: Ruleset): string | undefined =>
  VARIATIONS.find(({ start }) => start === switches.start)?.name;

const plainly = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, "");

/** The ruleset of a variation, however its name is written; undefined if it is not known. */
export const rulesetNamed = (name: string): Ruleset | undefined => {
  const asked = plainly(name);
  const found = VARIATIONS.find((one) => [one.name, one.id].map(plainly).includes(asked));
  return found && findRuleset(found.id);
};

/** Where the checkers begin, as eXtreme Gammon writes it: White in capitals, by White's points. */
export const startRow = (ruleset: Ruleset): string => {
  const { own, other } = startPosition(ruleset);
  const letters = Array.from({ length: BAR + 1 }, (_, point) => {
    const [white, black] = [own[point] ?? 0, other[BAR - point] ?? 0];
    const isBar = point === 0 || point === BAR;
    if (isBar || white + black === 0) return "-";
    const letter = String.fromCharCode("a".charCodeAt(0) + white + black - 1);
    return white > 0 ? letter.toUpperCase() : letter;
  });
  return `; Set Pos=${letters.join("")}/0`;
};
