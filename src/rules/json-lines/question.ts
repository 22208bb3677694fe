import { z } from "zod";
import { begin, type Turn } from "../turn.ts";
import {
  BOARD_FIELDS,
  checkBoard,
  checkRoll,
  NO_LINE,
  positionOf,
  ROLL_FIELDS,
  rollOf,
  together,
} from "./fields.ts";

export type RulesQuestion = {
  readonly turn: Turn;
  readonly toMove: "white" | "black";
  readonly steps: boolean;
};

export const rulesQuestion = z
  .strictObject(
    {
      ...BOARD_FIELDS,
      ...ROLL_FIELDS,
      query: z.enum(["turns", "steps"], 'must be "steps" or "turns"').default("turns"),
    },
    NO_LINE,
  )
  .superRefine(
    together((fields, refuse) => {
      checkBoard(fields, refuse);
      checkRoll(fields, fields.ruleset.switches, refuse);
    }),
  )
  .transform((fields): RulesQuestion => {
    const start = { ruleset: fields.ruleset, position: positionOf(fields) };
    const turn = begin(start, rollOf(fields));
    return { turn, toMove: fields.turn, steps: fields.query === "steps" };
  });
