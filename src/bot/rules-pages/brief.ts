import type { Ruleset } from "../../rules/types.ts";
import { type Line, tell } from "./page.ts";

/** In one line each, what sets a ruleset apart from others of its family. */
export const briefOf = ({ switches }: Ruleset): readonly Line[] => {
  const { family, homeHit, fullMove, headException, block, homeMars } = switches;
  const { doubles, leftover, cube } = switches;
  const ofFamily =
    family === "short"
      ? [`home-hit-${homeHit}`]
      : [`head-${headException}`, `block-${block}`, `home-mars-${homeMars}`];
  const features = [
    ...ofFamily,
    ...(fullMove ? ["full-move"] : []),
    ...(doubles === "four" ? [] : [`doubles-${doubles}`]),
    ...(leftover === "opponent" ? ["leftovers"] : []),
    ...(cube ? ["cube"] : []),
  ];
  return [tell("rules-brief"), ...features.map((feature) => tell(`rules-brief-${feature}`))];
};
