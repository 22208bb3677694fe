import { describe, expect, test } from "vitest";
import { type Analysis, analyse, type Played } from "../../src/ai/analysis/analysis.ts";
import { isMistake, luckFor, summaryOf } from "../../src/ai/analysis/summary.ts";
import type { Level } from "../../src/ai/levels.ts";
import { loadPlayers } from "../../src/ai/load.ts";
import { commandsOf } from "../../src/ai/table/act.ts";
import { replay } from "../../src/game/apply.ts";
import { COLOURS, opponent } from "../../src/game/colours.ts";
import { decide } from "../../src/game/decide.ts";
import { diceOf } from "../../src/game/dice.ts";
import { newGame } from "../../src/game/game.ts";
import { mayTakeBack } from "../../src/game/take-back.ts";
import type { Automation, Command, Game, GameEvent, PerColour } from "../../src/game/types.ts";
import { RULESETS } from "../../src/rules/rulesets.ts";
import { legalMoves } from "../../src/rules/search/search.ts";
import type { Ruleset } from "../../src/rules/types.ts";
import { ruleset } from "../game/support.ts";
import { towardDraw } from "../game/toward-draw.ts";
import { type Random, seeded } from "../rules/random.ts";
import { unlike } from "../rules/shapes.ts";
import { looking, oneDeep } from "../support/one-deep.ts";
import { seededSecret } from "../support/secrets.ts";

const players = oneDeep(loadPlayers());
const ITS_WAY: Automation = { roll: false, forced: true, done: true };
/** No game takes so many decisions. */
const ENOUGH = 5_000;

type Decide = (game: Game) => readonly Command[];

/** A whole game in which everything is decided in one way; until it is over, or `until`. */
const playedBy = (ruleset: Ruleset, seed: number, next: Decide): Played => {
  const dice = diceOf(seededSecret(seed));
  const events: GameEvent[] = [];
  let game = newGame(ruleset);
  const carry = (command: Command): void => {
    const done = decide(game, command, dice, () => ITS_WAY);
    if (!done.ok) throw new Error(`${command.type}: ${done.code}`);
    events.push(...done.events);
    game = done.game;
  };
  carry({ type: "open", first: undefined });
  for (let step = 0; step < ENOUGH && game.phase.kind !== "over"; step++) {
    for (const command of next(game)) carry(command);
  }
  if (game.phase.kind !== "over") throw new Error("the game did not end");
  return { ruleset, events };
};

test("a game with turns taken back is judged as it was played in the end", () => {
  const random = seeded(47);
  const regrets = new Set([20, 21, 60]);
  let decisions = 0;
  const { ruleset: played, events } = playedBy(ruleset("hypergammon"), 5, (game) => {
    const by = COLOURS.find((colour) => mayTakeBack(game, colour).ok);
    if (by && regrets.has(decisions++)) return [{ type: "take-back", by }];
    return byChance(random)(game);
  });
  expect(events.map(({ type }) => type)).toContain("taken-back");
  const { turns } = analyse(players, { ruleset: played, events });
  expect(turns.map(({ by }) => by)).toEqual(replay(played, events).history.map(({ by }) => by));
});

const byLevels =
  (levels: PerColour<Level>): Decide =>
  (game) =>
    commandsOf(players, { game, level: levels[game.toMove], mayResign: false });

/** Moves by chance, rolls and never doubles. */
const byChance =
  (random: Random): Decide =>
  (game) => {
    const { phase, toMove: by } = game;
    if (phase.kind !== "moving") return [{ type: "roll", by }];
    const { from, die } = random.pick(legalMoves(phase.turn));
    return [{ type: "move", by, moves: [{ from, die }] }];
  };

const analysed = (played: Played, by = players) => {
  const game = replay(played.ruleset, played.events);
  if (game.phase.kind !== "over") throw new Error("the game is not over");
  const { winner } = game.phase.result;
  if (winner === undefined) throw new Error("nobody has won");
  const analysis = analyse(by, played);
  return { game, winner, analysis, summary: summaryOf(analysis) };
};

/** Plays for the mothers, until a game ends like this. */
const endedBy = (ending: string): { readonly played: Played; readonly game: Game } => {
  for (let seed = 1; seed < 30; seed++) {
    const played = playedBy(ruleset("plakoto"), seed, (game) => {
      const by = game.toMove;
      if (game.phase.kind !== "moving") return [{ type: "roll", by }];
      const move = towardDraw(game);
      return move ? [{ type: "move", by, moves: [move] }] : [];
    });
    const game = replay(played.ruleset, played.events);
    if (game.phase.kind === "over" && game.phase.result.ending === ending) return { played, game };
  }
  throw new Error(`no game ended by ${ending}`);
};

test.each(["mother", "mothers"])("a turn that ends the game is judged as a whole: %s", (ending) => {
  const { played, game } = endedBy(ending);
  const { turns } = analyse(looking(0, players), played);
  expect(turns.map(({ by }) => by)).toEqual(game.history.map(({ by }) => by));
  const winner = game.phase.kind === "over" ? game.phase.result.winner : undefined;
  const white = winner === undefined ? 0.5 : winner === "white" ? 1 : 0;
  expect(turns.at(-1)?.white).toBe(white);
});

