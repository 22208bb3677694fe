import { expect, test } from "vitest";
import { strangersIn } from "../../../src/features/seek/store/strangers.ts";
import { playerToAct } from "../../../src/game/game.ts";
import type { GameId } from "../../../src/ids/ids.ts";
import { legalMoves } from "../../../src/rules/search/search.ts";
import { loadGame } from "../../../src/tables/game/load-game.ts";
import { type PlayerCommand, play } from "../../../src/tables/game/play.ts";
import type { Services } from "../../../src/tables/services/services.ts";
import { viewOf } from "../../../src/tables/shown/view.ts";
import { ruleset } from "../../game/support.ts";
import { GROUP, openServices, rowOf, sitTogether } from "../support.ts";

/** A game in which the first turn is over; and who has played it. */
const begun = (services: Services) => {
  const id = sitTogether(services, { ruleset: ruleset("short"), stake: 1 });
  const first = loadGame(services, rowOf(services, id)).toMove;
  const act = (command: PlayerCommand, by = first): string => {
    const row = rowOf(services, id);
    const done = play(services, id, row.version, row[by], command);
    return done.ok ? "done" : done.code;
  };
  for (;;) {
    const { phase, toMove } = loadGame(services, rowOf(services, id));
    if (toMove !== first) break;
    const [move] = phase.kind === "moving" ? legalMoves(phase.turn) : [];
    act(move ? { type: "move", moves: [move] } : { type: "done" });
  }
  return { id, first, act };
};

const keyOf = (services: Services, id: GameId): unknown => {
  const [table] = services.store.tables.byGame(id);
  return table && viewOf(services, table.id)?.played?.backKey;
};

test("friends may ask, whatever they press; nobody goes back without the other", () => {
  const services = openServices(3);
  const { id, first, act } = begun(services);
  expect(keyOf(services, id)).toEqual({ by: first, way: "asks" });
  const { version } = rowOf(services, id);
  expect(act({ type: "take-back" })).toBe("done");
  expect(rowOf(services, id)).toMatchObject({ version: version + 1, takenBack: false });
  expect(act({ type: "allow-back" })).toBe("own-question");
  const other = playerToAct(loadGame(services, rowOf(services, id))) ?? first;
  expect(act({ type: "allow-back" }, other)).toBe("done");
  expect(rowOf(services, id).takenBack).toBe(true);
  expect(loadGame(services, rowOf(services, id))).toMatchObject({ toMove: first, history: [] });
  services.store.close();
});

test.each([
  ["a contest", "UPDATE series SET chat = NULL, home = -100"],
  ["a chouette", "UPDATE series SET party = 'chouette'"],
] as const)("in %s turns stay as they are", (_, change) => {
  const services = openServices(3);
  const { id, act } = begun(services);
  services.sql.exec(change);
  expect(act({ type: "ask-back" })).toMatch(/take-back-off|of-party/);
  if (!change.includes("party")) expect(keyOf(services, id)).toBeUndefined();
  services.store.close();
});

test("strangers whom a search has brought together are not asked either", () => {
  const services = openServices(3);
  const { id, act } = begun(services);
  strangersIn(services.store).note({ game: id, kind: "found" });
  expect(act({ type: "ask-back" })).toBe("take-back-off");
  expect(keyOf(services, id)).toBeUndefined();
  services.store.close();
});

test("the players' group may not want it", () => {
  const services = openServices(3);
  const { act } = begun(services);
  const group = services.store.people.chat(GROUP);
  if (!group) throw new Error("no group");
  services.store.people.saveSettings(group, { ...group.settings, takeBacks: false });
  expect(act({ type: "ask-back" })).toBe("take-back-off");
  services.store.close();
});
