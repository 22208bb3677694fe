import { positionIdOf } from "../../../game/problem/gnubg-id.ts";
import { problemOf } from "../../../game/problem/of-game.ts";
import type { Problem, ProblemAsked } from "../../../game/problem.ts";
import type { PersonId } from "../../../ids/ids.ts";
import { agreedIn, allowsHints } from "../../../tables/game/agreed.ts";
import { loadGame } from "../../../tables/game/load-game.ts";
import type { Services } from "../../../tables/services/services.ts";

const diceOf = (asked: ProblemAsked): string => {
  if (asked.kind !== "turn") return asked.kind;
  const { roll } = asked;
  return ("dice" in roll ? roll.dice : roll.pending).toSorted().join("");
};

const isSame = (one: Problem, other: Problem): boolean =>
  positionIdOf(one.position) === positionIdOf(other.position) &&
  diceOf(one.asked) === diceOf(other.asked);

/**
 * Whether a person faces this very decision now in a game that allows no hints: then the bot, which
 * wrote the line under the board, does not answer it.
 */
export const isBeingPlayed = (services: Services, person: PersonId, problem: Problem): boolean => {
  const { games, tables } = services.store;
  const running = tables.runningOf({ person }).flatMap(({ game }) => (game === null ? [] : [game]));
  return [...new Set(running)].some((id) => {
    const row = games.game(id);
    const asked = row && problemOf(loadGame(services, row));
    return (
      row !== undefined &&
      asked !== undefined &&
      isSame(asked, problem) &&
      !allowsHints(agreedIn(services, row))
    );
  });
};
