import { createHmac, timingSafeEqual } from "node:crypto";

/** The letters of a seal in callback data. */
export const SEAL_LETTERS = 20;

/** Proves that the bot said this: a client can forge a button's data, but does not know the key. */
export const proofOf = (key: string, said: readonly unknown[]): string =>
  createHmac("sha256", key).update(JSON.stringify(said)).digest("base64url");

/** Compares seals in the same time, wherever they differ. */
export const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
