import { opponent } from "../../game/colours.ts";
import { mayDouble } from "../../game/cube.ts";
import { playerToAct, positionFor } from "../../game/game.ts";
import type { Game, PerColour } from "../../game/types.ts";
import type { Move } from "../../rules/types.ts";
import { type Question, rankTurns } from "../choose.ts";
import type { Player, Players } from "../players.ts";
import { cubeAdvice, questionOf } from "../seat.ts";
import { valuePosition } from "../value.ts";

export type HintedTurn = {
  readonly moves: readonly Move[];
  readonly win: number;
  readonly loss: number;
};

export type Hint =
  /** The best turn, and the second best if there is one. */
  | { readonly about: "turn"; readonly turns: readonly HintedTurn[] }
  | { readonly about: "roll"; readonly advice: "double" | "roll" | "too-good" }
  | { readonly about: "double"; readonly advice: "take" | "drop" | "beaver" };

/** The best turns, at most `top`, the best first; losses in points of a game. */
export const hintedTurns = (
  player: Player,
  question: Question,
  top: number,
): readonly HintedTurn[] => {
  const ranked = rankTurns(player, question, { top });
  const best = ranked[0]?.equity ?? 0;
  return ranked.map(({ moves, chances, equity }) => ({
    moves,
    win: chances.win,
    loss: best - equity,
  }));
};

/** The advice of the best player; undefined if there is none to give. */
export const hintOf = (
  players: Players,
  game: Game,
  toGo?: PerColour<number>,
): Hint | undefined => {
  const by = playerToAct(game);
  if (by === undefined || game.resignation) return undefined;
  const player = players.player(game.ruleset, "best");
  const { phase } = game;
  switch (phase.kind) {
    case "moving": {
      return { about: "turn", turns: hintedTurns(player, questionOf(game, phase), 2) };
    }
    case "rolling": {
      if (!mayDouble(game, by).ok) return undefined;
      const { double, tooGood } = cubeAdvice(player, game, by, { toGo });
      return { about: "roll", advice: double ? "double" : tooGood ? "too-good" : "roll" };
    }
    case "doubled": {
      if (phase.beaver) {
        const { acceptBeaver } = cubeAdvice(player, game, by, { beaver: true, toGo });
        return { about: "double", advice: acceptBeaver ? "take" : "drop" };
      }
      const { take, beaver } = cubeAdvice(player, game, opponent(by), { toGo });
      return { about: "double", advice: beaver ? "beaver" : take ? "take" : "drop" };
    }
    case "opening":
    case "over":
      return undefined;
  }
};

/** White's winning chance in a running game, a roll counting as played at its best. */
export const outlookOf = (players: Players, game: Game): number | undefined => {
  const { phase, toMove } = game;
  if (phase.kind === "opening" || phase.kind === "over") return undefined;
  const player = players.player(game.ruleset, "middle");
  const win =
    phase.kind === "moving"
      ? rankTurns(player, questionOf(game, phase), { top: 1 })[0]?.chances.win
      : valuePosition(player, positionFor(game, toMove)).chances.win;
  return win === undefined || toMove === "white" ? win : 1 - win;
};
