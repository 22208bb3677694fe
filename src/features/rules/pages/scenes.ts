import type { Diagram } from "../../../board/pictures/diagram.ts";
import type { Scene } from "../../../board/scene/scene.ts";
import { rolled, sceneOf } from "../../../bot/view/example.ts";
import { familyOf } from "../../../rules/family.ts";
import { sideOf, startPosition } from "../../../rules/position.ts";
import { legalMoves, playMove } from "../../../rules/search/search.ts";
import type { Family, Position, Ruleset, WayToWin } from "../../../rules/types.ts";

const still = (scene: Scene, ways = false): Diagram => ({ scene, may: [], mayNot: [], ways });

export const startDiagram = (ruleset: Ruleset): Diagram =>
  still(sceneOf(ruleset, startPosition(ruleset), undefined), true);

export const openingDiagram = (ruleset: Ruleset): Diagram =>
  still({ ...sceneOf(ruleset, startPosition(ruleset), undefined), toMove: "white" });

/** The greatest loss, and a position with it, as the loser sees it. */
type Loss = { readonly outcome: Exclude<WayToWin, "oin" | "mother">; readonly position: Position };

const NOBODY = sideOf({});

export const worstLoss = ({ switches: { koks, homeMars } }: Ruleset): Loss => {
  if (koks !== "off") {
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

const MIDDLE_GAMES: Readonly<Record<Family, Position>> = {
  short: {
    own: sideOf({ 13: 3, 8: 3, 6: 4, 5: 3, 4: 2 }),
    other: sideOf({ 24: 1, 13: 4, 8: 3, 6: 4, 5: 3 }),
  },
  long: {
    own: sideOf({ 24: 5, 20: 2, 18: 3, 15: 2, 14: 1, 10: 2 }),
    other: sideOf({ 24: 7, 21: 2, 19: 2, 16: 2, 15: 1, 11: 1 }),
  },
};

export const stakesDiagram = (ruleset: Ruleset): Diagram =>
  still({
    ...sceneOf(ruleset, MIDDLE_GAMES[familyOf(ruleset.switches)], undefined),
    toMove: "white",
  });

export const cubeDiagram = (ruleset: Ruleset): Diagram => {
  const diagram = stakesDiagram(ruleset);
  return { ...diagram, scene: { ...diagram.scene, cube: { value: 2n, owner: "white" } } };
};

export const turnDiagram = (ruleset: Ruleset): Diagram => {
  const turn = rolled(ruleset, MIDDLE_GAMES[familyOf(ruleset.switches)], [4, 2]);
  const [move] = legalMoves(turn);
  const after = move && playMove(turn, move);
  if (move === undefined || after === undefined) throw new Error("nobody can move");
  return still({
    ...sceneOf(ruleset, after.position, after),
    lastTurn: { of: "white", moves: after.moves },
    movable: [...new Set(legalMoves(after).map(({ from }) => from))],
  });
};
