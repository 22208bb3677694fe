import { opponent } from "../../game/colours.ts";
import { countsOnce, mayDouble } from "../../game/cube.ts";
import { playerToAct, positionFor } from "../../game/game.ts";
import type { Colour, Command, Game, PerColour, PhaseOf } from "../../game/types.ts";
import { outcomePoints, outcomesOfLeaving, possibleOutcomes } from "../../rules/outcome.ts";
import { flip } from "../../rules/position.ts";
import type { Outcome, Position } from "../../rules/types.ts";
import { equityOf, scaleOf } from "../chances.ts";
import { chooseTurn } from "../choose.ts";
import type { Level } from "../levels.ts";
import type { Player, Players } from "../players.ts";
import { cubeAdvice, questionOf } from "../seat.ts";
import { valuePosition } from "../value.ts";

/** A game that waits for the computer. It has only what all players see, and no future die. */
export type Situation = {
  readonly game: Game;
  readonly level: Level;
  readonly mayResign: boolean;
  readonly toGo?: PerColour<number> | undefined;
};

/** The computer's next commands; none if the game does not wait for a player. */
export const commandsOf = (players: Players, situation: Situation): readonly Command[] => {
  const { game, level } = situation;
  const by = playerToAct(game);
  if (by === undefined) return [];
  const player = players.player(game.ruleset, level);
  if (game.resignation) return [answerToResignation(player, situation, by)];
  switch (game.phase.kind) {
    case "rolling":
      return [beforeRoll(player, situation, by)];
    case "doubled":
      return [answerToDouble(player, situation, by, game.phase)];
    case "moving":
      return movesOf(player, game, by, game.phase);
    case "opening":
    case "over":
      return [];
  }
};

const answerToResignation = (player: Player, { game, toGo }: Situation, by: Colour): Command => {
  const offered = game.resignation?.outcome ?? "oin";
  const points = game.cube.value * BigInt(outcomePoints(game.ruleset, offered));
  const winsMatch = toGo !== undefined && points >= toGo[by];
  const accepts =
    winsMatch ||
    countsOnce(game.ruleset.switches, game.cube) ||
    acceptsResignation(player, positionFor(game, by), game.toMove === by, offered);
  return { type: accepts ? "accept-resignation" : "decline-resignation", by };
};

const beforeRoll = (player: Player, { game, mayResign, toGo }: Situation, by: Colour): Command => {
  const outcome = mayResign ? resignationOf(player, positionFor(game, by)) : undefined;
  if (outcome !== undefined) return { type: "resign", by, outcome };
  const doubles = mayDouble(game, by).ok && cubeAdvice(player, game, by, { toGo }).double;
  return { type: doubles ? "double" : "roll", by };
};

const answerToDouble = (
  player: Player,
  { game, toGo }: Situation,
  by: Colour,
  { beaver }: PhaseOf<"doubled">,
): Command => {
  if (beaver) {
    const { acceptBeaver } = cubeAdvice(player, game, by, { beaver, toGo });
    return { type: acceptBeaver ? "take" : "drop", by };
  }
  const advice = cubeAdvice(player, game, opponent(by), { toGo });
  if (advice.take && advice.beaver) return { type: "beaver", by };
  return { type: advice.take ? "take" : "drop", by };
};

/** If a turn was begun and cut short, its moves are undone first: a turn is chosen as a whole. */
const movesOf = (
  player: Player,
  game: Game,
  by: Colour,
  phase: PhaseOf<"moving">,
): readonly Command[] => {
  if (phase.before.length > 0) return [{ type: "undo", by }];
  const { moves } = chooseTurn(player, questionOf(game, phase));
  return [{ type: "move", by, moves: moves.map(({ from, die }) => ({ from, die })) }];
};

/** A smaller chance to win makes a game hopeless. */
const HOPELESS = 0.003;
/** In points: what a resignation may cost more than playing on, and what it may offer less. */
const COST = 0.1;
const SHORT_OF = 0.02;

/** The outcome to offer in a hopeless game; undefined if playing on, or leaving, costs less. */
export const resignationOf = (player: Player, position: Position): Outcome | undefined => {
  const { ruleset } = player;
  // Each checker that is still borne off makes the difference smaller.
  if (ruleset.switches.score === "difference") return undefined;
  const { chances } = valuePosition(player, position, 1);
  if (chances.win > HOPELESS) return undefined;
  const loss = -equityOf(scaleOf(ruleset, false), chances);
  const enough = possibleOutcomes(ruleset, position).find(
    (outcome) => outcomePoints(ruleset, outcome) >= loss - SHORT_OF,
  );
  if (enough === undefined || outcomePoints(ruleset, enough) > loss + COST) return undefined;
  return outcomesOfLeaving(ruleset, position).includes(enough) ? enough : undefined;
};

/** The winner accepts an offer that falls short of the equity by at most this, in points. */
const GENEROUS = 0.01;

/** Whether the winner, whose `position` it is, should accept the offered outcome. */
export const acceptsResignation = (
  player: Player,
  position: Position,
  toRoll: boolean,
  offered: Outcome,
): boolean => {
  const { ruleset } = player;
  const value = valuePosition(player, toRoll ? position : flip(position), 1);
  const equity = equityOf(scaleOf(ruleset, false), value.chances) * (toRoll ? 1 : -1);
  return outcomePoints(ruleset, offered) + GENEROUS >= equity;
};
