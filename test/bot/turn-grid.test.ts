import { describe, expect, test } from "vitest";
import { type Place, playAt, turnGrid } from "../../src/bot/view/turn-grid.ts";
import { turnAfter } from "../../src/game/moves.ts";
import { long } from "../../src/rules/rulesets/long.ts";
import { short } from "../../src/rules/rulesets/short.ts";
import { legalMoves } from "../../src/rules/search/search.ts";
import { beginTurn, type Turn } from "../../src/rules/turn.ts";
import type { Move, Ruleset } from "../../src/rules/types.ts";
import { position } from "../rules/helpers.ts";
import { playedFor } from "../rules/positions.ts";
import { seeded } from "../rules/random.ts";

const TURNS = 150;

const placesOf = (start: Turn, now: Turn): readonly Place[] =>
  turnGrid(start, now).moves.flatMap(({ places }) => places);

const way = (moves: readonly Move[] | undefined): string | undefined =>
  moves?.map(({ from, die }) => `${from}/${die}`).join(" ");

/** Turns of two different dice, out of random games. */
const turnsOf = (ruleset: Ruleset): readonly Turn[] =>
  playedFor(ruleset, seeded(11), TURNS).map((from, index) =>
    beginTurn({ ruleset, position: from, dice: index % 2 ? [6, 4] : [3, 1], ownTurn: 5 }),
  );

describe.each([short, long])("the places of a turn ($id)", (ruleset) => {
  test("offer every legal move in each of its states", () => {
    for (const start of turnsOf(ruleset)) {
      for (const now of [start, ...legalMoves(start).map((move) => turnAfter(start, move))]) {
        const offered = placesOf(start, now).map((place) => way(playAt(now, place)));
        for (const move of legalMoves(now)) expect(offered).toContain(way([move]));
      }
    }
  });

  test("offer what they offered at its beginning, what is left of that, or nothing", () => {
    for (const start of turnsOf(ruleset)) {
      for (const first of legalMoves(start)) {
        const now = turnAfter(start, first);
        for (const place of placesOf(start, now)) {
          const offered = way(playAt(now, place));
          if (offered === undefined) continue;
          const ways = place.plays.filter(({ after }) => after.length === 0);
          const said = ways.map(({ moves }) => way(moves));
          const begun = way([first]);
          expect(said.some((one) => one === offered || one === `${begun} ${offered}`)).toBe(true);
        }
      }
    }
  });
});

test("a place is blank whose first half another checker would have to play", () => {
  const start = beginTurn({
    ruleset: short,
    position: position({ 24: 1, 20: 1, 8: 2, 6: 11 }, { 24: 15 }),
    dice: [6, 4],
    ownTurn: 5,
  });
  const both = placesOf(start, start).find((place) => way(playAt(start, place)) === "24/6 18/4");
  const [eight] = legalMoves(start).filter(({ from, die }) => from === 8 && die === 4);
  if (both === undefined || eight === undefined) return expect.fail("no such button");
  expect(playAt(turnAfter(start, eight), both)).toBeUndefined();
});
