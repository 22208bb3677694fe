import type { Ruleset } from "../../rules/types.ts";
import { type Paragraph, say } from "./page.ts";

/** In one line each, what sets a ruleset apart from others of its family. */
export const briefOf = ({ switches }: Ruleset): readonly Paragraph[] => {
  const { family, homeHit, fullMove, headException, block, homeMars } = switches;
  const { doubles, leftover, cube } = switches;
  const ofFamily =
    family === "short"
      ? [`home-hit-${homeHit}`]
      : [`head-${headException}`, `block-${block}`, `home-mars-${homeMars}`];
  const keys = [
    ...ofFamily,
    ...(fullMove ? ["full-move"] : []),
    ...(doubles === "four" ? [] : [`doubles-${doubles}`]),
    ...(leftover === "opponent" ? ["leftovers"] : []),
    ...(cube ? ["cube"] : []),
  ];
  return [say("brief"), ...keys.map((key) => say(`brief-${key}`))];
};
