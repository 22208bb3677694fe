import type { ChatId, GameId, PersonId } from "../../ids/ids.ts";
import type { GameRow } from "../../store/games.ts";
import type { Services } from "../../tables/services/services.ts";
import { slotOf } from "../../tables/services/slots.ts";

export type Playing = Pick<GameRow, "id" | "white" | "black" | "endedAt">;

/** A kind of evening whose games are watched one after the other; each has a number of its kind. */
export type WatchedKind = {
  /** Stands in links: without a hyphen. */
  readonly kind: string;
  readonly groupOf: (services: Services, number: number) => ChatId | undefined;
  /** The evening that a game belongs to. */
  readonly ofGame: (services: Services, game: GameId) => number | undefined;
  /** Those that run are among them. */
  readonly games: (services: Services, number: number) => readonly Playing[];
  /** Who plays in it, the first first. */
  readonly order: (services: Services, number: number) => readonly PersonId[];
};

/** Each feature that has games to be watched gives its kind. */
export const EVENINGS = slotOf<WatchedKind>("evenings");
