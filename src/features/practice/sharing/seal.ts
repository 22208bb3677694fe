import type { PressNamed } from "../../../bot/press/book.ts";
import { isSame, proofOf, SEAL_LETTERS } from "../../../bot/press/fields.ts";
import type { BotContext } from "../../../bot/updates/context.ts";
import { isPersonId, type PersonId } from "../../../ids/ids.ts";
import { DAY_MS } from "../../../tables/services/time.ts";
import type { DARE_PRESSES } from "./presses.ts";

/** A dare lives so long; a client can press the buttons of its message for ever. */
export const LIFE_DAYS = 14;

export const dayNow = (now: number): number => Math.floor(now / DAY_MS);

export type SealedDare = Omit<PressNamed<typeof DARE_PRESSES, "dare-open">, "do">;
/** All that a message holds of its dare before the first press. */
export type NewDareData = Omit<SealedDare, "seal">;

const sealOf = ({ api }: BotContext, offered: NewDareData): string => {
  const { person, source, of, turn, made, drawn } = offered;
  const said = ["dare", person, source, of, turn, made, drawn];
  return proofOf(api.token, said).slice(0, SEAL_LETTERS);
};

/** The fields of the buttons under a new dare. */
export const seal = (ctx: BotContext, offered: NewDareData): SealedDare => ({
  ...offered,
  seal: sealOf(ctx, offered),
});

/** Who sends a dare; undefined if the bot did not write this, or long ago. */
export const senderOf = (
  ctx: BotContext,
  { seal, ...offered }: SealedDare,
): PersonId | undefined => {
  const { person, made } = offered;
  const isOver = made + LIFE_DAYS < dayNow(ctx.services.now());
  if (isOver || !isPersonId(person) || !isSame(seal, sealOf(ctx, offered))) return undefined;
  return person;
};
