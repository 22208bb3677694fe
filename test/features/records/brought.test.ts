import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lostPoints } from "../../../src/bot/view/numbers.ts";
import { costliest } from "../../../src/features/records/brought/decisions.ts";
import { chooseSide, keepMatch } from "../../../src/features/records/brought/keep.ts";
import { decisionPage, reportPage } from "../../../src/features/records/brought/pages.ts";
import { isMatchId, MATCH_POST, matchesIn } from "../../../src/features/records/brought/store.ts";
import { AUTOMATIC } from "../../../src/game/decide.ts";
import { readMat, readMatch, recordText } from "../../../src/game/record/record.ts";
import type { Services } from "../../../src/tables/services/services.ts";
import { eager, randomRecord } from "../../game/recorded.ts";
import { ruleset } from "../../game/support.ts";
import { en } from "../../support/texts.ts";
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

test("what a game for the difference has cost is told in its points on every line", () => {
  const wish = { crawford: false, first: undefined, automation: AUTOMATIC, seed: 7 } as const;
  const terms = { ruleset: ruleset("khachapuri"), stake: 1 };
  const read = readMatch(recordText(randomRecord({ terms, ...wish }, eager)));
  if (!read.ok) throw new Error(read.code);
  keepMatch(services, ANNA, read.match);
  const row = sure(matchesIn(services.store).find(sure([1].find(isMatchId))));
  const game = sure(read.match.games[0]);
  const turn = {
    by: "white",
    white: 0.5,
    luck: 0,
    loss: 0.5,
    chosen: true,
    best: [],
    cube: 1,
  } as const;
  const stored = { game, analysis: { white: 0.5, turns: [turn], cubes: [] } };
  const costly = costliest([stored], "white");
  // Half of a usual win, which is eight points.
  const four = lostPoints(4, en).slice(1);
  const { html } = reportPage({ row, games: [stored], costly }, en, []);
  expect(html.split("\n").filter((line) => line.includes(four))).toHaveLength(2);
  const decided = { row, stored, decision: sure(costly[0]), page: 0, pages: 1 };
  const look = { board: "words", theme: "wood" } as const;
  expect(decisionPage(decided, look, en).html).toContain(four);
});
