import { describe, expect, test } from "vitest";
import type { Stats, StatsPanel } from "../../../../src/board/sheets/stats.ts";
import { drawNow } from "../../../../src/board/studio/drawing.ts";
import { speaker } from "../../../../src/bot/text/texts.ts";
import { percentText } from "../../../../src/bot/view/numbers.ts";
import { topOf } from "../../../../src/features/standings/statistics/standings.ts";
import { statsOf } from "../../../../src/features/standings/statistics/stats.ts";
import {
  diceLines,
  gameLines,
  ownStats,
  topStats,
  versusStats,
} from "../../../../src/features/standings/statistics/words.ts";
import { fairnessOf } from "../../../../src/game/fairness.ts";
import type { PersonId } from "../../../../src/ids/ids.ts";
import { play } from "../../../../src/tables/game/play.ts";
import type { Services } from "../../../../src/tables/services/services.ts";
import { ruleset } from "../../../game/support.ts";
import {
  ANNA,
  again,
  BORIS,
  GROUP,
  openServices,
  playSome,
  rowOf,
  sitTogether,
} from "../../../tables/support.ts";

const say = speaker("en");

const personCalled = (services: Services, id: PersonId) =>
  services.store.people.person(id) ?? expect.fail("nobody");

/** Anna gives up, Boris gives up, and so on: so many games of a mars each. */
const afterGames = (count: number): Services => {
  const services = openServices(1);
  let game = sitTogether(services, { ruleset: ruleset("long"), stake: 1 });
  for (let number = 1; number <= count; number++) {
    const loser = number % 2 === 1 ? ANNA : BORIS;
    playSome(services, game);
    const command = { type: "resign", outcome: "mars" } as const;
    const played = play(services, game, rowOf(services, game).version, loser, command);
    if (!played.ok) throw new Error(played.code);
    if (number < count) game = again(services, game);
  }
  return services;
};

const topIn = (services: Services) =>
  topOf(services, GROUP, { most: 10, asker: ANNA, period: "all" });

const linesIn = ({ rows }: Stats, heading: string): readonly (readonly number[])[] =>
  rows
    .flat()
    .filter((panel): panel is Extract<StatsPanel, { kind: "lines" }> => panel.kind === "lines")
    .filter(({ facts }) => facts.heading.startsWith(heading))
    .flatMap(({ facts }) => facts.lines.map(({ values }) => values));

const kindsIn = ({ rows }: Stats): readonly (readonly string[])[] =>
  rows.map((panels) => panels.map(({ kind }) => kind));

describe("the picture of one's statistics", () => {
  test("has points and ratings after each game, from where both began", () => {
    const services = afterGames(10);
    const stats = ownStats(personCalled(services, BORIS), statsOf(services, BORIS, undefined), say);
    expect(stats.title).toBe("Boris");
    expect(linesIn(stats, "0 points")).toEqual([[0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0]]);
    const [ratings = []] = linesIn(stats, "Rating");
    expect(ratings).toHaveLength(11);
    expect(ratings[0]).toBe(1500);
    expect(ratings[1]).toBeGreaterThan(1500);
    expect(ratings[2]).toBeLessThan(ratings[1] ?? 0);
    services.store.close();
  });

  test("counts the games that nobody has won", () => {
    const services = afterGames(2);
    const own = { ...statsOf(services, BORIS, undefined), drawn: 2 };
    const said = say("stats-games", { games: 4, share: percentText(1 / 4, say) });
    expect(gameLines(own, say)[1]).toContain(said);
    const { rows } = ownStats(personCalled(services, BORIS), own, say);
    expect(JSON.stringify(rows)).toContain(said);
    services.store.close();
  });

  test("shows no rating before ten games: one lucky win would stand above many", () => {
    const services = afterGames(9);
    const own = statsOf(services, BORIS, undefined);
    expect(own.ratings).toEqual({ short: undefined, long: undefined });
    expect(linesIn(ownStats(personCalled(services, BORIS), own, say), "Rating")).toEqual([]);
    services.store.close();
  });

  test("draws no line through a single game, and the dice of a person who only played the computer", () => {
    const services = afterGames(1);
    const boris = personCalled(services, BORIS);
    const own = statsOf(services, BORIS, undefined);
    const fairness = fairnessOf([{ dice: [6, 1], count: 27 }]);
    expect(kindsIn(ownStats(boris, { ...own, fairness }, say))).toEqual([["dice"]]);
    expect(kindsIn(topStats(topIn(services), "Leaderboard", say))).toEqual([["ranking"]]);
    const against = versusStats(boris, personCalled(services, ANNA), own, say);
    expect(kindsIn(against)).toEqual([["versus"]]);
    services.store.close();
  });

  test("says of dice that they are as usual, or how seldom they fall so", () => {
    const next = { 1: 2, 2: 3, 3: 4, 4: 5, 5: 6, 6: 1 } as const;
    const usual = ([1, 2, 3, 4, 5, 6] as const).flatMap((die) => [
      { dice: [die, die] as const, count: 10 },
      { dice: [die, next[die]] as const, count: 50 },
    ]);
    expect(diceLines(fairnessOf(usual), say).slice(2)).toEqual([
      "Expected about 120 of each: ordinary dice.",
      "60 doubles, expected about 60: nothing unusual.",
    ]);
    const rare = diceLines(fairnessOf([{ dice: [6, 6], count: 60 }]), say);
    expect(rare[1]).toContain("⚀ 0 · ⚁ 0 · ⚂ 0 · ⚃ 0 · ⚄ 0 · ⚅ 120");
    expect(rare.slice(2)).toEqual([
      "Expected about 20 of each: such a spread happens to one player in 1\u202f000\u202f000.",
      "60 doubles, expected about 10: it happens to one player in 1\u202f000\u202f000.",
    ]);
  });

  test("shows no more steps than a phone can, and always the last", () => {
    const services = afterGames(2);
    const own = statsOf(services, BORIS, undefined);
    const course = Array.from({ length: 1_001 }, (_, index) => BigInt(index));
    const stats = ownStats(personCalled(services, BORIS), { ...own, course }, say);
    const [values = []] = linesIn(stats, "0 points");
    expect(values.length).toBeLessThan(125);
    expect(values.at(-1)).toBe(1_000);
    services.store.close();
  });

  test("against a friend has the score and the points of the two alone", () => {
    const services = afterGames(3);
    const own = statsOf(services, ANNA, BORIS);
    const [anna, boris] = [personCalled(services, ANNA), personCalled(services, BORIS)];
    const stats = versusStats(anna, boris, own, say);
    expect(kindsIn(stats)).toEqual([["versus"], ["lines"]]);
    const [score] = stats.rows.flat();
    expect(score?.kind === "versus" && score.facts.won).toEqual({ white: 1, black: 2 });
    expect(drawNow({ kind: "stats", theme: "wood", stats }).length).toBeGreaterThan(1000);
    services.store.close();
  });
});

describe("the picture of a chat's table", () => {
  test("ranks everybody by his points, with the course of the first ones", () => {
    const services = afterGames(3);
    const stats = topStats(topIn(services), "Leaderboard", say);
    const [ranking] = stats.rows.flat();
    expect(ranking?.kind === "ranking" && ranking.facts.ranked).toEqual([
      { name: "Boris", value: 2, text: "+2" },
      { name: "Anna", value: -2, text: "−2" },
    ]);
    expect(linesIn(stats, "Points")).toEqual([
      [0, 2, 0, 2],
      [0, -2, 0, -2],
    ]);
    services.store.close();
  });
});
