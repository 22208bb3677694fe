import type { DrawnDie, Scene } from "../../../src/board/scene/scene.ts";
import { setOf, sideOf } from "../../../src/rules/position.ts";
import type { Die, Move, Point } from "../../../src/rules/types.ts";
import { BAR, CHECKERS, OFF } from "../../../src/rules/types.ts";

/** Scenes of every kind that a game can show, by name. */

const dice = (state: DrawnDie["state"], ...values: Die[]): DrawnDie[] =>
  values.map((value) => ({ value, state }));

const move = (from: Point, to: Point, hit = false): Move => {
  const die = [1, 2, 3, 4, 5, 6].find((one) => one >= from - to);
  return { from, to, die: (die ?? 6) as Die, hit };
};

const SHORT = sideOf({ 24: 2, 13: 5, 8: 3, 6: 5 });
const LONG = sideOf({ 24: 15 });

export const shortStart: Scene = {
  way: "towards",
  sides: { white: SHORT, black: SHORT },
  bottom: "white",
  numbering: "white",
  names: { white: "Анна", black: "Борис" },
  pipsWord: "пройти",
  toMove: "white",
  dice: { of: "white", dice: dice("ready", 6, 4) },
  cube: undefined,
  lastTurn: undefined,
  movable: [24, 13, 8],
};

export const longStart: Scene = {
  ...shortStart,
  way: "same",
  sides: { white: LONG, black: LONG },
  dice: { of: "white", dice: dice("ready", 6, 6, 6, 6) },
  movable: [24],
};

export const stacks: Scene = {
  ...longStart,
  sides: {
    white: sideOf({ 24: 3, 20: 1, 18: 1, 17: 2, 11: 1, 6: 7 }),
    black: sideOf({ 24: 12, 19: 1, 15: 1, 13: 1 }),
  },
  names: { white: "Արամ", black: "Гюльнара Əliyeva" },
  toMove: "black",
  numbering: "black",
  dice: { of: "black", dice: [...dice("played", 5, 5), ...dice("ready", 5, 5)] },
  lastTurn: { of: "white", moves: [move(24, 20), move(11, 6)] },
  movable: [24, 19],
};

/** Checkers of both sides are held: under one, under two that have come, and under many. */
export const held: Scene = {
  ...shortStart,
  sides: {
    white: sideOf({ 24: 1, 20: 2, 18: 1, 16: 1, 9: 7, 5: 1, 4: 2 }, CHECKERS, setOf([24, 18])),
    black: sideOf(
      { 24: 1, 21: 1, 16: 1, 12: 2, 7: 5, 6: 1, 2: 1, 1: 3 },
      CHECKERS,
      setOf([21, 16]),
    ),
  },
  toMove: "black",
  dice: { of: "black", dice: dice("ready", 6, 1) },
  lastTurn: { of: "white", moves: [move(6, 4, true), move(10, 4)] },
  movable: [24, 12, 7],
};

export const bars: Scene = {
  ...shortStart,
  sides: {
    white: sideOf({ [BAR]: 3, 24: 1, 13: 4, 8: 2, 6: 3, 5: 2 }),
    black: sideOf({ [BAR]: 2, 24: 2, 13: 3, 8: 2, 7: 1, 6: 3, 4: 2 }),
  },
  cube: { value: 2n, owner: "black" },
  dice: { of: "white", dice: [...dice("played", 4), ...dice("ready", 3)] },
  lastTurn: { of: "black", moves: [move(13, 7), move(8, 4, true)] },
  movable: [BAR],
};

export const crowdedBar: Scene = {
  ...bars,
  sides: { white: sideOf({ [BAR]: 11, 6: 4 }), black: sideOf({ [BAR]: 7, 4: 2, 5: 6 }) },
  cube: { value: 64n, owner: "centre" },
  lastTurn: { of: "white", moves: [move(BAR, 21), move(21, 20)] },
};

export const afterDouble: Scene = {
  ...shortStart,
  sides: {
    white: sideOf({ 24: 2, 13: 2, 10: 3, 8: 3, 6: 5 }),
    black: sideOf({ 24: 1, 20: 1, 13: 5, 8: 2, 6: 5, 4: 1 }),
  },
  toMove: "black",
  dice: { of: "black", dice: [...dice("played", 4, 4), ...dice("ready", 4, 4)] },
  lastTurn: { of: "black", moves: [move(24, 20), move(8, 4)] },
  movable: [13, 24, 20, 8],
};

const ascending = (at: number, ...values: Die[]): DrawnDie[] =>
  values.map((value, index) => ({
    value,
    state: index < at ? "played" : value === values[at] ? "ready" : "waiting",
  }));

export const madGulbar: Scene = {
  ...stacks,
  dice: { of: "black", dice: ascending(3, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6) },
  movable: [24, 15],
};

export const gulBara: Scene = {
  ...stacks,
  bottom: "black",
  dice: {
    of: "black",
    dice: ascending(9, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6),
  },
};

export const bearOff: Scene = {
  ...shortStart,
  sides: { white: sideOf({ 4: 2, 2: 1, 1: 1 }), black: sideOf({ 6: 1, 3: 2, 2: 2, 1: 1 }) },
  cube: { value: 64n, owner: "white" },
  dice: { of: "white", dice: dice("ready", 5, 3) },
  lastTurn: { of: "black", moves: [move(5, OFF), move(6, 3)] },
  movable: [4],
};

export const longBearOff: Scene = {
  ...longStart,
  sides: { white: sideOf({ 6: 1, 5: 2, 4: 2, 3: 1 }), black: sideOf({ 6: 4, 5: 3, 2: 5, 1: 1 }) },
  cube: { value: 1024n, owner: "centre" },
  dice: undefined,
  lastTurn: { of: "white", moves: [move(6, OFF), move(6, OFF), move(6, OFF)] },
  movable: [],
};

/** Seventy doubles: more than a number holds exactly. */
export const highCube: Scene = { ...bearOff, cube: { value: 2n ** 70n, owner: "white" } };

export const over: Scene = {
  ...bearOff,
  sides: { white: sideOf({}), black: sideOf({ 6: 1, 3: 2, 2: 2, 1: 1 }) },
  toMove: undefined,
  dice: undefined,
  lastTurn: { of: "white", moves: [move(2, OFF), move(1, OFF)] },
  movable: [],
};

export const blackBelow: Scene = { ...shortStart, bottom: "black" };

export const longNames: Scene = {
  ...bars,
  names: {
    white: "Александра-Елизавета Константинопольская фон Шлезвиг-Гольштейн",
    black: "W".repeat(200),
  },
  cube: { value: 64n, owner: "white" },
};

export const oddNames: Scene = {
  ...shortStart,
  names: { white: "🎲 Пётр 👨‍👩‍👧 ★\u202E", black: "\u202Eאבי\u200B دوست <b>" },
};

export const unseenNames: Scene = {
  ...shortStart,
  names: { white: "🦄🦄", black: "\u200F\u202E\u200B\u2066" },
};

export const scenes: Readonly<Record<string, Scene>> = {
  shortStart,
  longStart,
  stacks,
  bars,
  crowdedBar,
  afterDouble,
  madGulbar,
  gulBara,
  held,
  bearOff,
  longBearOff,
  highCube,
  over,
  blackBelow,
  longNames,
  oddNames,
  unseenNames,
};
