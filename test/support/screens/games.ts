import { opponent } from "../../../src/game/colours.ts";
import { mayDouble } from "../../../src/game/cube.ts";
import { decide } from "../../../src/game/decide.ts";
import { newGame } from "../../../src/game/game.ts";
import { waysToResign } from "../../../src/game/leaving.ts";
import { movesOf } from "../../../src/game/moves.ts";
import type { Command, Game } from "../../../src/game/types.ts";
import type { Ruleset } from "../../../src/rules/types.ts";
import { BY_HAND, secret } from "../../game/support.ts";
import type { Random } from "../../rules/random.ts";

/** Longer games are given up: they show nothing new. */
const MOST_STEPS = 400;

/** All states of a game by players who press anything; its last one is over. */
export const statesOf = (ruleset: Ruleset, random: Random): readonly Game[] => {
  const dice = secret(1 + random.below(1_000_000));
  const isByHand = random.chance(0.5);
  const states = [newGame(ruleset)];
  for (const game of states) {
    if (game.phase.kind === "over") break;
    const command = nextCommand(game, states.length, random);
    const decided = isByHand ? decide(game, command, dice, BY_HAND) : decide(game, command, dice);
    if (!decided.ok) throw new Error(`${command.type} was refused: ${decided.code}`);
    states.push(decided.game);
  }
  return states;
};

const nextCommand = (game: Game, step: number, random: Random): Command => {
  const { phase, toMove: by, ruleset, resignation } = game;
  if (phase.kind === "opening") return { type: "open", first: undefined };
  if (resignation) {
    const isOver = random.chance(0.2);
    const other = opponent(resignation.by);
    return { type: isOver ? "accept-resignation" : "decline-resignation", by: other };
  }
  if (phase.kind === "doubled") {
    const mayBeaver = ruleset.switches.beaver && !phase.beaver;
    const answer = random.pick(["take", "take", "take", mayBeaver ? "beaver" : "take"] as const);
    return { type: random.chance(0.08) ? "drop" : answer, by: opponent(phase.by) };
  }
  if (step > MOST_STEPS) return { type: "claim", by: opponent(by) };
  if (random.chance(0.006)) return { type: "time-out", by };
  if (random.chance(0.015)) {
    const loser = random.pick(["white", "black"] as const);
    return { type: "resign", by: loser, outcome: random.pick(waysToResign(game, loser)) };
  }
  if (phase.kind !== "moving") {
    const doubles = mayDouble(game, by).ok && random.chance(0.1);
    return { type: doubles ? "double" : "roll", by };
  }
  const moves = movesOf(phase.turn);
  if (phase.before.length > 0 && random.chance(0.1)) return { type: "undo", by };
  if (moves.length === 0) return { type: "done", by };
  const { from, die } = random.pick(moves);
  return { type: "move", by, moves: [{ from, die }] };
};

/** What makes a keyboard of another kind. */
const kindOf = ({ phase, resignation, answered, timeOuts, history }: Game): string => {
  const isLate = Math.max(timeOuts.white ?? -9, timeOuts.black ?? -9) >= history.length - 1;
  const about = [resignation && "resignation", answered, isLate && "late"].filter(Boolean);
  if (phase.kind !== "moving") return [phase.kind, ...about].join(" ");
  const part = movesOf(phase.turn).length === 0 ? "done" : Math.min(phase.before.length, 2);
  return [phase.kind, phase.part, part, ...about].join(" ");
};

/** Some states of a game, of as many kinds as there are. */
export const picked = (
  states: readonly Game[],
  most: number,
  random: Random,
): readonly (readonly [kind: string, game: Game])[] => {
  const kinds = new Map<string, Game[]>();
  for (const game of states.slice(1)) {
    const kind = kindOf(game);
    kinds.set(kind, [...(kinds.get(kind) ?? []), game]);
  }
  const found: (readonly [string, Game])[] = [];
  while (found.length < most) {
    for (const [kind, games] of random.shuffled([...kinds])) {
      if (games.length > 0 && found.length < most) found.push([kind, random.pick(games)]);
    }
  }
  return found;
};

/** The game at its beginning, after each turn, and at its end. */
export const turnsOf = (states: readonly Game[]): readonly Game[] =>
  states.filter(
    ({ history }, at) =>
      at === 0 ||
      at === states.length - 1 ||
      history.length > (states[at - 1]?.history.length ?? 0),
  );
