import { outcomePoints } from "../../rules/outcome.ts";
import { planOfRoll } from "../../rules/plan.ts";
import type { Ruleset } from "../../rules/types.ts";
import { briefOf } from "./brief.ts";
import { bearingOff, fullMove } from "./lessons-common.ts";
import * as inLong from "./lessons-long.ts";
import * as inShort from "./lessons-short.ts";
import { type Content, say, sayIf, shown, taught } from "./page.ts";
import { lossDiagram, startDiagram } from "./scenes.ts";

/** What every game has: how it begins, how to move, doubles, bearing off and winning. */

const lessonsOf = ({ switches }: Ruleset) => (switches.family === "short" ? inShort : inLong);

export const startPage = (ruleset: Ruleset): Content => {
  const { family } = ruleset.switches;
  return shown(
    startDiagram(ruleset),
    say(`start-${family}`),
    say(`way-${family}`),
    say("goal"),
    say(`opening-${family}`),
    ...briefOf(ruleset),
  );
};

export const movesPage = (ruleset: Ruleset): Content => {
  const { family } = ruleset.switches;
  return taught(
    lessonsOf(ruleset).largerDie(ruleset),
    say("moves"),
    say(`closed-${family}`),
    say("compulsion"),
    say(`larger-${family}`),
    say("software-dice"),
  );
};

export const doublesPage = (ruleset: Ruleset): Content => {
  const { doubles, leftover, ascendingMoves, ascendingFromTurn } = ruleset.switches;
  const climbing = planOfRoll(ruleset.switches, [4, 4], ascendingFromTurn).rest.join(" ");
  return taught(
    lessonsOf(ruleset).double(ruleset),
    say("double"),
    ...(doubles === "ascending"
      ? [
          say("double-ascending", { moves: ascendingMoves, dice: climbing }),
          say(`double-ascending-${leftover}`),
          ...sayIf(ascendingFromTurn > 1, "double-until", {
            turns: ascendingFromTurn - 1,
            from: ascendingFromTurn,
          }),
        ]
      : [say("double-four")]),
    ...(doubles === "roll-again" ? [say(`double-again-${leftover}`)] : []),
    say("double-example"),
  );
};

export const leftoversPage = (ruleset: Ruleset): Content => {
  const { family, doubles, cube } = ruleset.switches;
  const lesson = lessonsOf(ruleset).leftovers(ruleset);
  const dice = lesson.turn.all.join(" ");
  const example = family === "long" && doubles === "ascending" ? "climb" : family;
  return taught(
    lesson,
    say("leftovers"),
    ...sayIf(family === "long", "leftovers-head"),
    ...sayIf(cube, "leftovers-cube"),
    say(`leftovers-example-${example}`, { dice, left: lesson.turn.all.length }),
  );
};

export const bearingOffPage = (ruleset: Ruleset): Content =>
  taught(
    bearingOff(ruleset),
    say("bear-off"),
    say("bear-off-die"),
    ...sayIf(ruleset.switches.family === "short", "bear-off-hit"),
    say("bear-off-example"),
  );

export const fullMovePage = (ruleset: Ruleset): Content =>
  taught(fullMove(ruleset), say("full-move"), say("full-move-example"));

export const winPage = (ruleset: Ruleset): Content => {
  const { family, homeMars, nextFirst } = ruleset.switches;
  const long = homeMars === "off" ? [say("mars-only")] : homeMarses(ruleset);
  return shown(
    lossDiagram(ruleset),
    say("oin"),
    ...(family === "short" ? [say("mars"), say("koks")] : long),
    say(`win-example-${family === "short" ? "koks" : homeMars === "off" ? "mars" : "home-mars"}`),
    say("resign"),
    say(`next-${nextFirst}`),
  );
};

const homeMarses = (ruleset: Ruleset) => [
  say("mars-not-home"),
  say("home-mars", { times: outcomePoints(ruleset, "home-mars") }),
];
