import { boardOf, type Example, example, rolled } from "../../../bot/view/example.ts";
import { shesbeshDiagram } from "../../../bot/view/framed.ts";
import { familyOf } from "../../../rules/family.ts";
import { outcomePoints } from "../../../rules/outcome.ts";
import { sideOf, startPosition } from "../../../rules/position.ts";
import { allOf, sequenceOfRoll } from "../../../rules/sequence.ts";
import type { Ruleset } from "../../../rules/types.ts";
import { type Content, type Line, tell, tellIf, withDiagram, withExample } from "./content.ts";
import * as inLong from "./long.ts";
import {
  lossDiagram,
  openingDiagram,
  stakesDiagram,
  startDiagram,
  turnDiagram,
  worstLoss,
} from "./scenes.ts";
import * as inShort from "./short.ts";

/** Worked examples for every game, without contact between the sides. */

/** The first turn of a game, button by button. */
const firstPresses = (ruleset: Ruleset): Example =>
  example(rolled(ruleset, startPosition(ruleset), [3, 1], 1), [
    familyOf(ruleset.switches) === "short" ? "8/5 6/5" : "24/21 21/20",
  ]);

/** A five with a checker on six, a four with none on four or higher (000, bearing off; 001 §25). */
const bearingOff = (ruleset: Ruleset): Example => {
  const position = {
    own: sideOf({ 6: 1, 3: 2, 2: 1, 1: 1 }),
    other: sideOf({ 6: 2, 4: 2, 1: 2 }),
  };
  return example(rolled(ruleset, position, [5, 4]), ["6/1 3/off"], ["6/1 2/off"]);
};

/** The example of 001 §26: a three from six would leave nothing for the five but to waste a pip. */
const fullMove = (ruleset: Ruleset): Example => {
  const position = {
    own: sideOf({ 6: 1, 4: 1, 1: 1 }),
    other: sideOf({ 3: 2, 2: 2, 1: 1 }),
  };
  return example(rolled(ruleset, position, [5, 3]), ["6/1 4/1"], ["6/3"]);
};

const examplesOf = ({ switches }: Ruleset) => (familyOf(switches) === "short" ? inShort : inLong);

export const summaryPage = (ruleset: Ruleset): Content =>
  withDiagram(
    startDiagram(ruleset),
    tell(`rules-summary-${familyOf(ruleset.switches)}`),
    briefOf(ruleset),
  );

export const startPage = (ruleset: Ruleset): Content => {
  const family = familyOf(ruleset.switches);
  const page = withDiagram(
    startDiagram(ruleset),
    tell(`rules-start-${family}`),
    tell(`rules-way-${family}`),
    tell("rules-goal"),
  );
  return { ...page, drawn: tell(`rules-drawn-${family}`) };
};

export const openingPage = (ruleset: Ruleset): Content =>
  withDiagram(
    openingDiagram(ruleset),
    tell(ruleset.switches.opening === "kept" ? "rules-opening-short" : "rules-opening-long"),
  );

export const movesPage = (ruleset: Ruleset): Content => {
  const family = familyOf(ruleset.switches);
  return withExample(
    examplesOf(ruleset).bothDice(ruleset),
    tell("rules-moves"),
    tell(`rules-closed-${family}`),
    tell("rules-moves-example"),
    tell(`rules-notation-${family}`),
  );
};

export const compulsionPage = (ruleset: Ruleset): Content =>
  withExample(
    examplesOf(ruleset).largerDie(ruleset),
    tell("rules-compulsion"),
    tell(`rules-larger-${familyOf(ruleset.switches)}`),
  );

export const doublesPage = (ruleset: Ruleset): Content => {
  const { doubles, leftover } = ruleset.switches;
  return withExample(
    examplesOf(ruleset).double(ruleset),
    tell("rules-double"),
    ...(doubles === "ascending" ? climbingLines(ruleset) : [tell("rules-double-four")]),
    leftover === "groups" ? [] : tellIf(doubles === "roll-again", `rules-double-again-${leftover}`),
    tell("rules-double-example"),
  );
};

export const rollsPage = (ruleset: Ruleset): Content =>
  withDiagram(shesbeshDiagram(ruleset), tell("rules-roll-names"), tell("rules-software-dice"));

const climbingLines = ({ switches }: Ruleset): readonly Line[] => {
  const { leftover, ascendingMoves: moves, ascendingFromTurn: from } = switches;
  const dice = allOf(sequenceOfRoll(switches, [4, 4], from)).join(" ");
  const sixes = allOf(sequenceOfRoll(switches, [6, 6], from)).length;
  return [
    tell("rules-double-ascending", { moves, dice, sixes }),
    ...(leftover === "groups" ? [] : [tell(`rules-double-ascending-${leftover}`)]),
    ...tellIf(from > 1, "rules-double-until", { turns: from - 1 }),
  ];
};

export const leftoversPage = (ruleset: Ruleset): Content => {
  const family = familyOf(ruleset.switches);
  const { headException } = ruleset.switches;
  return withDiagram(
    boardOf(examplesOf(ruleset).leftovers(ruleset)),
    tell("rules-leftovers"),
    family === "long" ? head(headException !== "none") : [],
    tell("rules-leftovers-cube"),
  );
};

