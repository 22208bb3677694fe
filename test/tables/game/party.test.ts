import { expect, test } from "vitest";
import { movesOf } from "../../../src/game/moves.ts";
import { loadGame } from "../../../src/tables/game/load-game.ts";
import type { PlayerCommand } from "../../../src/tables/game/play.ts";
import { play } from "../../../src/tables/game/play.ts";
import { viewOf } from "../../../src/tables/shown/view.ts";
import { ruleset } from "../../game/support.ts";
import { openServices, rowOf, sitTogether } from "../support.ts";

test("a game of two asks nothing that is kept of a chouette", () => {
  const services = openServices(3);
  const id = sitTogether(services, { ruleset: ruleset("short"), stake: 1 });
  const [table] = services.store.tables.byGame(id);
  services.sql.pragma("foreign_keys = OFF");
  for (const kept of ["advice", "cube_events", "chouette_players", "chouettes"])
    services.sql.exec(`DROP TABLE ${kept}`);
  const act = (command: PlayerCommand) => {
    const row = rowOf(services, id);
    const { toMove } = loadGame(services, row);
    return play(services, id, row.version, row[toMove], command);
  };
  const { phase } = loadGame(services, rowOf(services, id));
  const [move] = phase.kind === "moving" ? movesOf(phase.turn) : [];
  if (!table || !move) throw new Error("nobody is to move");
  expect(act({ type: "move", moves: [move] }).ok).toBe(true);
  expect(viewOf(services, table.id)?.played?.given).toEqual([]);
  expect(act({ type: "resign", outcome: "mars" }).ok).toBe(true);
  expect(viewOf(services, table.id)?.played?.finished).toBeDefined();
  services.store.close();
});
