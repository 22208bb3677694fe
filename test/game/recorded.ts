import { createHash } from "node:crypto";
import fc from "fast-check";
import { opponent } from "../../src/game/colours.ts";
import { mayDouble } from "../../src/game/cube.ts";
import { AUTOMATIC, decide } from "../../src/game/decide.ts";
import { commitment, diceOf } from "../../src/game/dice.ts";
import { newGame } from "../../src/game/game.ts";
import { waysToResign } from "../../src/game/leaving.ts";
import { type GameRecord, recordOf } from "../../src/game/record/record.ts";
import { rulesetFor, type Terms, takesCube } from "../../src/game/series.ts";
import type {
  AutomationOf,
  Colour,
  Command,
  DiceSource,
  Game,
  GameEvent,
} from "../../src/game/types.ts";
import { RULESETS } from "../../src/rules/rulesets.ts";
import { legalMoves } from "../../src/rules/search/search.ts";
import type { Turn } from "../../src/rules/turn.ts";
import type { Dice, Ruleset } from "../../src/rules/types.ts";
import { type Random, seeded } from "../rules/random.ts";
import { BY_HAND } from "./support.ts";

/** Everything that makes one random whole game; the same wish gives the same record. */
export type Wish = {
  readonly terms: Terms;
  readonly crawford: boolean;
  readonly first: Colour | undefined;
  readonly automation: AutomationOf;
  readonly seed: number;
};

const AUTOMATIONS: readonly AutomationOf[] = [
  AUTOMATIC,
  BY_HAND,
  () => ({ roll: true, forced: true, done: true }),
];

/** Wishes for games under one of these rulesets, with every cube rule on or off. */
export const wishes = (rulesets: readonly Ruleset[] = RULESETS): fc.Arbitrary<Wish> =>
  fc
    .record({
      base: fc.constantFrom(...rulesets),
      differing: fc.record({
        cube: fc.boolean(),
        raise: fc.constantFrom("double" as const, "arithmetic" as const),
        beaver: fc.boolean(),
        jacoby: fc.boolean(),
        autoDoubles: fc.integer({ min: 0, max: 3 }),
        nextFirst: fc.constantFrom("winner" as const, "throw" as const, "alternate" as const),
      }),
      stake: fc.integer({ min: 1, max: 1_000_000 }),
      match: fc.option(fc.integer({ min: 1, max: 15 }), { nil: undefined }),
      crawford: fc.boolean(),
      first: fc.constantFrom("white" as const, "black" as const, undefined),
      automation: fc.constantFrom(...AUTOMATIONS),
      seed: fc.integer({ min: 1, max: 1_000_000 }),
    })
    .map(({ base, differing, stake, match, crawford, first, automation, seed }) => {
      const hasCube = takesCube(base);
      const switches = hasCube ? differing : { nextFirst: differing.nextFirst };
      const ruleset = { ...base, switches: { ...base.switches, ...switches } };
      return {
        terms: { ruleset, stake, ...(match !== undefined && { match }) },
        // A match to one point begins one point from its end.
        crawford: hasCube && (match === 1 || (match !== undefined && crawford)),
        first: differing.nextFirst === "throw" ? undefined : first,
        automation,
        seed,
      };
    });

export const secretFor = (seed: number): Uint8Array =>
  createHash("sha256").update(`recorded ${seed}`).digest();

const AROUND = {
  players: { white: "Anna Ивановна", black: "Бо:рис <b>" },
  began: new Date(Date.UTC(2026, 10, 20, 5, 45)),
  ended: new Date(Date.UTC(2026, 10, 20, 6, 30)),
  number: 1,
} as const;

/** Who decides what is done next in a game. */
export type Player = (game: Game, random: Random) => Command;

/** The record of a game that random players played under this wish, to its end or until then. */
export const randomRecord = (
  wish: Wish,
  player: Player = anything,
  until: (events: number) => boolean = () => false,
): GameRecord => {
  const { terms, crawford, first, automation, seed } = wish;
  const ruleset = rulesetFor(terms, crawford);
  const random = seeded(seed);
  const dice = diceOf(secretFor(seed));
  const played = new Played(ruleset, dice, automation);
  const { from } = terms;
  played.carry({ type: "open", first, ...(from !== undefined && { from }) });
  while (played.game.phase.kind !== "over" && !until(played.events.length)) {
    played.carry(player(played.game, random));
  }
  const score = { white: BigInt(scoreBefore(wish)), black: 0n };
  return played.record({ seed, terms, crawford, score });
};

