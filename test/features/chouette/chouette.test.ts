import { expect, test } from "vitest";
import { playEvening, type Seen } from "./evening.ts";

/** All of them take minutes: EVENINGS=all. */
const ALL = process.env.EVENINGS === "all";
const EVENINGS = ALL ? 500 : 6;
const KILLS = ALL ? 3_000 : 50;

const nothing = (): Seen => ({ games: 0, kills: 0, gone: 0, doubles: 0 });

test(`${EVENINGS} chouettes go by the rules as they are written down a second time`, () => {
  const seen = nothing();
  for (let seed = 1; seed <= EVENINGS; seed++) playEvening(seed, seen);
  expect(seen.games).toBeGreaterThan(EVENINGS);
  expect(seen.gone).toBeGreaterThan(0);
  expect(seen.doubles).toBeGreaterThan(EVENINGS);
  if (ALL) console.log(seen);
});

test(`${KILLS} kills at any point of a chouette lose and double nothing`, () => {
  const seen = nothing();
  for (let seed = 10_001; seen.kills < KILLS; seed++) playEvening(seed, seen, true);
  expect(seen.games).toBeGreaterThan(0);
});
