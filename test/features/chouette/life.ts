import { expect } from "vitest";
import { beginChouetteGame } from "../../../src/features/chouette/begin.ts";
import { getUp, openChouette, sitDown } from "../../../src/features/chouette/chouette.ts";
import { type ChouetteId, chouettesIn } from "../../../src/features/chouette/chouettes.ts";
import { turnCubes } from "../../../src/features/chouette/cubes.ts";
import { playChouette } from "../../../src/features/chouette/party.ts";
import {
  type CubeCommand,
  HOUSE_RULES,
  type House,
} from "../../../src/features/chouette/rules/types.ts";
import { teamGame } from "../../../src/features/chouette/team.ts";
import { chouetteView } from "../../../src/features/chouette/view.ts";
import { costOfLeaving } from "../../../src/game/leaving.ts";
import type { Terms } from "../../../src/game/series.ts";
import type { Game } from "../../../src/game/types.ts";
import type { GameId, PersonId } from "../../../src/ids/ids.ts";
import { legalMoves } from "../../../src/rules/search/search.ts";
import { loadGame } from "../../../src/tables/game/load-game.ts";
import type { PlayerCommand } from "../../../src/tables/game/play.ts";
import type { Services } from "../../../src/tables/services/services.ts";
import { chooser, withCube } from "../../game/support.ts";
import { GROUP, rowOf } from "../../tables/support.ts";
import { dyingAt, Killed, openWithPeople, person, sure } from "../contests/lives.ts";
import { type ChouetteModel, chouetteModel, type ModelRules } from "./model.ts";

const MINUTE = 60_000;
const GAMES = 3;

export type Seen = { games: number; kills: number; gone: number; doubles: number };

