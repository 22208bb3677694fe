import {
  bad,
  type Checked,
  checkRoll,
  checkScene,
  type Fields,
  good,
} from "../rules/json-lines/checks.ts";
import type { Roll } from "../rules/turn.ts";
import type { Position, Ruleset } from "../rules/types.ts";
import type { CubeState } from "./cube.ts";
import { LEVELS, type Level } from "./levels.ts";

/** A question to a player from outside. */
export type Asked = {
  readonly ruleset: Ruleset;
  readonly level: Level;
  readonly plies: 0 | 1 | undefined;
  readonly toMove: "white" | "black";
  readonly position: Position;
  readonly about:
    | { readonly kind: "turn"; readonly roll: Roll }
    | { readonly kind: "turns"; readonly roll: Roll; readonly top: number }
    | { readonly kind: "value" }
    | { readonly kind: "cube"; readonly cube: CubeState };
};

const FIELDS = [
  "ruleset",
  "white",
  "black",
  "turn",
  "dice",
  "pending",
  "firstTurn",
  "turnNumber",
  "level",
  "plies",
  "query",
  "top",
  "cube",
];

const show = (value: unknown): string => JSON.stringify(value) ?? "nothing";

const checkLevel = (given: unknown): Checked<Level> => {
  const level = LEVELS.find((one) => one === (given ?? "best"));
  return level === undefined
    ? bad("level", `${show(given)} is none of ${LEVELS.join(", ")}`)
    : good(level);
};

const checkPlies = (given: unknown): Checked<0 | 1 | undefined> =>
  given === undefined || given === 0 || given === 1 ? good(given) : bad("plies", "must be 0 or 1");

const USUAL_TOP = 10;

const checkTop = (given: unknown = USUAL_TOP): Checked<number> =>
  typeof given === "number" && Number.isSafeInteger(given) && given >= 1
    ? good(given)
    : bad("top", "must be a whole number from 1 on");

const checkCube = (
  given: unknown = {},
  toMove: "white" | "black",
  { switches }: Ruleset,
): Checked<CubeState> => {
  if (typeof given !== "object" || given === null) return bad("cube", "must be an object");
  const unknown = Object.keys(given).find((name) => name !== "value" && name !== "owner");
  if (unknown !== undefined) return bad("cube", `there is no ${show(unknown)} in it`);
  const { value = 1, owner }: { value?: unknown; owner?: unknown } = given;
  if (typeof value !== "number" || !Number.isSafeInteger(value) || value < 1)
    return bad("cube", "its value must be a whole number from 1 on");
  if (switches.raise === "double" && !Number.isInteger(Math.log2(value)))
    return bad("cube", `${value} is no value of a cube that doubles`);
  if (owner !== undefined && owner !== "white" && owner !== "black")
    return bad("cube", 'its owner must be "white" or "black"; none: it is in the centre');
  const whose = owner === undefined ? "centre" : owner === toMove ? "own" : "other";
  return good({ value: BigInt(value), owner: whose, offered: value > 1 || owner !== undefined });
};

type About = Asked["about"];

const checkTurns = (fields: Fields, ruleset: Ruleset): Checked<About> => {
  const roll = checkRoll(fields, ruleset.switches);
  if (!roll.ok) return roll;
  if (fields.query === undefined) return good({ kind: "turn", roll: roll.value });
  const top = checkTop(fields.top);
  return top.ok ? good({ kind: "turns", roll: roll.value, top: top.value }) : top;
};

const checkAbout = (
  fields: Fields,
  ruleset: Ruleset,
  toMove: "white" | "black",
): Checked<About> => {
  const { query } = fields;
  if (query === undefined || query === "turns") return checkTurns(fields, ruleset);
  if (query !== "value" && query !== "cube")
    return bad("query", 'must be "turns", "value" or "cube"; none: the turn that it plays');
  if (fields.dice !== undefined || fields.pending !== undefined)
    return bad("dice", `are not thrown yet when "${query}" is asked`);
  if (query === "value") return good({ kind: "value" });
  const cube = checkCube(fields.cube, toMove, ruleset);
  return cube.ok ? good({ kind: "cube", cube: cube.value }) : cube;
};

/** Reads a question to a player; the error names the field and says what is wrong with it. */
export const checkAsked = (given: unknown): Checked<Asked> => {
  const scene = checkScene(given, FIELDS);
  if (!scene.ok) return scene;
  const { fields, ruleset, toMove, position } = scene.value;
  const level = checkLevel(fields.level);
  if (!level.ok) return level;
  const plies = checkPlies(fields.plies);
  if (!plies.ok) return plies;
  const about = checkAbout(fields, ruleset, toMove);
  if (!about.ok) return about;
  return good({
    ruleset,
    level: level.value,
    plies: plies.value,
    toMove,
    position,
    about: about.value,
  });
};
