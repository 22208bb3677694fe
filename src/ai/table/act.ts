import { opponent } from "../../game/colours.ts";
import { mayDouble } from "../../game/cube.ts";
import { playerToAct, positionFor } from "../../game/game.ts";
import type { Colour, Command, Game, PerColour, PhaseOf } from "../../game/types.ts";
import { outcomePoints } from "../../rules/outcome.ts";
import { chooseTurn } from "../choose.ts";
import type { Level } from "../levels.ts";
import type { Player, Players } from "../players.ts";
import { acceptsResignation, resignationOf } from "../resign.ts";
import { cubeAdvice, questionOf } from "../seat.ts";

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
    winsMatch || acceptsResignation(player, positionFor(game, by), game.toMove === by, offered);
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
