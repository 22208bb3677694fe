import { randomBytes } from "node:crypto";
import type { Store } from "../store/store.ts";
import type { Caches } from "./caches.ts";

export type Services = {
  readonly store: Store;
  readonly caches: Caches;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** A new secret for the dice of one game, 32 bytes. */
  readonly newSecret: () => Uint8Array;
  readonly newToken: () => string;
  /** What a player brings to the dice by an update of theirs, whose number the bot cannot choose. */
  readonly luckOf?: (update: number) => string;
  /** The update that is dealt with, if any. */
  readonly update?: number;
};

/** What whoever acts now brings to the dice of a game. */
export const luckIn = ({ luckOf, update }: Services): string | null =>
  (update !== undefined && luckOf?.(update)) || null;

/** 128 random bits in base64url. */
export const newToken = (): string => randomBytes(16).toString("base64url");
