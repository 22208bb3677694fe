import { expect, test, vi } from "vitest";
import { replay } from "../../../src/game/apply.ts";
import type { GameId } from "../../../src/ids/ids.ts";
import { loadGame } from "../../../src/tables/game/load-game.ts";
import { play } from "../../../src/tables/game/play.ts";
import type { Services } from "../../../src/tables/services/services.ts";
import { viewOf } from "../../../src/tables/shown/view.ts";
import { ruleset } from "../../game/support.ts";
import { ANNA, BORIS, openServices, rowOf, sitTogether } from "../support.ts";

const begun = (): { readonly services: Services; readonly game: GameId } => {
  const services = openServices(3);
  return { services, game: sitTogether(services, { ruleset: ruleset("long"), stake: 1 }) };
};

const pressResign = (services: Services, id: GameId) => {
  const { version, white } = rowOf(services, id);
  return play(services, id, version, white, { type: "resign", outcome: "oin" });
};

test("a press and the views of its table replay the game once", () => {
  const { services, game } = begun();
  const [table] = services.store.tables.byGame(game);
  if (!table) throw new Error("a game without a table");
  const events = vi.spyOn(services.store.games, "events");
  const before = viewOf(services, table.id)?.played?.game;
  expect(events).toHaveBeenCalledTimes(1);
  expect(pressResign(services, game).ok).toBe(true);
  const after = viewOf(services, table.id)?.played?.game;
  expect(events).toHaveBeenCalledTimes(1);
  expect(before?.resignation).toBeUndefined();
  expect(after?.resignation).toEqual({ by: "white", outcome: "oin" });
  expect(after).toEqual(replay(ruleset("long"), services.store.games.events(game)));
});

test("what is rolled back is forgotten, whatever comes in its place", () => {
  const { services, game } = begun();
  const undone = (): void =>
    services.store.transaction(() => {
      pressResign(services, game);
      throw new Error("no");
    });
  expect(undone).toThrow("no");
  expect(loadGame(services, rowOf(services, game)).resignation).toBeUndefined();
  const { version } = rowOf(services, game);
  play(services, game, version, BORIS, { type: "resign", outcome: "oin" });
  expect(loadGame(services, rowOf(services, game)).resignation?.by).toBe("black");
  expect(rowOf(services, game).white).toBe(ANNA);
});
