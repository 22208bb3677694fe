import type { Diagram } from "../../board/diagram.ts";
import type { Scene } from "../../board/scene.ts";
import { sideOf, startPosition } from "../../rules/position.ts";
import { short } from "../../rules/rulesets/short.ts";
import type { Outcome, Position, Ruleset } from "../../rules/types.ts";
import { sceneOf } from "./lesson.ts";

/** Boards that are looked at without a move to be made. */

const still = (scene: Scene, ways = false): Diagram => ({ scene, may: [], mayNot: [], ways });

/** How the checkers stand before the first turn, and how they go round. */
export const startDiagram = (ruleset: Ruleset): Diagram =>
  still(sceneOf(ruleset, startPosition(ruleset), undefined), true);

/** What hangs over the list of all games: the roll that gave the game its name. */
export const coverDiagram = (): Diagram =>
  still({
    ...sceneOf(short, startPosition(short), undefined),
    dice: {
      of: "white",
      dice: [
        { value: 6, state: "ready" },
        { value: 5, state: "ready" },
      ],
    },
  });

/** The most that can be lost, and a position in which it is lost, as the loser sees it. */
type Loss = { readonly outcome: Exclude<Outcome, "oin">; readonly position: Position };

const NOBODY = sideOf({});

export const worstLoss = ({ switches: { family, homeMars } }: Ruleset): Loss => {
  if (family === "short") {
    const own = sideOf({ 24: 1, 8: 2, 6: 5, 5: 4, 4: 3 });
    return { outcome: "koks", position: { own, other: NOBODY } };
  }
  if (homeMars === "off") {
    const own = sideOf({ 12: 2, 6: 5, 5: 4, 4: 4 });
    return { outcome: "mars", position: { own, other: NOBODY } };
  }
  const own = sideOf({ 6: 4, 5: 4, 4: 3, 3: 2, 2: 2 });
  return { outcome: "home-mars", position: { own, other: NOBODY } };
};

export const lossDiagram = (ruleset: Ruleset): Diagram => {
  const { own, other } = worstLoss(ruleset).position;
  return still(sceneOf(ruleset, { own: other, other: own }, undefined));
};

const MIDDLE_GAMES: Readonly<Record<Ruleset["switches"]["family"], Position>> = {
  short: {
    own: sideOf({ 13: 3, 8: 3, 6: 4, 5: 3, 4: 2 }),
    other: sideOf({ 24: 1, 13: 4, 8: 3, 6: 4, 5: 3 }),
  },
  long: {
    own: sideOf({ 24: 5, 20: 2, 18: 3, 15: 2, 14: 1, 10: 2 }),
    other: sideOf({ 24: 7, 21: 2, 19: 2, 16: 2, 15: 1, 11: 1 }),
  },
};

/** A game under way before the reader's roll; where there is a cube, it was raised and is his. */
export const stakesDiagram = (ruleset: Ruleset): Diagram => {
  const { family, cube } = ruleset.switches;
  return still({
    ...sceneOf(ruleset, MIDDLE_GAMES[family], undefined),
    toMove: "white",
    cube: cube ? { value: 2n, owner: "white" } : undefined,
  });
};
