import { keyOf, type TextKey } from "../../../bot/text/texts.ts";
import { raised } from "../../../game/cube.ts";
import { familyOf } from "../../../rules/family.ts";
import type { Ruleset } from "../../../rules/types.ts";
import { type Content, type Line, tell, tellIf, withDiagram } from "./content.ts";
import { cubeDiagram, stakesDiagram } from "./scenes.ts";

export const stakesPage = (ruleset: Ruleset): Content =>
  withDiagram(
    stakesDiagram(ruleset),
    tellOfGame("rules-stakes", ruleset),
    tellOfGame("rules-match", ruleset),
  );

/** Every game has this page, as any can be played with the cube. */
export const cubePage = (ruleset: Ruleset): Content => {
  const family = familyOf(ruleset.switches);
  const { doubles, cube } = ruleset.switches;
  return withDiagram(
    cubeDiagram(ruleset),
    cube ? [] : [tellOfGame("rules-cube-off", ruleset)],
    tell("rules-cube", { values: firstValues(ruleset.switches) }),
    tell("rules-cube-answer"),
    tellIf(family === "short", "rules-cube-opening"),
    tellIf(doubles === "roll-again", "rules-cube-again"),
  );
};

export const extrasPage = (ruleset: Ruleset): Content => {
  const family = familyOf(ruleset.switches);
  const { beaver, jacoby, autoDoubles } = ruleset.switches;
  return withDiagram(
    cubeDiagram(ruleset),
    tell("rules-beaver", { used: yesOrNo(beaver) }),
    tell(`rules-jacoby-${family}`, { used: yesOrNo(jacoby) }),
    autoDoubles > 0
      ? tell("rules-auto-doubles", { most: autoDoubles })
      : tell("rules-auto-doubles-off"),
    ruleset.name === undefined ? tellOfGame("rules-extras", ruleset) : tell("rules-extras-own"),
  );
};

const yesOrNo = (used: boolean): string => (used ? "yes" : "no");

export const tellOfGame = (key: TextKey, { id, name }: Ruleset): Line =>
  name === undefined
    ? tell(key, {}, { game: keyOf(`ruleset-${id}-play`) })
    : tell(key, { game: name });

const SHOWN_VALUES = 4;

const firstValues = (switches: Ruleset["switches"]): readonly string[] => {
  const values = [1n];
  while (values.length < SHOWN_VALUES) values.push(raised(switches, values.at(-1) ?? 1n));
  return values.map(String);
};
