import type { ChatId, GameId, PersonId } from "../../../ids/ids.ts";
import type { GameRow } from "../../../store/games.ts";
import type { Services } from "../../../tables/services/services.ts";
import { slotOf } from "../../../tables/services/slots.ts";

export type ContestGame = Pick<GameRow, "id" | "white" | "black" | "endedAt">;

/**
 * A kind of contest whose games are watched one after the other; each contest has a number of its
 * kind.
 */
export type WatchedKind = {
  /** Stands in links: without a hyphen. */
  readonly kind: string;
  readonly groupOf: (services: Services, number: number) => ChatId | undefined;
  /** The contest of a game. */
  readonly ofGame: (services: Services, game: GameId) => number | undefined;
  /** Its games, the running ones among them. */
  readonly games: (services: Services, number: number) => readonly ContestGame[];
  /** Its players, in order of their place. */
  readonly order: (services: Services, number: number) => readonly PersonId[];
};

/** Each feature with games to watch gives its kind. */
export const CONTESTS = slotOf<WatchedKind>();