test("a game from a position has the chances that there were before its first turn", () => {
  const line = "nardy:1:short:f5d5c5:x15:w31t5:-:-";
  const { switches } = named("short");
  const events: readonly GameEvent[] = [
    { type: "placed", line },
    { type: "ended", winner: "white", outcome: "mars", ending: "resigned" },
  ];
  const { white } = analyse(looking(0, players), {
    ruleset: { id: "short", switches: { ...switches, cube: false } },
    events,
  });
  expect(white).toBeGreaterThan(0.8);
});

const withCube = ({ switches, ...ruleset }: Ruleset): Ruleset => ({
  ...ruleset,
  switches: { ...switches, cube: true, raise: "double", beaver: false, autoDoubles: 0 },
});

const named = (id: string): Ruleset => {
  const found = RULESETS.find((ruleset) => ruleset.id === id);
  if (!found) throw new Error(`no ruleset ${id}`);
  return found;
};

const chancesIn = ({ white, turns }: Analysis) => [white, ...turns.map((turn) => turn.white)];

/** What an analysis holds is the same however far its judge looks. */
const atAGlance = looking(0, players);

const GAMES = unlike(RULESETS, "analysis").map((ruleset) => {
  const played = playedBy(ruleset, 5, byLevels({ white: "hard", black: "easy" }));
  return { id: ruleset.id, played, ...analysed(played, atAGlance) };
});

describe.each(GAMES)("$id", ({ game, winner, analysis, summary }) => {
  test("has a judgement of every turn, and chances from 0 to 1 that end with the result", () => {
    expect(analysis.turns.map(({ by }) => by)).toEqual(game.history.map(({ by }) => by));
    for (const chance of chancesIn(analysis)) {
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
    }
    expect(chancesIn(analysis).at(-1)).toBe(winner === "white" ? 1 : 0);
    expect(analysis.white).toBeGreaterThan(0.2);
    expect(analysis.white).toBeLessThan(0.8);
  });

  test("names turns that were worse than others, the worst first", () => {
    for (const by of COLOURS) {
      const { worst } = summary.sides[by];
      const losses = worst.map((index) => analysis.turns[index]?.loss ?? 0);
      expect(losses).toEqual(losses.toSorted((one, two) => two - one));
      const own = analysis.turns.filter((turn) => turn.by === by);
      if (worst.length > 0) expect(losses[0]).toBe(Math.max(...own.map(({ loss }) => loss)));
      for (const index of worst) {
        const turn = analysis.turns[index];
        expect(turn).toMatchObject({ by, chosen: true });
        expect(turn?.best).not.toEqual(game.history[index]?.moves);
      }
    }
  });

  test("praises a turn that was played as the best would", () => {
    for (const by of COLOURS) {
      const { finest } = summary.sides[by];
      const turn = analysis.turns[finest ?? -1];
      if (!turn) continue;
      expect(turn).toMatchObject({ by, chosen: true });
      expect(isMistake(turn)).toBe(false);
    }
  });

  test("is the same read from JSON", () => {
    expect(JSON.parse(JSON.stringify(analysis))).toEqual(analysis);
  });
});

test("the same game has the same analysis", () => {
  const game = GAMES.find(({ id }) => id === "mad-gulbar") ?? expect.fail("no game");
  expect(analyse(looking(0, loadPlayers()), game.played)).toEqual(game.analysis);
  const played = GAMES[0]?.played ?? expect.fail("no game");
  expect(analyse(oneDeep(loadPlayers()), played)).toEqual(analyse(players, played));
});

describe("what is lost", () => {
  const game = (white: Level, black: Level, seed: number) =>
    analysed(playedBy(named("long"), seed, byLevels({ white, black }))).summary;

  test("is nothing for a player like the judge, and more the weaker the player", () => {
    const { sides } = game("best", "easy", 3);
    expect(sides.white.lost).toBe(0);
    expect(sides.white.form).toBe(100);
    expect(sides.black.form).toBeLessThan(80);
  });

  test("by who moves at random leaves little form", () => {
    const { sides } = analysed(playedBy(named("short"), 1, byChance(seeded(4)))).summary;
    expect(sides.white.form).toBeLessThan(50);
    expect(sides.black.form).toBeLessThan(50);
  });
});

test("luck is mostly with who wins", () => {
  const sum = GAMES.reduce((sum, { summary, winner }) => sum + luckFor(summary, winner), 0);
  expect(sum / GAMES.length).toBeGreaterThan(0.3);
});

