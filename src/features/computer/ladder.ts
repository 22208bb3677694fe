import type { GameId, PersonId } from "../../ids/ids.ts";
import type { Family } from "../../rules/types.ts";
import type { GameRow } from "../../store/games.ts";
import { LEVELS, levelOf, type SeatLevel } from "../../tables/game/seats.ts";
import type { Services } from "../../tables/services/services.ts";
import { computerGamesIn } from "./store.ts";

/** A step is reached by two wins in three games in a row at its level. */
const WON = 2;
const OF = 3;

export type LadderGame = {
  readonly game: GameId;
  readonly family: Family;
  readonly level: SeatLevel;
  readonly isWon: boolean;
};

/** A step of a family's ladder, and the game that reached it. */
export type LadderStep = Pick<LadderGame, "game" | "family" | "level">;

/** The steps that a person's games have reached, from their games in order. */
export const stepsOf = (games: readonly LadderGame[]): readonly LadderStep[] => {
  const last = new Map<string, readonly boolean[]>();
  const steps = new Map<string, LadderStep>();
  for (const { game, family, level, isWon } of games) {
    const step = `${family} ${level}`;
    const results = [...(last.get(step) ?? []), isWon].slice(-OF);
    last.set(step, results);
    const isReached = results.filter(Boolean).length >= WON;
    if (isReached && !steps.has(step)) steps.set(step, { game, family, level });
  }
  return [...steps.values()];
};

/** A person's steps up to a game and with it; null: all. */
const stepsFor = (
  { store }: Services,
  person: PersonId,
  upTo: GameId | null,
): readonly LadderStep[] =>
  stepsOf(
    computerGamesIn(store)
      .all({ person, upTo })
      .flatMap(({ game, family, winner, loser }) => {
        const isWon = winner === person;
        const level = levelOf(isWon ? loser : winner);
        return level === undefined ? [] : { game, family, level, isWon };
      }),
  );

export const stepBy = (
  services: Services,
  person: PersonId,
  { id }: Pick<GameRow, "id">,
): LadderStep | undefined => stepsFor(services, person, id).find(({ game }) => game === id);

/** All levels in a family from the weakest, and which of them a person has reached. */
export type Ladder = {
  readonly family: Family;
  readonly steps: readonly { readonly level: SeatLevel; readonly isReached: boolean }[];
};

/** A person's ladders, those without a game against the computer left out. */
export const laddersOf = (services: Services, person: PersonId): readonly Ladder[] => {
  const reached = stepsFor(services, person, null);
  const played = new Set(
    computerGamesIn(services.store)
      .all({ person, upTo: null })
      .map(({ family }) => family),
  );
  return (["long", "short"] as const)
    .filter((family) => played.has(family))
    .map((family) => ({
      family,
      steps: LEVELS.map((level) => ({
        level,
        isReached: reached.some((one) => one.family === family && one.level === level),
      })),
    }));
};
