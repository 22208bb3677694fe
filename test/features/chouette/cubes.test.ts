import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  decideCubes,
  decideLeaving,
  offerable,
} from "../../../src/features/chouette/rules/decide.ts";
import { memberPoints, nextOrder } from "../../../src/features/chouette/rules/line.ts";
import {
  applyCube,
  askedBy,
  captainOf,
  isAsking,
  newTeam,
  settleMembers,
} from "../../../src/features/chouette/rules/team.ts";
import type {
  CubeCommand,
  House,
  Rules,
  Team,
  TeamSeat,
} from "../../../src/features/chouette/rules/types.ts";
import { NEW_CUBE } from "../../../src/game/cube.ts";
import { decide } from "../../../src/game/decide.ts";
import { newGame } from "../../../src/game/game.ts";
import type { Colour, Command, Game, GameResult } from "../../../src/game/types.ts";
import type { Switches } from "../../../src/rules/types.ts";
import {
  BY_HAND,
  carry,
  chooser,
  nextCommand,
  ruleset,
  secret,
  seeds,
  throws,
  withCube,
} from "../../game/support.ts";

const EASY: House = { advice: "playing", loneTaker: "free", boxTakes: "any", seats: 6 };

const rulesOf = (switches: Partial<Switches> = {}, house: Partial<House> = {}): Rules => ({
  switches: withCube("short", { beaver: true, jacoby: false, ...switches }).switches,
  house: { ...EASY, ...house },
});

/** A long game without a cube of its own in which the box, or the team, is about to roll. */
const toRoll = (toMove: Colour): Game =>
  carry(newGame(ruleset("long")), throws(toMove === "white" ? [6, 1] : [1, 6]), BY_HAND, {
    type: "open",
    first: undefined,
  });

type Said = readonly [type: CubeCommand["type"], by: Colour, ...seats: readonly TeamSeat[]];

const having = (rules: Rules, game: Game, count: number, ...said: readonly Said[]): Team =>
  said.reduce(
    (team, [type, by, ...seats]) => {
      const decided = decideCubes(rules, game, team, { type, by, seats });
      if (!decided.ok) throw new Error(`${type} ${by} ${seats} was refused: ${decided.code}`);
      return applyCube(rules, team, decided.event);
    },
    newTeam(count, NEW_CUBE),
  );

const refusal = (rules: Rules, game: Game, team: Team, [type, by, ...seats]: Said): string => {
  const decided = decideCubes(rules, game, team, { type, by, seats });
  return decided.ok ? "accepted" : decided.code;
};

const values = ({ members }: Team) =>
  members.map(({ cube, result }) => (result ? "out" : `${cube.value} ${cube.owner}`));

const WON_BY_BOX: GameResult = {
  winner: "white",
  outcome: "mars",
  ending: "borne-off",
  cube: 1n,
  multiplier: 2,
};

