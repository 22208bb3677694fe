import type { Ruleset } from "../../rules/types.ts";
import { type Line, tell, tellIf } from "./page.ts";

export const briefOf = ({ switches }: Ruleset): readonly Line[] => {
  const { family, homeHit, fullMove, headException, block, homeMars } = switches;
  const { doubles, leftover, nextFirst, cube } = switches;
  const ofFamily =
    family === "short"
      ? [tell(`rules-brief-home-hit-${homeHit}`)]
      : [
          tell(`rules-brief-head-${headException}`),
          tell(`rules-brief-block-${block}`),
          tell(`rules-brief-home-mars-${homeMars}`),
        ];
  return [
    tell("rules-brief"),
    ...ofFamily,
    ...tellIf(fullMove, "rules-brief-full-move"),
    ...(doubles === "four" ? [] : [tell(`rules-brief-doubles-${doubles}`)]),
    ...tellIf(leftover === "opponent", "rules-brief-leftovers"),
    ...(nextFirst === "throw" ? [] : [tell(`rules-brief-next-${nextFirst}`)]),
    ...tellIf(cube, "rules-brief-cube"),
  ];
};
