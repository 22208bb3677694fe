import { expect, test } from "vitest";
import { liveChouette, type Seen } from "./life.ts";

/** All of them take minutes: CONTESTS=all. */
const ALL = process.env.CONTESTS === "all";
const CONTESTS = ALL ? 500 : 6;
const KILLS = ALL ? 3_000 : 50;

const nothing = (): Seen => ({ games: 0, kills: 0, gone: 0, doubles: 0 });

test(`${CONTESTS} chouettes go by the rules as they are written down a second time`, () => {
  const seen = nothing();
  for (let seed = 1; seed <= CONTESTS; seed++) liveChouette(seed, seen);
  expect(seen.games).toBeGreaterThan(CONTESTS);
  expect(seen.gone).toBeGreaterThan(0);
  expect(seen.doubles).toBeGreaterThan(CONTESTS);
  if (ALL) console.log(seen);
});

test(`${KILLS} kills at any point of a chouette lose and double nothing`, () => {
  const seen = nothing();
  for (let seed = 10_001; seen.kills < KILLS; seed++) liveChouette(seed, seen, true);
  expect(seen.games).toBeGreaterThan(0);
});
