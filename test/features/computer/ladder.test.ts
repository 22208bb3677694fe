import { describe, expect, test } from "vitest";
import { speaker } from "../../../src/bot/text/texts.ts";
import { AFTERS } from "../../../src/bot/view/look.ts";
import { computerExtension } from "../../../src/features/computer/feature.ts";
import {
  type LadderGame,
  laddersOf,
  stepBy,
  stepsOf,
} from "../../../src/features/computer/ladder.ts";
import { playComputer } from "../../../src/features/computer/sit.ts";
import { type GameId, isGameId } from "../../../src/ids/ids.ts";
import { loadGame } from "../../../src/tables/game/load-game.ts";
import { play } from "../../../src/tables/game/play.ts";
import { computerAt, LEVELS, type SeatLevel } from "../../../src/tables/game/seats.ts";
import type { Services } from "../../../src/tables/services/services.ts";
import type { PlayedView } from "../../../src/tables/shown/view.ts";
import { ruleset } from "../../game/support.ts";
import { ANNA, BORIS, GROUP, openServices, playSome, rowOf } from "../../tables/support.ts";

const gameId = (id: number): GameId => (isGameId(id) ? id : expect.fail("no game"));

/** Games of one family: W won, l lost, each letter with the level after it. */
const games = (level: SeatLevel, results: string, from = 1): readonly LadderGame[] =>
  [...results].map((result, at) => ({
    ...{ game: gameId(from + at), family: "long", level, isWon: result === "W" },
  }));

describe("a step of the ladder", () => {
  test.each([
    ["WW", 2],
    ["WlW", 3],
    ["lWlW", 4],
    ["WllWlW", 6],
    ["WWWW", 2],
  ])("is reached by two wins in three games: %s", (results, reached) => {
    expect(stepsOf(games("easy", results)).map(({ game }) => game)).toEqual([reached]);
  });

  test.each(["W", "Wll", "WllWll", "llll"])("is not reached by %s", (results) => {
    expect(stepsOf(games("easy", results))).toEqual([]);
  });

  test("counts the games of its own level and family alone", () => {
    const [first, second] = games("easy", "WW");
    if (!first || !second) throw new Error("no games");
    expect(stepsOf([first, { ...second, level: "hard" }])).toEqual([]);
    expect(stepsOf([first, { ...second, family: "short" }])).toEqual([]);
    const between = games("hard", "lll", 10);
    expect(stepsOf([first, ...between, { ...second, game: gameId(20) }])).toEqual([
      { game: 20, family: "long", level: "easy" },
    ]);
  });
});

test("a step is not reached by games in which a turn was taken back", () => {
  const services = openServices(5);
  const first = against(services, "easy", true);
  const second = against(services, "easy", true);
  const reached = (): boolean =>
    laddersOf(services, ANNA).some(({ steps }) => steps.some(({ isReached }) => isReached));
  expect(reached()).toBe(true);
  services.store.games.noteTakenBack(second);
  expect([reached(), stepBy(services, ANNA, rowOf(services, first))]).toEqual([false, undefined]);
  services.store.close();
});

/** Anna wins a game against the computer, or loses it. */
const against = (services: Services, level: SeatLevel, isWon: boolean, id = "long"): GameId => {
  const terms = { ruleset: ruleset(id), stake: 1 };
  const begun = playComputer(services, ANNA, { group: GROUP, thread: null }, terms, level);
  const table = services.store.tables.runningOf({ person: ANNA })[0];
  if (!begun.ok || !table?.game) throw new Error("no game");
  const { game } = table;
  playSome(services, game);
  const loser = isWon ? computerAt(level) : ANNA;
  const resign = { type: "resign", outcome: "mars" } as const;
  const done = play(services, game, rowOf(services, game).version, loser, resign);
  if (!done.ok) throw new Error(done.code);
  return game;
};

/** What the ladder says under a game, as often as it is looked at. */
const linesUnder = (services: Services, game: GameId): readonly string[] => {
  const row = rowOf(services, game);
  const shown = { row, game: loadGame(services, row), viewer: ANNA };
  const given = computerExtension.shows?.(services, shown);
  const [after] = given ? AFTERS.among([given]) : [];
  const view: PlayedView = Object.create(null);
  return (after?.lines?.(view, speaker("en")) ?? []).filter((line) => line.includes("🪜"));
};

describe("the ladder of a person", () => {
  test("is told under the game that reached a step, and under no other", () => {
    const services = openServices(4);
    const played = [true, false, true, true].map((isWon) => against(services, "easy", isWon));
    expect(played.map((game) => linesUnder(services, game).length)).toEqual([0, 0, 1, 0]);
    const [, , third] = played;
    expect(third && linesUnder(services, third)).toEqual([
      "🪜 Step ★ of long nardy reached: two wins in three games.",
    ]);
    // Later games, and a restart, change nothing of what was told.
    expect(third && stepBy(services, ANNA, { id: third })).toMatchObject({ level: "easy" });
    expect(laddersOf(services, ANNA)).toEqual([
      {
        family: "long",
        steps: LEVELS.map((level) => ({ level, isReached: level === "easy" })),
      },
    ]);
    expect(laddersOf(services, BORIS)).toEqual([]);
    for (const isWon of [true, true]) against(services, "hard", isWon, "short");
    const [, short] = laddersOf(services, ANNA);
    expect([short?.family, short?.steps.filter(({ isReached }) => isReached)]).toEqual([
      "short",
      [{ level: "hard", isReached: true }],
    ]);
  });
});
