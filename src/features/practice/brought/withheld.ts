import { positionIdOf } from "../../../game/problem/gnubg-id.ts";
import { problemOf } from "../../../game/problem/of-game.ts";
import type { Problem, ProblemAsked } from "../../../game/problem.ts";
import type { PersonId } from "../../../ids/ids.ts";
import { agreedIn, allowsHints } from "../../../tables/game/agreed.ts";
import { loadGame } from "../../../tables/game/load-game.ts";
import type { Services } from "../../../tables/services/services.ts";
import type { JudgedDecision } from "../decision/decision.ts";
import { openSeven, sevenToday } from "../sets/sets.ts";
import { sevensIn } from "../sets/sevens.ts";
import { SEVEN_GAMES } from "../sets/types.ts";
import { trainingOf } from "../trainer/play/play.ts";

/** What a person faces now: in a game that allows no hints, or as a puzzle that is counted. */
export type Withheld = "own-game" | "own-puzzle";

type AskedThere = Pick<Problem, "position" | "asked">;

const diceOf = (asked: ProblemAsked): string => {
  if (asked.kind !== "turn") return asked.kind;
  const { roll } = asked;
  return ("dice" in roll ? roll.dice : roll.pending).toSorted().join("");
};

const isSame = (one: AskedThere, other: AskedThere): boolean =>
  positionIdOf(one.position) === positionIdOf(other.position) &&
  diceOf(one.asked) === diceOf(other.asked);

const askedIn = ({ position, roll }: JudgedDecision): AskedThere => ({
  position,
  asked: { kind: "turn", roll },
});

const gamesOf = (services: Services, person: PersonId): readonly AskedThere[] => {
  const { games, tables } = services.store;
  const running = tables.runningOf({ person }).flatMap(({ game }) => (game === null ? [] : [game]));
  return [...new Set(running)].flatMap((id) => {
    const row = games.game(id);
    if (!row || allowsHints(agreedIn(services, row))) return [];
    return problemOf(loadGame(services, row)) ?? [];
  });
};

/** The puzzle for all that is being trained, and what is not answered of today's sevens. */
const puzzlesOf = (services: Services, person: PersonId): readonly AskedThere[] => {
  const now = trainingOf(services, person);
  const isOpen = now?.origin === "puzzle" && now.loss === undefined;
  const day = sevenToday(services);
  const ofSevens = SEVEN_GAMES.flatMap((game) => {
    const given = sevensIn(services.store).answers({ person, game, day });
    const open = openSeven(services, { game, day }) ?? [];
    return open.filter((_, at) => given.every(({ number }) => number !== at));
  });
  return [...(isOpen ? [now] : []), ...ofSevens].map(({ decision }) => askedIn(decision));
};

/**
 * As what a person faces this very decision now, if they are not told its answer: the bot itself
 * wrote the line under the board of their game, and a puzzle's answer comes after the try.
 */
export const withheldFrom = (
  services: Services,
  person: PersonId,
  problem: AskedThere,
): Withheld | undefined => {
  const isIt = (one: AskedThere): boolean => isSame(one, problem);
  if (gamesOf(services, person).some(isIt)) return "own-game";
  return puzzlesOf(services, person).some(isIt) ? "own-puzzle" : undefined;
};
