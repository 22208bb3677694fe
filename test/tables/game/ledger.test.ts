import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { topOf } from "../../../src/features/standings/statistics/standings.ts";
import { statsIn } from "../../../src/features/standings/statistics/stats.ts";
import { statRowsIn } from "../../../src/features/standings/statistics/stats-store.ts";
import { opponent } from "../../../src/game/colours.ts";
import { mayDouble } from "../../../src/game/cube.ts";
import { playerToAct } from "../../../src/game/game.ts";
import { costOfLeaving } from "../../../src/game/leaving.ts";
import { UNRATED } from "../../../src/game/rating.ts";
import { rulesetFor, type Terms } from "../../../src/game/series.ts";
import type { Colour, Game } from "../../../src/game/types.ts";
import type { GameId } from "../../../src/ids/ids.ts";
import { RULESETS } from "../../../src/rules/rulesets.ts";
import { legalMoves } from "../../../src/rules/search/search.ts";
import type { Sql } from "../../../src/store/database.ts";
import type { LedgerRow } from "../../../src/store/ledger.ts";
import { SECRETS } from "../../../src/store/secrets.ts";
import { loadGame } from "../../../src/tables/game/load-game.ts";
import { type PlayerCommand, play } from "../../../src/tables/game/play.ts";
import type { Services } from "../../../src/tables/services/services.ts";
import { CubeModel } from "../../game/cube-model.ts";
import { chooser, ruleset } from "../../game/support.ts";
import {
  ANNA,
  again,
  BORIS,
  GROUP,
  openServices,
  playSome,
  rowOf,
  sitTogether,
} from "../support.ts";

type Choose = (count: number) => number;

/** What the player who is waited for may press, doubling often and giving up at times. */
const anyCommand = (game: Game, by: Colour, choose: Choose, givesUp: boolean): PlayerCommand => {
  const { phase } = game;
  if (phase.kind === "doubled") {
    const mayBeaver = game.ruleset.switches.beaver && !phase.beaver;
    if (mayBeaver && choose(3) === 0) return { type: "beaver" };
    return { type: givesUp && choose(4) === 0 ? "drop" : "take" };
  }
  if (givesUp && choose(25) === 0) {
    const highest = costOfLeaving(game, by);
    return { type: "resign", outcome: highest };
  }
  if (phase.kind !== "moving") {
    const offers = mayDouble(game, by).ok && choose(5) === 0;
    return { type: offers ? "double" : "roll" };
  }
  const moves = legalMoves(phase.turn);
  const move = moves[choose(moves.length)];
  return move ? { type: "move", moves: [{ from: move.from, die: move.die }] } : { type: "done" };
};

/** Plays a game to its end, and says what an independent model wants in the ledger. */
const playOut = (
  services: Services,
  id: GameId,
  terms: Terms,
  choose: Choose,
  givesUp: boolean,
) => {
  const { crawford, ...players } = rowOf(services, id);
  const { switches } = rulesetFor(terms, crawford);
  const model = new CubeModel(
    switches,
    services.store[SECRETS].dice(id),
    switches.opening === "kept",
  );
  for (;;) {
    const row = rowOf(services, id);
    const game = loadGame(services, row);
    const by = playerToAct(game);
    if (!by) throw new Error("the game was over before");
    const command = anyCommand(game, by, choose, givesUp);
    const done = play(services, id, row.version, players[by], command);
    if (!done.ok) throw new Error(`${command.type}: ${done.code}`);
    const { type } = command;
    if (type === "double" || type === "take" || type === "beaver") model[type](by);
    const { phase } = done.game;
    if (phase.kind !== "over") continue;
    if (phase.result.winner === undefined) throw new Error("nobody has won");
    const { outcome } = phase.result;
    const ending = type === "drop" ? "dropped" : type === "resign" ? "resigned" : "borne-off";
    const turnsOf = (colour: Colour) =>
      done.game.history.filter((turn) => turn.by === colour && turn.part === "roll").length;
    const isEarly = ending === "resigned" && Math.min(turnsOf("white"), turnsOf("black")) < 5;
    const winner = ending === "borne-off" ? phase.result.winner : opponent(by);
    const stakes = model.pays(ending, outcome);
    return {
      game: id,
      winner: players[winner],
      loser: players[opponent(winner)],
      outcome,
      ending,
      stake: terms.stake,
      cube: String(model.value),
      multiplier: Number(stakes / model.value),
      points: String(BigInt(terms.stake) * stakes),
      early: isEarly ? 1 : 0,
    };
  }
};

/** The ledger as it lies in the database. */
const ledgerIn = (sql: Sql): readonly Omit<LedgerRow, "at">[] =>
  sql
    .prepare<[], Omit<LedgerRow, "at">>(
      `SELECT game, winner, loser, outcome, ending, stake, cube, multiplier, points, early
       FROM ledger ORDER BY game`,
    )
    .all();

