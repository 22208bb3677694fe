import { createHash } from "node:crypto";
import fc from "fast-check";
import { newGame, positionFor } from "../../src/game/apply.ts";
import { opponent } from "../../src/game/colours.ts";
import { doubleRefusal } from "../../src/game/cube.ts";
import { AUTOMATIC, decide } from "../../src/game/decide.ts";
import { commitment, diceOf } from "../../src/game/dice.ts";
import { recordOf } from "../../src/game/record.ts";
import type { GameRecord } from "../../src/game/record-format.ts";
import { rulesetFor, type Terms } from "../../src/game/series.ts";
import type { AutomationOf, Colour, Command, Game, GameEvent } from "../../src/game/types.ts";
import { legalMoves } from "../../src/rules/legal.ts";
import { possibleOutcomes } from "../../src/rules/outcome.ts";
import { RULESETS } from "../../src/rules/rulesets.ts";
import type { Ruleset } from "../../src/rules/types.ts";
import { chooser } from "./support.ts";

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
  () => ({ roll: false, forced: false, done: false }),
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
      const ruleset = { ...base, switches: { ...base.switches, ...differing } };
      return {
        terms: { ruleset, stake, ...(match !== undefined && { match }) },
        crawford: match !== undefined && crawford,
        first: differing.nextFirst === "throw" ? undefined : first,
        automation,
        seed,
      };
    });

export const secretFor = (seed: number): Uint8Array =>
  createHash("sha256").update(`recorded ${seed}`).digest();

const NAMES: Readonly<Record<string, string>> = { white: "Anna Ивановна", black: "Бо:рис <b>" };

/** The record of a game that random players played under this wish, to its end. */
export const randomRecord = (wish: Wish, until: (events: number) => boolean = () => false) => {
  const { terms, crawford, first, automation, seed } = wish;
  const ruleset = rulesetFor(terms, crawford);
  const secret = secretFor(seed);
  const [dice, choose] = [diceOf(secret), chooser(seed)];
  const events: GameEvent[] = [];
  let game = newGame(ruleset);
  const step = (command: Command): void => {
    const decided = decide(game, command, dice, automation);
    if (!decided.ok) throw new Error(`${command.type} was refused: ${decided.code}`);
    game = decided.game;
    events.push(...decided.events);
  };
  step({ type: "open", first });
  while (game.phase.kind !== "over" && !until(events.length)) step(nextCommand(game, choose));
  const isOver = game.phase.kind === "over";
  return recordOf({
    game: seed,
    ruleset: { ...ruleset, name: `The ${ruleset.id}` },
    players: { white: NAMES.white ?? "", black: NAMES.black ?? "" },
    terms,
    crawford,
    score: { white: 3n, black: 0n },
    began: new Date(Date.UTC(2026, 10, 20, 5, 45)),
    ended: isOver ? new Date(Date.UTC(2026, 10, 20, 6, 30)) : undefined,
    hash: commitment(secret),
    secret: isOver ? secret : undefined,
    events,
  });
};

type Choose = (count: number) => number;

const nextCommand = (game: Game, choose: Choose): Command => {
  const { phase, toMove: by, resignation } = game;
  if (resignation) {
    const answer = choose(4) === 0 ? "accept-resignation" : "decline-resignation";
    return { type: answer, by: opponent(resignation.by) };
  }
  if (phase.kind === "doubled") return answerTo(game, opponent(phase.by), phase.beaver, choose);
  if (choose(120) === 0) return resigning(game, choose(2) === 0 ? "white" : "black", choose);
  if (phase.kind === "rolling") {
    const doubles = doubleRefusal(game, by) === undefined && choose(8) === 0;
    return { type: doubles ? "double" : "roll", by };
  }
  if (phase.kind !== "moving") throw new Error(`nobody to move in ${phase.kind}`);
  if (phase.before.length > 0 && choose(10) === 0) return { type: "undo", by };
  const moves = legalMoves(phase.turn);
  const move = moves[choose(moves.length)];
  return move ? { type: "move", by, from: move.from, die: move.die } : { type: "done", by };
};

const answerTo = (game: Game, by: Colour, isBeaver: boolean, choose: Choose): Command => {
  const { beaver } = game.ruleset.switches;
  if (beaver && !isBeaver && choose(3) === 0) return { type: "beaver", by };
  return { type: choose(4) === 0 ? "drop" : "take", by };
};

const resigning = (game: Game, by: Colour, choose: Choose): Command => {
  const outcomes = possibleOutcomes(game.ruleset, positionFor(game, by));
  return { type: "resign", by, outcome: outcomes[choose(outcomes.length)] ?? "oin" };
};

/** A copy as it is read back from a file, to be changed. */
export const copyOf = (record: GameRecord) => structuredClone(record);