export const leftoversExamplePage = (ruleset: Ruleset): Content => {
  const family = familyOf(ruleset.switches);
  const { doubles } = ruleset.switches;
  const example = examplesOf(ruleset).leftovers(ruleset);
  const left = example.turn.all;
  const kind = family === "long" && doubles === "ascending" ? "climb" : family;
  return withExample(
    example,
    tell(`rules-leftovers-example-${kind}`, { dice: left.join(" "), count: left.length }),
  );
};

const head = (excepted: boolean): readonly Line[] => [
  tell("rules-leftovers-head"),
  ...tellIf(excepted, "rules-leftovers-first"),
];

export const bearingOffPage = (ruleset: Ruleset): Content =>
  withExample(
    bearingOff(ruleset),
    tell("rules-bear-off"),
    tell("rules-bear-off-die"),
    tell(familyOf(ruleset.switches) === "short" ? "rules-bear-off-hit" : "rules-bear-off-blocked"),
    tell("rules-bear-off-example"),
  );

export const fullMovePage = (ruleset: Ruleset): Content =>
  withExample(fullMove(ruleset), tell("rules-full-move"), tell("rules-full-move-example"));

export const winPage = (ruleset: Ruleset): Content => {
  const family = familyOf(ruleset.switches);
  return withDiagram(
    lossDiagram(ruleset),
    [tell("rules-oin", { family }), ...marsLines(ruleset)],
    tell(`rules-win-example-${worstLoss(ruleset).outcome}`, { family }),
  );
};

export const endPage = (ruleset: Ruleset): Content => {
  const family = familyOf(ruleset.switches);
  const { homeMars, nextFirst } = ruleset.switches;
  return withDiagram(
    stakesDiagram(ruleset),
    tell(`rules-resign-${family}`),
    tellIf(family === "long" && homeMars !== "off", "rules-resign-home-mars"),
    tell("rules-claim"),
    tell(`rules-next-${nextFirst}`),
  );
};

const marsLines = (ruleset: Ruleset): readonly Line[] => {
  const family = familyOf(ruleset.switches);
  const { koks, homeMars } = ruleset.switches;
  if (koks !== "off") return [tell("rules-mars", { family }), tell("rules-koks")];
  if (family === "short" || homeMars === "off") return [tell("rules-mars-only", { family })];
  const times = outcomePoints(ruleset, "home-mars");
  return [tell("rules-mars-not-home"), tell("rules-home-mars", { times })];
};

export const howPage = (ruleset: Ruleset): Content => {
  const family = familyOf(ruleset.switches);
  return withExample(
    firstPresses(ruleset),
    tell(`rules-how-${family}`),
    tell("rules-how-done"),
    tell(`rules-how-example-${family}`),
  );
};

export const signsPage = (ruleset: Ruleset): Content =>
  withDiagram(
    turnDiagram(ruleset),
    tell("rules-signs-turns"),
    tell("rules-signs-pips"),
    tell("rules-signs-dice"),
    tell("rules-signs-hash"),
    tell("rules-signs-menu"),
  );

const meetingLines = ({ switches }: Ruleset): readonly Line[] => {
  const { opening, homeHit, headException, block, head, koks, homeMars, mother, score } = switches;
  switch (switches.meeting) {
    case "hit":
      return [
        ...tellIf(opening === "anew", "rules-brief-opening-anew"),
        tell(`rules-brief-home-hit-${homeHit}`),
        ...tellIf(koks === "off", "rules-brief-koks-off"),
      ];
    case "pin":
      return [
        tell("rules-brief-held"),
        tell(`rules-brief-opening-${opening}`),
        ...tellIf(koks === "off" && mother === "off", "rules-brief-koks-off"),
      ];
    case "block":
      return [
        ...tellIf(opening === "kept", "rules-brief-opening-kept"),
        ...(head === "one" && headException !== "fours-sixes"
          ? [tell(`rules-brief-head-${headException}`)]
          : []),
        ...(block === "start-quarter" ? [] : [tell(`rules-brief-block-${block}`)]),
        tell(
          score === "difference" ? "rules-brief-difference" : `rules-brief-home-mars-${homeMars}`,
        ),
      ];
  }
};

/** What sets these rules apart, in a line each. A page that is a game's own tells the rest. */
export const briefOf = (ruleset: Ruleset): readonly Line[] => {
  const { fullMove, doubles, leftover, nextFirst, cube } = ruleset.switches;
  return [
    tell("rules-brief"),
    ...meetingLines(ruleset),
    ...tellIf(fullMove, "rules-brief-full-move"),
    ...(doubles === "four" ? [] : [tell(`rules-brief-doubles-${doubles}`)]),
    ...tellIf(leftover === "opponent", "rules-brief-leftovers"),
    ...(nextFirst === "throw" ? [] : [tell(`rules-brief-next-${nextFirst}`)]),
    ...tellIf(cube, "rules-brief-cube"),
  ];
};
