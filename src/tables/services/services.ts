import { randomBytes } from "node:crypto";
import type { GameId, PersonId } from "../../ids/ids.ts";
import type { GameRow } from "../../store/games.ts";

export type { Think } from "../../ai/table/thinker.ts";

import type { Store } from "../../store/store.ts";
import type { Caches } from "./caches.ts";

/** For how many days the bot keeps what nobody needs; 0: for ever. */
export type Retention = {
  /** Challenges that no game came of. */
  readonly challengesDays: number;
  /** Names, languages and settings of people who do not come any more. */
  readonly peopleDays: number;
};

export const RETENTION: Retention = { challengesDays: 30, peopleDays: 730 };

export type Services = {
  readonly store: Store;
  readonly caches: Caches;
  /** What features add to the games at the tables, in the order in which they are asked. */
  readonly extensions: readonly GameExtension[];
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** A new secret for the dice of one game, 32 bytes. */
  readonly newSecret: () => Uint8Array;
  readonly newToken: () => string;
  /** As `RETENTION` says where it is not given. */
  readonly retention?: Retention;
  /** What a player brings to the dice by an update of theirs, whose number the bot cannot choose. */
  readonly luckOf?: (update: number) => string;
  /** The update that is dealt with, if any. */
  readonly update?: number;
};

/** What a feature adds to the games at the tables, which know no feature by name. */
export type GameExtension = {
  /** False: nothing that comes of this game counts. */
  readonly counts?: (services: Services, game: GameId) => boolean;
  /** A game has begun, in the transaction that begins it. */
  readonly begun?: (services: Services, game: Pick<GameRow, "id" | "white" | "black">) => void;
  /** A person is forgotten, in the transaction that forgets them, before their rows go. */
  readonly forgotten?: (services: Services, person: PersonId) => void;
};

/** What whoever acts now brings to the dice of a game. */
export const luckIn = ({ luckOf, update }: Services): string | null =>
  (update !== undefined && luckOf?.(update)) || null;

/** 128 random bits in base64url. */
export const newToken = (): string => randomBytes(16).toString("base64url");
