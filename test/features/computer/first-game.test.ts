import { expect, test } from "vitest";
import { playComputer } from "../../../src/features/computer/sit.ts";
import { loadGame } from "../../../src/tables/game/load-game.ts";
import { ruleset } from "../../game/support.ts";
import { ANNA, GROUP, newestGame, openServices, rowOf } from "../../tables/support.ts";

test("a first game begins with the person's own turn, by an honest throw", () => {
  const colours = new Set<string>();
  for (let seed = 1; seed <= 8; seed++) {
    const services = openServices(seed);
    const terms = { ruleset: ruleset("long"), stake: 1 };
    playComputer(services, ANNA, { group: GROUP, thread: null }, terms, "beginner");
    const row = rowOf(services, newestGame(services));
    const game = loadGame(services, row);
    expect(row[game.toMove]).toBe(ANNA);
    expect(game.phase.kind).toBe("rolling");
    const { white = 0, black = 0 } = game.openingThrows.at(-1) ?? {};
    expect(white > black ? "white" : "black").toBe(game.toMove);
    colours.add(game.toMove);
    services.store.close();
  }
  expect(colours.size).toBe(2);
});