describe("the cube", () => {
  const ruleset = withCube(named("short"));
  const level = byLevels({ white: "hard", black: "hard" });

  test("is judged wherever it could be turned: a double at the beginning is wrong, and is dropped wrongly", () => {
    const doubles: Decide = (game) => {
      const { phase, toMove: by } = game;
      if (phase.kind === "rolling" && game.history.length === 1) return [{ type: "double", by }];
      if (phase.kind === "doubled") return [{ type: "drop", by: opponent(phase.by) }];
      return level(game);
    };
    const { analysis, summary, game } = analysed(playedBy(ruleset, 2, doubles));
    expect(game.history).toHaveLength(1);
    expect(analysis.cubes.map(({ did }) => did)).toEqual(["double", "drop"]);
    expect(analysis.cubes.map(({ right }) => right)).toEqual(["roll", "take"]);
    expect(analysis.cubes.every(({ loss }) => loss > 0.05)).toBe(true);
    expect([summary.sides.white.cubes.length, summary.sides.black.cubes.length]).toEqual([1, 1]);
  });

  test("that stays in the middle when it is long time to double costs", () => {
    const never: Decide = (game) => {
      const { phase, toMove: by } = game;
      return phase.kind === "rolling" ? [{ type: "roll", by }] : level(game);
    };
    const { summary } = analysed(playedBy(ruleset, 2, never));
    const wrong = COLOURS.flatMap((by) => summary.sides[by].cubes);
    expect(wrong[0]).toMatchObject({ did: "roll", right: "double" });
  });

  test("taken where a beaver is right loses something, and the beaver nothing", () => {
    const answered = (type: "take" | "beaver") => {
      const tooSoon: Decide = (game) => {
        const { phase, toMove: by, cube } = game;
        if (game.history.length === 0) return level(game);
        if (phase.kind !== "doubled")
          return cube.offered
            ? [{ type: "resign", by, outcome: "mars" }]
            : [{ type: "double", by }];
        return [{ type: phase.beaver ? "drop" : type, by: opponent(phase.by) }];
      };
      const { switches, ...others } = ruleset;
      const beavers = { ...others, switches: { ...switches, beaver: true } };
      return analysed(playedBy(beavers, 2, tooSoon)).analysis.cubes.at(-1);
    };
    expect(answered("beaver")).toMatchObject({ did: "beaver", right: "beaver", loss: 0 });
    expect(answered("take")).toMatchObject({ did: "take", right: "beaver" });
    expect(answered("take")?.loss).toBeGreaterThan(0.05);
  });

  test("that was turned counts in what turns cost and dice give", () => {
    const { analysis } = analysed(playedBy(ruleset, 3, level));
    expect(analysis.cubes.map(({ did }) => did)).toContain("double");
    expect(analysis.cubes.filter(({ did }) => did !== "roll").every(({ loss }) => loss < 0.1)).toBe(
      true,
    );
  });
});

test("a game given up on the first turn, before and in the middle of it, has an analysis", () => {
  const [before, within] = [0, 1].map(
    (moves): Decide =>
      (game) => {
        const { phase, toMove: by } = game;
        const isDue = phase.kind === "moving" && phase.turn.moves.length === moves;
        if (isDue) return [{ type: "resign", by, outcome: "mars" }];
        return byChance(seeded(1))(game);
      },
  );
  if (!before || !within) throw new Error("two ways");
  const none = analysed(playedBy(named("short"), 1, before));
  expect(none.analysis.turns).toEqual([]);
  expect(none.summary.swings).toEqual([]);
  expect(none.summary.sides.white).toMatchObject({ worst: [], finest: undefined });
  const some = analysed(playedBy(named("short"), 1, within));
  expect(some.analysis.turns).toHaveLength(1);
  expect(some.analysis.turns[0]).toMatchObject({
    loss: 0,
    chosen: false,
    white: some.analysis.white,
  });
  expect(some.summary.sides.white.form).toBeUndefined();
});

/** Hits whatever can be hit: nobody gets home soon. */
const hitting: Decide = (game) => {
  const { phase, toMove: by } = game;
  if (phase.kind !== "moving") return [{ type: "roll", by }];
  const moves = legalMoves(phase.turn);
  const move = moves.find(({ hit }) => hit) ?? moves.at(-1);
  return move ? [{ type: "move", by, moves: [move] }] : [];
};

test("a game of two hundred turns is analysed whole", () => {
  // How well its turns are judged is another matter: those who look no further are quick.
  const { game, analysis } = analysed(playedBy(named("short"), 3, hitting), looking(0, players));
  expect(game.history.length).toBeGreaterThanOrEqual(200);
  expect(analysis.turns).toHaveLength(game.history.length);
});

test("a turn that the computer played for a late player is no mistake of that player", () => {
  const random = seeded(5);
  const chance = byChance(random);
  const late: Decide = (game) => {
    const isLate = game.turnsBegun.white === 3 && game.timeOuts.white === undefined;
    return isLate && game.toMove === "white" && game.phase.kind === "moving"
      ? [{ type: "time-out", by: "white" }]
      : chance(game);
  };
  const played = playedBy(ruleset("short"), 5, late);
  const at = replay(played.ruleset, played.events).timeOuts.white ?? -1;
  const kept = { ...played, events: played.events.filter(({ type }) => type !== "timed-out") };
  const [blamed, spared] = [kept, played].map((one) => analyse(players, one).turns[at]);
  expect(blamed).toMatchObject({ by: "white", chosen: true });
  expect(blamed?.loss).toBeGreaterThan(0);
  expect(spared).toMatchObject({ by: "white", chosen: false, loss: 0 });
});