describe("the cubes of a chouette", () => {
  test("each of the team takes or drops a double of the box for themselves", () => {
    const rules = rulesOf();
    const doubled = having(rules, toRoll("white"), 3, ["double", "white", 0, 1, 2]);
    expect(askedBy(doubled, "white")).toEqual([0, 1, 2]);
    const team = having(
      rules,
      toRoll("white"),
      3,
      ["double", "white", 0, 1, 2],
      ["drop", "black", 0],
      ["take", "black", 2],
      ["take", "black", 1],
    );
    expect(values(team)).toEqual(["out", "2 black", "2 black"]);
    expect(captainOf(team)).toBe(1);
    expect(isAsking(team)).toBe(false);
  });

  test("each of the team doubles for themselves, and the box answers each", () => {
    const team = having(
      rulesOf(),
      toRoll("black"),
      3,
      ["double", "black", 1],
      ["double", "black", 0],
      ["take", "white", 1],
      ["drop", "white", 0],
    );
    expect(values(team)).toEqual(["out", "2 white", "1 centre"]);
    expect(team.members[0]?.result).toMatchObject({ winner: "black", ending: "dropped", cube: 1n });
    expect(offerable(rulesOf(), toRoll("black"), team, "black")).toEqual([2]);
  });

  test("a beaver doubles once more and stays with the member who beavers", () => {
    const team = having(
      rulesOf(),
      toRoll("white"),
      1,
      ["double", "white", 0],
      ["beaver", "black", 0],
      ["take", "white", 0],
    );
    expect(values(team)).toEqual(["4 black"]);
  });

  test("the only one to take has to beaver or to drop, where the house has it so", () => {
    const rules = rulesOf({}, { loneTaker: "beavers" });
    const game = toRoll("white");
    const asked: readonly Said[] = [
      ["double", "white", 0, 1, 2],
      ["take", "black", 1],
      ["drop", "black", 0],
      ["drop", "black", 2],
    ];
    const alone = having(rules, game, 3, ...asked);
    expect(askedBy(alone, "white")).toEqual([1]);
    expect(refusal(rules, game, alone, ["take", "black", 1])).toBe("must-beaver");
    const beavered = having(rules, game, 3, ...asked, ["beaver", "black", 1], ["take", "white", 1]);
    expect(values(beavered)).toEqual(["out", "4 black", "out"]);
    expect(values(having(rules, game, 3, ...asked, ["drop", "black", 1]))).toEqual([
      "out",
      "out",
      "out",
    ]);
    // Where only one was asked, nobody is alone; and without beavers nobody is asked for one.
    expect(values(having(rules, game, 1, ["double", "white", 0], ["take", "black", 0]))).toEqual([
      "2 black",
    ]);
    const plain = rulesOf({ beaver: false }, { loneTaker: "beavers" });
    expect(values(having(plain, game, 3, ...asked))).toEqual(["out", "2 black", "out"]);
  });

  test("the box takes none, or as many as the house asks for", () => {
    const game = toRoll("black");
    const offers: readonly Said[] = [
      ["double", "black", 0],
      ["double", "black", 1],
      ["double", "black", 2],
    ];
    const half = rulesOf({}, { boxTakes: "half" });
    const one = having(half, game, 3, ...offers, ["take", "white", 0], ["drop", "white", 1]);
    expect(refusal(half, game, one, ["drop", "white", 2])).toBe("box-takes-half");
    expect(refusal(half, game, one, ["take", "white", 2])).toBe("accepted");
    const none = having(half, game, 3, ...offers, ["drop", "white", 0, 1]);
    expect(refusal(half, game, none, ["take", "white", 2])).toBe("box-takes-half");
    const all = rulesOf({}, { boxTakes: "all" });
    const first = having(all, game, 3, ...offers, ["take", "white", 0]);
    expect(refusal(all, game, first, ["drop", "white", 1])).toBe("box-takes-all");
  });

  test("the double of a member who has left counts no more for what the box takes", () => {
    const game = toRoll("black");
    const all = rulesOf({}, { boxTakes: "all" });
    const doubled = having(
      all,
      game,
      3,
      ["double", "black", 0],
      ["double", "black", 1],
      ["double", "black", 2],
      ["take", "white", 0],
    );
    for (const seat of [0, 2]) {
      const team = applyCube(all, doubled, {
        type: "left",
        seat,
        outcome: "oin",
        ending: "claimed",
      });
      const [asked = -1, ...others] = askedBy(team, "black");
      const first: readonly TeamSeat[] = [asked, ...others];
      expect(refusal(all, game, team, ["take", "white", ...first])).toBe("accepted");
    }
  });

  test("a member who leaves pays what leaving costs, or what a drop would", () => {
    const game = toRoll("white");
    const rules = rulesOf();
    const left = decideLeaving(game, newTeam(2, NEW_CUBE), 0, "resigned");
    expect(left).toMatchObject({ ok: true, event: { type: "left", seat: 0, outcome: "mars" } });
    const doubled = having(rules, game, 2, ["double", "white", 0, 1]);
    expect(decideLeaving(game, doubled, 1, "resigned")).toMatchObject({
      event: { type: "dropped", seats: [1] },
    });
  });

  test("a captain who is not there steps back behind the others", () => {
    const team = applyCube(rulesOf(), newTeam(3, NEW_CUBE), { type: "stepped-back", seat: 0 });
    expect(captainOf(team)).toBe(1);
    expect(team.line).toEqual([1, 2, 0]);
  });
});