describe("the ledger", () => {
  test("of a series says of each game what a plain model says, and what one wins the other loses", () => {
    const seen = new Map<string, number>();
    const wishes = fc.record({
      base: fc.constantFrom(...RULESETS.filter(({ switches }) => !switches.frozen)),
      switches: fc.record({
        raise: fc.constantFrom("double" as const, "arithmetic" as const),
        beaver: fc.boolean(),
        jacoby: fc.boolean(),
        autoDoubles: fc.integer({ min: 0, max: 3 }),
        // Every game throws for the first turn, so that automatic doubles may come up.
        nextFirst: fc.constant("throw" as const),
      }),
      match: fc.option(fc.integer({ min: 2, max: 30 }), { nil: undefined, freq: 3 }),
      stake: fc.integer({ min: 1, max: 1_000_000 }),
      seed: fc.integer({ min: 1, max: 1_000_000 }),
      games: fc.integer({ min: 1, max: 4 }),
    });
    fc.assert(
      fc.property(wishes, ({ base, switches, match, stake, seed, games }) => {
        const services = openServices(seed);
        const choose = chooser(seed);
        const terms: Terms = {
          ruleset: { ...base, switches: { ...base.switches, ...switches, cube: true } },
          stake,
          ...(match !== undefined && { match }),
        };
        let id = sitTogether(services, terms);
        const expected = [playOut(services, id, terms, choose, true)];
        while (expected.length < games) {
          id = again(services, id);
          expected.push(playOut(services, id, terms, choose, true));
        }
        expect(ledgerIn(services.sql)).toEqual(expected);

        const counted = expected.filter(({ early }) => early === 0);
        const anna = counted.reduce(
          (sum, { winner, points }) => sum + (winner === ANNA ? 1n : -1n) * BigInt(points),
          0n,
        );
        const finished = statRowsIn(services.store).ofChat(GROUP);
        expect(statsIn(finished, ANNA).points).toBe(anna);
        expect(statsIn(finished, BORIS).points).toBe(-anna);
        const [first] = topOf(services, GROUP, { most: 2, asker: ANNA, period: "all" });
        expect(first?.stats.points ?? 0n).toBe(anna < 0n ? -anna : anna);
        services.store.close();

        for (const { ending, cube, multiplier, outcome, early } of expected) {
          const note = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1);
          if (early === 1) note("left early");
          note(`${ending}${cube === "1" ? "" : ", raised"}`);
          if (multiplier > 1 && cube !== "1") note("both multiplied");
          if (multiplier === 1 && outcome !== "oin") note("Jacoby");
        }
      }),
      { numRuns: 30, seed: 4 },
    );
    for (const needed of [
      "dropped, raised",
      "resigned, raised",
      "both multiplied",
      "Jacoby",
      "left early",
    ]) {
      expect(seen.get(needed) ?? 0, needed).toBeGreaterThan(2);
    }
  });

  test("of a game played to its last checker at a raised cube is right as well", () => {
    const base = ruleset("long");
    const terms: Terms = {
      ruleset: { ...base, switches: { ...base.switches, cube: true, raise: "double" } },
      stake: 5,
    };
    const services = openServices(2);
    const expected = playOut(services, sitTogether(services, terms), terms, chooser(5), false);
    expect(expected).toMatchObject({ ending: "borne-off" });
    expect(BigInt(expected.cube)).toBeGreaterThan(1n);
    expect(ledgerIn(services.sql)).toEqual([expected]);
    services.store.close();
  });

  test("has nothing of a game whose end could not be written; the press works when repeated", () => {
    const services = openServices(9);
    const { store } = services;
    const id = sitTogether(services, { ruleset: ruleset("short"), stake: 3 });
    playSome(services, id);
    const before = rowOf(services, id);
    const resign = { type: "resign", outcome: "mars" } as const;
    for (const writing of [
      "INSERT ON ledger",
      "INSERT ON ratings WHEN (SELECT count(*) FROM ratings) = 1",
      "UPDATE ON tables",
    ]) {
      services.sql.exec(`CREATE TEMP TRIGGER full BEFORE ${writing}
        BEGIN SELECT RAISE(ABORT, 'the disk is full'); END`);
      const press = () => play(services, id, before.version, ANNA, resign);
      expect(press).toThrow("the disk is full");
      expect(rowOf(services, id)).toEqual(before);
      expect(before.endedAt).toBe(null);
      expect(loadGame(services, before).phase.kind).toBe("moving");
      expect(statRowsIn(store).ofChat(GROUP)).toEqual([]);
      for (const person of [ANNA, BORIS]) {
        expect(statRowsIn(store).rating(person, "short")).toBe(undefined);
        expect(statRowsIn(store).rolls(person)).toEqual([]);
      }
      services.sql.exec("DROP TRIGGER full");
    }
    expect(play(services, id, before.version, ANNA, resign).ok).toBe(true);
    expect(statRowsIn(store).ofChat(GROUP)).toMatchObject([
      { winner: BORIS, loser: ANNA, points: 6n },
    ]);
    expect(statRowsIn(store).rating(BORIS, "short")?.rating).toBeGreaterThan(UNRATED.rating);
  });
});
