import { expect, test } from "vitest";
import { speaker } from "../../../src/bot/text/texts.ts";
import { rollNowText, turnNotes } from "../../../src/bot/view/lines.ts";
import type { TurnPart } from "../../../src/game/types.ts";
import { sideOf, startPosition } from "../../../src/rules/position.ts";
import { long, madGulbar } from "../../../src/rules/rulesets.ts";
import { legalMoves, playMove } from "../../../src/rules/search/search.ts";
import { beginLeftovers, beginTurn, type Turn } from "../../../src/rules/turn.ts";
import type { Dice, Position, Ruleset } from "../../../src/rules/types.ts";
import { ruleset } from "../../game/support.ts";
import { seeded } from "../../rules/random.ts";
import { statesOf } from "../../support/screens/games.ts";
import { plainTable } from "../../support/screens/tables.ts";

const say = speaker("en");

const SCATTERED: Position = {
  own: sideOf({ 24: 10, 20: 5 }),
  other: sideOf({ 24: 15 }),
};

/** What is said of the dice at the beginning of a turn, and after each of its moves. */
const told = (turn: Turn, part: TurnPart = "roll"): readonly string[] => {
  const [move] = legalMoves(turn);
  const next = move && playMove(turn, move);
  return [rollNowText(turn, part, say), ...(next ? told(next, part) : [])];
};

const rolled = (ruleset: Ruleset, position: Position, dice: Dice): Turn =>
  beginTurn({ ruleset, position, dice, ownTurn: 2 });

test("the number being played stands out in a double that climbs", () => {
  const name = `<b>5:5, ${say("roll-5-5")}</b>`;
  expect(told(rolled(madGulbar, SCATTERED, [5, 5]))).toEqual([
    `${name} (<b>5 5</b> 6 6)`,
    `${name} (<s>5</s> <b>5</b> 6 6)`,
    `${name} (<s>5 5</s> <b>6 6</b>)`,
    `${name} (<s>5 5 6</s> <b>6</b>)`,
    `${name} (<s>5 5 6 6</s>)`,
  ]);
});

test("an ordinary roll is its numbers and its name, from the first move to the last", () => {
  const name = `<b>6:4, ${say("roll-6-4")}</b>`;
  const turn = rolled(long, startPosition(long), [4, 6]);
  expect(new Set(told(turn))).toEqual(new Set([name]));
});

test("leftovers have no name, and either of two different dice may be next", () => {
  const left = beginLeftovers({ ruleset: madGulbar, position: SCATTERED, pending: [5, 5, 6] });
  expect(told(left, "leftovers")).toEqual([
    "<b>5 5</b> 6",
    "<s>5</s> <b>5</b> 6",
    "<s>5 5</s> <b>6</b>",
    "<s>5 5 6</s>",
  ]);
  const many = beginLeftovers({
    ruleset: madGulbar,
    position: SCATTERED,
    pending: [4, 4, 4, 4, 5],
  });
  expect(told(many, "leftovers").slice(0, 2)).toEqual(["<b>4×4</b> 5", "<s>4</s> <b>4×3</b> 5"]);
  const two = beginLeftovers({ ruleset: madGulbar, position: SCATTERED, pending: [6, 5] });
  expect(told(two, "leftovers")[0]).toBe("<b>6 5</b>");
});

test.each(["gulbar", "mad-gulbar", "gul-bara", "chelebi"])(
  "dice that the opponent plays are left to them, those that nobody plays are not: %s",
  (id) => {
    const { played } = plainTable({ ruleset: ruleset(id), stake: 1 });
    const told = new Set<string>();
    for (let seed = 1; told.size < 2 && seed < 60; seed++) {
      const [game] = statesOf(ruleset(id), seeded(seed)).slice(-1);
      const history = game?.history ?? [];
      for (const [at, record] of history.slice(0, -1).entries()) {
        const isLeft = history[at + 1]?.part === "leftovers";
        const isLost = !isLeft && record.rest.length > 0 && record.moves.length > 0;
        const notes = game ? turnNotes({ ...played, game }, record, say).join() : "";
        expect(notes.includes(" left to the opponent"), notes).toBe(isLeft);
        expect(notes.includes(" unplayed"), notes).toBe(isLost);
        if (isLeft || isLost) told.add(isLeft ? "left" : "lost");
      }
    }
    expect([...told].sort()).toEqual(["left", "lost"]);
  },
);