describe("who sits where in the next game", () => {
  const order = { box: "box", line: ["a", "b", "c"] };

  test("the box stays after a win, and the captain goes last", () => {
    const team = settleMembers(rulesOf(), newTeam(3, NEW_CUBE), WON_BY_BOX);
    expect(nextOrder(order, team)).toEqual({ box: "box", line: ["b", "c", "a"] });
  });

  test("else the captain has the box, and the box goes last", () => {
    const team = settleMembers(rulesOf(), newTeam(3, NEW_CUBE), { ...WON_BY_BOX, winner: "black" });
    expect(nextOrder(order, team)).toEqual({ box: "a", line: ["b", "c", "box"] });
  });

  test("a captain who has dropped does not get the box: the next captain does", () => {
    const rules = rulesOf();
    const dropped = having(
      rules,
      toRoll("white"),
      3,
      ["double", "white", 0, 1, 2],
      ["drop", "black", 0],
      ["take", "black", 1],
      ["take", "black", 2],
    );
    const team = settleMembers(rules, dropped, { ...WON_BY_BOX, winner: "black" });
    expect(nextOrder(order, team)).toEqual({ box: "b", line: ["a", "c", "box"] });
  });
});

/** A cube move that either side could try, or a step of the game. */
const STEPS = ["double", "take", "drop", "beaver", "play"] as const;

describe("a chouette with a team of one", () => {
  test("is the game of two: every refusal, every value of the cube, every result", () => {
    fc.assert(
      fc.property(seeds, fc.boolean(), (seed, jacoby) => {
        const switches = { beaver: true, jacoby, autoDoubles: 2 };
        const rules: Rules = { switches: withCube("short", switches).switches, house: EASY };
        const choose = chooser(seed);
        const dice = secret(seed);
        const open: Command = { type: "open", first: undefined };
        let two = carry(newGame(withCube("short", switches)), dice, BY_HAND, open);
        let alone = carry(
          newGame(withCube("short", { ...switches, cube: false })),
          dice,
          BY_HAND,
          open,
        );
        let team = newTeam(1, alone.cube);
        for (let step = 0; step < 2_000 && two.phase.kind !== "over"; step++) {
          const type = STEPS[step % 3 === 0 ? choose(STEPS.length) : 4] ?? "play";
          const by: Colour = choose(2) === 0 ? "white" : "black";
          if (type === "play") {
            if (isAsking(team)) continue;
            const command = nextCommand(two, choose);
            two = carry(two, dice, BY_HAND, command);
            alone = carry(alone, dice, BY_HAND, command);
            continue;
          }
          const decided = decide(two, { type, by }, dice, BY_HAND);
          const cubes = decideCubes(rules, alone, team, { type, by, seats: [0] });
          expect(cubes.ok ? "accepted" : cubes.code).toBe(decided.ok ? "accepted" : decided.code);
          if (!decided.ok || !cubes.ok) continue;
          two = decided.game;
          team = applyCube(rules, team, cubes.event);
          if (two.phase.kind !== "over") expect(team.members[0]?.cube).toEqual(two.cube);
        }
        if (two.phase.kind !== "over") return;
        const { phase } = alone;
        const end = phase.kind === "over" ? settleMembers(rules, team, phase.result) : team;
        expect(end.members[0]?.result).toEqual(two.phase.result);
      }),
      { numRuns: 60 },
    );
  });
});

test("what the members win the box has lost", () => {
  fc.assert(
    fc.property(seeds, fc.integer({ min: 2, max: 5 }), (seed, count) => {
      const rules = rulesOf({ jacoby: seed % 2 === 0 }, { loneTaker: "beavers", boxTakes: "half" });
      const choose = chooser(seed);
      let team = newTeam(count, NEW_CUBE);
      for (let step = 0; step < 200; step++) {
        const game = toRoll(choose(2) === 0 ? "white" : "black");
        const by: Colour = choose(2) === 0 ? "white" : "black";
        const type = STEPS[choose(4)] ?? "double";
        const seats = [choose(count)];
        const decided = decideCubes(rules, game, team, {
          type: type === "play" ? "take" : type,
          by,
          seats,
        });
        if (decided.ok) team = applyCube(rules, team, decided.event);
        // A member who has ended stays so, and nobody who plays holds an offer of the past.
        expect(team.members.filter(({ result, offer }) => result && offer)).toEqual([]);
        if (isAsking(team) === false) expect(team.round).toBeUndefined();
      }
      const end = settleMembers(rules, team, WON_BY_BOX);
      const points = end.members.map(({ result }) => (result ? memberPoints(5, result) : 0n));
      expect(end.members.every(({ result }) => result !== undefined)).toBe(true);
      expect(points.every((one) => one !== 0n)).toBe(true);
    }),
    { numRuns: 100 },
  );
});
