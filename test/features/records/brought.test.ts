import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { chooseSide, keepMatch } from "../../../src/features/records/brought/keep.ts";
import { isMatchId, MATCH_POST, matchesIn } from "../../../src/features/records/brought/store.ts";
import { readMat } from "../../../src/game/record/record.ts";
import type { Services } from "../../../src/tables/services/services.ts";
import { openWithPeople, person, sure } from "../contests/lives.ts";

const FILE = join(import.meta.dirname, "..", "..", "game", "matches", "gnubg.mat");
const ANNA = person(1);

let services: Services;

beforeEach(() => {
  services = openWithPeople(1, () => 1_700_000_000_000);
});
afterEach(() => services.store.close());

test("who brings many matches loses the oldest, and the next in line says that it is worked", () => {
  const read = readMat(readFileSync(FILE, "utf8"));
  if (!read.ok) throw new Error(read.code);
  const bring = (): void => keepMatch(services, ANNA, read.match);
  const { posts } = services.store;
  bring();
  bring();
  const [first, second] = [1, 2].filter(isMatchId);
  for (const id of [first, second])
    expect(chooseSide(services, sure(id), ANNA, "white")).toEqual({ ok: true });
  for (let more = 0; more < 8; more++) bring();
  const behindOf = (): number => sure(posts.of({ kind: MATCH_POST, subject: sure(second) })).behind;
  const before = behindOf();
  bring();
  expect(matchesIn(services.store).inLine(ANNA)).toEqual([second]);
  expect(behindOf()).toBeGreaterThan(before);
});
