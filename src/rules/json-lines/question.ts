import { beginLeftovers, beginTurn, type Turn } from "../turn.ts";
import { bad, type Checked, checkRoll, checkScene, good } from "./checks.ts";

/** What somebody outside asks of the rules (README.md, section 10). */
export type Question = {
  readonly turn: Turn;
  readonly toMove: "white" | "black";
  /** Only the legal first moves are wanted. */
  readonly steps: boolean;
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
  "query",
];

/** Reads a question; the error names the field and says what is wrong with it. */
export const checkQuestion = (given: unknown): Checked<Question> => {
  const scene = checkScene(given, FIELDS);
  if (!scene.ok) return scene;
  const { fields, ruleset, position, toMove } = scene.value;
  const { query = "turns" } = fields;
  if (query !== "turns" && query !== "steps") return bad("query", 'must be "steps" or "turns"');
  const checked = checkRoll(fields, ruleset.switches);
  if (!checked.ok) return checked;
  const roll = checked.value;
  const start = { ruleset, position };
  const turn =
    "dice" in roll ? beginTurn({ ...start, ...roll }) : beginLeftovers({ ...start, ...roll });
  return good({ turn, toMove, steps: query === "steps" });
};