/** A game as it is played, and the record of it. */
class Played {
  readonly events: GameEvent[] = [];
  game: Game;
  readonly #dice: DiceSource;
  readonly #automation: AutomationOf;

  constructor(ruleset: Ruleset, dice: DiceSource, automation: AutomationOf) {
    this.game = newGame(ruleset);
    this.#dice = dice;
    this.#automation = automation;
  }

  carry(command: Command): void {
    const decided = decide(this.game, command, this.#dice, this.#automation);
    if (!decided.ok) throw new Error(`${command.type} was refused: ${decided.code}`);
    this.game = decided.game;
    this.events.push(...decided.events);
  }

  record({ seed, ...around }: Around): GameRecord {
    const secret = secretFor(seed);
    const { ruleset, phase } = this.game;
    const isOver = phase.kind === "over";
    return recordOf({
      nonce: null,
      ...AROUND,
      ...around,
      game: seed,
      ruleset: { ...ruleset, name: `The ${ruleset.id}` },
      ended: isOver ? AROUND.ended : undefined,
      hash: commitment(secret),
      secret: isOver ? secret : undefined,
      events: this.events,
    });
  }
}

type Around = Pick<Parameters<typeof recordOf>[0], "terms" | "crawford" | "score"> & {
  readonly seed: number;
};

type Script = {
  readonly ruleset: Ruleset;
  readonly stake?: number;
  readonly throws: readonly Dice[];
  readonly commands: readonly Command[];
};

/** The record of a game of which everything is known beforehand; its secret is made up. */
export const scriptedRecord = ({ ruleset, stake = 1, throws, commands }: Script): GameRecord => {
  const played = new Played(ruleset, (n) => throws[n] ?? [6, 5], BY_HAND);
  for (const command of [{ type: "open", first: undefined } as const, ...commands]) {
    played.carry(command);
  }
  return played.record({
    seed: 1,
    terms: { ruleset, stake },
    crawford: false,
    score: { white: 0n, black: 0n },
  });
};

const scoreBefore = ({ terms: { match }, crawford, seed }: Wish): number => {
  if (match === undefined) return seed;
  return crawford ? match - 1 : Math.max(0, match - 2);
};

/** Anything that the buttons offer, with undoing, doubling and resigning now and then. */
export const anything: Player = (game, random) => {
  const { phase, toMove: by, resignation } = game;
  if (resignation) {
    const answer = random.chance(1 / 4) ? "accept-resignation" : "decline-resignation";
    return { type: answer, by: opponent(resignation.by) };
  }
  if (phase.kind === "doubled") return answerTo(game, opponent(phase.by), phase.beaver, random);
  if (random.chance(1 / 120))
    return resigning(game, random.chance(1 / 2) ? "white" : "black", random);
  if (phase.kind === "rolling") {
    const doubles = mayDouble(game, by).ok && random.chance(1 / 8);
    return { type: doubles ? "double" : "roll", by };
  }
  if (phase.kind !== "moving") throw new Error(`nobody to move in ${phase.kind}`);
  if (phase.before.length > 0 && random.chance(1 / 10)) return { type: "undo", by };
  return moving(phase.turn, by, random);
};

/** Doubles whenever he may, and takes. */
export const eager: Player = (game, random) => {
  const { phase, toMove: by } = game;
  if (phase.kind === "doubled") return { type: "take", by: opponent(phase.by) };
  if (phase.kind === "moving") return moving(phase.turn, by, random);
  return { type: mayDouble(game, by).ok ? "double" : "roll", by };
};

const moving = (turn: Turn, by: Colour, random: Random): Command => {
  const moves = legalMoves(turn);
  const move = moves[random.below(moves.length)];
  return move
    ? { type: "move", by, moves: [{ from: move.from, die: move.die }] }
    : { type: "done", by };
};

const answerTo = (game: Game, by: Colour, isBeaver: boolean, random: Random): Command => {
  const { beaver } = game.ruleset.switches;
  if (beaver && !isBeaver && random.chance(1 / 3)) return { type: "beaver", by };
  return { type: random.chance(1 / 4) ? "drop" : "take", by };
};

const resigning = (game: Game, by: Colour, random: Random): Command => {
  return { type: "resign", by, outcome: random.pick(waysToResign(game, by)) };
};
