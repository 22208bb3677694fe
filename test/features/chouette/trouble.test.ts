import { expect, test } from "vitest";
import { beginChouetteGame } from "../../../src/features/chouette/begin.ts";
import {
  closeIdleChouettes,
  openChouette,
  sitDown,
} from "../../../src/features/chouette/chouette.ts";
import { chouettesIn } from "../../../src/features/chouette/chouettes.ts";
import { turnCubes } from "../../../src/features/chouette/cubes.ts";
import { playChouette } from "../../../src/features/chouette/party.ts";
import { USUAL_HOUSE } from "../../../src/features/chouette/rules/types.ts";
import { chouetteView } from "../../../src/features/chouette/view.ts";
import type { Terms } from "../../../src/game/series.ts";
import type { GameId, PersonId } from "../../../src/ids/ids.ts";
import { loadGame } from "../../../src/tables/game/load-game.ts";
import { forget } from "../../../src/tables/people/forget.ts";
import { personLeft } from "../../../src/tables/people/people.ts";
import type { Services } from "../../../src/tables/services/services.ts";
import { withCube } from "../../game/support.ts";
import { SEATED } from "../../support/secrets.ts";
import { GROUP, rowOf } from "../../tables/support.ts";
import { openWithPeople, person, sure } from "../contests/lives.ts";

const TERMS: Terms = { ruleset: withCube("long"), stake: 1 };
const [BOX, CAPTAIN, OTHER] = [person(1), person(2), person(3)];

/** They sit as they came. */
const [SEATS = new Uint8Array(32)] = SEATED;

const HOUR = 60 * 60_000;

type Side = "box" | "team";

/** A game in which a side is to roll, or has doubled in every cube. */
const begun = (services: Services, side: Side, isOffered: boolean): GameId => {
  const place = { chat: GROUP, thread: null };
  const chouette = openChouette(services, place, BOX, TERMS, USUAL_HOUSE);
  if (!chouette.ok) throw new Error(chouette.code);
  for (const one of [CAPTAIN, OTHER]) sitDown(services, chouette.id, one);
  beginChouetteGame(services, chouette.id, OTHER);
  const game = sure(
    chouettesIn(services.store).lastGame(sure(chouettesIn(services.store).open()[0]?.series)),
  );
  const roller = () =>
    loadGame(services, rowOf(services, game)).toMove === "white" ? "box" : "team";
  for (let press = 0; roller() !== side || phaseOf(services, game) !== "rolling"; press++) {
    if (press > 20) throw new Error("nobody rolls");
    const by = roller() === "box" ? BOX : CAPTAIN;
    const { phase } = loadGame(services, rowOf(services, game));
    const { version } = rowOf(services, game);
    if (phase.kind === "rolling") playChouette(services, game, version, by, { type: "roll" });
    else playChouette(services, game, version, by, { type: "done" });
  }
  const { version } = rowOf(services, game);
  if (!isOffered) return game;
  for (const one of side === "box" ? [BOX] : [CAPTAIN, OTHER])
    expect(turnCubes(services, game, version, one, "double", undefined).ok).toBe(true);
  return game;
};

const phaseOf = (services: Services, game: GameId): string =>
  loadGame(services, rowOf(services, game)).phase.kind;

/** What members have won then, and whether the game is over. */
const after = (gone: PersonId, side: Side, isOffered: boolean) => {
  const services = {
    ...openWithPeople(3, () => 1_700_000_000_000),
    newSecret: () => SEATS,
  };
  const game = begun(services, side, isOffered);
  expect(services.store.forget.games({ person: gone })).toEqual([game]);
  forget(services, gone);
  const { score } = chouetteView(services, sure(chouettesIn(services.store).open()[0]));
  expect(score.reduce((sum, { points }) => sum + points, 0n)).toBe(0n);
  const { endedAt, black } = rowOf(services, game);
  const points = chouettesIn(services.store)
    .members(game)
    .map((one) => one.points);
  services.store.close();
  return { points, isOver: endedAt !== null, captain: black };
};

test("a forgotten member of a team pays their cube, and the others go on", () => {
  const [lost, playsOn] = [-2n, null];
  expect(after(CAPTAIN, "team", false)).toEqual({
    ...{ points: [lost, playsOn], isOver: false, captain: OTHER },
  });
  expect(after(OTHER, "team", true)).toEqual({
    ...{ points: [playsOn, lost], isOver: false, captain: CAPTAIN },
  });
  // What the box has offered them they have dropped.
  expect(after(CAPTAIN, "box", true)).toEqual({
    ...{ points: [-1n, playsOn], isOver: false, captain: OTHER },
  });
  expect(after(OTHER, "box", false)).toEqual({
    ...{ points: [playsOn, lost], isOver: false, captain: CAPTAIN },
  });
});

test("a box that is forgotten has dropped what it was offered, and lost to all others", () => {
  expect(after(BOX, "box", false)).toMatchObject({ points: [2n, 2n], isOver: true });
  expect(after(BOX, "team", true)).toMatchObject({ points: [1n, 1n], isOver: true });
  // What nobody has taken yet does not count.
  expect(after(BOX, "box", true)).toMatchObject({ points: [2n, 2n], isOver: true });
});

test("a chouette that everybody has left standing is closed, with a podium if anything was won", () => {
  let now = 1_700_000_000_000;
  const services = { ...openWithPeople(3, () => now), newSecret: () => SEATS };
  const chouettes = chouettesIn(services.store);
  const game = begun(services, "team", true);
  const { version } = rowOf(services, game);
  expect(turnCubes(services, game, version, BOX, "drop", 0).ok).toBe(true);
  now += 12 * HOUR - 1;
  closeIdleChouettes(services);
  expect(chouettes.open()).toHaveLength(1);
  // A member who answers has not left.
  expect(turnCubes(services, game, version, BOX, "take", 1).ok).toBe(true);
  now += 12 * HOUR - 1;
  closeIdleChouettes(services);
  expect(chouettes.open()).toHaveLength(1);
  now += 1;
  closeIdleChouettes(services);
  const [card] = services.store.notices.due();
  expect(chouettes.at(card?.subject ?? 0)?.state).toBe("over");
  expect(rowOf(services, game).endedAt).toBeNull();
  services.store.close();
});

test("the board of the last game follows where a player leaves the group", () => {
  const services = { ...openWithPeople(3, () => 1_700_000_000_000), newSecret: () => SEATS };
  const { tables } = services.store;
  const game = begun(services, "box", false);
  const { version } = rowOf(services, game);
  expect(playChouette(services, game, version, BOX, { type: "resign", outcome: "oin" }).ok).toBe(
    true,
  );
  const behind = () => sure(tables.byGame(game)[0]).behind;
  const before = behind();
  personLeft(services, GROUP, OTHER);
  expect(behind()).toBeGreaterThan(before);
  services.store.close();
});