/** A chouette of three to six people who press anything, of whom three in ten vanish. */
export const liveChouette = (seed: number, seen: Seen, dies = false): void => {
  const choose = chooser(seed);
  const pick = <T>(all: readonly T[]): T => sure(all[choose(all.length)]);
  let now = 1_700_000_000_000;
  const people = Array.from({ length: 3 + choose(4) }, (_, at) => person(at + 1));
  const services = openWithPeople(people.length, () => now);
  const { store } = services;
  const vanishing = people.filter(() => choose(10) < 3);
  const vanished = new Set<PersonId>();
  const isThere = (one: PersonId): boolean => !vanished.has(one);

  const house: House = {
    advice: pick(HOUSE_RULES.advice),
    loneTaker: pick(HOUSE_RULES.loneTaker),
    boxTakes: pick(HOUSE_RULES.boxTakes),
    seats: 6,
  };
  const [beaver, jacoby] = [choose(2) === 0, choose(2) === 0];
  const rules: ModelRules = { house, beaver, jacoby, stake: pick([1, 5]) };
  const ruleset = withCube(pick(["short", "long"]), { beaver, jacoby, autoDoubles: 1 });
  const terms: Terms = { ruleset, stake: rules.stake };
  const sums = new Map<PersonId, bigint>();

  /** The same where the bot may be killed on the way: it has happened as a whole, or not at all. */
  const attempt = <T>(act: (services: Services) => T): T => {
    if (!dies) return act(services);
    try {
      return act(dyingAt(services, "chouette", 1 + choose(60)));
    } catch (error) {
      if (!(error instanceof Killed)) throw error;
      seen.kills++;
      return act(services);
    }
  };

  const id = opened();
  let seated: readonly PersonId[] = people;
  let order: readonly PersonId[] = people;
  for (let game = 0; game < GAMES; game++) {
    comeAndGo();
    const present = seated.filter(isThere);
    const [starter] = present;
    if (starter === undefined) break;
    const next = [
      ...order.filter((one) => seated.includes(one)),
      ...people.filter((one) => seated.includes(one) && !order.includes(one)),
    ];
    const begun = attempt((some) => beginChouetteGame(some, id, starter));
    expect(begun.ok).toBe(next.length >= 3);
    if (!begun.ok) break;
    seen.games++;
    if (game === 0) expect(seatedNow().toSorted()).toEqual(next.toSorted());
    // The first game is seated by a throw, the others by what happened in the one before.
    const model = playGame(game === 0 ? seatedNow() : next);
    if (!model) break;
    order = model.next();
    for (const { person: one, points = 0n } of model.line()) {
      sums.set(one, (sums.get(one) ?? 0n) + points);
      sums.set(model.box, (sums.get(model.box) ?? 0n) - points);
    }
    checkScore();
  }
  store.close();

  function opened(): ChouetteId {
    const [maker, ...others] = people;
    const chouette = openChouette(
      services,
      { chat: GROUP, thread: null },
      sure(maker),
      terms,
      house,
    );
    if (!chouette.ok) throw new Error(chouette.code);
    for (const one of others) expect(sitDown(services, chouette.id, one).ok).toBe(true);
    return chouette.id;
  }

  function comeAndGo(): void {
    for (const one of people.filter(isThere)) {
      if (seated.includes(one) ? choose(10) > 0 : choose(2) > 0) continue;
      const act = seated.includes(one) ? getUp : sitDown;
      expect(attempt((some) => act(some, id, one)).ok).toBe(true);
      seated = seated.includes(one) ? seated.filter((other) => other !== one) : [...seated, one];
    }
  }

  /** The box and the line of the newest game. */
  function seatedNow(): readonly PersonId[] {
    const game = sure(chouettesIn(store).lastGame(sure(chouettesIn(store).byId(id)?.series)));
    const line = chouettesIn(store).members(game);
    return [rowOf(services, game).white, ...line.map((one) => one.person)];
  }

  /** Undefined where nobody is left who could go on. */
  function playGame([box, ...line]: readonly PersonId[]): ChouetteModel<PersonId> | undefined {
    const game = sure(chouettesIn(store).lastGame(sure(chouettesIn(store).byId(id)?.series)));
    const row = rowOf(services, game);
    expect([
      row.white,
      ...chouettesIn(store)
        .members(game)
        .map((one) => one.person),
    ]).toEqual([box, ...line]);
    const model = chouetteModel(rules, sure(box), line, loadGame(services, row).cube.value);
    for (let step = 0; rowOf(services, game).endedAt === null; step++) {
      if (step > 2_000) throw new Error("the game stands still");
      const leaver = vanishing.find(isThere);
      if (leaver !== undefined && choose(60) === 0) vanished.add(leaver);
      const awaited = sure(store.waits.ofGame(game)).person;
      if (isThere(awaited)) pressSomething(model, game, awaited);
      else if (!goOnWithout(model, game, awaited)) return undefined;
      compare(model, game);
    }
    expect(model.captain()).toBeUndefined();
    return model;
  }

  function goOnWithout(model: ChouetteModel<PersonId>, game: GameId, missing: PersonId): boolean {
    const here = [model.box, ...model.line().map((one) => one.person)].filter(isThere);
    if (here.length === 0) return false;
    seen.gone++;
    const claim = (): boolean =>
      attempt((some) => playChouette(some, game, 0, pick(here), { type: "claim" })).ok;
    now += 10 * MINUTE - 1;
    const early = claim();
    // Another player may have been waiting for them for a while.
    if (!early) now += 1;
    const state = loadGame(services, rowOf(services, game));
    if (!early) expect(claim()).toBe(true);
    seated = seated.filter((one) => one !== missing);
    if (missing === model.box) {
      const asked = model.asked().box;
      model.force(asked);
      model.end("team", costOfLeaving(state, "white"));
    } else if (model.asked().team.includes(missing))
      model.answer("team", model.asked().team, "drop");
    else if (!model.stepBack(missing)) model.leave(missing, costOfLeaving(state, "black"));
    return true;
  }

  function pressSomething(model: ChouetteModel<PersonId>, game: GameId, awaited: PersonId): void {
    now += choose(MINUTE);
    const state = loadGame(services, rowOf(services, game));
    const here = [model.box, ...model.line().map((one) => one.person)].filter(isThere);
    const dice = choose(100);
    if (dice < 15) pressCube(model, game, state, pick(here));
    // Who presses anything would play for ever.
    else if (dice < (state.history.length > 40 ? 40 : 16)) leave(model, game, state, pick(here));
    else if (model.isAsking() || (state.phase.kind === "rolling" && dice < 40))
      pressCube(model, game, state, awaited);
    else playOn(model, game, state, awaited);
  }

  function playOn(
    model: ChouetteModel<PersonId>,
    game: GameId,
    state: Game,
    awaited: PersonId,
  ): void {
    const { version } = rowOf(services, game);
    const command = nextCommand(state, choose);
    const played = attempt((some) => playChouette(some, game, version, awaited, command));
    expect(played.ok).toBe(true);
    const { phase } = loadGame(services, rowOf(services, game));
    if (phase.kind !== "over") return;
    const { winner, outcome } = phase.result;
    if (winner === undefined) throw new Error("nobody has won");
    model.end(winner === "white" ? "box" : "team", outcome);
  }

  function pressCube(
    model: ChouetteModel<PersonId>,
    game: GameId,
    state: Game,
    one: PersonId,
  ): void {
    const isBox = one === model.box;
    const { box, team } = model.asked();
    const mine = isBox ? box.length > 0 : team.includes(one);
    const type: CubeCommand["type"] = mine
      ? pick(["take", "take", "drop", "beaver"])
      : pick(["double", "double", "take", "drop"]);
    const line = model.line().map((member) => member.person);
    const seat = isBox && choose(3) > 0 ? choose(line.length) : undefined;
    const seats = chouettesIn(store)
      .members(game)
      .map((member) => member.person);
    const by = isBox ? "box" : "team";
    const { phase, toMove } = state;
    const roller = toMove === "white" ? "box" : "team";
    const mayRoll = phase.kind === "rolling" && !phase.again ? roller : undefined;
    const all =
      type === "double" ? line.filter((other) => model.mayDouble(by, other, mayRoll)) : box;
    const ofBox = seat === undefined ? all : [sure(seats[seat])];
    const meant = isBox ? ofBox : [one];
    const { version } = rowOf(services, game);
    const done = attempt((some) => turnCubes(some, game, version, one, type, seat));
    const expected =
      type === "double" ? model.double(by, meant, mayRoll) : model.answer(by, meant, type);
    expect([type, by, done.ok]).toEqual([type, by, expected]);
    if (done.ok && type === "double") seen.doubles++;
  }

  function leave(model: ChouetteModel<PersonId>, game: GameId, state: Game, one: PersonId): void {
    const { version } = rowOf(services, game);
    const resign = { type: "resign", outcome: "oin" } as const;
    const done = attempt((some) => playChouette(some, game, version, one, resign));
    if (one !== model.box) {
      expect(done.ok).toBe(model.leave(one, costOfLeaving(state, "black")));
      return;
    }
    expect(done.ok).toBe(!model.isAsking());
    if (done.ok) model.end("team", costOfLeaving(state, "white"));
  }

  /** What is kept is what the rules say, after every press. */
  function compare(model: ChouetteModel<PersonId>, game: GameId): void {
    const row = rowOf(services, game);
    const played = sure(teamGame(services, row, loadGame(services, row)));
    const kept = played.members.map(({ person: one, points }, seat) => {
      const { cube } = sure(played.team.members[seat]);
      return points === null ? [one, cube.value, HOLDERS[cube.owner]] : [one, points];
    });
    const meant = played.members.map(({ person: one }) => {
      const { points, cube, holder } = sure(model.line().find((other) => other.person === one));
      return points === undefined ? [one, cube, holder] : [one, points];
    });
    expect(kept).toEqual(meant);
    const captain = model.captain();
    if (captain !== undefined) expect(row.black).toBe(captain);
  }

  /** What all have won and lost together is nothing, and what the model says. */
  function checkScore(): void {
    const { score } = chouetteView(services, sure(chouettesIn(store).byId(id)));
    expect(score.reduce((sum, { points }) => sum + points, 0n)).toBe(0n);
    for (const { person: one, points } of score) expect(points).toBe(sums.get(one.id) ?? 0n);
  }
};

const HOLDERS = { centre: undefined, white: "box", black: "team" } as const;

const nextCommand = ({ phase }: Game, choose: (count: number) => number): PlayerCommand => {
  if (phase.kind !== "moving") return { type: "roll" };
  const moves = legalMoves(phase.turn);
  const move = moves[choose(Math.max(moves.length, 1))];
  return move ? { type: "move", moves: [{ from: move.from, die: move.die }] } : { type: "done" };
};
