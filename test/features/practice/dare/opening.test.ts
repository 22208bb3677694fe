import { expect, test } from "vitest";
import { findPosition } from "../../../../src/features/practice/dare/play/opening.ts";
import { lineOfTry } from "../../../../src/features/practice/dare/play/play.ts";
import {
  type JudgedDecision,
  openDecision,
} from "../../../../src/features/practice/decision/decision.ts";
import { keyOf } from "../../../../src/features/practice/decision/ends.ts";
import { writeDecision } from "../../../../src/features/practice/decision/text.ts";
import { puzzlesIn } from "../../../../src/features/practice/trainer/store/puzzles.ts";
import { movesOf, turnAfter } from "../../../../src/game/moves.ts";
import { begin } from "../../../../src/rules/turn.ts";
import { UNTOUCHED, writePresses } from "../../../../src/tables/game/kept-turn.ts";
import { ruleset } from "../../../game/support.ts";
import { position } from "../../../rules/helpers.ts";
import { ANNA, openServices, sitTogether } from "../../../tables/support.ts";
import { plainDecision } from "../sets/support.ts";

test("a puzzle of a double that climbs is sent at once, with the turn if it was the last one", () => {
  const services = openServices(1);
  sitTogether(services, { ruleset: ruleset("short"), stake: 1 });
  const puzzles = puzzlesIn(services.store);
  const { id, switches } = ruleset("gul-bara");
  // Its four ones to four sixes have more ends than can be listed.
  const own = { 24: 8, 22: 2, 20: 2, 18: 1, 15: 1, 11: 1 };
  const from = position(own, { 24: 9, 21: 2, 20: 2, 16: 1, 11: 1 });
  const roll = { dice: [1, 1], ownTurn: 5 } as const;
  let turn = begin({ ruleset: { id, switches }, position: from }, roll);
  for (let [move] = movesOf(turn); move; [move] = movesOf(turn)) turn = turnAfter(turn, move);
  const { moves } = turn;
  expect(moves.length).toBeGreaterThan(8);
  const played = keyOf(from, turn.position);
  const decision: JudgedDecision = {
    ...{ ruleset: { id, switches }, position: from, roll, best: moves },
    theme: "contact",
    ends: [{ key: played, loss: 0 }],
  };
  const kept = { person: ANNA, game: null, turn: null, family: "long", theme: "contact" } as const;
  const puzzle = puzzles.addOwn({ ...kept, puzzle: writeDecision(decision) });
  if (puzzle === undefined) throw new Error("it was not kept");
  puzzles.addAttempt({ person: ANNA, puzzle }, { at: 1, played, loss: 0, fresh: false });
  const sent = () => findPosition(services, ANNA, { source: "p", of: puzzle, turn: 0 });
  expect(sent()).toMatchObject({ decision: { position: from }, own: undefined });
  const presses = writePresses([moves]);
  puzzles.keepTurn({
    person: ANNA,
    ...UNTOUCHED,
    presses,
    puzzle,
    asked: 1,
    loss: 0,
    change: null,
  });
  expect(sent()?.own).toEqual({ moves, loss: 0 });
});

test("the line of a try says how good it was, and looks for no reason", () => {
  const decision = plainDecision("long", [6, 3]);
  const open = openDecision(decision);
  const kept = { ...UNTOUCHED, presses: "", loss: 40 };
  const line = lineOfTry(open, kept, "Anna");
  expect(line).toMatchObject({ square: "large", name: "Anna" });
  expect(line).not.toHaveProperty("worse");
});
